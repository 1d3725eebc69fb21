import { toMinorUnits } from '../../../engine/payments/paymentTerms.ts';
import {
  changeLimit,
  confirmable,
  confirmRaise,
  currentLimit,
  LIMIT_WINDOWS,
  limitRoom,
  limitWindow,
  RAISE_TERMS,
  stricterLimit,
  type LimitRoom,
  type LimitState,
} from '../../../engine/payments/limits.ts';
import { playRulesOf } from '../../../engine/payments/jurisdictions.ts';
import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import {
  EXCLUSION_MONTHS,
  LIMIT_KINDS,
  TIME_OUT_DAYS,
  type confirmLimit,
  type getLimits,
  type setLimit,
  type takeBreak,
} from '../../../schemas/api/limits.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { parseWireAmount, toWireAmount } from '../../http/wireAmount.ts';
import type { DepositGuard, DepositRoom } from '../deposits/depositGuard.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import type { Sessions } from '../session/sessions.ts';
import {
  FOREVER,
  keepAsked,
  keepReviewed,
  keepLimit,
  keepPause,
  listLimits,
  lockLimits,
  lockMember,
  readMarket,
  readStanding,
  type LimitRow,
  type Market,
} from './limits.repository.ts';
import { amountsOf } from './requireBetRoom.ts';
import { addMonths, reviewAt } from './reviews.ts';
import { readUsage } from './usage.ts';

type Limits = ValueOf<typeof getLimits>;

/** What members set for themselves, and what asks for room in it. */
export interface LimitsService {
  read(call: PaymentCall): Promise<Limits>;
  set(call: PaymentCall, wanted: BodyOf<typeof setLimit>): Promise<Limits>;
  /** Throws Problem notFound where nothing waits that can be confirmed now. */
  confirm(call: PaymentCall, which: BodyOf<typeof confirmLimit>): Promise<Limits>;
  decline(call: PaymentCall): Promise<Limits>;
  /** The member has looked at them, and leaves them as they are. */
  review(call: PaymentCall): Promise<Limits>;
  /** Throws Problem bodyInvalid for a length that this kind of break does not have. */
  takeBreak(
    call: PaymentCall,
    wanted: BodyOf<typeof takeBreak>,
  ): Promise<ValueOf<typeof takeBreak>>;
  /**
   * Throws Problem ownLimitReached for a deposit that the limits of the member and the law leave no room for; open orders take
   * room as well. Other deposits of the same member wait until the transaction ends.
   */
  readonly requireDepositRoom: DepositGuard;
  /** What the limits of the member and the law leave for a payment that came. */
  readonly findDepositRoom: DepositRoom;
}

const DAY_MS = 86_400_000;

const ownerOf = ({ caller, member }: PaymentCall) => ({
  merchantCode: caller.brand.merchantCode,
  memberId: member.memberId,
  currency: caller.brand.currency.code,
});

/** The rules of the brand's market, in minor units of its currency. */
function lawOf({ caller }: PaymentCall) {
  const { jurisdiction, currency } = caller.brand;
  const rules = playRulesOf(jurisdiction.country);
  const raise = { ...RAISE_TERMS, delayHours: rules.raiseDelayHours };
  const mostOf = (kind: LimitRow['kind'], span: LimitRow['span']): bigint | null => {
    const most = kind === 'deposit' ? rules.depositMost[span] : undefined;
    return most === undefined ? null : toMinorUnits(most, currency.decimals);
  };
  return { rules, raise, mostOf };
}

const stateOf = (row: LimitRow | undefined): LimitState => ({
  limit: row?.amount_minor ?? null,
  waiting: row?.wanted_at ? { to: row.wanted_minor, requestedAt: row.wanted_at } : null,
});

const findRow = (rows: readonly LimitRow[], kind: LimitRow['kind'], span: LimitRow['span']) =>
  rows.find((row) => row.kind === kind && row.span === span);

async function describe(tx: Tx, call: PaymentCall): Promise<Limits> {
  const owner = ownerOf(call);
  const { currency, timeZone: zone } = call.caller.brand;
  const { rules, raise, mostOf } = lawOf(call);
  const rows = await listLimits(tx, owner);
  const usage = await readUsage(tx, owner, { now: call.now, zone });
  const standing = await readStanding(tx, owner);
  const write = (minor: bigint) => toWireAmount(minor, currency.decimals);
  const maybe = (minor: bigint | null) => (minor === null ? null : write(minor));
  return {
    now: call.now.toISOString(),
    currency: currency.code,
    decimals: currency.decimals,
    isAsked: standing.limits_asked_at !== null,
    reviewAt: reviewAt(standing).toISOString(),
    raiseDelayHours: rules.raiseDelayHours,
    exclusionMonths: rules.exclusionMonths,
    limits: LIMIT_KINDS.flatMap((kind) =>
      LIMIT_WINDOWS.map((span) => {
        const { limit, waiting } = currentLimit(
          stateOf(findRow(rows, kind, span)),
          call.now,
          raise,
        );
        const law = mostOf(kind, span);
        const lowest = stricterLimit(limit, law);
        const used = usage[kind][span];
        const room = lowest === null ? null : limitRoom({ [span]: lowest }, { [span]: used });
        const times = waiting && confirmable(waiting.requestedAt, raise);
        return {
          kind,
          span,
          amount: maybe(limit),
          law: maybe(law),
          used: write(used),
          left: room ? write(room.roomMinor) : null,
          endsAt: new Date(limitWindow(span, call.now.getTime(), zone).end).toISOString(),
          waiting:
            waiting && times
              ? {
                  amount: maybe(waiting.to),
                  from: times.from.toISOString(),
                  until: times.until.toISOString(),
                }
              : null,
        };
      }),
    ),
  };
}

/** Changes one limit, alone among the changes of its member, and gives all as they are then. */
async function change(
  tx: Tx,
  call: PaymentCall,
  {
    kind,
    span,
    next,
  }: Pick<LimitRow, 'kind' | 'span'> & {
    readonly next: (state: LimitState) => LimitState | null;
  },
): Promise<Limits> {
  const owner = ownerOf(call);
  await lockMember(tx, owner);
  const rows = await listLimits(tx, owner);
  const before = currentLimit(stateOf(findRow(rows, kind, span)), call.now, lawOf(call).raise);
  const after = next(before);
  if (after === null) throw new Problem('notFound', 'Nothing waits that could be confirmed now.');
  await keepLimit(tx, {
    merchant_code: owner.merchantCode,
    member_id: owner.memberId,
    kind,
    span,
    amount_minor: after.limit,
    wanted_minor: after.waiting?.to ?? null,
    wanted_at: after.waiting?.requestedAt ?? null,
    set_at: call.now,
  });
  if (kind === 'deposit') await keepAsked(tx, owner, call.now);
  await keepReviewed(tx, owner, call.now);
  return describe(tx, call);
}

/** What the limits of a member and the law of the market leave of deposits; others of the same member wait until the end. */
async function depositRoom(
  tx: Tx,
  { now, openMinor, ...owner }: Parameters<DepositRoom>[1],
  { zone, country, decimals }: Market,
): Promise<LimitRoom | null> {
  const { depositMost } = playRulesOf(country);
  const own = amountsOf(await lockLimits(tx, owner, ['deposit']), 'deposit');
  const limits = Object.fromEntries(
    LIMIT_WINDOWS.flatMap((span) => {
      const most = depositMost[span];
      const law = most === undefined ? null : toMinorUnits(most, decimals);
      const lowest = stricterLimit(own[span] ?? null, law);
      return lowest === null ? [] : [[span, lowest] as const];
    }),
  );
  if (Object.keys(limits).length === 0) return null;
  const { deposit } = await readUsage(tx, owner, { now, zone });
  const used = LIMIT_WINDOWS.map((span) => [span, deposit[span] + openMinor] as const);
  return limitRoom(limits, Object.fromEntries(used));
}

const hasLength = (lengths: readonly number[], length: number) => lengths.includes(length);

/** When a break ends at the earliest; throws Problem bodyInvalid for a length that there is not. */
function endOf({ kind, length }: BodyOf<typeof takeBreak>, { now, ...call }: PaymentCall): Date {
  const { rules } = lawOf({ now, ...call });
  if (kind === 'timeOut' && hasLength(TIME_OUT_DAYS, length)) {
    return new Date(now.getTime() + length * DAY_MS);
  }
  const isMonths = hasLength(EXCLUSION_MONTHS, length) && length >= rules.exclusionMonths;
  if (kind === 'selfExclusion' && isMonths) return addMonths(now, length);
  throw new Problem('bodyInvalid', 'Field "length" is none of this kind of break.');
}

/** Makes the service over a database. */
export function createLimitsService({
  db,
  ids,
  sessions,
}: {
  readonly db: Database;
  readonly ids: () => string;
  readonly sessions: Pick<Sessions, 'endOf'>;
}): LimitsService {
  const inTransaction = <T>(call: PaymentCall, work: (tx: Tx) => Promise<T>) => {
    requireRealAccount(call);
    return withTransaction(db, { merchantCode: call.caller.brand.merchantCode }, work);
  };
  return {
    read: (call) => inTransaction(call, (tx) => describe(tx, call)),
    set: (call, { kind, span, amount }) =>
      inTransaction(call, (tx) => {
        const to =
          amount === null ? null : parseWireAmount(amount, call.caller.brand.currency.decimals);
        return change(tx, call, { kind, span, next: (state) => changeLimit(state, to, call.now) });
      }),
    confirm: (call, which) =>
      inTransaction(call, (tx) =>
        change(tx, call, {
          ...which,
          next: (state) => confirmRaise(state, call.now, lawOf(call).raise),
        }),
      ),
    decline: (call) =>
      inTransaction(call, async (tx) => {
        await keepAsked(tx, ownerOf(call), call.now);
        await keepReviewed(tx, ownerOf(call), call.now);
        return describe(tx, call);
      }),
    review: (call) =>
      inTransaction(call, async (tx) => {
        await keepReviewed(tx, ownerOf(call), call.now);
        return describe(tx, call);
      }),
    takeBreak: (call, wanted) =>
      inTransaction(call, async (tx) => {
        const { merchantCode, memberId } = ownerOf(call);
        const ends = endOf(wanted, call);
        const isOpenEnded = wanted.kind === 'selfExclusion';
        await keepPause(
          tx,
          {
            id: ids(),
            merchant_code: merchantCode,
            member_id: memberId,
            kind: wanted.kind,
            started_at: call.now,
            ends_at: ends,
          },
          isOpenEnded ? FOREVER : ends,
        );
        await sessions.endOf(tx, memberId, { now: call.now });
        return { until: ends.toISOString(), isOpenEnded };
      }),
    async findDepositRoom(tx, order) {
      const room = await depositRoom(tx, order, await readMarket(tx, order.merchantCode));
      return room?.roomMinor ?? null;
    },
    async requireDepositRoom(tx, call, { amountMinor, openMinor }) {
      const { timeZone, jurisdiction, currency } = call.caller.brand;
      const room = await depositRoom(
        tx,
        { ...ownerOf(call), now: call.now, openMinor },
        { zone: timeZone, country: jurisdiction.country, decimals: currency.decimals },
      );
      if (!room || amountMinor <= room.roomMinor) return;
      const left = toWireAmount(room.roomMinor, currency.decimals);
      throw new Problem('ownLimitReached', 'A limit of deposits leaves no room.', {
        value: { kind: 'deposit', span: room.window, left },
      });
    },
  };
}
