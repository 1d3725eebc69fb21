import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findLottery } from '../../../engine/lottery/lotteries.ts';
import type { DrawJson } from '../../../engine/lottery/lotteryModel.ts';
import { FEED_DRAWS_PATH } from '../../../schemas/feedApi.ts';
import { planReports, type PlannedReport } from '../../../scripts/lottery/simulation.ts';
import { SIGNATURE_HEADERS, signRequest } from '../../../server/crypto/requestSignature.ts';
import { demoFeedKeys } from '../../../server/modules/lotteryFeeds/demoFeeds.ts';
import { getSetting } from './settings.ts';

/** What the two sources of a demonstration tell of an issue, by the contract of feeds. */
export interface FeedSources {
  /** The whole result, as it is told at last. */
  readonly draw: DrawJson;
  /** Tells the first half of what a board is told in. */
  tellPart(): Promise<void>;
  /** Tells the rest. */
  tellRest(): Promise<void>;
}

/** The sources of an issue that was drawn so many seconds ago; what they tell is made up by chance. */
export function openSources(
  { lottery: code, issue }: { readonly lottery: string; readonly issue: string },
  secondsAgo: number,
): FeedSources {
  const secret = Buffer.from(readFileSync(getSetting('E2E_SECRET_FILE'), 'utf8').trim(), 'hex');
  const keys = demoFeedKeys(secret);
  const drawAt = Date.now() - secondsAgo * 1_000;
  const planned = planReports(
    findLottery(code)!,
    { issue, openAt: drawAt, closeAt: drawAt, drawAt },
    { secret: randomUUID(), faults: new Set() },
  );
  const half = Math.floor(planned.length / 2);

  async function tell({ source, told }: PlannedReport): Promise<void> {
    const key = keys[source]!;
    const body = JSON.stringify({ source: key.source, ...told });
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const nonce = randomUUID();
    const signed = { method: 'POST', path: FEED_DRAWS_PATH, timestamp, nonce, body };
    const reply = await fetch(`http://localhost:${getSetting('E2E_PORT')}${FEED_DRAWS_PATH}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADERS.key]: key.id,
        [SIGNATURE_HEADERS.timestamp]: timestamp,
        [SIGNATURE_HEADERS.nonce]: nonce,
        [SIGNATURE_HEADERS.signature]: signRequest(key.secret, signed),
      },
    });
    if (!reply.ok) throw new Error(`The feed was refused: ${await reply.text()}`);
  }
  const tellAll = async (reports: readonly PlannedReport[]) => {
    for (const report of reports) await tell(report);
  };
  return {
    draw: planned.at(-1)!.told.result as DrawJson,
    tellPart: () => tellAll(planned.slice(0, half)),
    tellRest: () => tellAll(planned.slice(half)),
  };
}
