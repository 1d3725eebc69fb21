import type { RoundSeeds } from '../../../engine/games/fairness/drawStream.ts';
import { drawPlay } from '../../../engine/lottery/verify.ts';
import type { DrawJson } from '../../../engine/lottery/lotteryModel.ts';
import { formatMinor } from '../../../engine/minorUnits.ts';
import type { BodyOf } from '../../../schemas/api/endpoint.ts';
import type { playInstantLottery } from '../../../schemas/api/instantLottery.ts';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import { readNow } from '../../db/lotteryIssues.ts';
import type { Tx } from '../../db/database.ts';
import type { Slip } from '../../db/lotteryTables.ts';
import { Problem } from '../../http/problem.ts';
import { readBalances } from '../../ledger/balances.ts';
import { release } from '../../ledger/holds.ts';
import { post } from '../../ledger/post.ts';
import { holdMany, postMany } from '../../ledger/postMany.ts';
import type { BetCall } from './bets.ts';
import { insertPlays, setSeed } from './instant.repository.ts';
import type { HeldSeeds, InstantSeeds } from './instantSeeds.ts';
import { keepWins } from '../games/keepWins.ts';
import { requireBetRoom } from '../limits/requireBetRoom.ts';
import { captureStake, holdOf, holdStake, takeStake } from './money.ts';
import { offerTo } from './memberOffer.ts';
import type { Offer, Offers } from './offer.ts';
import { makeNumbers } from './orderNumber.ts';
import type { OrderRow } from './orders.repository.ts';
import { payFirst } from './payments.ts';
import { limitReached, listRisks, mostPrize, readBet } from './readBet.ts';
import { dayOf } from './settlement.ts';
import { createSettler, type Settled } from './settleOrder.ts';
import { wonBy } from './showWins.ts';

/** Plays of an instant lottery as they came. */
export type WantedPlays = BodyOf<typeof playInstantLottery>;

/** A play with what came of it. */
export interface Played {
  readonly order: OrderRow;
  readonly nonce: number;
  readonly draw: DrawJson;
  readonly settled: Settled;
}

/** What came of all plays of a call. */
export interface PlayedAll {
  readonly played: readonly Played[];
  readonly held: HeldSeeds;
  readonly availableMinor: bigint;
  readonly at: Date;
}

/** Plays of instant lotteries; each in the caller's transaction. */
export interface InstantPlays {
  /** Throws the Problems of playInstantLottery. */
  play(tx: Tx, call: BetCall, wanted: WantedPlays): Promise<PlayedAll>;
}

/** What plays are drawn with. */
export interface InstantPlayDeps {
  readonly offers: Offers;
  readonly seeds: InstantSeeds;
  readonly ids: () => string;
  readonly random: (bytes: number) => Buffer;
}

/** Of the result of a play: there is never another one. */
const VERSION = 1;

/** The limits of an issue, which a play is by itself. */
function requireRoom(offer: Offer, slip: Slip, order: OrderRow): void {
  const { stake_minor: stakeMinor, decimals } = order;
  const { maxPerIssueMinor, maxPrizePerIssueMinor, exposureMinor } = offer.limits;
  const write = (minor: bigint) => formatMinor(minor, decimals);
  const prizeMinor = mostPrize(offer, slip, { multiple: 1, decimals });
  for (const [limit, minor, mostMinor] of [
    ['maxPerIssue', stakeMinor, maxPerIssueMinor],
    ['maxPrizePerIssue', prizeMinor, maxPrizePerIssueMinor],
  ] as const) {
    if (mostMinor === null || minor <= mostMinor) continue;
    throw limitReached(limit, { most: write(mostMinor), left: write(mostMinor) });
  }
  const over = listRisks(offer, slip, { multiple: 1, decimals }).find(
    ({ amountMinor }) => amountMinor > exposureMinor,
  );
  if (!over) return;
  const most = write(exposureMinor);
  throw limitReached('exposure', { item: over.item, option: over.option, most, left: most });
}

/** Reads a bet on so many plays as though each were an issue. */
function readPlays(offer: Offer, { items, lottery, plays, stake }: WantedPlays, decimals: number) {
  const issues = Array.from({ length: plays }, (_, play) => ({ issue: `${play}`, multiple: 1 }));
  return readBet(offer, { items, lottery, stake, issues }, decimals);
}

/** Draws and settles orders one after the other, from the next nonce on; with `stopOnWin` until one wins. */
function drawAll(
  offer: Offer,
  orders: readonly OrderRow[],
  {
    slip,
    seeds,
    stopOnWin,
  }: {
    readonly slip: Slip;
    readonly seeds: RoundSeeds;
    readonly stopOnWin: boolean;
  },
): readonly Played[] {
  const played: Played[] = [];
  for (const order of orders) {
    const nonce = seeds.nonce + played.length;
    const draw = drawPlay(offer.family, { ...seeds, nonce, drawAt: order.placed_at.getTime() });
    const settled = createSettler(offer, draw, {
      day: dayOf(offer, order.placed_at),
      issue: null,
    })(slip, order);
    played.push({ order, nonce, draw, settled });
    if (stopOnWin && settled.state === 'won') break;
  }
  return played;
}

/** Takes the stakes of what was played, and frees those of what was not. */
async function endHolds(
  tx: Tx,
  later: readonly OrderRow[],
  { played, at }: { readonly played: ReadonlySet<OrderRow>; readonly at: Date },
): Promise<void> {
  const outcomes = await postMany(
    tx,
    later.filter((order) => played.has(order)).map((order) => captureStake(order, at)),
  );
  const failed = outcomes.find((outcome) => outcome !== 'posted');
  if (failed) throw new Error(`The stake of a play could not be taken: ${failed}.`);
  for (const order of later) {
    if (played.has(order)) continue;
    await release(tx, { merchantCode: order.merchant_code, id: holdOf(order), at });
  }
}

/** The orders of as many plays, one after the other. */
function listOrders(
  { caller: { brand }, member }: BetCall,
  {
    lottery,
    slipId,
    stakes,
    at,
    random,
  }: {
    readonly lottery: string;
    readonly slipId: string;
    readonly stakes: readonly bigint[];
    readonly at: Date;
    readonly random: InstantPlayDeps['random'];
  },
): readonly OrderRow[] {
  const numbers = makeNumbers('L', at, { random, count: stakes.length });
  return stakes.map((stakeMinor, index) => ({
    merchant_code: brand.merchantCode,
    id: numbers[index]!,
    member_id: member.memberId,
    slip_id: slipId,
    chase_id: null,
    issue_id: null,
    lottery,
    multiple: 1,
    currency: brand.currency.code,
    decimals: brand.currency.decimals,
    state: 'pending',
    stake_minor: stakeMinor,
    prize_minor: 0n,
    rebate_minor: 0n,
    refund_minor: 0n,
    version: 0,
    hits: null,
    client_seed: null,
    upline_id: null,
    upline_minor: 0n,
    placed_at: at,
    settled_at: null,
  }));
}

/** Writes what was played, settled as it is. */
async function write(
  tx: Tx,
  played: readonly Played[],
  { slip, seedId, at }: { readonly slip: Slip; readonly seedId: string; readonly at: Date },
): Promise<void> {
  const { merchant_code, member_id, slip_id, lottery } = played[0]!.order;
  await insertPlays(tx, {
    slip: { merchant_code, member_id, id: slip_id, lottery, items: JSON.stringify(slip) },
    orders: played.map(({ order, settled }) => ({
      ...order,
      state: settled.state,
      prize_minor: settled.prizeMinor,
      rebate_minor: settled.rebateMinor,
      refund_minor: settled.refundMinor,
      version: VERSION,
      hits: JSON.stringify(settled.hits),
      settled_at: at,
    })),
    plays: played.map(({ order, nonce, draw }) => ({
      merchant_code,
      order_id: order.id,
      seed_id: seedId,
      nonce,
      draw: JSON.stringify(draw),
    })),
  });
}

/** The offer of an instant lottery to who may play it. */
function requireOffer(offers: Offers, call: BetCall, lottery: string): Offer {
  if (call.member.memberType === TRIAL_TYPE) {
    throw new Problem('realAccountNeeded', 'A trial account has no money to bet with.');
  }
  const offer = offers.require(call, lottery);
  if (offer.lottery.source === 'instant') return offer;
  throw new Problem('lotteryNotOffered', 'This lottery is drawn by its issues.');
}

async function play(
  tx: Tx,
  { offers, seeds, ids, random }: InstantPlayDeps,
  { call, wanted }: { readonly call: BetCall; readonly wanted: WantedPlays },
): Promise<PlayedAll> {
  const { merchantCode, currency } = call.caller.brand;
  const { memberId } = call.member;
  const general = requireOffer(offers, call, wanted.lottery);
  const offer = await offerTo(tx, general, { merchantCode, memberId });
  const { slip, stakes } = readPlays(offer, wanted, currency.decimals);
  const held = await seeds.hold(tx, { merchantCode, memberId });
  const at = await readNow(tx);
  const orders = listOrders(call, { lottery: offer.lottery.id, slipId: ids(), stakes, at, random });
  requireRoom(offer, slip, orders[0]!);

  // Everything that can be refused is refused before anything is drawn, above all for want of money for the last of the plays:
  // whoever could make a call fail by what came would lose nothing and keep what they win.
  const [first, ...later] = orders;
  const stakeMinor = orders.reduce((sum, order) => sum + BigInt(order.stake_minor), 0n);
  await requireBetRoom(tx, {
    merchantCode,
    memberId,
    currency: currency.code,
    stakeMinor,
    now: at,
  });
  await post(tx, takeStake(first!, at));
  await holdMany(
    tx,
    later.map((order) => holdStake(order, at)),
  );
  const used = { ...held.used };
  const played = drawAll(offer, orders, {
    slip,
    seeds: {
      serverSeed: seeds.open(used),
      clientSeed: used.client_seed!,
      nonce: used.next_nonce,
    },
    stopOnWin: wanted.stopOnWin ?? false,
  });
  used.next_nonce += played.length;
  await setSeed(tx, used, { next_nonce: used.next_nonce });
  await write(tx, played, { slip, seedId: used.id, at });
  await endHolds(tx, later, { played: new Set(played.map(({ order }) => order)), at });
  await payFirst(
    tx,
    played.map(({ order, settled }) => [order, settled] as const),
    { at, version: VERSION },
  );
  await keepWins(
    tx,
    played.map(({ order, settled }) => wonBy(order, settled, { issue: null, at })),
  );
  const [wallet] = await readBalances(tx, { merchantCode, memberId, currency: currency.code });
  return { played, held: { ...held, used }, availableMinor: wallet!.availableMinor, at };
}

/** Makes what plays instant lotteries. */
export const createInstantPlays = (deps: InstantPlayDeps): InstantPlays => ({
  play: (tx, call, wanted) => play(tx, deps, { call, wanted }),
});
