import { confirmationsOf, creditOfCoins } from '../../../engine/payments/confirmations.ts';
import { amountOf, minorOf } from '../amounts.ts';

type Input =
  | { readonly needed: number; readonly txBlock: number; readonly heads: readonly number[] }
  | {
      readonly needed?: undefined;
      readonly asked: string;
      readonly quotedUnits: string;
      readonly rateAtQuote: string;
      readonly expires: string;
      readonly seenAt: string;
      readonly rateAtSeen: string;
      readonly paidUnits: string;
    };

const COIN_DECIMALS = 8;
const unitsOf = (text: string) => {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(COIN_DECIMALS, '0'));
};
const timeOf = (clock: string) => new Date(`2026-01-01T${clock}:00Z`);

/** Confirmations of a transaction at heads of the chain, or what coins are worth. */
export function run(input: Input) {
  if (input.needed !== undefined) {
    const confirmations = input.heads.map((head) => confirmationsOf(input.txBlock, head));
    const state = confirmations.map((count) => (count >= input.needed ? 'confirmed' : 'paid'));
    return { confirmations, state };
  }
  const { creditedMinor, late } = creditOfCoins(
    {
      units: unitsOf(input.paidUnits),
      seenAt: timeOf(input.seenAt),
      quotedUnits: unitsOf(input.quotedUnits),
      askedMinor: minorOf(input.asked),
      quoteEndsAt: timeOf(input.expires),
    },
    { rate: input.rateAtQuote, coinDecimals: COIN_DECIMALS, decimals: 2 },
    input.rateAtSeen,
  );
  return { credited: amountOf(creditedMinor), late };
}
