import type { FastifyReply, FastifyRequest } from 'fastify';

/** Every cookie that the gateway sets; scripts can read none of them. */
export type CookieName =
  'livery_session' | 'livery_device' | 'livery_captcha' | 'livery_preview' | 'livery_desk';

/** The gateway's own cookies of one request. */
export interface Cookies {
  /** The value, or undefined where there is none, several, or one that the gateway never set. */
  get(name: CookieName): string | undefined;
  /** Sets a cookie for all paths of this host; without `maxAgeSeconds` it goes when the browser is closed. */
  set(name: CookieName, value: string, options?: { readonly maxAgeSeconds?: number }): void;
  clear(name: CookieName): void;
}

const ownValue = /^[A-Za-z0-9_-]{1,200}$/;

function readValues(header: string | undefined, wanted: string): readonly string[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const split = pair.indexOf('=');
    if (split < 0 || pair.slice(0, split).trim() !== wanted) return [];
    return [pair.slice(split + 1).trim()];
  });
}

/** Over https names bear the prefix `__Host-`. */
const wireNameOf = ({ protocol }: FastifyRequest, name: CookieName) =>
  protocol === 'https' ? `__Host-${name}` : name;

/** The value of a cookie, or undefined where there is none, several, or one that the gateway never set. */
export function readCookie(request: FastifyRequest, name: CookieName): string | undefined {
  const [value, ...others] = readValues(request.headers.cookie, wireNameOf(request, name));
  return value !== undefined && others.length === 0 && ownValue.test(value) ? value : undefined;
}

/**
 * Reads and writes the gateway's cookies: HttpOnly, SameSite=Strict, for this host alone. Over https they are Secure
 * and bear the prefix `__Host-`, so that no other host and no plain page can set them.
 */
export function openCookies(request: FastifyRequest, reply: FastifyReply): Cookies {
  const isSecure = request.protocol === 'https';
  const write = (name: CookieName, value: string, maxAgeSeconds?: number) => {
    const parts = [
      `${wireNameOf(request, name)}=${value}`,
      'Path=/',
      'HttpOnly',
      'SameSite=Strict',
    ];
    if (isSecure) parts.push('Secure');
    if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${Math.floor(maxAgeSeconds)}`);
    reply.header('set-cookie', parts.join('; '));
  };
  return {
    get: (name) => readCookie(request, name),
    set(name, value, { maxAgeSeconds } = {}) {
      if (!ownValue.test(value)) throw new Error(`The cookie ${name} cannot hold such a value.`);
      write(name, value, maxAgeSeconds);
    },
    clear: (name) => write(name, '', 0),
  };
}
