import { callProvider, parseAnswer, providerTimeoutMs, type Fetch } from './httpCall.ts';
import { ProviderFault } from './providerFault.ts';

/** Google's public certificates for ID tokens, by key id. */
export interface Certificates {
  /** PEM. Throws ProviderFault `refused` for an id that Google does not know. */
  get(keyId: string | undefined): Promise<string>;
}

/** What certificates are fetched with. */
export interface CertificateDeps {
  readonly fetch: Fetch;
  readonly clock: () => Date;
  readonly timeoutMs?: number;
}

interface Kept {
  readonly pems: Readonly<Record<string, unknown>>;
  readonly until: number;
}

const address =
  'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';

/** Without a word from Google. */
const usualLifeSeconds = 300;
const longestLifeSeconds = 24 * 3_600;

function readLifeSeconds(headers: Headers): number {
  const seconds = /(?:^|[,\s])max-age=(\d{1,9})/i.exec(headers.get('cache-control') ?? '')?.[1];
  return Math.min(seconds === undefined ? usualLifeSeconds : Number(seconds), longestLifeSeconds);
}

/** Keeps the certificates for as long as Google says; those who ask at the same time wait for one answer. */
export function createCertificates(deps: CertificateDeps): Certificates {
  const { fetch, clock, timeoutMs = providerTimeoutMs } = deps;
  let kept: Promise<Kept> | undefined;
  let until = 0;

  async function load(): Promise<Kept> {
    const call = { service: 'phoneAuth', url: address, method: 'GET', retry: 'always' } as const;
    const answer = await callProvider(fetch, { ...call, timeoutMs });
    if (answer.status !== 200) {
      throw new ProviderFault('phoneAuth', 'unreachable', `certificates: status ${answer.status}`);
    }
    const pems = { ...parseAnswer('phoneAuth', answer) };
    return { pems, until: clock().getTime() + readLifeSeconds(answer.headers) * 1_000 };
  }

  async function getPems(): Promise<Kept['pems']> {
    if (!kept || clock().getTime() >= until) {
      const loading = load();
      kept = loading;
      until = Number.POSITIVE_INFINITY;
      loading.then(
        (loaded) => {
          until = loaded.until;
        },
        () => {
          kept = undefined;
        },
      );
    }
    return (await kept).pems;
  }

  return {
    async get(keyId) {
      const pems = await getPems();
      const pem = pems[keyId ?? ''];
      if (typeof pem === 'string') return pem;
      throw new ProviderFault(
        'phoneAuth',
        'refused',
        'signed with a key that Google does not know',
      );
    },
  };
}
