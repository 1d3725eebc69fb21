import type { SlotLimitsJson } from '../../../engine/games/slots/slotKind.ts';
import type { OriginalsValue } from '../../../schemas/originalsApi.ts';
import type { Formats } from '../../platform/i18n/format.ts';
import { coinsToAmount } from '../parts/amounts.ts';
import { createGameMoney, type GameMoney } from '../parts/gameMoney.ts';

/** Amounts of a slot game as its player reads them. */
export interface SlotMoney extends GameMoney {
  /** Coins of a round that was played at a level. */
  coins(coins: number, level: number): string;
}

/** What may be bet in a slot game that was opened: no stake above what the member may. */
export function limitsOf({ limits, highestStake }: OriginalsValue<'open'>): SlotLimitsJson {
  const { levels, coin } = limits as unknown as SlotLimitsJson;
  if (highestStake === null) return { levels, coin };
  return { levels: levels.filter(({ stake }) => Number(stake) <= Number(highestStake)), coin };
}

/** Amounts in the currency and with the coin that a slot game was opened with. */
export function createSlotMoney(opened: OriginalsValue<'open'>, formats: Formats): SlotMoney {
  const { decimals } = opened;
  const { coin } = limitsOf(opened);
  return {
    ...createGameMoney(formats),
    coins: (coins, level) => formats.money(coinsToAmount(coins, { level, coin, decimals })),
  };
}
