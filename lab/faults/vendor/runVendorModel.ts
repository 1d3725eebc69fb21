import { setTimeout as wait } from 'node:timers/promises';
import type { VendorCall } from '../../../schemas/vendorApi.ts';
import { withTransaction } from '../../../server/db/database.ts';
import { readBalances } from '../../../server/ledger/balances.ts';
import { randomFrom } from '../../../scripts/art/random.ts';
import { writeArrivals, type Message } from './messages.ts';
import { VendorModel } from './model.ts';
import { toWire, type Player, type VendorSite } from './site.ts';

const FUNDS_MINOR = 20_000n;
const MEMBERS = 2;

/** What a run came to. */
export interface ModelRun {
  /** Copies that reached the gateway. */
  readonly delivered: number;
  /** What members lost to the vendor, in minor units. */
  readonly lostMinor: bigint;
}

const TRIES = 5;
const PAUSE_MS = 200;

/** Calls again where the line broke, as vendors are told to: it has one effect, and one answer. */
async function callUntilAnswered(site: VendorSite, call: VendorCall, body: object) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await site.call(call, body);
    } catch (error) {
      if (tries === TRIES) throw error;
      await wait(tries * PAUSE_MS);
    }
  }
}

async function send(
  site: VendorSite,
  { session }: Player,
  { call, roundId, id, amountMinor, of }: Message,
): Promise<string> {
  const { status, code, value } = await callUntilAnswered(site, call, {
    session,
    transactionId: id,
    roundId,
    ...(call === 'debit' || call === 'credit' ? { amount: toWire(amountMinor) } : {}),
    ...(call === 'rollback' ? { debitTransactionId: of } : {}),
  });
  if (status >= 500) return `status ${status}`;
  const minor = () => BigInt(String(value['balance']).replace('.', ''));
  return code ?? `ok ${minor()}`;
}

const describeRounds = (rounds: readonly (readonly [string, string, bigint, bigint])[]) =>
  rounds
    .map((round) => round.join(' '))
    .sort()
    .join('\n');

/** Throws where the books differ from the model. */
async function compare(
  { db, merchantCode, currency }: VendorSite,
  model: VendorModel,
  { players, name, where }: { players: readonly Player[]; name: string; where: string },
): Promise<void> {
  await withTransaction(db, { merchantCode }, async (tx) => {
    for (const [index, { memberId }] of players.entries()) {
      const balances = await readBalances(tx, { merchantCode, memberId, currency });
      const found = balances.reduce((sum, { availableMinor }) => sum + availableMinor, 0n);
      const meant = model.balances[index];
      if (found !== meant) throw new Error(`${where}: member ${index} has ${found}, not ${meant}.`);
    }
    const kept = await tx
      .selectFrom('play_rounds')
      .select(['id', 'state', 'staked_minor', 'paid_minor'])
      .where('merchant_code', '=', merchantCode)
      .where('id', 'like', `${name}-%`)
      .execute();
    const found = describeRounds(
      kept.map((row) => [row.id, row.state, row.staked_minor, row.paid_minor]),
    );
    const meant = describeRounds(
      [...model.rounds].map(([id, round]) => [id, round.state, round.staked, round.paid]),
    );
    if (found !== meant) throw new Error(`${where}: rounds are\n${found}\nnot\n${meant}`);
  });
}

/**
 * Says the same to a gateway and to a model, with messages that come twice, late, in another order or never; throws with
 * the seed and step where an answer, a balance or a round differs. Seeds may run beside each other.
 */
export async function runVendorModel(
  site: VendorSite,
  seed: number,
  operations: number,
): Promise<ModelRun> {
  const random = randomFrom(`vendor ${seed}`);
  const players: Player[] = [];
  while (players.length < MEMBERS) players.push(await site.openPlayer(FUNDS_MINOR));
  const name = `s${seed}`;
  const model = new VendorModel(MEMBERS, FUNDS_MINOR);
  let delivered = 0;
  const arrivals = writeArrivals(random, { name, members: MEMBERS, count: operations });
  for (const [step, { message, copies }] of arrivals.entries()) {
    if (copies === 0) continue;
    const meant = model.deliver(message);
    const answers = await Promise.all(
      Array.from({ length: copies }, () => send(site, players[message.member]!, message)),
    );
    delivered += copies;
    const odd = answers.find((answer) => answer !== meant);
    if (odd !== undefined) {
      const what = `${message.call} ${message.id} of ${message.roundId}`;
      throw new Error(`seed ${seed}, step ${step}: ${what} is "${odd}", not "${meant}".`);
    }
  }
  await compare(site, model, { players, name, where: `seed ${seed}, at the end` });
  const left = model.balances.reduce((sum, balance) => sum + balance, 0n);
  return { delivered, lostMinor: FUNDS_MINOR * BigInt(MEMBERS) - left };
}
