import { LRUCache } from 'lru-cache';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';

interface Sources {
  readonly script?: readonly string[];
  readonly style?: readonly string[];
  readonly font?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
  readonly image?: readonly string[];
}

/** Where GeeTest's script finds its parts, and where it asks; it takes the second where the first does not answer. */
const geetestParts = ['https://static.geetest.com', 'https://static.geevisit.com'];
const geetestCalls = ['https://gcaptcha4.geetest.com', 'https://gcaptcha4.geevisit.com'];

const captchaSources: Readonly<Record<ResolvedBrand['captcha']['provider'], Sources>> = {
  none: {},
  altcha: {},
  turnstile: {
    script: ['https://challenges.cloudflare.com'],
    frame: ['https://challenges.cloudflare.com'],
  },
  geetest: {
    script: [...geetestParts, ...geetestCalls],
    style: geetestParts,
    font: geetestParts,
    connect: geetestCalls,
    image: geetestParts,
  },
};

const hostPattern =
  /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?(:\d{1,5})?$/i;

/** Stands for the nonce of a response in a policy that is kept; no source can hold a brace. */
const NONCE_PLACE = '{nonce}';
const NONCE_SOURCE = `'nonce-${NONCE_PLACE}'`;

/** The host as a source, or nothing where it could say more than a host. */
const hostSource = (host: string): string[] =>
  hostPattern.test(host) ? [`https://${host.toLowerCase()}`] : [];

function originSource(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { protocol, host } = new URL(address);
  return protocol === 'https:' ? hostSource(host) : [];
}

function phoneAuthSources({ provider, authDomain }: ResolvedBrand['phoneAuth']): Sources {
  if (provider !== 'firebase') return {};
  const recaptcha = 'https://www.google.com/recaptcha/';
  const challenges = 'https://recaptcha.google.com/recaptcha/';
  return {
    script: ['https://apis.google.com', recaptcha, 'https://www.gstatic.com/recaptcha/'],
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      recaptcha,
    ],
    frame: [recaptcha, challenges, ...(authDomain ? hostSource(authDomain) : [])],
  };
}

function analyticsSources({ gtagId }: ResolvedBrand['analytics']): Sources {
  if (!gtagId) return {};
  const tags = 'https://www.googletagmanager.com';
  const reports = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
  return { script: [tags], connect: [tags, ...reports], image: [tags, ...reports] };
}

/** Most merchants' policies read alike, and one text for all of them stays close to the processor. */
const alike = new LRUCache<string, string>({ max: 1000 });

/**
 * The Content-Security-Policy of a brand's document, with places for its nonce: this site, the hosts the brand names
 * and those of the providers it has chosen, and nothing else. Style attributes count in development only.
 */
export function composeCsp(
  brand: ResolvedBrand,
  { allowsStyleAttributes = false }: { readonly allowsStyleAttributes?: boolean } = {},
): string {
  const providers = [
    captchaSources[brand.captcha.provider],
    phoneAuthSources(brand.phoneAuth),
    analyticsSources(brand.analytics),
  ];
  const provided = (kind: keyof Sources) => providers.flatMap((sources) => sources[kind] ?? []);
  const named = brand.allowHosts.flatMap(hostSource);
  const images = brand.cdn.images.flatMap(originSource);
  const launch = brand.cdn.launch.flatMap(originSource);
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", NONCE_SOURCE, ...provided('script')],
    ['style-src', "'self'", NONCE_SOURCE, ...provided('style')],
    ['img-src', "'self'", 'data:', ...named, ...images, ...provided('image')],
    ['font-src', "'self'", ...provided('font')],
    // A captcha read aloud comes as data.
    ['media-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...provided('connect')],
    ['frame-src', "'self'", ...named, ...launch, ...provided('frame')],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
  ];
  if (allowsStyleAttributes) directives.push(['style-src-attr', "'unsafe-inline'"]);
  const policy = directives.map((directive) => [...new Set(directive)].join(' ')).join('; ');
  const known = alike.get(policy);
  if (known === undefined) alike.set(policy, policy);
  return known ?? policy;
}

/**
 * The policy of one response, with its fresh `nonce`. Only what came over https asks for https everywhere: a plain host
 * would show nothing.
 */
export function fillCsp(policy: string, nonce: string, isSecure: boolean): string {
  const filled = policy.replaceAll(NONCE_PLACE, nonce);
  return isSecure ? `${filled}; upgrade-insecure-requests` : filled;
}
