import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getWithdrawalQuote } from '../../../schemas/api/withdrawals.ts';
import { withdrawalBill } from '../../../engine/payments/fees.ts';
import { withdrawalTermsOf, type WithdrawalTerms } from '../../../engine/payments/paymentTerms.ts';
import { administrationBill, openTurnover } from '../../../engine/payments/turnover.ts';
import type { Tx } from '../../db/database.ts';
import type { TurnoverRecord } from '../../db/paymentTables.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { readBalances } from '../../ledger/balances.ts';
import type { BonusEngine } from '../bonuses/bonuses.service.ts';
import { readStanding as readIdentity } from '../identityChecks/standing.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import type { PayoutAccountsService } from '../payoutAccounts/payoutAccounts.service.ts';
import type { TurnoverService } from '../turnover/turnover.service.ts';
import { withdrawalTermsFor } from '../vip/levels.ts';
import type { Block, ListSafeguards } from './safeguards.ts';
import { readDay, sumWithdrawn } from './withdrawals.repository.ts';

/** What an amount costs, in minor units. */
export interface Quote {
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  readonly administrationMinor: bigint;
  readonly payoutMinor: bigint;
}

/** How a member stands who wants to be paid out. */
export interface Standing {
  readonly terms: WithdrawalTerms;
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
  readonly rows: readonly TurnoverRecord[];
  readonly dayCount: number;
  readonly daySumMinor: bigint;
  readonly mostMinor: bigint;
  /** How much more is paid out before more has to be known of the member; null for any amount. */
  readonly identityLeftMinor: bigint | null;
  readonly blocks: readonly Block[];
  /** Bonus money that a payout ends; null for none. */
  readonly bonusMinor: bigint | null;
  quote(amountMinor: bigint): Quote;
}

const lesser = (one: bigint, other: bigint) => (one < other ? one : other);

const leftOf = (row: TurnoverRecord) =>
  openTurnover({
    id: String(row.id),
    requiredMinor: row.required_minor,
    doneMinor: row.done_minor,
  });

const sumLeft = (rows: readonly TurnoverRecord[]) =>
  rows.reduce((sum, row) => sum + leftOf(row), 0n);

async function readIdentityLeft(tx: Tx, { caller, member, now }: PaymentCall) {
  const { memberId } = member;
  const { level } = await readIdentity(tx, { brand: caller.brand, memberId, now });
  if (level === null || level.withdrawalMinor === null) return null;
  const left = level.withdrawalMinor - (await sumWithdrawn(tx, memberId));
  return left < 0n ? 0n : left;
}

/** What of the brand's terms is in the way. */
function listByTerms({
  terms,
  rows,
  availableMinor,
  day,
  dayLeft,
}: Pick<Standing, 'terms' | 'rows' | 'availableMinor'> & {
  readonly day: Awaited<ReturnType<typeof readDay>>;
  /** What may still be taken out today; null without a limit. */
  readonly dayLeft: bigint | null;
}): readonly Block[] {
  const blocks: Block[] = [];
  const left = sumLeft(rows);
  if (terms.policy === 'block' && left > 0n) blocks.push({ block: 'turnover', leftMinor: left });
  if (availableMinor < terms.minMinor) {
    blocks.push({ block: 'balance', leftMinor: terms.minMinor - availableMinor });
  }
  if (terms.dayCount !== null && day.count >= terms.dayCount) {
    blocks.push({ block: 'dayCount', until: day.endsAt });
  }
  if (dayLeft !== null && dayLeft < terms.minMinor) {
    blocks.push({ block: 'daySum', leftMinor: dayLeft < 0n ? 0n : dayLeft, until: day.endsAt });
  }
  return blocks;
}

/** Reads how members stand. */
export function createStandings({
  accounts,
  turnover,
  bonuses,
  listSafeguards,
}: {
  readonly accounts: PayoutAccountsService;
  readonly turnover: TurnoverService;
  readonly bonuses: Pick<BonusEngine, 'look'>;
  readonly listSafeguards: ListSafeguards;
}) {
  async function listPersonal(tx: Tx, call: PaymentCall): Promise<readonly Block[]> {
    const known = await accounts.listOf(tx, call.member.memberId);
    const usable = known.filter(({ usable_at: at }) => at <= call.now);
    const first = known
      .map(({ usable_at: at }) => at)
      .toSorted((one, other) => one.getTime() - other.getTime())[0];
    const blocks = [...(await listSafeguards(tx, call))];
    if (!first) blocks.push({ block: 'accountMissing' });
    else if (usable.length === 0) blocks.push({ block: 'accountWaiting', until: first });
    return blocks;
  }

  /** How a member stands now; what was played is counted first. */
  return async function readStanding(tx: Tx, call: PaymentCall): Promise<Standing> {
    const { caller, member, now } = call;
    const { merchantCode, currency, payments, timeZone } = caller.brand;
    const terms = await withdrawalTermsFor(tx, caller.brand, {
      terms: withdrawalTermsOf(payments, currency),
      memberId: member.memberId,
    });
    const owner = { merchantCode, memberId: member.memberId, currency: currency.code };
    const rows = await turnover.settle(tx, { ...owner, decimals: currency.decimals }, now);
    const [main] = await readBalances(tx, owner);
    const { availableMinor, heldMinor } = main!;
    const day = await readDay(tx, { memberId: member.memberId, timeZone, now });
    const dayLeft = terms.daySumMinor === null ? null : terms.daySumMinor - day.sumMinor;
    let mostMinor = availableMinor;
    if (terms.maxMinor !== null) mostMinor = lesser(mostMinor, terms.maxMinor);
    if (dayLeft !== null) mostMinor = lesser(mostMinor, dayLeft < 0n ? 0n : dayLeft);

    const blocks = [
      ...(await listPersonal(tx, call)),
      ...listByTerms({ terms, rows, availableMinor, day, dayLeft }),
    ];
    const { active, balanceMinor } = await bonuses.look(tx, owner, now);
    const unplayed = sumLeft(rows.filter(({ source }) => source === 'deposit'));
    return {
      terms,
      availableMinor,
      heldMinor,
      rows,
      mostMinor,
      blocks,
      bonusMinor: active?.model === 'cashFirst' ? balanceMinor : null,
      identityLeftMinor: await readIdentityLeft(tx, call),
      dayCount: day.count,
      daySumMinor: day.sumMinor,
      quote(amountMinor) {
        const { feeMinor } = withdrawalBill(amountMinor, day.count, {
          freePerDay: terms.freeADay,
          ...terms.fee,
        });
        const administrationMinor =
          terms.policy === 'fee'
            ? administrationBill(amountMinor - feeMinor, unplayed, terms.administrationRate)
                .feeMinor
            : 0n;
        const payoutMinor = amountMinor - feeMinor - administrationMinor;
        return { amountMinor, feeMinor, administrationMinor, payoutMinor };
      },
    };
  };
}

/** Reads how members stand. */
export type ReadStanding = ReturnType<typeof createStandings>;

type Shown = ValueOf<typeof getWithdrawalQuote>;

/** Blocks as they travel. */
export const showBlocks = (blocks: readonly Block[], decimals: number): Shown['blocks'] =>
  blocks.map(({ block, leftMinor, until }) => ({
    block,
    left: leftMinor === undefined ? null : toWireAmount(leftMinor, decimals),
    until: until?.toISOString() ?? null,
  }));

/** What an amount costs, as it travels. */
export const showQuote = (quote: Quote, decimals: number): NonNullable<Shown['quote']> => ({
  amount: toWireAmount(quote.amountMinor, decimals),
  fee: toWireAmount(quote.feeMinor, decimals),
  administrationFee: toWireAmount(quote.administrationMinor, decimals),
  arrives: toWireAmount(quote.payoutMinor, decimals),
});

/** How a member stands, as it travels. */
export function showStanding(
  standing: Standing,
  {
    currency: { code, decimals },
    amountMinor,
    open,
  }: {
    readonly currency: { readonly code: string; readonly decimals: number };
    readonly amountMinor: bigint | null;
    readonly open: Shown['open'];
  },
): Shown {
  const { terms, rows, mostMinor } = standing;
  const write = (minor: bigint) => toWireAmount(minor, decimals);
  const required = rows.reduce((sum, row) => sum + row.required_minor, 0n);
  const done = rows.reduce((sum, row) => sum + row.done_minor, 0n);
  const canBe = amountMinor !== null && amountMinor >= terms.minMinor && amountMinor <= mostMinor;
  const quote = canBe ? standing.quote(amountMinor) : null;
  return {
    currency: code,
    decimals,
    available: write(standing.availableMinor),
    held: write(standing.heldMinor),
    min: write(terms.minMinor),
    max: write(mostMinor),
    dayCountLeft: terms.dayCount === null ? null : Math.max(0, terms.dayCount - standing.dayCount),
    daySumLeft:
      terms.daySumMinor === null
        ? null
        : write(
            terms.daySumMinor > standing.daySumMinor
              ? terms.daySumMinor - standing.daySumMinor
              : 0n,
          ),
    identityLeft: standing.identityLeftMinor === null ? null : write(standing.identityLeftMinor),
    freeLeft: Math.max(0, terms.freeADay - standing.dayCount),
    fee: {
      rate: terms.fee.rate,
      fixed: write(terms.fee.fixedMinor),
      min: write(terms.fee.minMinor),
      max: terms.fee.maxMinor === undefined ? null : write(terms.fee.maxMinor),
    },
    turnoverPolicy: terms.policy,
    turnoverRate: terms.administrationRate,
    turnover: {
      required: write(required),
      done: write(done),
      left: write(sumLeft(rows)),
      rows: rows.map((row) => ({
        id: String(row.id),
        source: row.source,
        reference: row.reference,
        at: row.created_at.toISOString(),
        credited: write(row.credited_minor),
        required: write(row.required_minor),
        done: write(row.done_minor),
        left: write(leftOf(row)),
      })),
    },
    blocks: showBlocks(standing.blocks, decimals),
    bonus: standing.bonusMinor === null ? null : write(standing.bonusMinor),
    quote: quote && quote.payoutMinor > 0n ? showQuote(quote, decimals) : null,
    open,
  };
}

/** Throws Problem withdrawalBlocked or paymentLimit where an amount cannot be paid out. */
export function requirePayable(standing: Standing, amountMinor: bigint, decimals: number): void {
  const { blocks, terms, mostMinor } = standing;
  if (blocks.length > 0) {
    throw new Problem('withdrawalBlocked', 'Something keeps the member from being paid out.', {
      value: { blocks: showBlocks(blocks, decimals) },
    });
  }
  const limit = (what: 'min' | 'max', left: bigint) =>
    new Problem('paymentLimit', 'The amount is beyond a limit.', {
      value: { limit: what, left: toWireAmount(left, decimals) },
    });
  if (amountMinor < terms.minMinor) throw limit('min', terms.minMinor);
  if (amountMinor > mostMinor) throw limit('max', mostMinor);
}
