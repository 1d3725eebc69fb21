import { toMinorUnits } from '../../../engine/payments/paymentTerms.ts';
import { openTurnover } from '../../../engine/payments/turnover.ts';
import type { TransferBlock } from '../../../schemas/api/lineTransfers.ts';
import { getMemberType } from '../../../schemas/memberTypes.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import { findMember, getMember } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import { readBalances } from '../../ledger/balances.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import type { TurnoverService } from '../turnover/turnover.service.ts';
import type { ListSafeguards } from '../withdrawals/safeguards.ts';
import { isBelow, readSentToday } from './lineTransfers.repository.ts';

/** No line is deeper. */
const MOST_DEPTH = 10;

interface Block {
  readonly block: TransferBlock;
  readonly leftMinor?: bigint;
  readonly until?: Date;
}

interface Receiver {
  readonly id: string;
  readonly account: string;
}

/** How a member stands who wants to send. */
export interface Standing {
  /** Who can be sent to. */
  readonly receiver: Receiver | null;
  readonly availableMinor: bigint;
  readonly minMinor: bigint;
  readonly mostMinor: bigint;
  readonly dayLeftMinor: bigint | null;
  readonly blocks: readonly Block[];
}

const least = (...amounts: readonly bigint[]) =>
  amounts.reduce((one, other) => (one < other ? one : other));

/** What a brand says of transfers, in minor units; null for any amount. */
function termsOf({ agents, currency }: ResolvedBrand) {
  const { min, max, dayCount = null, daySum } = agents.transfers ?? {};
  const minor = (amount: number) => toMinorUnits(amount, currency.decimals);
  return {
    minMinor: minor(min ?? 1),
    maxMinor: max === undefined ? null : minor(max),
    dayCount,
    daySumMinor: daySum === undefined ? null : minor(daySum),
  };
}

const isPaused = (until: Date | null, now: Date) => until !== null && until > now;

/** Who money is for, and whether they can get any. */
interface Found {
  readonly receiver: Receiver;
  readonly canGet: boolean;
}

/** A member of an agent's team. Throws Problem notFound for everybody else, as for who is nobody. */
async function findDownline(tx: Tx, call: PaymentCall, to: string): Promise<Found> {
  const { caller, member, now } = call;
  const { merchantCode, agents } = caller.brand;
  const depth = agents.transfers?.directOnly === true ? 1 : MOST_DEPTH;
  const isOwn =
    getMemberType(member.memberType).sendDown &&
    (await isBelow(tx, { merchantCode, agentId: member.memberId, memberId: to, depth, now }));
  const below = isOwn ? await findMember(tx, merchantCode, to) : undefined;
  if (!below) throw new Problem('notFound', 'There is no such member in the team.');
  return asFound(below, now);
}

const asFound = (
  {
    id,
    account,
    ...row
  }: { id: string; account: string; status: string; paused_until: Date | null },
  now: Date,
): Found => ({
  receiver: { id, account },
  canGet: row.status === 'active' && !isPaused(row.paused_until, now),
});

/** Who stands above a member. */
async function findUpline(tx: Tx, { caller, member, now }: PaymentCall): Promise<Found | null> {
  const { merchantCode } = caller.brand;
  const own = await getMember(tx, merchantCode, member.memberId);
  const above = own.upline_id && (await findMember(tx, merchantCode, own.upline_id));
  return above ? asFound(above, now) : null;
}

/** What of the brand's terms is in the way. */
function listByTerms(
  terms: ReturnType<typeof termsOf>,
  {
    availableMinor,
    day,
    dayLeftMinor,
  }: Pick<Standing, 'availableMinor' | 'dayLeftMinor'> & {
    readonly day: Awaited<ReturnType<typeof readSentToday>>;
  },
): readonly Block[] {
  const blocks: Block[] = [];
  if (availableMinor < terms.minMinor) {
    blocks.push({ block: 'balance', leftMinor: terms.minMinor - availableMinor });
  }
  if (terms.dayCount !== null && day.count >= terms.dayCount) {
    blocks.push({ block: 'dayCount', until: day.endsAt });
  }
  if (dayLeftMinor !== null && dayLeftMinor < terms.minMinor) {
    blocks.push({ block: 'daySum', until: day.endsAt });
  }
  return blocks;
}

/** Reads how members stand. */
export function createReader({
  turnover,
  listSafeguards,
}: {
  readonly turnover: TurnoverService;
  readonly listSafeguards: ListSafeguards;
}) {
  return async (tx: Tx, call: PaymentCall, to?: string): Promise<Standing> => {
    const { caller, member, now } = call;
    const { merchantCode, currency, timeZone } = caller.brand;
    const { memberId } = member;
    const terms = termsOf(caller.brand);
    const owner = { merchantCode, memberId, currency: currency.code };
    const rows = await turnover.settle(tx, { ...owner, decimals: currency.decimals }, now);
    const [main] = await readBalances(tx, owner);
    const { availableMinor } = main!;
    const day = await readSentToday(tx, { memberId, timeZone, now });
    const dayLeftMinor = terms.daySumMinor === null ? null : terms.daySumMinor - day.sumMinor;
    const found = to === undefined ? await findUpline(tx, call) : await findDownline(tx, call, to);
    const own = await getMember(tx, merchantCode, memberId);
    const unplayed = rows.reduce(
      (sum, { id, required_minor: requiredMinor, done_minor: doneMinor }) =>
        sum + openTurnover({ id: String(id), requiredMinor, doneMinor }),
      0n,
    );
    const blocks: Block[] = [];
    if (!found?.canGet) {
      blocks.push({ block: to === undefined ? 'uplineMissing' : 'receiverMissing' });
    }
    if (isPaused(own.paused_until, now)) blocks.push({ block: 'paused' });
    for (const { block, ...rest } of await listSafeguards(tx, call)) {
      blocks.push({ block: block as TransferBlock, ...rest });
    }
    if (unplayed > 0n) blocks.push({ block: 'turnover', leftMinor: unplayed });
    blocks.push(...listByTerms(terms, { availableMinor, day, dayLeftMinor }));
    return {
      receiver: found && (to !== undefined || found.canGet) ? found.receiver : null,
      availableMinor,
      minMinor: terms.minMinor,
      mostMinor: least(
        availableMinor,
        terms.maxMinor ?? availableMinor,
        dayLeftMinor ?? availableMinor,
      ),
      dayLeftMinor,
      blocks,
    };
  };
}
