import { findFamily } from '../../../engine/lottery/families.ts';
import { findLottery } from '../../../engine/lottery/lotteries.ts';
import type { DrawJson } from '../../../engine/lottery/lotteryModel.ts';
import {
  commitmentOf,
  publicValueOf,
  verifyDraw,
  type Verification,
} from '../../../engine/lottery/verify.ts';
import type { DrawProof } from '../../api/lottery.ts';

/** A draw computed again, with what came out on the way. */
export interface DrawVerification extends Verification {
  readonly computedHash: string;
  readonly publicValue: string;
}

/**
 * Draws an issue once more from its proof. A RangeError for a proof that does not have everything yet, or for a lottery
 * that this page does not know.
 */
export function verifyLottery(proof: DrawProof): DrawVerification {
  const { lottery: code, issue, seed, commitment, parts, result, drawAt } = proof;
  const family = findFamily(proof.family);
  const lottery = findLottery(code);
  if (!family || !lottery || !seed || !commitment || !parts || !result?.draw) {
    throw new RangeError(`The draw ${issue} of ${code} cannot be computed here.`);
  }
  const seeded = { lottery: code, issue, seed };
  return {
    ...verifyDraw(family, lottery, {
      ...seeded,
      commitment,
      parts,
      drawAt: Date.parse(drawAt),
      result: result.draw as DrawJson,
    }),
    computedHash: commitmentOf(seeded),
    publicValue: publicValueOf(parts),
  };
}
