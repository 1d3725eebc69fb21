import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '../../../scripts/art/random.ts';
import { toWire, type VendorSite } from './site.ts';

/** How stakes that came at once ended. */
export interface DebitsOutcome {
  /** How often each answer came: "ok", the code of a refusal, or the status where there is no code. */
  readonly answers: Readonly<Record<string, number>>;
  /** Answers that are no refusal, but a failure of the gateway. */
  readonly failures: number;
  /** What the wallet said at the end. */
  readonly balance: string;
  /** The least that any answer told as the balance, in minor units. */
  readonly leastMinor: bigint;
}

const FUNDS_MINOR = 500n;
const STAKE_MINOR = 10n;
const LATEST_MS = 20;

/** Stakes 10 so many times at the same moment from a wallet of 500, with pauses drawn by the seed, each in a round of its own. */
export async function placeParallelDebits(
  site: VendorSite,
  seed: number,
  debits = 200,
): Promise<DebitsOutcome> {
  const random = randomFrom(`debits ${seed}`);
  const { session } = await site.openPlayer(FUNDS_MINOR);
  const name = `d${seed}`;
  const pauses = Array.from({ length: debits }, () => random.int(0, LATEST_MS));
  const replies = await Promise.all(
    pauses.map(async (pauseMs, index) => {
      await wait(pauseMs);
      const roundId = `${name}-r${index}`;
      const body = { session, transactionId: `${name}-t${index}`, roundId };
      return site.call('debit', { ...body, amount: toWire(STAKE_MINOR) });
    }),
  );
  const answers: Record<string, number> = {};
  for (const { status, code } of replies) {
    const answer = status === 200 ? 'ok' : (code ?? String(status));
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
  const told = replies.flatMap(({ status, value }) =>
    status === 200 ? [Number(String(value['balance']).replace('.', ''))] : [],
  );
  const { value } = await site.call('balance', { session });
  return {
    answers,
    failures: replies.filter(({ status }) => status >= 500).length,
    balance: String(value['balance']),
    leastMinor: BigInt(Math.min(...told)),
  };
}
