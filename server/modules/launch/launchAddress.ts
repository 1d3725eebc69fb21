import { isHostAllowed } from '../../../engine/brand/host.ts';
import { httpsHostOf, isOwnPath } from '../../../engine/brand/links.ts';
import type { Caller } from '../../http/caller.ts';
import type { Random } from '../session/secrets.ts';

/** Addresses that a brand's games may be launched from; without a list, the site itself. */
function listBases({ brand, origin }: Caller): readonly string[] {
  const { launch } = brand.cdn;
  if (launch.length === 0) return [origin];
  return launch.flatMap((base) => {
    if (isOwnPath(base)) return [`${origin}${base}`];
    const host = httpsHostOf(base);
    return host !== undefined && isHostAllowed(host, brand.allowHosts) ? [base] : [];
  });
}

/** A number from 0 to just below a count, each as likely as the next. */
const pick = (random: Random, count: number) =>
  Math.floor((random(4).readUInt32BE() / 2 ** 32) * count);

/** What a launch hands to the vendor's page; the code alone is worth something. */
export interface LaunchTicket {
  readonly vendorCode: string;
  readonly gameCode: string;
  readonly code: string;
  readonly language: string;
  readonly mode: string;
}

/** The address of a game, on a host picked from the brand's list; null where none of them is allowed. */
export function writeLaunchAddress(
  caller: Caller,
  random: Random,
  { vendorCode, gameCode, code, language, mode }: LaunchTicket,
): string | null {
  const bases = listBases(caller);
  const base = bases[pick(random, bases.length)];
  if (base === undefined) return null;
  const path = `/launch/${encodeURIComponent(vendorCode)}/${encodeURIComponent(gameCode)}`;
  const query = new URLSearchParams({ code, language, mode });
  return `${base.replace(/\/+$/, '')}${path}?${query}`;
}
