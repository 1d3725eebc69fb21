import type { OriginalsValue } from '../../../schemas/originalsApi.ts';
import type { GameMoney } from '../parts/gameMoney.ts';
import type { WireMoney } from './wireMoney.ts';

/** Minor units of a table as its player reads them. */
export interface TableMoney {
  /** With the currency. */
  amount(minor: number): string;
  /** Short enough for a chip: "0.5", "25", "1.5K". */
  chip(minor: number): string;
}

const STEPS = [
  { from: 1_000_000, sign: 'M' },
  { from: 1000, sign: 'K' },
  { from: 0, sign: '' },
] as const;

/** Amounts in the currency that a table was opened with. */
export function createTableMoney(
  { decimals }: OriginalsValue<'open'>,
  money: GameMoney,
  wire: WireMoney,
): TableMoney {
  return {
    amount: (minor) => money.amount(wire.toWire(minor)),
    chip: (minor) => {
      const main = minor / 10 ** decimals;
      const { from, sign } = STEPS.find((step) => main >= step.from)!;
      const short = Math.floor((main / (from || 1)) * 100 + 1e-6) / 100;
      return `${money.formats.number(short)}${sign}`;
    },
  };
}
