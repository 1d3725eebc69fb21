import webPush from 'web-push';
import type { Fetch } from './httpCall.ts';
import { ProviderFault, type ProviderFaultReason } from './providerFault.ts';

/** Where a browser is called, and the keys that it reads with. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** One push. */
export interface PushLetter {
  readonly payload: string;
  /** A push of the same topic that was not delivered yet is replaced. */
  readonly topic: string;
  /** Whom a push service turns to: an https address of the site. */
  readonly subject: string;
  readonly keys: { readonly publicKey: string; readonly privateKey: string };
}

/** The push services of browsers. */
export interface PushService {
  /** Whether an address is that of one; others are never called. */
  takes(endpoint: string): boolean;
  /** Gone where the browser does not listen any more. Throws ProviderFault. */
  send(target: PushTarget, letter: PushLetter): Promise<'sent' | 'gone'>;
}

/** Those of Chrome, Firefox, Edge and Safari: a member says where a browser is called, and must not choose whom we call. */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)+notify\.windows\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
];

const DAY_SECONDS = 86_400;
const TIMEOUT_MS = 10_000;

function takes(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '') return false;
  return HOSTS.some((host) => host.test(hostname));
}

/** A subject that push services take: an address of the open web. */
const subjectOf = (origin: string) =>
  origin.startsWith('https://') && !origin.includes('localhost')
    ? origin
    : 'mailto:push@livery.invalid';

const reasonOf = (status: number): ProviderFaultReason => {
  if (status === 429) return 'tooMany';
  return status >= 500 ? 'unreachable' : 'refused';
};

/** Makes what calls them. */
export function createPushService(fetch: Fetch): PushService {
  return {
    takes,
    async send({ endpoint, p256dh, auth }, { payload, topic, subject, keys }) {
      if (!takes(endpoint)) return 'gone';
      const request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          TTL: DAY_SECONDS,
          topic,
          contentEncoding: 'aes128gcm',
          vapidDetails: { subject: subjectOf(subject), ...keys },
        },
      );
      let status: number;
      try {
        const response = await fetch(request.endpoint, {
          method: request.method,
          headers: request.headers as Record<string, string>,
          body: new Uint8Array(request.body!),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        ({ status } = response);
        await response.body?.cancel();
      } catch (error) {
        throw new ProviderFault('push', 'unreachable', 'no answer', error);
      }
      if (status === 404 || status === 410) return 'gone';
      if (status >= 200 && status < 300) return 'sent';
      throw new ProviderFault('push', reasonOf(status), `status ${status}`);
    },
  };
}
