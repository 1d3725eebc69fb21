import { createDrawStream } from '../../../engine/games/fairness/drawStream.ts';
import { cutPacket } from '../../../engine/rewards/promotions.ts';
import { minorOf, amountOf } from '../amounts.ts';

interface Input {
  readonly total: string;
  readonly parts: number;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** A sum cut into parts by the stream of the seeds. */
export function run({ total, parts, ...seeds }: Input) {
  const cut = cutPacket(createDrawStream(seeds), { totalMinor: Number(minorOf(total)), parts });
  const sum = cut.reduce((all, part) => all + part, 0);
  return { parts: cut.map((part) => amountOf(BigInt(part))), sum: amountOf(BigInt(sum)) };
}
