import type { Insertable } from 'kysely';
import { formatMinor } from '../../../engine/minorUnits.ts';
import type { IssueClosed } from '../../../schemas/api/lottery.ts';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import { Problem } from '../../http/problem.ts';
import { parseWireAmount } from '../../http/wireAmount.ts';
import { release } from '../../ledger/holds.ts';
import { post } from '../../ledger/post.ts';
import { holdMany } from '../../ledger/postMany.ts';
import { holdOf, holdStake, moveFor, takeStake } from './money.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { Offer, OfferCaller, Offers } from './offer.ts';
import {
  countCancelled,
  countRisks,
  countStakes,
  endOrders,
  enterIssues,
  findOpenIssue,
  insertBet,
  lockChase,
  lockOrder,
  lockPlanned,
  readSlips,
  uncount,
  type ChaseRow,
  type EnteredIssue,
  type OrderRow,
} from './orders.repository.ts';
import { makeNumbers } from './orderNumber.ts';
import { limitReached, listRisks, readBet, type WantedBet } from './readBet.ts';

/** A member's call. */
export interface BetCall extends OfferCaller {
  readonly member: MemberSession;
}

/** What came of a bet. */
export interface PlacedBet {
  readonly orders: readonly Insertable<Tables['lottery_orders']>[];
  readonly chaseId: string | null;
  readonly totalMinor: bigint;
  readonly availableMinor: bigint;
  readonly at: Date;
}

/** Bets as they are placed and taken back; each in the caller's transaction. */
export interface Bets {
  /** Throws the Problems of placeLotteryBet. */
  place(tx: Tx, call: BetCall, wanted: WantedBet): Promise<PlacedBet>;
  /** Throws Problem notFound, issueClosed, or lotteryLimit. */
  cancel(tx: Tx, call: BetCall, id: string): Promise<void>;
  /** Cancels what is left of a chase and can be. Throws Problem notFound. */
  stop(tx: Tx, call: BetCall, id: string): Promise<void>;
}

/** What bets are placed with. */
export interface BetDeps {
  readonly offers: Offers;
  readonly ids: () => string;
  readonly random: (bytes: number) => Buffer;
}

const DAY_MS = 86_400_000;

async function issueClosed(tx: Tx, lottery: string, issue: string): Promise<Problem> {
  const next = await findOpenIssue(tx, lottery);
  const value: IssueClosed = {
    lottery,
    issue,
    next: next
      ? {
          issue: next.issue,
          openAt: next.open_at.toISOString(),
          closeAt: next.close_at.toISOString(),
          drawAt: next.draw_at.toISOString(),
        }
      : null,
  };
  return new Problem('issueClosed', 'The issue takes no more bets.', { value });
}

/** Enters all issues of a bet, in its order, or throws what stands against one. */
async function enterAll(
  tx: Tx,
  lottery: string,
  wanted: readonly { readonly issue: string }[],
): Promise<readonly EnteredIssue[]> {
  const found = new Map(
    (
      await enterIssues(
        tx,
        lottery,
        wanted.map(({ issue }) => issue),
      )
    ).map((one) => [one.issue, one]),
  );
  const entered: EnteredIssue[] = [];
  for (const { issue } of wanted) {
    const one = found.get(issue);
    // An issue that there never was may be one of yesterday that was swept: either way it takes no bets.
    if (!one?.is_takeable) throw await issueClosed(tx, lottery, issue);
    entered.push(one);
  }
  return entered;
}

async function requireRoom(
  tx: Tx,
  offer: Offer,
  {
    orders,
    entered,
    slip,
  }: {
    readonly orders: readonly Insertable<Tables['lottery_orders']>[];
    readonly entered: readonly EnteredIssue[];
    readonly slip: Parameters<typeof listRisks>[1];
  },
): Promise<void> {
  const { merchant_code: merchantCode, member_id: memberId, decimals } = orders[0]!;
  const { maxPerIssueMinor, exposureMinor } = offer.limits;
  const write = (minor: bigint) => formatMinor(minor > 0n ? minor : 0n, decimals);
  const stakes = orders.map((order) => ({
    issueId: BigInt(order.issue_id),
    stakeMinor: BigInt(order.stake_minor),
  }));
  const over = await countStakes(
    tx,
    { merchantCode, memberId, mostMinor: maxPerIssueMinor },
    stakes,
  );
  const nameOf = (id: bigint) => entered.find((one) => one.id === id)?.issue ?? null;
  if (over) {
    throw limitReached('maxPerIssue', {
      issue: nameOf(over.issueId),
      most: write(maxPerIssueMinor),
      left: write(maxPerIssueMinor - over.countedMinor),
    });
  }
  for (const { issue_id, multiple } of orders) {
    const issueId = BigInt(issue_id);
    const risks = listRisks(offer, slip, { multiple, decimals });
    const full = await countRisks(tx, { merchantCode, issueId, mostMinor: exposureMinor }, risks);
    if (!full) continue;
    throw limitReached('exposure', {
      item: risks.find(({ play, option }) => play === full.play && option === full.option)?.item,
      issue: nameOf(issueId),
      option: full.option,
      most: write(exposureMinor),
      left: write(exposureMinor - full.countedMinor),
    });
  }
}

/**
 * Ends orders that are waiting for their draws: what was staked goes back, what was held is free again. The locks of their
 * issues are held, and the issues open.
 */
async function takeBack(
  tx: Tx,
  entry: CatalogueEntry | undefined,
  orders: readonly OrderRow[],
  at: Date,
): Promise<void> {
  const [first] = orders;
  if (!first) return;
  const { merchant_code: merchantCode, decimals } = first;
  const slips = await readSlips(
    tx,
    merchantCode,
    orders.map(({ slip_id }) => slip_id),
  );
  for (const order of orders) {
    const slip = slips.get(order.slip_id);
    const risks =
      entry && slip ? listRisks(entry, slip, { multiple: order.multiple, decimals }) : [];
    await uncount(tx, order, risks);
    if (order.state === 'planned') await release(tx, { merchantCode, id: holdOf(order), at });
    else {
      await post(tx, moveFor(order, 'refund', { amountMinor: order.stake_minor, version: 0, at }));
    }
  }
  await endOrders(
    tx,
    merchantCode,
    orders.map(({ id }) => id),
    { state: 'cancelled', at },
  );
}

/**
 * Cancels what is left of a chase in issues that are still open, and says why it ended. A chase's issue that has closed is in
 * its seal, and is drawn.
 */
export async function endChase(
  tx: Tx,
  { chase, entry }: { readonly chase: ChaseRow; readonly entry: CatalogueEntry | undefined },
  state: 'reached' | 'stopped',
): Promise<void> {
  const { merchant_code: merchantCode, id, lottery } = chase;
  if (chase.state !== 'running') return;
  const left = await lockPlanned(tx, merchantCode, id);
  const entered = await enterIssues(
    tx,
    lottery,
    left.map(({ issue }) => issue),
  );
  const takeable = new Set(entered.filter(({ is_takeable }) => is_takeable).map((one) => one.id));
  const at = entered[0]?.now_at ?? new Date();
  await takeBack(
    tx,
    entry,
    left.filter((order) => takeable.has(order.issue_id)),
    at,
  );
  await tx
    .updateTable('lottery_chases')
    .set({ state })
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .execute();
}

/** Makes what places bets. */
export function createBets({ offers, ids, random }: BetDeps): Bets {
  const findOffer = (call: BetCall, code: string): Offer | undefined =>
    offers.list(call).find(({ lottery }) => lottery.id === code);

  return {
    async place(tx, call, wanted) {
      const { member, caller } = call;
      if (member.memberType === TRIAL_TYPE) {
        throw new Problem('realAccountNeeded', 'A trial account has no money to bet with.');
      }
      const offer = offers.require(call, wanted.lottery);
      const { code: currency, decimals } = caller.brand.currency;
      const { slip, stakes } = readBet(offer, wanted, decimals);
      const entered = await enterAll(tx, offer.lottery.id, wanted.issues);
      const at = entered[0]!.now_at;

      const common = {
        merchant_code: caller.brand.merchantCode,
        member_id: member.memberId,
        slip_id: ids(),
        lottery: offer.lottery.id,
        currency,
        decimals,
      };
      const isChase = entered.length > 1;
      const chaseId = isChase ? makeNumbers('C', at, { random, count: 1 })[0]! : null;
      const numbers = makeNumbers('L', at, { random, count: entered.length });
      const orders = entered.map((issue, index) => ({
        ...common,
        id: numbers[index]!,
        chase_id: chaseId,
        issue_id: issue.id,
        multiple: wanted.issues[index]!.multiple,
        // The stake of the first issue is taken now. Those of the others are set aside now, so that the plan cannot fail for
        // want of money, and each is taken with the settlement of its draw: taking it changes nothing of what can be spent,
        // and closing an issue has no money to move and so nothing to wait for.
        state: index === 0 ? ('pending' as const) : ('planned' as const),
        stake_minor: stakes[index]!,
        client_seed: wanted.clientSeed ?? null,
        placed_at: at,
        settled_at: null,
      }));
      await requireRoom(tx, offer, { orders, entered, slip });
      const [first, ...later] = orders;
      const { availableMinor } = await post(tx, takeStake(first!, at));
      await holdMany(
        tx,
        later.map((order) => holdStake(order, at)),
      );
      const { stop } = wanted;
      await insertBet(tx, {
        slip: {
          merchant_code: common.merchant_code,
          id: common.slip_id,
          member_id: common.member_id,
          lottery: common.lottery,
          items: JSON.stringify(slip),
        },
        orders,
        ...(chaseId !== null && {
          chase: {
            ...common,
            id: chaseId,
            stop_on: stop?.on ?? 'never',
            stop_profit_minor:
              stop?.profit === undefined ? null : parseWireAmount(stop.profit, decimals),
            issues: orders.length,
            first_issue: entered[0]!.issue,
            last_issue: entered.at(-1)!.issue,
            placed_at: at,
          },
        }),
      });
      const heldMinor = later.reduce((sum, { stake_minor }) => sum + stake_minor, 0n);
      return {
        orders,
        chaseId,
        totalMinor: first!.stake_minor + heldMinor,
        availableMinor: availableMinor[0]! - heldMinor,
        at,
      };
    },
    async cancel(tx, call, id) {
      const order = await lockOrder(tx, call.member.memberId, id);
      if (!order) throw new Problem('notFound', 'There is no such order.');
      const { issue } = await tx
        .selectFrom('lottery_issues')
        .select('issue')
        .where('id', '=', order.issue_id)
        .executeTakeFirstOrThrow();
      const isWaiting = order.state === 'pending' || order.state === 'planned';
      const [entered] = isWaiting ? await enterIssues(tx, order.lottery, [issue]) : [];
      if (!entered?.is_takeable) throw await issueClosed(tx, order.lottery, issue);
      const offer = findOffer(call, order.lottery);
      const most = offer?.limits.cancelsADay ?? 0;
      const since = new Date(entered.now_at.getTime() - DAY_MS);
      if (offer && (await countCancelled(tx, order.member_id, since)) >= most) {
        throw limitReached('cancels', { most: String(most), left: '0' });
      }
      await takeBack(tx, offer, [order], entered.now_at);
    },
    async stop(tx, call, id) {
      const { merchantCode } = call.caller.brand;
      const { memberId } = call.member;
      const chase = await lockChase(tx, { merchantCode, memberId }, id);
      if (!chase) throw new Problem('notFound', 'There is no such chase.');
      await endChase(tx, { chase, entry: findOffer(call, chase.lottery) }, 'stopped');
    },
  };
}
