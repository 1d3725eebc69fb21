import type { VendorBody, VendorCall, VendorValue } from '../../../schemas/vendorApi.ts';
import type { SpinTerms } from '../../../engine/payments/spins.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { FreeSpinsRow } from '../../db/freeSpinTables.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { createSecret, digestSecret, type Random } from '../session/secrets.ts';
import type { SpinBook } from '../freeSpins/freeSpins.service.ts';
import { createFirstStakes, type Debit, type FirstStakes } from './firstStake.ts';
import { findSignInEnd, insertPlaySession, takeIntent } from './playSessions.repository.ts';
import { createMemberAliases, type NameMembers } from './memberAliases.ts';
import { WALLETS } from './playerWallets.ts';
import { findVendorWallet } from './vendorWallets.repository.ts';
import { runRoundCall } from './roundCalls.ts';
import type { RoundBodies, RoundCall } from './roundContext.ts';
import {
  beginCall,
  listOpenRounds,
  listRoundsToResume,
  readStakeable,
  type BegunCall,
  type CallNames,
  type VendorScope,
} from './rounds.repository.ts';
import { findSpinRule } from './spins.ts';
import { keepSides } from './tableSides.repository.ts';
import { TakenMeanwhile, VendorFault } from './vendorFault.ts';
import { writeFault, writeValue, type VendorReply } from './vendorReply.ts';
import { SKEW_SECONDS } from '../../crypto/requestSignature.ts';

/** A signed call of a vendor. */
export interface SignedCall extends VendorScope {
  readonly call: VendorCall;
  /** Checked against the call's contract. */
  readonly body: unknown;
  /** Good once. */
  readonly nonce: string;
  readonly now: Date;
  /** The most that a round may pay, in the main unit; undefined where anything goes. */
  readonly payoutLimit?: number;
  /** What the market says of spins of slots; null for nothing. */
  readonly spins: SpinTerms | null;
}

/** Answers vendors. */
export interface VendorService {
  answer(call: SignedCall): Promise<VendorReply>;
  /** What members are called at a vendor. */
  readonly nameMembers: NameMembers;
}

/** What the service is made from. */
export interface VendorDeps {
  readonly db: Database;
  readonly ids: () => string;
  readonly random: Random;
  readonly freeSpins: SpinBook;
  /** The gateway's secret: what members are called at first is derived from it. */
  readonly secret: Buffer;
}

const ROUND_CALLS: readonly VendorCall[] = ['debit', 'credit', 'rollback', 'endRound'];
const isRoundCall = (call: VendorCall): call is RoundCall => ROUND_CALLS.includes(call);

/** What a call is about, as the database is asked for it. */
function nameCall({ call, body, nonce, now }: SignedCall): CallNames {
  const asked = body as Partial<RoundBodies[RoundCall]>;
  const { session, roundId = null, transactionId = null } = asked;
  return {
    nonce,
    nonceEndsAt: new Date(now.getTime() + 2 * SKEW_SECONDS * 1000),
    now,
    session: session === undefined ? null : digestSecret(session),
    ...(isRoundCall(call) ? { roundId, transactionId } : { roundId: null, transactionId: null }),
  };
}

const toDebit = (signed: SignedCall): Debit | null =>
  signed.call === 'debit'
    ? { scope: signed, body: signed.body as RoundBodies['debit'], names: nameCall(signed) }
    : null;

const replayed = () => new VendorFault('requestReplayed', 'This very request came before.');

const OPEN_ROUNDS_MAX = 500;
/** Two calls that name each other's ids in different rounds meet once; more is no accident. */
const ATTEMPTS = 3;

interface AuthenticateDeps extends Pick<VendorDeps, 'ids' | 'random' | 'freeSpins'> {
  readonly firstStakes: FirstStakes;
  readonly nameMembers: NameMembers;
}

/** A series of free spins as a vendor is told of it. */
const tellSeries = (row: FreeSpinsRow): NonNullable<VendorValue<'authenticate'>['freeSpins']> => ({
  id: row.id,
  count: row.spins,
  left: row.spins - row.used,
  stake: toWireAmount(row.stake_minor, row.decimals),
  won: toWireAmount(row.won_minor, row.decimals),
  pays: row.pays.pays,
  endsAt: row.expires_at.toISOString(),
});

async function authenticate(
  { ids, random, freeSpins, firstStakes, nameMembers }: AuthenticateDeps,
  tx: Tx,
  call: SignedCall,
): Promise<VendorValue<'authenticate'>> {
  const { merchantCode, vendorCode, now } = call;
  const { code } = call.body as VendorBody<'authenticate'>;
  const intent = await takeIntent(tx, call, { digest: digestSecret(code), now });
  const endsAt = intent && (await findSignInEnd(tx, intent.sign_in_id, now));
  if (!intent || !endsAt) throw new VendorFault('codeInvalid', 'This code is not good.');
  const session = createSecret(random);
  const digest = digestSecret(session);
  const id = ids();
  const { used_at: _used, gameCode, ...bound } = intent;
  await insertPlaySession(tx, {
    ...bound,
    id,
    digest,
    created_at: now,
    ends_at: endsAt,
    ended_at: null,
  });
  const { member_id: memberId, game_id: gameId, mode, currency, decimals } = intent;
  const hasVendorWallet = intent.has_vendor_wallet;
  const owner = { merchantCode, vendorCode, memberId, currency, hasVendorWallet };
  firstStakes.remember(call, digest, { ...owner, id, gameId, mode, decimals });
  const aliases = await nameMembers(tx, call, [memberId]);
  const player = { merchantCode, memberId, gameId, currency, decimals, now };
  const rule = await findSpinRule(tx, call.spins, player);
  const series =
    mode === 'real'
      ? await freeSpins.find(tx, { merchantCode, memberId }, { gameId, currency, now })
      : undefined;
  return {
    session,
    memberAlias: aliases.get(memberId)!,
    gameCode,
    currency,
    decimals,
    language: intent.language,
    mode,
    balance: toWireAmount(await WALLETS[mode].readMinor(tx, owner), decimals),
    endsAt: endsAt.toISOString(),
    openRounds: await listRoundsToResume(tx, call, { memberId, gameId, mode }),
    wallet: hasVendorWallet && (await findVendorWallet(tx, call)) ? 'vendor' : 'operator',
    highestStake: rule && toWireAmount(rule.highestMinor, decimals),
    shortestRoundMs: rule?.shortestMs ?? 0,
    freeSpins: series ? tellSeries(series) : null,
  };
}

async function readBalance(db: Database, call: SignedCall): Promise<VendorValue<'balance'>> {
  const found = await readStakeable(db, call, nameCall(call));
  if (found === null) throw replayed();
  if (!found) throw new VendorFault('sessionUnknown', 'There is no such play session.');
  const { availableMinor, decimals, currency } = found;
  return { balance: toWireAmount(availableMinor, decimals), currency };
}

async function listRounds(
  nameMembers: NameMembers,
  tx: Tx,
  call: SignedCall,
): Promise<VendorValue<'openRounds'>> {
  const { olderThanSeconds } = call.body as VendorBody<'openRounds'>;
  const before = new Date(call.now.getTime() - olderThanSeconds * 1000);
  const rows = await listOpenRounds(tx, call, before, OPEN_ROUNDS_MAX);
  const members = rows.map((row) => row.member_id);
  const aliases = await nameMembers(tx, call, members);
  return {
    rounds: rows.map((row) => ({
      roundId: row.id,
      gameCode: row.game_code,
      memberAlias: aliases.get(row.member_id)!,
      mode: row.mode,
      staked: toWireAmount(row.staked_minor, row.decimals),
      paid: toWireAmount(row.paid_minor, row.decimals),
      currency: row.currency,
      openedAt: row.opened_at.toISOString(),
    })),
  };
}

/** Makes the service over a database. */
export function createVendorService(deps: VendorDeps): VendorService {
  const nameMembers = createMemberAliases(deps.secret);
  const firstStakes = createFirstStakes(deps.db);

  async function run(tx: Tx, signed: SignedCall, begun: BegunCall): Promise<VendorReply> {
    const { call, now, payoutLimit, spins } = signed;
    if (isRoundCall(call)) {
      const body = signed.body as RoundBodies[RoundCall];
      const { freeSpins } = deps;
      return runRoundCall(tx, signed, { call, body, now, begun, payoutLimit, spins, freeSpins });
    }
    if (call === 'authenticate') {
      return writeValue(await authenticate({ ...deps, firstStakes, nameMembers }, tx, signed));
    }
    return writeValue(await listRounds(nameMembers, tx, signed));
  }

  /** A refusal is thrown before anything is written, and the nonce stays used: so it is an answer, not a failure. */
  async function answerRefusals(work: () => Promise<VendorReply>): Promise<VendorReply> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof VendorFault) return writeFault(error);
      throw error;
    }
  }

  const answerIn = (tx: Tx, signed: SignedCall): Promise<VendorReply> =>
    answerRefusals(async () => {
      const begun = await beginCall(tx, signed, nameCall(signed));
      if (!begun) throw replayed();
      const debit = toDebit(signed);
      if (debit && begun.session) {
        firstStakes.remember(signed, debit.names.session!, begun.session);
      }
      return run(tx, signed, begun);
    });

  async function answerOnce(signed: SignedCall): Promise<VendorReply> {
    if (signed.call === 'balance') {
      return answerRefusals(async () => writeValue(await readBalance(deps.db, signed)));
    }
    const debit = toDebit(signed);
    // Where spins are held, a stake is looked at step by step.
    const foretold = debit && !signed.spins && (await firstStakes.take(debit));
    if (foretold) return foretold;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await withTransaction(deps.db, signed, (tx) => answerIn(tx, signed));
      } catch (error) {
        if (!(error instanceof TakenMeanwhile)) throw error;
        if (attempt < ATTEMPTS) continue;
        return writeFault(new VendorFault('transactionConflict', 'This id is being used.'));
      }
    }
  }

  return {
    nameMembers,
    async answer(signed) {
      const reply = await answerOnce(signed);
      const debit = toDebit(signed);
      const table = debit?.body.table;
      if (!debit || !table || reply.status !== 200) return reply;
      // After the stake, so that it waits for nothing; whoever was not answered asks again, and it is kept then.
      const { roundId } = debit.body;
      const { now } = signed;
      await withTransaction(deps.db, signed, (tx) =>
        keepSides(tx, signed, { roundId, table, now }),
      );
      return reply;
    },
  };
}
