import { playRulesOf, type PlayRules } from '../../../engine/payments/jurisdictions.ts';
import {
  changeLimit,
  confirmable,
  confirmRaise,
  currentLimit,
  RAISE_TERMS,
  type LimitState,
} from '../../../engine/payments/limits.ts';
import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import {
  PLAY_TIME_KINDS,
  type answerPlayCheck,
  type confirmPlayTime,
  type getPlayTime,
  type setPlayTime,
} from '../../../schemas/api/playTime.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { sumKinds } from '../../ledger/memberSums.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import { keepReviewed, lockMember, readStanding } from './limits.repository.ts';
import {
  keepAnswer,
  forgetClear,
  keepTime,
  listChecks,
  readPlay,
  type KeptPlay,
} from './playTime.repository.ts';
import { clockOf } from './requirePlayTime.ts';
import { reviewAt } from './reviews.ts';

type PlayTime = ValueOf<typeof getPlayTime>;
type Kind = (typeof PLAY_TIME_KINDS)[number];

/** How long members play, and what reminds them of it. */
export interface PlayTimeService {
  read(call: PaymentCall): Promise<PlayTime>;
  /** Answers the reminder that was due at a moment; changes nothing where it is not due, or is answered. */
  answer(call: PaymentCall, which: BodyOf<typeof answerPlayCheck>): Promise<PlayTime>;
  set(call: PaymentCall, wanted: BodyOf<typeof setPlayTime>): Promise<PlayTime>;
  /** Throws Problem notFound where nothing waits that can be confirmed now. */
  confirm(call: PaymentCall, which: BodyOf<typeof confirmPlayTime>): Promise<PlayTime>;
}

const CHECKS = 20;

const ownerOf = ({ caller, member }: PaymentCall) => ({
  merchantCode: caller.brand.merchantCode,
  memberId: member.memberId,
});

const rulesOf = ({ caller }: PaymentCall) => playRulesOf(caller.brand.jurisdiction.country);

const raiseOf = ({ raiseDelayHours }: PlayRules) => ({
  ...RAISE_TERMS,
  delayHours: raiseDelayHours,
});

const lawOf = (rules: PlayRules, kind: Kind) =>
  kind === 'check' ? rules.checkMinutesMost : rules.sessionMinutesMost;

const toLimit = (minutes: number | null) => (minutes === null ? null : BigInt(minutes));
const toMinutes = (limit: bigint | null) => (limit === null ? null : Number(limit));

/** What holds of a kind, and what waits: who chose nothing has what their market proposes. */
function stateOf({ times }: KeptPlay, rules: PlayRules, kind: Kind): LimitState {
  const row = times.find((one) => one.kind === kind);
  if (!row) return { limit: kind === 'check' ? toLimit(rules.checkMinutes) : null, waiting: null };
  return {
    limit: toLimit(row.minutes),
    waiting: row.wanted_at && { to: toLimit(row.wanted_minutes), requestedAt: row.wanted_at },
  };
}

function describeTime(play: KeptPlay, rules: PlayRules, { kind, now }: { kind: Kind; now: Date }) {
  const raise = raiseOf(rules);
  const { limit, waiting } = currentLimit(stateOf(play, rules, kind), now, raise);
  const times = waiting && confirmable(waiting.requestedAt, raise);
  const law = lawOf(rules, kind);
  const own = toMinutes(limit);
  return {
    kind,
    minutes: own === null || law === null ? (own ?? law) : Math.min(own, law),
    law,
    waiting:
      waiting && times
        ? {
            minutes: toMinutes(waiting.to),
            from: times.from.toISOString(),
            until: times.until.toISOString(),
          }
        : null,
  };
}

/** What was staked and paid since a moment; minor units. */
async function sumSince(tx: Tx, call: PaymentCall, since: Date) {
  const owner = { ...ownerOf(call), currency: call.caller.brand.currency.code };
  const sums = await sumKinds(tx, owner, { kinds: ['bet', 'win', 'refund'], since: [since] });
  const of = (kind: 'bet' | 'win' | 'refund') => sums.get(kind)?.[0] ?? 0n;
  return { stakedMinor: -of('bet') - of('refund'), paidMinor: of('win') };
}

async function describe(tx: Tx, call: PaymentCall): Promise<PlayTime> {
  const rules = rulesOf(call);
  const owner = ownerOf(call);
  const play = await readPlay(tx, owner);
  const clock = clockOf(play, call.caller.brand.jurisdiction.country ?? null, call.now);
  const sums =
    clock.startedAt === null
      ? { stakedMinor: 0n, paidMinor: 0n }
      : await sumSince(tx, call, new Date(clock.startedAt));
  const write = (minor: bigint) => toWireAmount(minor, call.caller.brand.currency.decimals);
  const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  const amounts = (stakedMinor: bigint, paidMinor: bigint) => ({
    staked: write(stakedMinor),
    paid: write(paidMinor),
    net: write(paidMinor - stakedMinor),
  });
  const checks = await listChecks(tx, owner, CHECKS);
  const standing = await readStanding(tx, owner);
  return {
    now: call.now.toISOString(),
    startedAt: moment(clock.startedAt),
    ...amounts(sums.stakedMinor, sums.paidMinor),
    checkAt: moment(clock.checkAt),
    endsAt: moment(clock.endsAt),
    stop: clock.stop,
    restMinutes: rules.restMinutes,
    isReviewDue: reviewAt(standing) <= call.now,
    times: PLAY_TIME_KINDS.map((kind) => describeTime(play, rules, { kind, now: call.now })),
    checks: checks.map((check) => ({
      id: check.id,
      startedAt: check.started_at.toISOString(),
      answeredAt: check.answered_at.toISOString(),
      ...amounts(check.staked_minor, check.paid_minor),
    })),
  };
}

async function answer(
  tx: Tx,
  call: PaymentCall,
  { id, checkAt }: { id: string; checkAt: string },
): Promise<PlayTime> {
  const owner = ownerOf(call);
  await lockMember(tx, owner);
  const country = call.caller.brand.jurisdiction.country ?? null;
  const clock = clockOf(await readPlay(tx, owner), country, call.now);
  const isMeant = clock.checkAt === Date.parse(checkAt);
  if (clock.stop === 'check' && clock.startedAt !== null && clock.checkAt !== null && isMeant) {
    const startedAt = new Date(clock.startedAt);
    const { stakedMinor, paidMinor } = await sumSince(tx, call, startedAt);
    await keepAnswer(tx, {
      id,
      merchant_code: owner.merchantCode,
      member_id: owner.memberId,
      started_at: startedAt,
      due_at: new Date(clock.checkAt),
      answered_at: call.now,
      staked_minor: stakedMinor,
      paid_minor: paidMinor,
    });
  }
  return describe(tx, call);
}

/** Changes one of the times, alone among the changes of its member. */
async function change(
  tx: Tx,
  call: PaymentCall,
  { kind, next }: { kind: Kind; next: (state: LimitState) => LimitState | null },
): Promise<PlayTime> {
  const owner = ownerOf(call);
  const rules = rulesOf(call);
  await lockMember(tx, owner);
  const before = currentLimit(
    stateOf(await readPlay(tx, owner), rules, kind),
    call.now,
    raiseOf(rules),
  );
  const after = next(before);
  if (after === null) throw new Problem('notFound', 'Nothing waits that could be confirmed now.');
  await keepTime(tx, {
    merchant_code: owner.merchantCode,
    member_id: owner.memberId,
    kind,
    minutes: toMinutes(after.limit),
    wanted_minutes: toMinutes(after.waiting?.to ?? null),
    wanted_at: after.waiting?.requestedAt ?? null,
    set_at: call.now,
  });
  await keepReviewed(tx, owner, call.now);
  await forgetClear(tx, owner, call.now);
  return describe(tx, call);
}

/** Makes the service over a database. */
export function createPlayTimeService({
  db,
  ids,
}: {
  readonly db: Database;
  readonly ids: () => string;
}): PlayTimeService {
  const inTransaction = (call: PaymentCall, work: (tx: Tx) => Promise<PlayTime>) => {
    requireRealAccount(call);
    return withTransaction(db, { merchantCode: call.caller.brand.merchantCode }, work);
  };
  return {
    read: (call) => inTransaction(call, (tx) => describe(tx, call)),
    answer: (call, { checkAt }) =>
      inTransaction(call, (tx) => answer(tx, call, { id: ids(), checkAt })),
    set: (call, { kind, minutes }) =>
      inTransaction(call, (tx) =>
        change(tx, call, {
          kind,
          next: (state) => changeLimit(state, toLimit(minutes), call.now),
        }),
      ),
    confirm: (call, { kind }) =>
      inTransaction(call, (tx) =>
        change(tx, call, {
          kind,
          next: (state) => confirmRaise(state, call.now, raiseOf(rulesOf(call))),
        }),
      ),
  };
}
