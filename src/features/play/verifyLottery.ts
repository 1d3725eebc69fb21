import { hashServerSeed } from '../../../engine/games/fairness/serverSeed.ts';
import { findFamily } from '../../../engine/lottery/families.ts';
import { findLottery } from '../../../engine/lottery/lotteries.ts';
import type { DrawJson } from '../../../engine/lottery/lotteryModel.ts';
import {
  beaconValueOf,
  commitmentOf,
  publicValueOf,
  verifyDraw,
  verifyPlay,
  type Verification,
} from '../../../engine/lottery/verify.ts';
import type { DrawProof, InstantProof, LotteryOrder } from '../../api/lottery.ts';

/** What is to be said of the beacon's round that was mixed into a draw. */
export interface BeaconCheck {
  /** Its network signed it, and its value is the one that was mixed in. */
  readonly isSigned: boolean;
  /** When it was told; ISO. */
  readonly toldAt: string;
  /** The bets were sealed by then. */
  readonly isAfterSeal: boolean;
}

/** A draw computed again, with what came out on the way. */
export interface DrawVerification extends Verification {
  readonly computedHash: string;
  readonly publicValue: string;
  /** Of a draw that named a round of a beacon. */
  readonly beacon?: BeaconCheck;
}

async function checkBeacon({
  beacon,
  parts,
  sealedAt,
}: DrawProof): Promise<BeaconCheck | undefined> {
  if (!beacon) return undefined;
  // Curves are for those draws alone that have a beacon.
  const { isSignedBy, QUICKNET, timeOfRound } = await import('../../../engine/lottery/beacon.ts');
  const { chain, round, signature } = beacon;
  const toldAt = timeOfRound(QUICKNET, round);
  return {
    isSigned:
      chain === QUICKNET.hash &&
      signature !== null &&
      beaconValueOf(signature) === parts?.beacon &&
      isSignedBy(QUICKNET, { round, signature }),
    toldAt: new Date(toldAt).toISOString(),
    isAfterSeal: sealedAt !== null && Date.parse(sealedAt) < toldAt,
  };
}

/**
 * Draws an issue once more from its proof. A RangeError for a proof that does not have everything yet, or for a lottery
 * that this page does not know.
 */
export async function verifyLottery(proof: DrawProof): Promise<DrawVerification> {
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
    beacon: await checkBeacon(proof),
  };
}

/** Draws a play of an instant lottery once more; a RangeError where its seed is secret or its lottery is not known here. */
export function verifyInstant(
  { order, family: familyId, draw }: Pick<LotteryOrder, 'order' | 'family' | 'draw'>,
  { serverSeed, drawAt, ...proof }: InstantProof,
): Verification & Pick<DrawVerification, 'computedHash'> {
  const family = findFamily(familyId);
  if (!family || serverSeed === null || draw === null) {
    throw new RangeError(`The draw of ${order} cannot be computed here.`);
  }
  const published = { ...proof, serverSeed, drawAt: Date.parse(drawAt), result: draw as DrawJson };
  return { ...verifyPlay(family, published), computedHash: hashServerSeed(serverSeed) };
}
