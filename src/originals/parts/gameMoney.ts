import type { OriginalsValue } from '../../../schemas/originalsApi.ts';
import type { Formats } from '../../platform/i18n/format.ts';
import { coinsToAmount } from './amounts.ts';

/** Amounts of one game as its player reads them. */
export interface GameMoney {
  readonly formats: Formats;
  /** A decimal string of the wire. */
  amount(decimal: string): string;
  /** Coins of a round that was played at a level. */
  coins(coins: number, level: number): string;
}

/** Amounts in the currency and with the coin that a game was opened with. */
export function createGameMoney(opened: OriginalsValue<'open'>, formats: Formats): GameMoney {
  const { coin, decimals } = opened;
  return {
    formats,
    amount: (decimal) => formats.money(decimal),
    coins: (coins, level) => formats.money(coinsToAmount(coins, { level, coin, decimals })),
  };
}
