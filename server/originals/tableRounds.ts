import { hashServerSeed, joinClientSeeds } from '../../engine/games/fairness/serverSeed.ts';
import { withTransaction, type Database, type Tx } from '../db/database.ts';
import { createDrawStream } from '../../engine/games/fairness/drawStream.ts';
import type { TablePhases } from '../../engine/games/gameModel.ts';
import { openAt, requireGame, type OriginalsGames } from './originalsGames.ts';
import { GRACE_MS, type Rounds } from './rounds.ts';
import type { Seeds } from './seeds.ts';
import { findLatestHost } from './sessions.repository.ts';
import {
  cancelBets,
  drawBets,
  insertTableRound,
  listBetsIn,
  lockCurrentRound,
  moveTableRound,
  type BetRow,
  type TablePlace,
  type TableRoundRow,
} from './tables.repository.ts';

/** How long the parts of a round take, in milliseconds. */
export type TablePace = Omit<TablePhases, 'history'>;

/** Nothing that is drawn depends on it. */
const ANY_MONEY = { currency: 'EUR', decimals: 2 };

/** Rounds of tables as they go on. */
export interface TableRounds {
  /**
   * Takes a table as far as the clock says, and gives the round that it shows then, with those that ended on the way and
   * have bets to pay or to give back. Any gateway may do so at any time: the round is locked meanwhile.
   */
  advance(place: TablePlace): Promise<Advance>;
  /** Pays the bets of a round, or gives them back; what the wallet does not answer to is left to be taken up. */
  pay(round: TableRoundRow, onPaid: (bet: BetRow) => void): Promise<void>;
}

/** How far a table came. */
export interface Advance {
  readonly round: TableRoundRow;
  readonly hasMoved: boolean;
  readonly ended: readonly TableRoundRow[];
}

/** What tables are run with. */
export interface TableRoundDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly random: (bytes: number) => Buffer;
  readonly seeds: Pick<Seeds, 'seal' | 'read'>;
  readonly rounds: Rounds;
  readonly games: OriginalsGames;
  readonly onError: (error: unknown) => void;
  /** In place of what the kind of the game says. */
  readonly tablePace?: TablePace;
}

const ID_BYTES = 16;
const SEED_BYTES = 32;
/** So long after its end nobody watched a table, and betting begins again. */
const LEFT_ALONE_MS = 5_000;
const AT_ONCE = 16;

/** The client seed of each who bet, by the order in which they came. */
function listClientSeeds(bets: readonly BetRow[]): string[] {
  const seeds = new Map<string, string>();
  for (const { member_alias: alias, mode, client_seed: seed } of bets) {
    const who = `${alias} ${mode}`;
    if (!seeds.has(who)) seeds.set(who, seed!);
  }
  return [...seeds.values()];
}

const areForNothing = (bets: readonly BetRow[]) => bets.every(({ mode }) => mode === 'play');

/** How a table goes on. Throws OriginalsFault notFound, or an Error for a game that is no table. */
function requireTable(games: OriginalsGames, gameCode: string): TablePhases {
  const { table } = requireGame(games, gameCode).kind;
  if (!table) throw new Error(`"${gameCode}" is no table.`);
  return table;
}

/** The steps of a round from one phase to the next, each in a transaction that holds the round. */
function createPhases({ clock, random, seeds, games, tablePace }: TableRoundDeps) {
  const after = (ms: number) => new Date(clock().getTime() + ms);
  const paceOf = (gameCode: string) => tablePace ?? requireTable(games, gameCode);

  async function begin(tx: Tx, { merchantCode, gameCode }: TablePlace): Promise<void> {
    const serverSeed = random(SEED_BYTES).toString('hex');
    const hash = hashServerSeed(serverSeed);
    await insertTableRound(tx, {
      merchant_code: merchantCode,
      id: random(ID_BYTES).toString('base64url'),
      game_code: gameCode,
      phase: 'betting',
      phase_ends_at: after(paceOf(gameCode).bettingMs),
      server_seed_sealed: seeds.seal(serverSeed, hash),
      server_seed_hash: hash,
      client_seeds: null,
      client_seed: null,
      outcome: null,
      created_at: clock(),
      drawn_at: null,
    });
  }

  /** Nobody can draw with a seed that nobody can read: all stakes go back. */
  async function abandon(tx: Tx, round: TableRoundRow): Promise<TableRoundRow> {
    const bets = await listBetsIn(tx, round, ['staking', 'staked']);
    await cancelBets(tx, round, 'staking', after(GRACE_MS));
    await cancelBets(tx, round, 'staked', after(GRACE_MS));
    return moveTableRound(tx, round, {
      phase: 'void',
      phase_ends_at: clock(),
      is_for_nothing: areForNothing(bets),
    });
  }

  async function close(tx: Tx, round: TableRoundRow): Promise<TableRoundRow> {
    const pace = paceOf(round.game_code);
    const isAlone = clock().getTime() - round.phase_ends_at.getTime() > LEFT_ALONE_MS;
    const open = isAlone ? await listBetsIn(tx, round, ['staking', 'staked']) : null;
    const to =
      open?.length === 0
        ? { phase_ends_at: after(pace.bettingMs) }
        : { phase: 'closed' as const, phase_ends_at: after(pace.closedMs) };
    return moveTableRound(tx, round, to);
  }

  async function draw(tx: Tx, round: TableRoundRow, serverSeed: string): Promise<TableRoundRow> {
    // First, so that no stake can become known any more.
    await cancelBets(tx, round, 'staking', after(GRACE_MS));
    const bets = await listBetsIn(tx, round, ['staked']);
    const clientSeeds = listClientSeeds(bets);
    const clientSeed = joinClientSeeds(clientSeeds);
    const found = requireGame(games, round.game_code);
    const stream = createDrawStream({ serverSeed, clientSeed, nonce: 0 });
    const outcome = openAt(found, ANY_MONEY).draw(stream);
    const paid = bets.map((bet) => ({
      id: bet.id,
      paidMinor: openAt(found, bet).settle(bet.bet, outcome),
    }));
    await drawBets(tx, round, { outcome, at: clock(), tryAt: after(GRACE_MS), paid });
    return moveTableRound(tx, round, {
      phase: 'result',
      phase_ends_at: after(paceOf(round.game_code).resultMs),
      client_seeds: clientSeeds,
      client_seed: clientSeed,
      outcome: JSON.stringify(outcome),
      is_for_nothing: areForNothing(bets),
      drawn_at: clock(),
    });
  }

  return {
    begin,
    /** The next phase of a round whose phase is over; null once it gave way to the next round. */
    async next(tx: Tx, place: TablePlace, round: TableRoundRow): Promise<TableRoundRow | null> {
      if (round.phase === 'result' || round.phase === 'void') {
        await moveTableRound(tx, round, { is_current: false });
        await begin(tx, place);
        return null;
      }
      const serverSeed = seeds.read(round);
      if (serverSeed === null) return abandon(tx, round);
      return round.phase === 'betting' ? close(tx, round) : draw(tx, round, serverSeed);
    },
  };
}

/** Makes the tables of a database. */
export function createTableRounds(deps: TableRoundDeps): TableRounds {
  const { db, clock, rounds, onError } = deps;
  const phases = createPhases(deps);
  const isDue = (round: TableRoundRow) => round.phase_ends_at <= clock();

  /** One step; undefined where another gateway took the table on meanwhile. */
  const step = (place: TablePlace) =>
    withTransaction(db, place, async (tx) => {
      const round = await lockCurrentRound(tx, place);
      if (!round) {
        await phases.begin(tx, place);
        return undefined;
      }
      if (!isDue(round)) return { round, hasMoved: false };
      const next = await phases.next(tx, place, round);
      return next ? { round: next, hasMoved: true } : undefined;
    });

  return {
    async advance(place) {
      const ended: TableRoundRow[] = [];
      let hasMoved = false;
      for (;;) {
        const taken = await step(place);
        hasMoved ||= taken?.hasMoved ?? true;
        if (!taken) continue;
        const { round } = taken;
        if (taken.hasMoved && (round.phase === 'result' || round.phase === 'void')) {
          ended.push(round);
        }
        if (!isDue(round)) return { round, hasMoved, ended };
      }
    },
    async pay(round, onPaid) {
      const { merchant_code: merchantCode } = round;
      const { bets, host } = await withTransaction(db, { merchantCode }, async (tx) => ({
        bets: await listBetsIn(tx, round, ['drawn', 'cancelling']),
        host: await findLatestHost(tx, merchantCode),
      }));
      if (host === undefined) return;
      const takeOne = async (): Promise<void> => {
        for (let bet = bets.shift(); bet; bet = bets.shift()) {
          await rounds.goOn(bet, { host, isHeard: () => false }).catch(onError);
          onPaid(bet);
        }
      };
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, bets.length) }, takeOne));
    },
  };
}
