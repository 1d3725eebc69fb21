import { randomUUID } from 'node:crypto';
import { withTransaction, type Database } from '../../../server/db/database.ts';
import { post } from '../../../server/ledger/post.ts';
import { moveLegs } from '../../../server/ledger/transfer.ts';
import type { Bench } from '../bench.ts';
import { owner, withRecords, type RecordStage } from './recordStage.ts';

const LANES = 8;
const MEMBERS = 500;

/** Who plays, with money and a play session. */
export interface Player {
  readonly memberId: string;
  readonly sessionId: string;
}

/** What is played. */
export interface Game {
  readonly id: string;
  readonly vendor_code: string;
}

/** A game of a vendor. */
export async function findGame({ write }: RecordStage): Promise<Game> {
  const { rows } = await write(
    `select id, vendor_code from games where category = 'RNG' order by vendor_code, id limit 1`,
  );
  return rows[0] as Game;
}

/** Gives members money and a play session. */
export async function addPlayers(
  { db, write }: RecordStage,
  game: Game,
  members: readonly string[],
): Promise<readonly Player[]> {
  const { rows } = await write(
    `insert into play_sessions (merchant_code, id, digest, member_id, sign_in_id, vendor_code, game_id, mode, language, currency,
       decimals, created_at, ends_at)
     select $1, gen_random_uuid(), sha256(id::text::bytea), id, gen_random_uuid(), $2, $3, 'real', 'en', $4, 2, now(),
            now() + interval '1 day' from unnest($5::uuid[]) id
     returning id, member_id`,
    [owner.merchantCode, game.vendor_code, game.id, owner.currency, members],
  );
  for (const memberId of members) await give(db, memberId, 10n ** 9n);
  return rows.map((row) => ({ memberId: row.member_id, sessionId: row.id }));
}

const give = (db: Database, memberId: string, minor: bigint) =>
  withTransaction(db, owner, (tx) =>
    post(tx, {
      ...owner,
      id: randomUUID(),
      kind: 'deposit',
      legs: moveLegs({ house: 'deposits' }, { member: memberId }, minor),
      at: new Date(),
    }),
  );

/** A stake as a vendor's call leaves it: the money, and the round that it opens. */
export const stake = (db: Database, game: Game, { memberId, sessionId }: Player, id: string) =>
  withTransaction(db, owner, async (tx) => {
    const at = new Date();
    const legs = moveLegs({ member: memberId }, { vendor: game.vendor_code }, 10n);
    await post(tx, { ...owner, id: `bet ${id}`, kind: 'bet', legs, at });
    await tx
      .insertInto('play_rounds')
      .values({
        merchant_code: owner.merchantCode,
        vendor_code: game.vendor_code,
        id,
        play_session_id: sessionId,
        member_id: memberId,
        game_id: game.id,
        mode: 'real',
        currency: owner.currency,
        decimals: 2,
        has_vendor_wallet: false,
        staked_minor: 10n,
        opened_at: at,
        closed_at: null,
      })
      .execute();
  });

/** A settlement: what was won, and the end of the round. */
export const settle = (db: Database, game: Game, { memberId }: Player, id: string) =>
  withTransaction(db, owner, async (tx) => {
    const at = new Date();
    const legs = moveLegs({ vendor: game.vendor_code }, { member: memberId }, 9n);
    await post(tx, { ...owner, id: `win ${id}`, kind: 'win', legs, at });
    await tx
      .updateTable('play_rounds')
      .set({ state: 'settled', paid_minor: 9n, closed_at: at })
      .where('merchant_code', '=', owner.merchantCode)
      .where('vendor_code', '=', game.vendor_code)
      .where('id', '=', id)
      .execute();
  });

/** Milliseconds that each of them takes, in lanes. */
export async function timeAll<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<number> {
  const left = items[Symbol.iterator]();
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const item of left) await work(item);
    }),
  );
  return (performance.now() - begun) / items.length;
}

/** What the triggers that keep the betting record and movements cost: the same stakes, settlements and deposits without them. */
export const betCosts: Bench = ({ root, isQuick, log }) =>
  withRecords(root, async (stage) => {
    const { db, write } = stage;
    const game = await findGame(stage);
    const players = await addPlayers(stage, game, await stage.addMembers(MEMBERS));
    const count = isQuick ? 1_000 : 10_000;
    const some = () =>
      Array.from({ length: count }, (_, at) => ({
        player: players[at % players.length]!,
        id: randomUUID(),
      }));
    const measure = async () => {
      const rounds = some();
      const stakes = await timeAll(rounds, ({ player, id }) => stake(db, game, player, id));
      const settlements = await timeAll(rounds, ({ player, id }) => settle(db, game, player, id));
      const deposits = await timeAll(some(), ({ player }) => give(db, player.memberId, 1n));
      return { stakes, settlements, deposits };
    };
    const switchTriggers = async (how: 'enable' | 'disable') => {
      await write(`alter table play_rounds ${how} trigger record_rounds`);
      await write(`alter table play_rounds ${how} trigger record_changed_rounds`);
      await write(`alter table ledger_transfers ${how} trigger keep_money_move`);
    };
    await measure();
    const runs = { with: [await measure()], without: [] as Awaited<ReturnType<typeof measure>>[] };
    for (const _ of [1, 2]) {
      log('without');
      await switchTriggers('disable');
      runs.without.push(await measure());
      log('with');
      await switchTriggers('enable');
      runs.with.push(await measure());
    }
    const best = (kind: 'stakes' | 'settlements' | 'deposits', which: keyof typeof runs) =>
      Math.min(...runs[which].map((run) => run[kind]));
    return {
      figures: (['stakes', 'settlements', 'deposits'] as const).flatMap((kind) => [
        { name: `${kind}, each`, value: best(kind, 'with'), unit: 'ms' as const },
        { name: `${kind} without triggers`, value: best(kind, 'without'), unit: 'ms' as const },
        {
          name: `${kind}: cost of the triggers`,
          value: 100 * (best(kind, 'with') / best(kind, 'without') - 1),
          unit: 'percent' as const,
        },
      ]),
      notes: [`${LANES} at a time, ${count} of each; the best of two or three runs.`],
    };
  });
