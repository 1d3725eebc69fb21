import type { Insertable } from 'kysely';
import { formatMinor } from '../../../engine/minorUnits.ts';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import { Problem } from '../../http/problem.ts';
import { parseWireAmount } from '../../http/wireAmount.ts';
import { post } from '../../ledger/post.ts';
import { holdMany } from '../../ledger/postMany.ts';
import { countRisks, countShares } from './counters.repository.ts';
import { requirePlayLevel } from '../identityChecks/standing.ts';
import { nameMaxBet } from '../bonuses/nameMaxBet.ts';
import { requireBetRoom, requireOpenPlay, stakeOf } from '../limits/requireBetRoom.ts';
import { requireMayPlay } from '../play/mayPlay.ts';
import { enterAll, issueClosed } from './enteredIssues.ts';
import { holdStake, sumStakes, takeStake } from './money.ts';
import { offerTo } from './memberOffer.ts';
import type { Offer, OfferCaller, Offers } from './offer.ts';
import {
  countCancelled,
  enterIssues,
  findChaseId,
  findIssueName,
  insertBet,
  lockChase,
  lockOrder,
  setChaseState,
  sumChase,
  type EnteredIssue,
} from './orders.repository.ts';
import { makeNumbers } from './orderNumber.ts';
import {
  limitReached,
  listRisks,
  mostPrize,
  readBet,
  type ReadBet,
  type WantedBet,
} from './readBet.ts';
import { endChase, takeBack } from './takeBack.ts';

/** A member's call. */
export interface BetCall extends OfferCaller {
  readonly member: MemberSession;
}

type NewOrder = Insertable<Tables['lottery_orders']> & { readonly issue_id: bigint };

/** What came of a bet. */
export interface PlacedBet extends Pick<
  CountedBet,
  'orders' | 'entered' | 'slip' | 'chaseId' | 'at'
> {
  readonly totalMinor: bigint;
  readonly availableMinor: bigint;
}

/** Bets as they are placed and taken back; each in the caller's transaction. */
export interface Bets {
  /** Throws the Problems of placeLotteryBet. */
  place(tx: Tx, call: BetCall, wanted: WantedBet): Promise<PlacedBet>;
  /** Places bets on several lotteries, each lottery once; throws the Problems of placeLotteryBets. */
  placeAll(tx: Tx, call: BetCall, wanted: readonly WantedBet[]): Promise<readonly PlacedBet[]>;
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

async function requireRoom(
  tx: Tx,
  offer: Offer,
  {
    orders,
    entered,
    slip,
  }: {
    readonly orders: readonly NewOrder[];
    readonly entered: readonly EnteredIssue[];
    readonly slip: Parameters<typeof listRisks>[1];
  },
): Promise<void> {
  const { merchant_code: merchantCode, member_id: memberId, decimals } = orders[0]!;
  const { maxPerIssueMinor, maxPrizePerIssueMinor, exposureMinor } = offer.limits;
  const write = (minor: bigint) => formatMinor(minor > 0n ? minor : 0n, decimals);
  const shares = orders.map(({ issue_id, stake_minor, multiple }) => ({
    issueId: issue_id,
    stakeMinor: BigInt(stake_minor),
    prizeMinor: mostPrize(offer, slip, { multiple, decimals }),
  }));
  const most = { mostMinor: maxPerIssueMinor, mostPrizeMinor: maxPrizePerIssueMinor };
  const over = await countShares(tx, { merchantCode, memberId, ...most }, shares);
  const nameOf = (id: bigint) => entered.find((one) => one.id === id)?.issue ?? null;
  if (over) {
    const mostMinor = offer.limits[`${over.limit}Minor`] ?? 0n;
    throw limitReached(over.limit, {
      issue: nameOf(over.issueId),
      most: write(mostMinor),
      left: write(mostMinor - over.countedMinor),
    });
  }
  // Counts are locked in one order, whatever the order of the issues in a bet.
  const byIssue = [...orders].sort((one, other) => (one.issue_id < other.issue_id ? -1 : 1));
  for (const { issue_id: issueId, multiple } of byIssue) {
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

/** What all rows of a bet have in common. */
interface Common {
  readonly merchant_code: string;
  readonly member_id: string;
  readonly slip_id: string;
  readonly lottery: string;
  readonly currency: string;
  readonly decimals: number;
}

/** The orders of a bet, one an issue. */
function listOrders(
  common: Common,
  { wanted, stakes }: { readonly wanted: WantedBet } & Pick<ReadBet, 'stakes'>,
  {
    entered,
    chaseId,
    random,
  }: {
    readonly entered: readonly EnteredIssue[];
    readonly chaseId: string | null;
    readonly random: BetDeps['random'];
  },
) {
  const at = entered[0]!.now_at;
  const numbers = makeNumbers('L', at, { random, count: entered.length });
  return entered.map((issue, index) => ({
    ...common,
    id: numbers[index]!,
    chase_id: chaseId,
    issue_id: issue.id,
    multiple: wanted.issues[index]!.multiple,
    // The stake of the first issue is taken now. Those of the others are set aside now, so that the plan cannot fail for want
    // of money, and each is taken with the settlement of its draw: taking it changes nothing of what can be spent, and closing
    // an issue has no money to move and so nothing to wait for.
    state: index === 0 ? ('pending' as const) : ('planned' as const),
    stake_minor: stakes[index]!,
    client_seed: wanted.clientSeed ?? null,
    placed_at: at,
    settled_at: null,
  }));
}

/** The chase that a bet on several issues is. */
function makeChase(
  common: Common,
  { stop }: WantedBet,
  { id, entered }: { readonly id: string; readonly entered: readonly EnteredIssue[] },
): Insertable<Tables['lottery_chases']> {
  const profit = stop?.profit;
  return {
    ...common,
    id,
    stop_on: stop?.on ?? 'never',
    stop_profit_minor: profit === undefined ? null : parseWireAmount(profit, common.decimals),
    issues: entered.length,
    first_issue: entered[0]!.issue,
    last_issue: entered.at(-1)!.issue,
    placed_at: entered[0]!.now_at,
  };
}

/** A bet that is counted against every limit, and not yet paid for nor written. */
interface CountedBet {
  readonly wanted: WantedBet;
  readonly common: Common;
  readonly slip: ReadBet['slip'];
  readonly entered: readonly EnteredIssue[];
  readonly chaseId: string | null;
  readonly orders: readonly NewOrder[];
  readonly at: Date;
  readonly standing: Awaited<ReturnType<typeof requireOpenPlay>>;
}

async function count(
  tx: Tx,
  { offers, ids, random }: BetDeps,
  { call, wanted }: { readonly call: BetCall; readonly wanted: WantedBet },
): Promise<CountedBet> {
  const { member, caller } = call;
  if (member.memberType === TRIAL_TYPE) {
    throw new Problem('realAccountNeeded', 'A trial account has no money to bet with.');
  }
  const { merchantCode } = caller.brand;
  const { memberId } = member;
  const general = offers.require(call, wanted.lottery);
  const offer = await offerTo(tx, general, { merchantCode, memberId });
  const { code: currency, decimals } = caller.brand.currency;
  const { slip, stakes } = readBet(offer, wanted, decimals);
  const entered = await enterAll(tx, offer.lottery, wanted.issues);
  const at = entered[0]!.now_at;
  await requireMayPlay(tx, { merchantCode, id: memberId, now: at });
  await requirePlayLevel(tx, { brand: caller.brand, memberId, now: at });
  const standing = await requireOpenPlay(tx, { merchantCode, memberId, now: at });
  const common = {
    merchant_code: merchantCode,
    member_id: memberId,
    slip_id: ids(),
    lottery: offer.lottery.id,
    currency,
    decimals,
  };
  const chaseId = entered.length > 1 ? makeNumbers('C', at, { random, count: 1 })[0]! : null;
  const orders = listOrders(common, { wanted, stakes }, { entered, chaseId, random });
  await requireRoom(tx, offer, { orders, entered, slip });
  return { wanted, common, slip, entered, chaseId, orders, at, standing };
}

async function pay(tx: Tx, bet: CountedBet): Promise<PlacedBet> {
  const { wanted, common, slip, entered, chaseId, orders, at, standing } = bet;
  const [first, ...later] = orders;
  await requireBetRoom(tx, stakeOf(common, sumStakes(orders), at), standing);
  const { availableMinor } = await nameMaxBet(tx, common, () => post(tx, takeStake(first!, at)));
  await holdMany(
    tx,
    later.map((order) => holdStake(order, at)),
  );
  const { merchant_code, member_id, slip_id: id, lottery } = common;
  await insertBet(tx, {
    slip: { merchant_code, member_id, id, lottery, items: JSON.stringify(slip) },
    orders,
    ...(chaseId !== null && { chase: makeChase(common, wanted, { id: chaseId, entered }) }),
  });
  return {
    ...bet,
    totalMinor: sumStakes(orders),
    availableMinor: availableMinor[0]! - sumStakes(later),
  };
}

/** What a refusal of one of several bets carries beside: its place among them. */
function refusalOf(problem: unknown, bet: number): unknown {
  if (!(problem instanceof Problem)) return problem;
  const { code, message, value, headers } = problem;
  const own = typeof value === 'object' && value !== null ? value : {};
  return new Problem(code, message, { value: { ...own, bet }, headers, cause: problem });
}

async function placeAll(
  tx: Tx,
  deps: BetDeps,
  { call, wanted }: { readonly call: BetCall; readonly wanted: readonly WantedBet[] },
): Promise<readonly PlacedBet[]> {
  const lotteries = wanted.map(({ lottery }) => lottery);
  if (new Set(lotteries).size < lotteries.length) {
    throw new Problem('bodyInvalid', 'Bets on one lottery are one bet of several items.');
  }
  // Whoever bets locks counts in one order, lottery by lottery, and the wallet after all of them.
  const byLottery = wanted
    .map((bet, at) => ({ bet, at }))
    .sort((one, other) => (one.bet.lottery < other.bet.lottery ? -1 : 1));
  const each = async <Made>(at: number, make: () => Promise<Made>): Promise<Made> => {
    try {
      return await make();
    } catch (problem) {
      throw refusalOf(problem, at);
    }
  };
  const counted: { readonly at: number; readonly bet: CountedBet }[] = [];
  for (const { bet, at } of byLottery) {
    counted.push({ at, bet: await each(at, () => count(tx, deps, { call, wanted: bet })) });
  }
  const placed: PlacedBet[] = [];
  for (const { at, bet } of counted) placed[at] = await each(at, () => pay(tx, bet));
  return placed;
}

/** Makes what places bets. */
export function createBets(deps: BetDeps): Bets {
  const findOffer = (call: BetCall, code: string): Offer | undefined =>
    deps.offers.list(call).find(({ lottery }) => lottery.id === code);

  return {
    place: async (tx, call, wanted) => pay(tx, await count(tx, deps, { call, wanted })),
    placeAll: (tx, call, wanted) => placeAll(tx, deps, { call, wanted }),
    async cancel(tx, call, id) {
      const { memberId } = call.member;
      const { merchantCode } = call.caller.brand;
      // A chase is locked before its orders, by whoever changes them.
      const chaseId = await findChaseId(tx, memberId, id);
      const chase = chaseId ? await lockChase(tx, { merchantCode, memberId }, chaseId) : undefined;
      const order = await lockOrder(tx, memberId, id);
      if (!order) throw new Problem('notFound', 'There is no such order.');
      const issue = await findIssueName(tx, order);
      const isWaiting = order.state === 'pending' || order.state === 'planned';
      const [entered] = isWaiting ? await enterIssues(tx, order.lottery, [issue]) : [];
      const offer = findOffer(call, order.lottery);
      if (!entered?.is_takeable) {
        throw await issueClosed(tx, offer?.lottery ?? { id: order.lottery }, issue);
      }
      const most = offer?.limits.cancelsADay ?? 0;
      const since = new Date(entered.now_at.getTime() - DAY_MS);
      if (offer && (await countCancelled(tx, order.member_id, since)) >= most) {
        throw limitReached('cancels', { most: String(most), left: '0' });
      }
      await takeBack(tx, { entry: offer, orders: [order], state: 'cancelled' }, entered.now_at);
      if (chase?.state === 'running' && (await sumChase(tx, merchantCode, chase.id)).left === 0n) {
        await setChaseState(tx, chase, 'stopped');
      }
    },
    async stop(tx, call, id) {
      const { merchantCode } = call.caller.brand;
      const { memberId } = call.member;
      const chase = await lockChase(tx, { merchantCode, memberId }, id);
      if (!chase) throw new Problem('notFound', 'There is no such chase.');
      const entry = findOffer(call, chase.lottery);
      await endChase(tx, chase, { entry, state: 'stopped', by: 'member' });
    },
  };
}
