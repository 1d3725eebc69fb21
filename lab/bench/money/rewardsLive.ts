import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../bench.ts';
import { median, percentile } from '../statistics.ts';
import {
  addPlayers,
  findGame,
  settle,
  stake,
  timeAll,
  type Game,
  type Player,
} from './betCosts.ts';
import { owner, type RecordStage } from './recordStage.ts';

/** Bets that are settled while jobs run: how many a second, by whom, by how many connections. */
const LIVE = { perSecond: 500, members: 500, lanes: 6, everyMs: 1_000 };
/** One in so many members plays with bonus money. */
const WITH_BONUS = 10;

interface Bet {
  readonly player: Player;
  readonly id: string;
  /** 0 until it is. */
  settledAt: number;
}

/** What runs beside the bets. */
export interface Live {
  readonly seconds: number;
  /** Jobs by what they count. */
  readonly works: Readonly<Record<string, () => Promise<void>>>;
  /** Gives members bonus money. */
  readonly grant: (members: readonly string[]) => Promise<unknown>;
}

/** Places bets that are to be settled. */
async function placeAll(
  stage: RecordStage,
  game: Game,
  { seconds, grant }: Pick<Live, 'seconds' | 'grant'>,
): Promise<readonly Bet[]> {
  const { db, write, addMembers } = stage;
  const members = await addMembers(LIVE.members);
  const players = await addPlayers(stage, game, members);
  await grant(members.filter((_, at) => at % WITH_BONUS === 0));
  const bets = Array.from({ length: LIVE.perSecond * seconds }, (_, at) => ({
    player: players[(at * 7) % players.length]!,
    id: randomUUID(),
    settledAt: 0,
  }));
  await timeAll(bets, ({ player, id }) => stake(db, game, player, id));
  await write(
    `insert into bonus_stakes (merchant_code, reference, member_id, bonus_id, staked_minor, bonus_minor, is_open)
     select $1, $2 || ' ' || bet.id, bonuses.member_id, bonuses.id, 10, 10, true
       from unnest($3::text[], $4::uuid[]) bet (id, member_id)
       join bonuses on bonuses.member_id = bet.member_id and bonuses.state = 'active'`,
    [
      owner.merchantCode,
      game.vendor_code,
      bets.map(({ id }) => id),
      bets.map(({ player }) => player.memberId),
    ],
  );
  return bets;
}

/**
 * Settles bets at a pace while jobs run as the runner has them run. The time of a bet is from its commit to the end of the first
 * run that began after it, so at most a little more than it took.
 */
export async function playLive(
  stage: RecordStage,
  { seconds, works, grant }: Live,
): Promise<readonly Figure[]> {
  const { db } = stage;
  const game = await findGame(stage);
  const bets = await placeAll(stage, game, { seconds, grant });
  let isOver = false;
  const begun = performance.now();
  const watch = async (name: string, work: () => Promise<void>) => {
    const waiting = new Set(bets);
    const times: number[] = [];
    const runs: number[] = [];
    while (waiting.size > 0) {
      const from = performance.now();
      const isLast = isOver;
      await work();
      const until = performance.now();
      runs.push(until - from);
      for (const bet of waiting) {
        if (bet.settledAt === 0 || bet.settledAt > from) continue;
        waiting.delete(bet);
        times.push(until - bet.settledAt);
      }
      if (isLast && waiting.size > 0) throw new Error('Bets were not counted.');
      await wait(Math.max(0, LIVE.everyMs - (performance.now() - from)));
    }
    return [
      {
        name: `live: ${name}, p95`,
        value: percentile(
          times.sort((one, other) => one - other),
          0.95,
        ),
        unit: 'ms',
        target: { atMost: 1_000 },
      },
      { name: `live: a run of ${name}, median`, value: median(runs), unit: 'ms' },
    ] satisfies Figure[];
  };
  const settleAll = async () => {
    const left = bets.entries();
    await Promise.all(
      Array.from({ length: LIVE.lanes }, async () => {
        for (const [at, bet] of left) {
          await wait(Math.max(0, begun + (1000 * at) / LIVE.perSecond - performance.now()));
          await settle(db, game, bet.player, bet.id);
          bet.settledAt = performance.now();
        }
      }),
    );
    isOver = true;
    return (1000 * bets.length) / (performance.now() - begun);
  };
  const [perSecond, ...figures] = await Promise.all([
    settleAll(),
    ...Object.entries(works).map(([name, work]) => watch(name, work)),
  ]);
  return [
    { name: 'live: bets settled a second', value: perSecond, unit: 'per second' },
    ...figures.flat(),
  ];
}
