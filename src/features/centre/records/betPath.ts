import type { Bet } from '../../../api/bets.ts';

/** What a bet is found by. */
export interface BetName {
  readonly source: 'round' | 'order';
  readonly vendor?: string;
  readonly reference: string;
}

/** The address of a bet, below the path of the record. */
export const betPath = (path: string, { source, vendor, reference }: Bet): string =>
  `${path}?${new URLSearchParams({ bet: source === 'order' ? reference : `${vendor}:${reference}` })}`;

/** Reads what `betPath` wrote; null for what is none. */
export function readBetName(text: string): BetName | null {
  if (/^L[0-9A-Z]{20}$/.test(text)) return { source: 'order', reference: text };
  const [, vendor, reference] = /^([A-Za-z0-9_.-]{1,64}):([A-Za-z0-9_.:-]{1,64})$/.exec(text) ?? [];
  return vendor && reference ? { source: 'round', vendor, reference } : null;
}
