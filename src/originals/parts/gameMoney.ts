import type { Formats } from '../../platform/i18n/format.ts';

/** Amounts of one game as its player reads them. */
export interface GameMoney {
  readonly formats: Formats;
  /** A decimal string of the wire. */
  amount(decimal: string): string;
}

/** Amounts in the currency that a game was opened with. */
export const createGameMoney = (formats: Formats): GameMoney => ({
  formats,
  amount: (decimal) => formats.money(decimal),
});
