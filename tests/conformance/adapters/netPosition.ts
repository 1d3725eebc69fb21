import { netPositionOf } from '../../../engine/payments/playFigures.ts';
import { amountOf, minorOf } from '../amounts.ts';

interface Input {
  readonly stakes: readonly string[];
  readonly payouts: readonly string[];
}

/** Payouts less stakes of a gaming session. */
export function run({ stakes, payouts }: Input) {
  return { netPosition: amountOf(netPositionOf(stakes.map(minorOf), payouts.map(minorOf))) };
}
