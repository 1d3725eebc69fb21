import { findFamily } from '../../../engine/lottery/families.ts';
import { findLottery } from '../../../engine/lottery/lotteries.ts';
import { beaconValueOf, commitmentOf, drawIssue } from '../../../engine/lottery/verify.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getDrawProof } from '../../../schemas/api/lotteryIssues.ts';

type DrawProof = ValueOf<typeof getDrawProof>;

const DRAW_AT = '2026-02-01T10:01:00.000Z';

/** Told by drand on 23 August 2023. */
export const TOLD_ROUND = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  round: 1000,
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
} as const;

/** Four seconds before that round was told. */
const BEFORE_TOLD = '2023-08-23T15:59:20.000Z';

/** The proof of a draw of `SSC1M` that was made as it should be; `beacon` is mixed in where it is given. */
export function drawProof(over: Partial<DrawProof> = {}): DrawProof {
  const { beacon = null } = over;
  const lottery = findLottery('SSC1M')!;
  const seeded = { lottery: lottery.id, issue: '20260201-1081', seed: 'a7'.repeat(32) };
  const parts = {
    seal: '01'.repeat(32),
    memberSeeds: '02'.repeat(32),
    ...(beacon?.signature && { beacon: beaconValueOf(beacon.signature) }),
  };
  const draw = drawIssue(findFamily(lottery.family)!, lottery, {
    ...seeded,
    parts,
    drawAt: Date.parse(DRAW_AT),
  });
  return {
    ...seeded,
    family: lottery.family,
    source: 'own',
    drawAt: DRAW_AT,
    commitment: commitmentOf(seeded),
    sealedAt: beacon ? BEFORE_TOLD : '2026-02-01T10:00:55.000Z',
    parts,
    beacon,
    result: {
      lottery: lottery.id,
      issue: seeded.issue,
      drawAt: DRAW_AT,
      drawnAt: '2026-02-01T10:01:00.400Z',
      state: 'settled',
      draw,
      version: 1,
      demo: false,
    },
    ...over,
  };
}
