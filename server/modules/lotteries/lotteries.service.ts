import { addDays, dayIn, momentOf } from '../../../engine/lottery/zonedTime.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type {
  getDrawProof,
  getLotteryHall,
  getLotteryResults,
  getLotteryResultsOfDay,
  getLotteryState,
  getOpenedNumeros,
} from '../../../schemas/api/lottery.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { CatalogueEntry, LotteryCatalogue, LotteryFeature } from '../lottery/catalogue.ts';
import { findIssue, readNow, type IssueRow } from '../lottery/issues.repository.ts';
import { showIssue, showResult } from '../lottery/issueState.ts';
import type { OfferCaller, Offers } from '../lottery/offer.ts';
import { listAhead, listDay, listResults, listWaiting, readBoard } from './board.repository.ts';

/** A lottery as lists carry it. */
export type LotteryCard = ValueOf<typeof getLotteryState>['lottery'];
type Proof = ValueOf<typeof getDrawProof>;
type OpenedNumero = ValueOf<typeof getOpenedNumeros>['list'][number];

/** Everything about lotteries that guests may see. */
export interface LotteriesService {
  readonly catalogue: LotteryCatalogue;
  readonly offers: Offers;
  getHall(asked: OfferCaller, feature?: LotteryFeature): Promise<ValueOf<typeof getLotteryHall>>;
  getState(
    asked: OfferCaller,
    wanted: { readonly lottery: string; readonly issues: number; readonly last: number },
  ): Promise<ValueOf<typeof getLotteryState>>;
  /** Cards of some lotteries in the order given, those that are not offered left out; with the clock. */
  getCards(
    asked: OfferCaller,
    codes: readonly string[],
  ): Promise<{ readonly serverNow: string; readonly list: LotteryCard[] }>;
  /** Those that stand first in the hall. */
  getPopular(
    asked: OfferCaller,
    count: number,
  ): Promise<{ readonly serverNow: string; readonly list: LotteryCard[] }>;
  getResults(
    asked: OfferCaller,
    wanted: {
      readonly lottery: string;
      readonly pageSize: number;
      readonly date?: string;
      readonly before?: string;
    },
  ): Promise<ValueOf<typeof getLotteryResults>>;
  getDay(
    asked: OfferCaller,
    wanted: { readonly date?: string; readonly feature?: LotteryFeature },
  ): Promise<ValueOf<typeof getLotteryResultsOfDay>>;
  getOpened(
    asked: OfferCaller,
    wanted: { readonly gameCode?: string; readonly count: number },
  ): Promise<OpenedNumero[]>;
  getProof(asked: OfferCaller, lottery: string, issue: string): Promise<Proof>;
  /** What proves an issue's draw. */
  showProof(issue: IssueRow, now: Date): Proof;
}

const AHEAD = 3;
const BOARD_MS = 1_000;
const WAITING = 5;
/** The lotteries that stand first are the hottest. */
const HOT = 12;

interface Board {
  readonly now: Date;
  /** When it was read, by a clock that never jumps. */
  readonly readAt: number;
  readonly byLottery: ReadonlyMap<string, readonly IssueRow[]>;
}

const zoneOf = ({ lottery: { schedule } }: CatalogueEntry) =>
  schedule.kind === 'instant' ? 'UTC' : schedule.zone;

function showCard(
  entry: CatalogueEntry,
  {
    issues,
    now,
    isHot,
  }: { readonly issues: readonly IssueRow[]; readonly now: Date; readonly isHot: boolean },
): LotteryCard {
  const { lottery, feature } = entry;
  const { id, gameId, name, family, group, account, source, area, defaultPlay, closeSeconds } =
    lottery;
  const open = issues.find(({ state, close_at }) => state === 'open' && close_at > now);
  const drawn = issues.find(({ draw }) => draw !== null);
  return {
    lottery: id,
    gameId,
    name,
    family,
    group,
    feature,
    account,
    source,
    area: area ?? null,
    defaultPlay,
    zone: zoneOf(entry),
    everySeconds: lottery.schedule.kind === 'every' ? lottery.schedule.seconds : null,
    closeSeconds,
    isHot,
    current: open ? showIssue(open, now) : null,
    last: drawn ? showResult(drawn, now) : null,
  };
}

const DATE_KEY = /^\d{1,15}$/;

/** Makes what tells of lotteries. Issues are the same for all merchants, so the hall is read at most once a second. */
export function createLotteriesService({
  db,
  catalogue,
  offers,
}: {
  readonly db: Pick<Database, 'kysely'>;
  readonly catalogue: LotteryCatalogue;
  readonly offers: Offers;
}): LotteriesService {
  const { kysely } = db;
  const codes = catalogue.entries.map(({ lottery }) => lottery.id);
  let kept: { readonly readAt: number; readonly board: Promise<Board> } | undefined;

  async function load(): Promise<Board> {
    const { now, issues } = await readBoard(kysely, codes, AHEAD);
    const byLottery = new Map<string, IssueRow[]>();
    for (const issue of issues) {
      byLottery.set(issue.lottery, [...(byLottery.get(issue.lottery) ?? []), issue]);
    }
    return { now, readAt: performance.now(), byLottery };
  }

  function getBoard(): Promise<Board> {
    const readAt = performance.now();
    if (kept && readAt - kept.readAt < BOARD_MS) return kept.board;
    const board = load();
    const entry = { readAt, board };
    kept = entry;
    board.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return board;
  }

  const clockOf = ({ now, readAt }: Board) =>
    new Date(now.getTime() + Math.round(performance.now() - readAt));

  function showCards(board: Board, entries: readonly CatalogueEntry[], asked: OfferCaller) {
    const now = clockOf(board);
    const hot = new Set(
      offers
        .list(asked)
        .slice(0, HOT)
        .map(({ lottery }) => lottery.id),
    );
    return entries.map((entry) =>
      showCard(entry, {
        issues: board.byLottery.get(entry.lottery.id) ?? [],
        now,
        isHot: hot.has(entry.lottery.id),
      }),
    );
  }

  /** A day of a lottery's own zone as moments. Throws Problem queryInvalid for a day that there is none of. */
  function dayRange(entry: CatalogueEntry, date: string) {
    if (Number.isNaN(Date.parse(`${date}T00:00:00Z`))) {
      throw new Problem('queryInvalid', 'There is no such day.');
    }
    const zone = zoneOf(entry);
    return {
      from: new Date(momentOf(zone, date, 0)),
      until: new Date(momentOf(zone, addDays(date, 1), 0)),
    };
  }

  function showProof(issue: IssueRow, now: Date): Proof {
    const { lottery } = catalogue.find(issue.lottery)!;
    const { seal_digest: seal, seal_seeds: memberSeeds } = issue;
    return {
      lottery: issue.lottery,
      issue: issue.issue,
      family: lottery.family,
      source: lottery.source,
      drawAt: issue.draw_at.toISOString(),
      commitment: issue.commitment,
      seed: issue.seed,
      sealedAt: issue.sealed_at?.toISOString() ?? null,
      parts: seal && memberSeeds ? { seal, memberSeeds } : null,
      result: issue.version > 0 ? showResult(issue, now) : null,
    };
  }

  return {
    catalogue,
    offers,
    async getHall(asked, feature) {
      const offered = offers.list(asked).filter((offer) => !feature || offer.feature === feature);
      const board = await getBoard();
      const groups = new Map<string, LotteryCard[]>();
      for (const card of showCards(board, offered, asked)) {
        groups.set(card.group, [...(groups.get(card.group) ?? []), card]);
      }
      return {
        serverNow: clockOf(board).toISOString(),
        groups: [...groups].map(([group, lotteries]) => ({ group, lotteries })),
      };
    },
    async getState(asked, { lottery, issues, last }) {
      const offer = offers.require(asked, lottery);
      const [now, ahead, waiting, drawn] = await Promise.all([
        readNow(kysely),
        listAhead(kysely, lottery, issues),
        listWaiting(kysely, lottery, WAITING),
        listResults(kysely, { lottery, limit: last }),
      ]);
      const isHot = offers
        .list(asked)
        .slice(0, HOT)
        .some((hot) => hot.lottery.id === lottery);
      return {
        serverNow: now.toISOString(),
        lottery: showCard(offer, { issues: [...ahead, ...drawn], now, isHot }),
        issues: ahead.map((issue) => showIssue(issue, now)),
        waiting: waiting.map((issue) => showIssue(issue, now)),
        last: drawn.map((issue) => showResult(issue, now)),
      };
    },
    async getCards(asked, wanted) {
      const offered = new Map(offers.list(asked).map((offer) => [offer.lottery.id, offer]));
      const board = await getBoard();
      const entries = wanted.flatMap((code) => offered.get(code) ?? []);
      return { serverNow: clockOf(board).toISOString(), list: showCards(board, entries, asked) };
    },
    async getPopular(asked, count) {
      const board = await getBoard();
      const entries = offers.list(asked).slice(0, count);
      return { serverNow: clockOf(board).toISOString(), list: showCards(board, entries, asked) };
    },
    async getResults(asked, { lottery, pageSize, date, before }) {
      const offer = offers.require(asked, lottery);
      if (before !== undefined && !DATE_KEY.test(before)) {
        throw new Problem('queryInvalid', 'There is no such page.');
      }
      const rows = await listResults(kysely, {
        lottery,
        limit: pageSize + 1,
        before: before === undefined ? undefined : new Date(Number(before)),
        ...(date !== undefined && dayRange(offer, date)),
      });
      const now = await readNow(kysely);
      const list = rows.slice(0, pageSize);
      const isMore = rows.length > pageSize;
      return {
        list: list.map((issue) => showResult(issue, now)),
        next: isMore ? String(list.at(-1)!.draw_at.getTime()) : null,
      };
    },
    async getDay(asked, { date, feature }) {
      const now = await readNow(kysely);
      const offered = offers.list(asked).filter((offer) => !feature || offer.feature === feature);
      const days = offered.map((offer) => ({
        lottery: offer.lottery.id,
        ...dayRange(offer, date ?? dayIn(zoneOf(offer), now.getTime())),
      }));
      const found = await listDay(kysely, days);
      return {
        serverNow: now.toISOString(),
        list: offered.map(({ lottery: { id, name, family, group }, feature: of }) => {
          const day = found.get(id);
          return {
            lottery: id,
            name,
            family,
            group,
            feature: of,
            draws: day?.draws ?? 0,
            result: day ? showResult(day.newest, now) : null,
          };
        }),
      };
    },
    async getOpened(asked, { gameCode, count }) {
      const show = (issue: IssueRow): OpenedNumero => ({
        gameCode: issue.lottery,
        numero: issue.issue,
        openedAt: (issue.drawn_at ?? issue.draw_at).toISOString(),
        draw: issue.draw,
        demo: issue.is_demo,
      });
      if (gameCode !== undefined) {
        offers.require(asked, gameCode);
        const rows = await listResults(kysely, { lottery: gameCode, limit: count });
        return rows.filter(({ draw }) => draw !== null).map(show);
      }
      const board = await getBoard();
      return offers.list(asked).flatMap(({ lottery }) => {
        const drawn = board.byLottery.get(lottery.id)?.find(({ draw }) => draw !== null);
        return drawn ? [show(drawn)] : [];
      });
    },
    async getProof(asked, lottery, name) {
      offers.require(asked, lottery);
      const issue = await findIssue(kysely, lottery, name);
      if (!issue) throw new Problem('notFound', 'There is no such issue.');
      return showProof(issue, await readNow(kysely));
    },
    showProof,
  };
}
