import type { ColorRole, Scheme } from './roles.ts';
import type { ResolvedTheme } from './types.ts';
import { unmetPairOf } from './unmetPair.ts';

/** Why a colour is not the one that was asked for, in one phrase; undefined where it is. */
export function describeLift(
  theme: ResolvedTheme,
  scheme: Scheme,
  role: ColorRole,
): string | undefined {
  const { hex } = theme.requested[scheme][role];
  if (hex === theme[scheme][role]) return undefined;
  const unmet = unmetPairOf(theme, scheme, role);
  if (!unmet) return `moved from ${hex}, too ${scheme === 'dark' ? 'light' : 'dark'} for a surface`;
  const { met, ratio, minimum } = unmet;
  return `lifted from ${hex} for contrast with ${met} (${ratio.toFixed(2)}, needs ${minimum})`;
}
