import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';

/** What a document's policy depends on beside its brand. */
export interface CspOptions {
  /** Whether the document came over https; plain http must not be upgraded, or a plain host shows nothing. */
  readonly isSecure: boolean;
  /** Lets style attributes of the document count; for development only. */
  readonly allowsStyleAttributes?: boolean;
}

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

function composePolicy(brand: ResolvedBrand, options: CspOptions): string {
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
  if (options.allowsStyleAttributes) directives.push(['style-src-attr', "'unsafe-inline'"]);
  if (options.isSecure) directives.push(['upgrade-insecure-requests']);
  return directives.map((directive) => [...new Set(directive)].join(' ')).join('; ');
}

const kept = new WeakMap<ResolvedBrand, Map<string, string>>();

/**
 * The Content-Security-Policy of a brand's document: this site, the hosts the brand names and those of the providers it
 * has chosen, and nothing else. `nonce` is fresh for every response; the rest is composed once.
 */
export function buildCsp(brand: ResolvedBrand, nonce: string, options: CspOptions): string {
  let policies = kept.get(brand);
  if (!policies) kept.set(brand, (policies = new Map()));
  const key = `${options.isSecure} ${options.allowsStyleAttributes ?? false}`;
  let policy = policies.get(key);
  if (policy === undefined) policies.set(key, (policy = composePolicy(brand, options)));
  return policy.replaceAll(NONCE_PLACE, nonce);
}
