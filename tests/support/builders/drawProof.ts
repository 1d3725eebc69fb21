import { findFamily } from '../../../engine/lottery/families.ts';
import { findLottery } from '../../../engine/lottery/lotteries.ts';
import { commitmentOf, drawIssue } from '../../../engine/lottery/verify.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getDrawProof } from '../../../schemas/api/lottery.ts';

type DrawProof = ValueOf<typeof getDrawProof>;

const DRAW_AT = '2026-02-01T10:01:00.000Z';

/** The proof of a draw of `SSC1M` that was made as it should be. */
export function drawProof(over: Partial<DrawProof> = {}): DrawProof {
  const lottery = findLottery('SSC1M')!;
  const seeded = { lottery: lottery.id, issue: '20260201-1081', seed: 'a7'.repeat(32) };
  const parts = { seal: '01'.repeat(32), memberSeeds: '02'.repeat(32) };
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
    sealedAt: '2026-02-01T10:00:55.000Z',
    parts,
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
