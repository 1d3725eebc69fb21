import type { Caller } from '../../http/caller.ts';
import { Problem } from '../../http/problem.ts';

const isOwnHost = (host: string, { host: own, live }: Caller) =>
  host === own || live.hosts.includes(host);

/** Whether a page may call itself by a host; without one it is where the call came to. */
export function isOwnDomain(domain: string | undefined, caller: Caller): boolean {
  if (!domain) return true;
  return isOwnHost(domain.toLowerCase().replace(/:\d+$/, ''), caller);
}

/**
 * The address of the page that somebody registered on, as it is kept: of this site, by http or https, without
 * credentials and fragment. Throws Problem bodyInvalid for any other.
 */
export function readRegisterUrl(text: string, caller: Caller): string {
  const refusal = new Problem('bodyInvalid', 'Field "registerUrl" is no address of this site.');
  if (!URL.canParse(text)) throw refusal;
  const url = new URL(text);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username || url.password || !isOwnHost(url.hostname, caller)) throw refusal;
  url.hash = '';
  return url.href;
}
