import type { ChipsJson } from '../../engine/games/chips.ts';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { OriginalsJson, OriginalsTablePhase } from '../../schemas/originalsApi.ts';
import { withTransaction } from '../../server/db/database.ts';
import { findCurrentRound, type TableRoundRow } from '../../server/originals/tables.repository.ts';
import { readBalances } from '../../server/ledger/balances.ts';
import { aurora } from './gateway.ts';
import { callOriginals, type OriginalsGateway, type OriginalsPlayer } from './originals.ts';

/** The table of the tests. */
export const place = { merchantCode: aurora.merchantCode, gameCode: 'roulette' };

/** Chips as they travel. */
export type WireChips = ChipsJson['chips'][number];

/** The number of a round of roulette, or of what a page is told of it; NaN where there is none. */
export const numberOf = ({ outcome }: { readonly outcome: OriginalsJson | null }): number =>
  Number(outcome?.['number']);

/** Every number, so that something is always won: 3.70 is staked and 3.60 paid. */
export const everyNumber: readonly WireChips[] = Array.from({ length: 37 }, (_, number) => ({
  spot: `straight:${number}`,
  amount: '0.10',
}));

/** The round that the table shows. */
export async function getTableRound(gateway: OriginalsGateway): Promise<TableRoundRow> {
  const round = await withTransaction(gateway.db, place, (tx) => findCurrentRound(tx, place));
  if (!round) throw new Error('Nobody watched the table yet.');
  return round;
}

/** Lets time pass, and every gateway do what is due, payments included. */
export async function passTableTime(
  gateways: readonly OriginalsGateway[],
  seconds: number,
): Promise<void> {
  gateways[0]!.passTime(seconds);
  for (let turn = 0; turn < 2; turn += 1) {
    for (const gateway of gateways) {
      await gateway.tables.tick();
      await gateway.tables.settle();
    }
  }
}

/** Goes on until a phase began just now. Somebody has to watch. */
export async function reachPhase(
  gateway: OriginalsGateway,
  phase: OriginalsTablePhase,
): Promise<void> {
  for (let step = 0; step < 8; step += 1) {
    await passTableTime([gateway], 21);
    if ((await getTableRound(gateway)).phase === phase) return;
  }
  throw new Error(`The table never came to "${phase}".`);
}

/** As if the secret had changed since a round began; the application itself may not write its seed. */
export async function spoilSeed(gateway: OriginalsGateway, id: string): Promise<void> {
  await sql`grant update (server_seed_sealed) on house_table_rounds to livery_app`.execute(
    gateway.db.owner,
  );
  await withTransaction(gateway.db, place, (tx) =>
    tx
      .updateTable('house_table_rounds')
      .set({ server_seed_sealed: 'v1.gone' })
      .where('id', '=', id)
      .execute(),
  );
}

/** Bets, as a page does. */
export async function layChips(
  gateway: OriginalsGateway,
  session: string,
  chips: readonly WireChips[],
  body: object = {},
) {
  const tableRound = (await getTableRound(gateway)).id;
  return callOriginals(gateway, 'bet', {
    session,
    requestId: randomUUID(),
    tableRound,
    bet: { chips },
    ...body,
  });
}

/** Minor units of an amount with two decimals. */
export const toCents = (amount: string): bigint =>
  amount === '0' ? 0n : BigInt(amount.replace('.', ''));

/** What a member has, in minor units. */
export const readWallet = (
  gateway: OriginalsGateway,
  { memberId }: OriginalsPlayer,
): Promise<bigint> =>
  withTransaction(gateway.db, aurora, async (tx) => {
    const { merchantCode, currency } = aurora;
    const [main] = await readBalances(tx, { merchantCode, memberId, currency: currency.code });
    return main!.balanceMinor;
  });

/** Every entry of the merchant's books together. */
export const sumBooks = (gateway: OriginalsGateway): Promise<bigint> =>
  withTransaction(gateway.db, aurora, async (tx) => {
    const { sum } = await tx
      .selectFrom('ledger_entries')
      .select(({ fn }) => fn.sum<string>('amount_minor').as('sum'))
      .executeTakeFirstOrThrow();
    return BigInt(sum);
  });

/** What the gateway knows of a member's rounds. */
export const listStates = (
  gateway: OriginalsGateway,
  { memberId }: OriginalsPlayer,
): Promise<string[]> =>
  withTransaction(gateway.db, aurora, async (tx) => {
    const rows = await tx
      .selectFrom('play_rounds')
      .select('state')
      .where('member_id', '=', memberId)
      .execute();
    return rows.map(({ state }) => state);
  });
