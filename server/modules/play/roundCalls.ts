import type { SpinTerms } from '../../../engine/payments/spins.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { nameMaxBet } from '../bonuses/nameMaxBet.ts';
import type { SpinBook } from '../freeSpins/freeSpins.service.ts';
import { requireBetRoom } from '../limits/requireBetRoom.ts';
import { readAmountMinor } from './amounts.ts';
import { keepRoundWin } from './keepRoundWin.ts';
import { houseWallet, WALLETS, type PlayerWallet } from './playerWallets.ts';
import type { WalletMove } from './playerWallets.repository.ts';
import {
  digestCall,
  moveOf,
  nextRound,
  ownerOf,
  requireLive,
  seriesOf,
  writeDone,
  type RoundBodies,
  type RoundCall,
  type RoundContext,
} from './roundContext.ts';
import {
  afterCredit,
  afterDebit,
  afterEnd,
  afterRollback,
  cancelledRound,
  requireOwn,
  type RoundSum,
} from './roundRules.ts';
import {
  findTransaction,
  insertTransaction,
  keepCall,
  markRolledBack,
  type BegunCall,
  type KnownTransaction,
  type Transaction,
  type VendorScope,
} from './rounds.repository.ts';
import { keepSpin } from './spins.repository.ts';
import { spinOf, takeSpin } from './freeSpin.ts';
import { findSpinRule, findTooHigh, requireSpinOver } from './spins.ts';
import { TakenMeanwhile, VendorFault } from './vendorFault.ts';
import { writeFault, type VendorReply } from './vendorReply.ts';

interface Context<C extends RoundCall = RoundCall> extends RoundContext<C> {
  readonly tx: Tx;
  /** In the main unit. */
  readonly payoutLimit?: number;
  readonly spins: SpinTerms | null;
  readonly freeSpins: SpinBook;
}

type Done = Pick<Transaction, 'kind' | 'state' | 'amount_minor'>;

async function keepTransaction(
  { tx, scope, session, body, digest, now }: Context,
  done: Done,
  reply: VendorReply,
): Promise<VendorReply> {
  const isNew = await insertTransaction(tx, {
    merchant_code: scope.merchantCode,
    vendor_code: scope.vendorCode,
    id: body.transactionId,
    round_id: body.roundId,
    member_id: session.memberId,
    ...done,
    digest,
    reply_status: reply.status,
    reply: reply.text,
    created_at: now,
  });
  if (!isNew) throw new TakenMeanwhile();
  return reply;
}

/** Where the money of a call's round is from. */
const walletOf = (context: Context): PlayerWallet =>
  seriesOf(context) === undefined ? WALLETS[context.session.mode] : houseWallet;

const readAvailable = (context: Context): Promise<bigint> =>
  walletOf(context).readMinor(context.tx, ownerOf(context));

/** Keeps what was done, the round after it and the answer. */
async function finish(
  context: Context,
  after: RoundSum,
  done: Pick<Done, 'kind' | 'amount_minor'> & { availableMinor: bigint; extra?: object },
): Promise<VendorReply> {
  const { tx, round, body, digest, now } = context;
  const { availableMinor, extra, ...what } = done;
  const kept = nextRound(context, after);
  if (round?.state !== 'settled') await keepRoundWin(tx, kept, now);
  const balance = toWireAmount(availableMinor, context.session.decimals);
  const reply = writeDone(context, { roundState: kept.state, balance, extra });
  const isNew = await keepCall(tx, kept, {
    ...what,
    id: body.transactionId,
    digest,
    reply_status: reply.status,
    reply: reply.text,
    created_at: now,
  });
  if (!isNew) throw new TakenMeanwhile();
  return reply;
}

/** Why a limit or a break that the member set refuses a stake; null where none does. Final, as for want of money. */
async function findLimit(context: Context<'debit'>, stakeMinor: bigint) {
  const { tx, scope, session, now } = context;
  const { merchantCode } = scope;
  const { memberId, currency } = session;
  try {
    await requireBetRoom(tx, { merchantCode, memberId, currency, stakeMinor, now });
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return new VendorFault('limitReached', 'A limit that the member set leaves no room.');
  }
}

/** What can be staked after a stake; null where there is not enough, and a fault where the bonus that is played allows less. */
async function takeStake(
  context: Context<'debit'>,
  move: WalletMove,
): Promise<bigint | null | VendorFault> {
  const { tx, scope, session } = context;
  const holder = { merchant_code: scope.merchantCode, member_id: session.memberId };
  try {
    return await nameMaxBet(tx, holder, () => walletOf(context).take(tx, move));
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'bonusBetTooHigh') throw error;
    const { most } = error.value as { readonly most: string };
    const message = `With a bonus a bet costs ${most} ${session.currency} at most.`;
    return new VendorFault('stakeAboveLimit', message, {}, { highestStake: most });
  }
}

async function debit(context: Context<'debit'>): Promise<VendorReply> {
  const { tx, session, body, round } = context;
  const amountMinor = readAmountMinor(body.amount, session.decimals);
  requireLive(session);
  const after = afterDebit(round, amountMinor);
  const move = moveOf(context, 'bet', amountMinor);
  const refused = { kind: 'debit', state: 'refused', amount_minor: amountMinor } as const;
  const player = { ...context.scope, ...session, now: context.now };
  const rule = session.mode === 'real' ? await findSpinRule(tx, context.spins, player) : null;
  const tooHigh = rule && findTooHigh(rule, after.staked_minor, session);
  if (tooHigh) return keepTransaction(context, refused, writeFault(tooHigh));
  const isSpin = rule !== null && rule.shortestMs > 0 && !round;
  if (isSpin) await requireSpinOver(tx, rule, player);
  // A free spin costs its member nothing: only a break, or too long a play, keeps it back.
  const ownMinor = seriesOf(context) === undefined ? amountMinor : 0n;
  const limit = session.mode === 'real' ? await findLimit(context, ownMinor) : null;
  if (limit) return keepTransaction(context, refused, writeFault(limit));
  const noSpin = await takeSpin(context, amountMinor);
  if (noSpin) return keepTransaction(context, refused, writeFault(noSpin));
  const availableMinor = await takeStake(context, move);
  if (availableMinor instanceof VendorFault) {
    return keepTransaction(context, refused, writeFault(availableMinor));
  }
  if (availableMinor === null) {
    // Final: the vendor told the member so, and a late copy must not take the money after all.
    const fault = new VendorFault('insufficientFunds', 'There is not enough money.');
    return keepTransaction(context, refused, writeFault(fault));
  }
  if (isSpin) await keepSpin(tx, player, context.now);
  return finish(context, after, { kind: 'debit', amount_minor: amountMinor, availableMinor });
}

/** Throws VendorFault payoutAboveLimit where a round would pay more than the operator wants; play money is paid freely. */
function requireWithinLimit({ session, payoutLimit }: Context, paidMinor: bigint): void {
  if (payoutLimit === undefined || session.mode !== 'real') return;
  const limitMinor = BigInt(Math.round(payoutLimit * 10 ** session.decimals));
  if (paidMinor > limitMinor) {
    throw new VendorFault('payoutAboveLimit', 'The operator lets no round pay so much.');
  }
}

async function credit(context: Context<'credit'>): Promise<VendorReply> {
  const { tx, session, body, round } = context;
  const amountMinor = readAmountMinor(body.amount, session.decimals);
  const after = afterCredit(round, { amountMinor, isFree: body.freeRound ?? false });
  // A free round begins here, and nothing begins in a session that is over.
  if (!round) requireLive(session);
  requireWithinLimit(context, after.paid_minor);
  const move = moveOf(context, 'win', amountMinor);
  const availableMinor = await walletOf(context).give(tx, move);
  const spin = spinOf(context);
  if (spin) await context.freeSpins.win(tx, { ...spin, amountMinor });
  return finish(context, after, { kind: 'credit', amount_minor: amountMinor, availableMinor });
}

async function cancelEarly({ tx, scope, session, body, now }: Context<'rollback'>) {
  const isNew = await insertTransaction(tx, {
    merchant_code: scope.merchantCode,
    vendor_code: scope.vendorCode,
    id: body.debitTransactionId,
    round_id: body.roundId,
    member_id: session.memberId,
    kind: 'debit',
    state: 'cancelled',
    digest: null,
    reply_status: null,
    reply: null,
    created_at: now,
  });
  if (!isNew) throw new TakenMeanwhile();
}

async function rollback(context: Context<'rollback'>): Promise<VendorReply> {
  const { tx, scope, session, body, round } = context;
  const { transactionId, debitTransactionId, roundId } = body;
  if (debitTransactionId === transactionId) {
    throw new VendorFault('transactionConflict', 'A rollback has an id of its own.');
  }
  const found = await findTransaction(tx, scope, debitTransactionId);
  const after = afterRollback(round, found, roundId);
  if (after.isEarly) await cancelEarly(context);
  const extra = { returned: toWireAmount(after.returnedMinor, session.decimals) };
  const done = { kind: 'rollback', amount_minor: after.returnedMinor } as const;
  if (after.returnedMinor > 0n && after.round) {
    const move = moveOf(context, 'refund', after.returnedMinor);
    const availableMinor = await walletOf(context).give(tx, move);
    const spin = spinOf(context);
    if (spin) await context.freeSpins.giveBack(tx, spin);
    await markRolledBack(tx, scope, debitTransactionId);
    return finish(context, after.round, { ...done, availableMinor, extra });
  }
  const availableMinor = await readAvailable(context);
  // Where it is of the first stake, nothing may be staked in the round afterwards, whichever of both comes first.
  if (!after.round) return finish(context, cancelledRound, { ...done, availableMinor, extra });
  const { state: roundState } = after.round;
  const balance = toWireAmount(availableMinor, session.decimals);
  const reply = writeDone(context, { roundState, balance, extra });
  return keepTransaction(context, { ...done, state: 'done' }, reply);
}

async function endRound(context: Context<'endRound'>): Promise<VendorReply> {
  const after = afterEnd(context.round);
  const spin = spinOf(context);
  // What the last spin of a series brings is in the balance that is answered.
  if (spin && context.round?.state === 'open') await context.freeSpins.close(context.tx, spin);
  const availableMinor = await readAvailable(context);
  return finish(context, after, { kind: 'endRound', amount_minor: 0n, availableMinor });
}

const HANDLERS: { readonly [C in RoundCall]: (context: Context<C>) => Promise<VendorReply> } = {
  debit,
  credit,
  rollback,
  endRound,
};

/**
 * What was answered to an id before; null where it is new. Throws VendorFault where it was something else, or was undone
 * since.
 */
function replayOf(known: KnownTransaction | undefined, digest: Buffer): VendorReply | null {
  if (!known) return null;
  const cancelled = new VendorFault('transactionCancelled', 'This debit was rolled back.');
  if (known.state === 'cancelled') throw cancelled;
  if (!known.digest?.equals(digest) || known.reply_status === null || known.reply === null) {
    throw new VendorFault('transactionConflict', 'This id was used for something else.');
  }
  if (known.state === 'rolledBack') throw cancelled;
  return { status: known.reply_status, text: known.reply };
}

/**
 * Carries out a call that changes a round, within a transaction that holds the round's lock. Throws VendorFault before
 * anything is written, and TakenMeanwhile where all is to be undone and done again.
 */
export async function runRoundCall<C extends RoundCall>(
  tx: Tx,
  scope: VendorScope,
  {
    call,
    body,
    now,
    begun,
    payoutLimit,
    spins,
    freeSpins,
  }: {
    readonly call: C;
    readonly body: RoundBodies[C];
    readonly now: Date;
    readonly begun: BegunCall;
    readonly payoutLimit?: number;
    readonly spins: SpinTerms | null;
    readonly freeSpins: SpinBook;
  },
): Promise<VendorReply> {
  const { session, round, known } = begun;
  const digest = digestCall(call, body);
  const replay = replayOf(known, digest);
  if (replay) return replay;
  if (!session) throw new VendorFault('sessionUnknown', 'There is no such play session.');
  requireOwn(round, session);
  return HANDLERS[call]({
    tx,
    scope,
    now,
    body,
    digest,
    session,
    round,
    payoutLimit,
    spins,
    freeSpins,
  });
}
