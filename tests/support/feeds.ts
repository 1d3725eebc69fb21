import { randomBytes, randomUUID } from 'node:crypto';
import { FEED_DRAWS_PATH, type FeedDraw } from '../../schemas/feedApi.ts';
import { createSecretBox } from '../../server/crypto/secretBox.ts';
import { SIGNATURE_HEADERS, signRequest } from '../../server/crypto/requestSignature.ts';
import type { FeedKey } from '../../server/modules/lotteryFeeds/demoFeeds.ts';
import { createFeedKey } from '../../server/modules/lotteryFeeds/feedKeys.ts';
import type { TestGateway } from './gateway.ts';
import { testKeys } from './seal.ts';

/** Gives a source of results a key. */
export function addFeedKey({ db, now }: TestGateway, source: string): Promise<FeedKey> {
  const box = createSecretBox(testKeys.secret, randomBytes);
  return createFeedKey(db.owner, { box, random: randomBytes }, { source, now: now() });
}

/** How a test's report differs from what a source sends. */
export interface FeedCallOptions {
  readonly timestamp?: string;
  readonly signature?: string;
  readonly keyId?: string;
  /** The bytes that travel, in place of the body. */
  readonly payload?: string;
  readonly contentType?: string;
}

/** Sends a report as a source does; the status and code of the answer, or what it says. */
export async function tellDraw(
  gateway: TestGateway,
  key: FeedKey,
  told: Partial<FeedDraw> | object,
  options: FeedCallOptions = {},
) {
  const body = options.payload ?? JSON.stringify(told);
  const timestamp = options.timestamp ?? String(Math.floor(gateway.now().getTime() / 1000));
  const nonce = randomUUID();
  const signed = { method: 'POST', path: FEED_DRAWS_PATH, timestamp, nonce, body };
  const reply = await gateway.app.inject({
    method: 'POST',
    url: FEED_DRAWS_PATH,
    payload: body,
    headers: {
      host: 'gateway.internal',
      'content-type': options.contentType ?? 'application/json',
      [SIGNATURE_HEADERS.key]: options.keyId ?? key.id,
      [SIGNATURE_HEADERS.timestamp]: timestamp,
      [SIGNATURE_HEADERS.nonce]: nonce,
      [SIGNATURE_HEADERS.signature]: options.signature ?? signRequest(key.secret, signed),
    },
  });
  const { code, value } = reply.json() as { code?: string; value: { report: string } | null };
  return { status: reply.statusCode, said: code ?? value?.report };
}
