import { formatMinor } from '../../../engine/minorUnits.ts';
import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type {
  changeLotterySeeds,
  playInstantLottery,
} from '../../../schemas/api/instantLottery.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { BetCall } from './bets.ts';
import type { LotteryCatalogue } from './catalogue.ts';
import type { InstantPlays, WantedPlays } from './instantPlays.ts';
import type { InstantSeeds, ShownSeeds } from './instantSeeds.ts';
import { findOrders } from './memberOrders.repository.ts';
import { showHits, showOrder } from './orderViews.ts';
import { ownerOf } from './orders.service.ts';

/** Instant lotteries as their members play them. */
export interface InstantService {
  play(tx: Tx, call: BetCall, wanted: WantedPlays): Promise<ValueOf<typeof playInstantLottery>>;
  getSeeds(call: BetCall): Promise<ShownSeeds>;
  changeSeeds(
    tx: Tx,
    call: BetCall,
    wanted: BodyOf<typeof changeLotterySeeds>,
  ): Promise<ValueOf<typeof changeLotterySeeds>>;
}

/** What the service works with. */
export interface InstantServiceDeps {
  readonly db: Database;
  readonly catalogue: LotteryCatalogue;
  readonly plays: InstantPlays;
  readonly seeds: InstantSeeds;
}

/** Makes the service of instant lotteries. */
export function createInstantService({
  db,
  catalogue,
  plays,
  seeds,
}: InstantServiceDeps): InstantService {
  return {
    async play(tx, call, wanted) {
      const { played, held, availableMinor, at } = await plays.play(tx, call, wanted);
      const { code: currency, decimals } = call.caller.brand.currency;
      const ids = played.map(({ order }) => order.id);
      const listed = new Map(
        (await findOrders(tx, ownerOf(call), ids)).map((one) => [one.order.id, one]),
      );
      const sum = (amountOf: (one: (typeof played)[number]) => bigint) =>
        formatMinor(
          played.reduce((total, one) => total + amountOf(one), 0n),
          decimals,
        );
      return {
        plays: played.map(({ order, nonce, settled }) => ({
          order: showOrder(catalogue, listed.get(order.id)!, at),
          nonce,
          hits: settled.hits!.map((hits) => showHits(hits, decimals)),
        })),
        currency,
        stake: sum(({ order }) => order.stake_minor),
        prize: sum(({ settled }) => settled.prizeMinor + settled.refundMinor),
        rebate: sum(({ settled }) => settled.rebateMinor),
        sumBalance: formatMinor(availableMinor, decimals),
        seeds: seeds.show(held),
        serverNow: at.toISOString(),
      };
    },
    async getSeeds(call) {
      const owner = ownerOf(call);
      return withTransaction(db, owner, async (tx) => seeds.show(await seeds.hold(tx, owner)));
    },
    changeSeeds: (tx, call, { clientSeed }) => seeds.change(tx, ownerOf(call), clientSeed),
  };
}
