import { isHostAllowed } from '../../../engine/brand/host.ts';
import { httpsHostOf } from '../../../engine/brand/links.ts';
import { ORIGINALS_VENDOR } from '../../../schemas/originalsApi.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Scheme } from '../../platform/theme/scheme.ts';

/** What a frame needs to show a game and to know its voice. */
export interface GameFrame {
  readonly src: string;
  /** The origin of its messages: "null" where the frame has none of its own. */
  readonly origin: string;
  readonly sandbox: string;
  /** A game of our own says when it is ready; others only load. */
  readonly isOriginal: boolean;
}

/** A page of this very site would be let into everything that the site keeps, so it gets an origin of its own. */
const WITHOUT_ORIGIN = 'allow-scripts';
const WITH_ORIGIN = 'allow-scripts allow-same-origin allow-popups allow-forms';

/** The frame for a launch; null for an address that is neither of this site nor of a launch host of the brand. */
export function frameLaunch(
  address: string,
  site: string,
  { cdn, allowHosts }: Pick<ResolvedBrand, 'cdn' | 'allowHosts'>,
  scheme: Scheme,
): GameFrame | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isOwn = url.origin === site && url.pathname.includes('/launch/');
  if (!isOwn && !isLaunchHost(address, cdn.launch, allowHosts)) return null;
  const isOriginal = url.pathname.includes(`/launch/${ORIGINALS_VENDOR}/`);
  if (isOriginal) url.searchParams.set('scheme', scheme);
  return {
    src: url.href,
    origin: isOwn ? 'null' : url.origin,
    sandbox: isOwn ? WITHOUT_ORIGIN : WITH_ORIGIN,
    isOriginal,
  };
}

function isLaunchHost(address: string, bases: readonly string[], allowed: readonly string[]) {
  const host = httpsHostOf(address);
  if (host === undefined || !isHostAllowed(host, allowed)) return false;
  const { origin } = new URL(address);
  return bases.some((base) => URL.canParse(base) && new URL(base).origin === origin);
}
