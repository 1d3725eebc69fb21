import { withTransaction } from '../db/database.ts';
import type { GameJson } from '../../engine/games/gameModel.ts';
import type { KnownGame } from '../../engine/games/gameKinds.ts';
import { openAt, requireGame, type OriginalsGames } from './originalsGames.ts';
import type { SignIns } from './signIns.ts';
import { composeBets, getShownPhase, writeFrame, writeStreamMark } from './tableFrames.ts';
import { createTableResults, isOwn, listAliases, type TableResultDeps } from './tableResults.ts';
import type { TableRounds } from './tableRounds.ts';
import {
  countPlayers,
  findCurrentRound,
  findTableRound,
  listBetsOf,
  listOutcomes,
  type BetRow,
  type TablePlace,
  type TableRoundRow,
} from './tables.repository.ts';
import type { TableWatcher } from './tableWatcher.ts';

/** A table that somebody watches at this gateway, or has chips on. */
export interface WatchedTable {
  readonly watchers: ReadonlySet<TableWatcher>;
  /** Whether nobody watches it and nobody waits for its outcome. */
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
  readonly games: OriginalsGames;
  readonly tableRounds: TableRounds;
  /** Says here and to all gateways that something changed. */
  readonly tell: (place: TablePlace, alias: string | null) => void;
  readonly signIns: SignIns;
}

/** What is told of a table, read in one go. */
interface Snapshot {
  readonly round: TableRoundRow;
  readonly players: number;
  readonly history: readonly GameJson[];
  /** Of the members that were asked for. */
  readonly bets: readonly BetRow[];
}

/** Of one event. */
const markFor = (watcher: TableWatcher, { round }: Snapshot): string =>
  writeStreamMark({
    tableRound: round.id,
    step: watcher.told === round.id ? 'told' : getShownPhase(round),
  });

function tellState(watcher: TableWatcher, now: Snapshot, at: Date): void {
  const { round, players, history } = now;
  watcher.send(
    writeFrame('state', markFor(watcher, now), {
      tableRound: round.id,
      phase: getShownPhase(round),
      remainingMs: Math.max(0, round.phase_ends_at.getTime() - at.getTime()),
      serverSeedHash: round.server_seed_hash,
      players,
      history,
      outcome: round.outcome,
    }),
  );
}

function tellBets(watcher: TableWatcher, now: Snapshot, found: KnownGame): void {
  const { round, bets } = now;
  const { session } = watcher;
  const game = openAt(found, session);
  const { decimals } = session;
  const data = composeBets(round, bets.filter(isOwn(watcher)), { game, decimals });
  const text = JSON.stringify(data);
  if (text === watcher.bets) return;
  watcher.bets = text;
  watcher.send(writeFrame('bets', markFor(watcher, now), data));
}

/** Reads a table and tells who watches it; knows what was told last. */
function createTeller(
  deps: WatchedTableDeps,
  place: TablePlace,
  watchers: ReadonlySet<TableWatcher>,
) {
  const { db, clock } = deps;
  const found = requireGame(deps.games, place.gameCode);
  const tellResults = createTableResults(deps, place);
  let shown: Snapshot | undefined;
  let shownState = '';

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

  /** The round before is over: whoever was not told of it is now. */
  async function tellBefore(id: string): Promise<void> {
    const before = await withTransaction(db, place, (tx) => findTableRound(tx, place, id));
    const known = [...watchers].filter(({ isNew }) => !isNew);
    if (before) await tellResults(before, known, { isLast: true });
  }

  return {
    get shown() {
      return shown;
    },
    read: (aliases: readonly string[]): Promise<Snapshot | undefined> =>
      withTransaction(db, place, async (tx) => {
        const round = await findCurrentRound(tx, place);
        if (!round) return undefined;
        const isSame = shown?.round.id === round.id && shown.round.phase === round.phase;
        return {
          round,
          players: await countPlayers(tx, round),
          history: isSame
            ? shown!.history
            : await listOutcomes(tx, place, found.kind.table?.history ?? 0),
          bets: await listBetsOf(tx, round, aliases),
        };
      }),
    async tellAll(now: Snapshot, told: readonly TableWatcher[]): Promise<void> {
      const { round, players, history } = now;
      if (shown && shown.round.id !== round.id) await tellBefore(shown.round.id);
      for (const watcher of told) if (watcher.isNew) await tellMissed(watcher, now);
      const state = JSON.stringify([round.id, round.phase, round.phase_ends_at, players, history]);
      const isStateNew = state !== shownState;
      shown = now;
      shownState = state;
      const isTold = new Set(told);
      for (const watcher of watchers) {
        if (watcher.isNew ? isTold.has(watcher) : isStateNew) tellState(watcher, now, clock());
        if (!isTold.has(watcher)) continue;
        tellBets(watcher, now, found);
        watcher.isNew = false;
      }
      if (round.phase === 'result') await tellResults(round, told, { isLast: false });
    },
  };
}

/** Ends the streams of members who signed out or were blocked, once for each phase that is shown. */
function createSignOuts(
  { signIns, background }: WatchedTableDeps,
  { merchantCode }: TablePlace,
  watchers: ReadonlySet<TableWatcher>,
) {
  let looked = '';

  async function look(): Promise<void> {
    const sessions = [...watchers].map(({ session }) => session);
    const over = await signIns.listOver(merchantCode, sessions);
    for (const watcher of watchers) if (over.has(watcher.session)) watcher.endSession();
  }

  return (shown: Snapshot): void => {
    if (watchers.size === 0) return;
    const { id, phase } = shown.round;
    if (looked === `${id} ${phase}`) return;
    looked = `${id} ${phase}`;
    background(look());
  };
}

/** Takes one turn at a time; who asks during one gets another after it, and so does a turn that says so. */
function createTurns(take: () => Promise<boolean>) {
  let running: Promise<void> | undefined;
  let isAsked = false;
  const run = async () => {
    try {
      do {
        isAsked = false;
        if (await take()) isAsked = true;
      } while (isAsked);
    } finally {
      running = undefined;
    }
  };
  return {
    get isRunning() {
      return running !== undefined;
    },
    turn(): Promise<void> {
      if (running) isAsked = true;
      else running = run();
      return running;
    },
  };
}

/** Makes a table that nobody watches yet. */
export function createWatchedTable(deps: WatchedTableDeps, place: TablePlace): WatchedTable {
  const { clock, tableRounds } = deps;
  const watchers = new Set<TableWatcher>();
  const touched = new Set<string>();
  const teller = createTeller(deps, place, watchers);
  const endSignedOut = createSignOuts(deps, place, watchers);
  let isAllTouched = true;

  const isShown = (round: TableRoundRow | undefined) =>
    round?.id === teller.shown?.round.id && round?.phase === teller.shown?.round.phase;

  async function advance(): Promise<void> {
    const { round, hasMoved, ended } = await tableRounds.advance(place);
    if (hasMoved) deps.tell(place, null);
    if (!isShown(round)) isAllTouched = true;
    for (const over of ended) {
      const onPaid = ({ member_alias: alias }: BetRow) => deps.tell(place, alias);
      deps.background(tableRounds.pay(over, onPaid));
    }
  }

  /** Tells what is new; true where it has to be read again for everybody. */
  async function tellNew(all: boolean, aliases: ReadonlySet<string>): Promise<boolean> {
    const told = [...watchers].filter(
      ({ session, isNew }) => all || isNew || aliases.has(session.member_alias),
    );
    const now = await teller.read(listAliases(told));
    if (now && (all || isShown(now.round))) {
      await teller.tellAll(now, told);
      endSignedOut(now);
      return false;
    }
    // Another gateway took it on, and everybody is told of that.
    isAllTouched = true;
    return now !== undefined;
  }

  const turns = createTurns(async () => {
    const { shown } = teller;
    if (!shown || shown.round.phase_ends_at <= clock()) await advance();
    if (!isAllTouched && touched.size === 0) return false;
    const all = isAllTouched;
    const aliases = new Set(touched);
    isAllTouched = false;
    touched.clear();
    return tellNew(all, aliases).catch((error: unknown) => {
      isAllTouched = true;
      throw error;
    });
  });

  return {
    watchers,
    get isIdle() {
      const { shown } = teller;
      const isBusy = turns.isRunning || isAllTouched || touched.size > 0;
      if (watchers.size > 0 || !shown || isBusy) return false;
      return shown.players === 0 || shown.round.outcome !== null;
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
    turn: turns.turn,
  };
}
