import { createDrawStream } from '../../../engine/games/fairness/drawStream.ts';
import { drawPrize, expectedOf } from '../../../engine/rewards/promotions.ts';
import { minorOf, amountOf } from '../amounts.ts';

interface Input {
  readonly weights: Readonly<Record<string, number>>;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonces: readonly number[];
}

/** What tickets draw, and what one brings in the middle; a prize that is no amount counts nothing. */
export function run({ weights, nonces, ...seeds }: Input) {
  const names = Object.keys(weights);
  const chances = Object.values(weights);
  const amounts = names.map((name) => (/^\d/.test(name) ? minorOf(name) : 0n));
  const { sum, total } = expectedOf(chances, amounts);
  return {
    prizes: nonces.map((nonce) => names[drawPrize(createDrawStream({ ...seeds, nonce }), chances)]),
    expectedValue: amountOf(total / BigInt(sum)),
  };
}
