import { randomUUID } from 'node:crypto';
import { transferBetweenWallets } from '../../../schemas/api/wallet.ts';
import { ORIGINALS_API_PATH, ORIGINALS_VENDOR } from '../../../schemas/originalsApi.ts';
import type { VendorKey } from '../../../server/modules/play/vendorKeys.ts';
import type { Random } from '../../../scripts/art/random.ts';
import { callSigned, type Line, type LineAnswer } from '../vendor/line.ts';
import { toWire } from '../vendor/site.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { Patience } from './patience.ts';

/** Somebody who plays while everything falls over. */
export interface Guest {
  readonly memberId: string;
  /** Headers of who is signed in. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the vendor plays by. */
  readonly vendorSession: string;
  /** What the page of one of our own games plays by. */
  readonly originalsSession: string;
}

/** What acts work with. */
export interface Stage {
  readonly line: Line;
  readonly patience: Patience;
  readonly acknowledged: Acknowledged;
  readonly random: Random;
  readonly vendorCode: string;
  readonly key: VendorKey;
  readonly fail: (sentence: string) => void;
}

const MAIN = 'MAIN';
const toMinor = (amount: unknown) => BigInt(String(amount).replace('.', ''));

function refuseOther(
  { fail }: Stage,
  what: string,
  { status, text }: LineAnswer,
  expected: readonly number[],
): boolean {
  if (expected.includes(status)) return true;
  fail(`${what} was answered ${status}: ${text}`);
  return false;
}

/** Moves the member's own money; now and then asks a second time, as after a lost answer. */
export async function moveMoney(stage: Stage, guest: Guest): Promise<void> {
  const { random, line, patience, acknowledged, vendorCode, fail } = stage;
  const wallets = [MAIN, vendorCode, ORIGINALS_VENDOR];
  const from = random.pick(wallets);
  const to = random.pick(wallets.filter((wallet) => wallet !== from));
  const amountMinor = BigInt(random.int(1, 2000));
  const { path } = transferBetweenWallets;
  const key = { ...guest.headers, 'idempotency-key': randomUUID() };
  const send = () => line.post(path, { from, to, amount: toWire(amountMinor) }, key);
  const { answer } = await patience.ask(send);
  if (!refuseOther(stage, 'a transfer', answer, [200, 409])) return;
  if (answer.status === 200) {
    acknowledged.add(guest.memberId, from, -amountMinor);
    acknowledged.add(guest.memberId, to, amountMinor);
    acknowledged.transfers.set(String(answer.value['transferId']), amountMinor);
  }
  if (!random.chance(0.2)) return;
  const again = await patience.ask(send);
  if (again.answer.text !== answer.text) {
    fail(`a transfer asked for again was answered ${again.answer.text}, not ${answer.text}`);
  }
}

/** Plays a round of a vendor: stakes, maybe a payment, then its end, a rollback of all, or nothing. */
export async function playRound(stage: Stage, guest: Guest): Promise<void> {
  const { random, line, patience, acknowledged, vendorCode, key } = stage;
  const roundId = randomUUID();
  const say = async (call: 'debit' | 'credit' | 'rollback' | 'endRound', rest: object) => {
    const transactionId = randomUUID();
    const body = { session: guest.vendorSession, transactionId, roundId, ...rest };
    const { answer } = await patience.ask(() => callSigned(line, key, call, body));
    const isRight = refuseOther(stage, `a ${call}`, answer, call === 'debit' ? [200, 402] : [200]);
    return { isDone: isRight && answer.status === 200, transactionId, answer };
  };
  const move = (transactionId: string, amountMinor: bigint) => {
    acknowledged.add(guest.memberId, vendorCode, amountMinor);
    const moved = amountMinor < 0n ? -amountMinor : amountMinor;
    acknowledged.transfers.set(`play ${vendorCode} ${transactionId}`, moved);
  };
  const stakeMinor = BigInt(random.int(1, 500));
  const stake = await say('debit', { amount: toWire(stakeMinor) });
  if (!stake.isDone) return;
  move(stake.transactionId, -stakeMinor);
  if (random.chance(0.2)) {
    const { transactionId, isDone } = await say('rollback', {
      debitTransactionId: stake.transactionId,
    });
    if (isDone) move(transactionId, stakeMinor);
    return;
  }
  if (random.chance(0.5)) {
    const paidMinor = BigInt(random.int(1, 900));
    const pay = await say('credit', { amount: toWire(paidMinor) });
    if (pay.isDone) move(pay.transactionId, paidMinor);
  }
  if (random.chance(0.9)) await say('endRound', {});
}

/** Spins a game of our own; somebody whose line breaks may go away and leave the round as it is. */
export async function spin(stage: Stage, guest: Guest): Promise<void> {
  const { random, line, patience, acknowledged } = stage;
  const requestId = randomUUID();
  const body = { session: guest.originalsSession, requestId, bet: { level: 1 } };
  const send = () => line.post(`${ORIGINALS_API_PATH}/play`, body);
  const heard = await patience.ask(send, () => random.chance(0.3));
  if (!heard) {
    acknowledged.abandoned.set(requestId, guest.memberId);
    return;
  }
  // 402: too little money. 409: given back after it was interrupted.
  if (!refuseOther(stage, 'a spin', heard.answer, [200, 402, 409])) return;
  if (heard.answer.status !== 200) return;
  const round = heard.answer.value['round'] as Record<'id' | 'stake' | 'paid', string>;
  const stakeMinor = toMinor(round.stake);
  const paidMinor = toMinor(round.paid);
  acknowledged.add(guest.memberId, ORIGINALS_VENDOR, paidMinor - stakeMinor);
  acknowledged.rounds.set(round.id, { stakeMinor, paidMinor });
}
