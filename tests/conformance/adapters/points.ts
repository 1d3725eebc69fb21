import { convertPoints, earnPoints, moveOrder } from '../../../engine/rewards/points.ts';
import { amountOf, minorOf } from '../amounts.ts';

interface Input {
  readonly validBets?: readonly string[];
  readonly pointsRatio?: string;
  readonly points?: number;
  readonly ratio?: string;
  readonly step?: number;
  readonly balance?: number;
  readonly price?: number;
  readonly stock?: number;
}

/** Points of bets, what they are worth, and an order that is refused. */
export function run(input: Input) {
  if (input.validBets) {
    let remainderMinor = 0n;
    const points = input.validBets.map((bet) => {
      const earned = earnPoints(remainderMinor, minorOf(bet), minorOf(input.pointsRatio!));
      remainderMinor = earned.remainderMinor;
      return Number(earned.points);
    });
    const sum = points.reduce((all, one) => all + one, 0);
    return { points, sum, remainder: amountOf(remainderMinor) };
  }
  if (input.ratio !== undefined) {
    const [, worth = ''] = input.ratio.split(' = ');
    const terms = { step: input.step!, stepMinor: minorOf(worth), dayCap: null };
    const { used, creditedMinor, left } = convertPoints(BigInt(input.points!), terms);
    return { used: Number(used), credited: amountOf(creditedMinor), left: Number(left) };
  }
  const before = { balance: BigInt(input.balance!), stock: input.stock! };
  const order = { points: input.price!, quantity: 1 };
  const taken = moveOrder(before, order, 'take');
  const after = moveOrder(taken, order, 'giveBack');
  return {
    balanceAfterOrder: Number(taken.balance),
    stockAfterOrder: taken.stock,
    balance: Number(after.balance),
    stock: after.stock,
  };
}
