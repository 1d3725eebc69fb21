import { withTransaction } from '../db/database.ts';
import { composeBets, getShownPhase, writeFrame, writeStreamMark } from './tableFrames.ts';
import { createTableResults, isOwn, listAliases, type TableResultDeps } from './tableResults.ts';
import type { TableRounds } from './tableRounds.ts';
import {
  countPlayers,
  findCurrentRound,
  findTableRound,
  listBetsOf,
  listNumbers,
  type BetRow,
  type TablePlace,
  type TableRoundRow,
} from './tables.repository.ts';
import type { TableWatcher } from './tableWatcher.ts';

/** A table that somebody watches at this gateway, or has chips on. */
export interface WatchedTable {
  readonly watchers: ReadonlySet<TableWatcher>;
  /** Whether nobody watches it and nobody waits for its number. */
  readonly isIdle: boolean;
  add(watcher: TableWatcher): void;
  remove(watcher: TableWatcher): void;
  /** What a member has on the table changed; null is for everybody, and for the round itself. */
  touch(alias: string | null): void;
  /** Takes the table on where that is due, and tells its watchers what is new; one turn at a time. */
  turn(): Promise<void>;
}

/** What tables are watched with. */
export interface WatchedTableDeps extends TableResultDeps {
  readonly clock: () => Date;
  readonly tableRounds: TableRounds;
  /** Says here and to all gateways that something changed. */
  readonly tell: (place: TablePlace, alias: string | null) => void;
}

/** What is told of a table, read in one go. */
interface Snapshot {
  readonly round: TableRoundRow;
  readonly players: number;
  readonly history: readonly number[];
  /** Of the members that were asked for. */
  readonly bets: readonly BetRow[];
}

const HISTORY = 20;

/** Makes a table that nobody watches yet. */
export function createWatchedTable(deps: WatchedTableDeps, place: TablePlace): WatchedTable {
  const { db, clock, tableRounds } = deps;
  const tellResults = createTableResults(deps, place);
  const watchers = new Set<TableWatcher>();
  const touched = new Set<string>();
  let isAllTouched = true;
  let shown: Snapshot | undefined;
  let shownState = '';
  let running: Promise<void> | undefined;
  let again = false;

  const isDue = () => !shown || shown.round.phase_ends_at <= clock();

  async function advance(): Promise<void> {
    const { round, hasMoved, ended } = await tableRounds.advance(place);
    if (hasMoved) deps.tell(place, null);
    if (round.id !== shown?.round.id || round.phase !== shown.round.phase) isAllTouched = true;
    for (const over of ended) {
      const onPaid = ({ member_alias: alias }: BetRow) => deps.tell(place, alias);
      deps.background(tableRounds.pay(over, onPaid));
    }
  }

  const read = (aliases: readonly string[]): Promise<Snapshot | undefined> =>
    withTransaction(db, place, async (tx) => {
      const round = await findCurrentRound(tx, place);
      if (!round) return undefined;
      const isSame = shown?.round.id === round.id && shown.round.phase === round.phase;
      return {
        round,
        players: await countPlayers(tx, round),
        history: isSame ? shown!.history : await listNumbers(tx, place, HISTORY),
        bets: await listBetsOf(tx, round, aliases),
      };
    });

  /** A result that a page missed comes first; who had nothing on the table missed nothing. */
  async function tellMissed(watcher: TableWatcher, { round }: Snapshot): Promise<void> {
    const { missed } = watcher;
    watcher.missed = null;
    if (!missed || missed.tableRound === round.id) return;
    const { row, bets } = await withTransaction(db, place, async (tx) => {
      const row = await findTableRound(tx, place, missed.tableRound);
      const aliases = [watcher.session.member_alias];
      return { row, bets: row ? await listBetsOf(tx, row, aliases) : [] };
    });
    if (row && bets.some(isOwn(watcher))) await tellResults(row, [watcher], { isLast: true });
  }

  const markFor = (watcher: TableWatcher, { round }: Snapshot): string =>
    writeStreamMark({
      tableRound: round.id,
      step: watcher.told === round.id ? 'told' : getShownPhase(round),
    });

  function tellState(watcher: TableWatcher, now: Snapshot): void {
    const { round, players, history } = now;
    watcher.send(
      writeFrame('state', markFor(watcher, now), {
        tableRound: round.id,
        phase: getShownPhase(round),
        remainingMs: Math.max(0, round.phase_ends_at.getTime() - clock().getTime()),
        serverSeedHash: round.server_seed_hash,
        players,
        history,
        number: round.number,
      }),
    );
  }

  function tellBets(watcher: TableWatcher, now: Snapshot): void {
    const { round, bets } = now;
    const data = composeBets(round, bets.filter(isOwn(watcher)), watcher.session);
    const text = JSON.stringify(data);
    if (text === watcher.bets) return;
    watcher.bets = text;
    watcher.send(writeFrame('bets', markFor(watcher, now), data));
  }

  async function tellAll(now: Snapshot, told: readonly TableWatcher[]): Promise<void> {
    const { round, players, history } = now;
    if (shown && shown.round.id !== round.id) {
      const before = await withTransaction(db, place, (tx) =>
        findTableRound(tx, place, shown!.round.id),
      );
      const known = [...watchers].filter(({ isNew }) => !isNew);
      if (before) await tellResults(before, known, { isLast: true });
    }
    for (const watcher of told) if (watcher.isNew) await tellMissed(watcher, now);
    const state = JSON.stringify([round.id, round.phase, round.phase_ends_at, players, history]);
    const isStateNew = state !== shownState;
    shown = now;
    shownState = state;
    const isTold = new Set(told);
    for (const watcher of watchers) {
      if (watcher.isNew ? isTold.has(watcher) : isStateNew) tellState(watcher, now);
      if (isTold.has(watcher)) {
        tellBets(watcher, now);
        watcher.isNew = false;
      }
    }
    if (round.phase === 'result') await tellResults(round, told, { isLast: false });
  }

  async function takeTurn(): Promise<void> {
    if (isDue()) await advance();
    if (!isAllTouched && touched.size === 0) return;
    const all = isAllTouched;
    const aliases = new Set(touched);
    isAllTouched = false;
    touched.clear();
    try {
      const told = [...watchers].filter(
        ({ session, isNew }) => all || isNew || aliases.has(session.member_alias),
      );
      const now = await read(listAliases(told));
      const isMoved = now?.round.id !== shown?.round.id || now?.round.phase !== shown?.round.phase;
      if (now && (all || !isMoved)) await tellAll(now, told);
      else {
        // Another gateway took it on, and everybody is told of that.
        isAllTouched = true;
        again = now !== undefined;
      }
    } catch (error) {
      isAllTouched = true;
      throw error;
    }
  }

  async function takeTurns(): Promise<void> {
    try {
      do {
        again = false;
        await takeTurn();
      } while (again);
    } finally {
      running = undefined;
    }
  }

  return {
    watchers,
    get isIdle() {
      if (watchers.size > 0 || !shown || running || isAllTouched || touched.size > 0) return false;
      return shown.players === 0 || shown.round.number !== null;
    },
    add(watcher) {
      watchers.add(watcher);
      touched.add(watcher.session.member_alias);
    },
    remove: (watcher) => void watchers.delete(watcher),
    touch(alias) {
      if (alias === null) isAllTouched = true;
      else touched.add(alias);
    },
    turn() {
      if (running) again = true;
      else running = takeTurns();
      return running!;
    },
  };
}
