import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getLotteryHall, getLotteryState } from '../../../schemas/api/lotteryGames.ts';
import type { Database } from '../../db/database.ts';
import type { CatalogueEntry, LotteryCatalogue, LotteryFeature } from '../lottery/catalogue.ts';
import { readNow } from '../../db/lotteryIssues.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import { isHeldBack, showIssue, showResult } from '../lottery/issueState.ts';
import type { OfferCaller, Offers } from '../lottery/offer.ts';
import { readBoard } from './board.repository.ts';

/** A lottery as lists carry it. */
export type LotteryCard = ValueOf<typeof getLotteryState>['lottery'];

/** Some lotteries, and the clock that they go by. */
export interface Cards {
  readonly serverNow: string;
  readonly list: LotteryCard[];
}

/** What the hall and other lists of lotteries are made of. */
export interface Board {
  getHall(asked: OfferCaller, feature?: LotteryFeature): Promise<ValueOf<typeof getLotteryHall>>;
  /** Cards of some lotteries in the order given; those that are not offered are left out. */
  getCards(asked: OfferCaller, codes: readonly string[]): Promise<Cards>;
  /** Those that stand first in the hall. */
  getPopular(asked: OfferCaller, count: number): Promise<Cards>;
  /** The newest result of each lottery that a merchant offers. */
  listNewest(asked: OfferCaller): Promise<readonly IssueRow[]>;
  /** Something changed: the next who asks is told of it. */
  drop(): void;
}

/** What a board is made from. */
export interface BoardDeps {
  readonly db: Pick<Database, 'kysely'>;
  readonly clock: () => Date;
  readonly catalogue: LotteryCatalogue;
  readonly offers: Offers;
}

/** Issues ahead that are read, so that a card finds its open one until the board is read anew. */
const AHEAD = 3;
const BOARD_MS = 1_000;
/** The lotteries that stand first are the hottest. */
const HOT = 12;

interface Read {
  readonly now: Date;
  readonly readAtMs: number;
  readonly byLottery: ReadonlyMap<string, readonly IssueRow[]>;
}

/** The zone of a lottery's calendar. */
export const zoneOf = ({ lottery: { schedule } }: CatalogueEntry): string =>
  schedule.kind === 'instant' ? 'UTC' : schedule.zone;

/** Whether a lottery is one of the hottest of a merchant. */
export const isHotIn = (offers: Offers, asked: OfferCaller, code: string): boolean =>
  offers
    .list(asked)
    .slice(0, HOT)
    .some(({ lottery }) => lottery.id === code);

/** A lottery as lists carry it, with the open one of some issues and the newest that has a result or is being drawn. */
export function showCard(
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
  const [last] = issues
    .filter(({ draw, partial }) => draw !== null || partial !== null)
    .sort((one, other) => other.draw_at.getTime() - one.draw_at.getTime());
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
    current: open ? showIssue(open, now, { heldBack: isHeldBack(lottery, issues, now) }) : null,
    last: last ? showResult(last, now) : null,
  };
}

/** Reads boards, at most once a second: issues are the same for all merchants. */
function createReader({ db: { kysely }, clock, catalogue }: BoardDeps) {
  const codes = catalogue.entries.map(({ lottery }) => lottery.id);
  let kept: { readonly readAtMs: number; readonly read: Promise<Read> } | undefined;

  async function load(): Promise<Read> {
    const issues = await readBoard(kysely, codes, AHEAD);
    const now = await readNow(kysely);
    const byLottery = new Map<string, IssueRow[]>();
    for (const issue of issues) {
      byLottery.set(issue.lottery, [...(byLottery.get(issue.lottery) ?? []), issue]);
    }
    return { now, readAtMs: clock().getTime(), byLottery };
  }

  return {
    get(): Promise<Read> {
      const readAtMs = clock().getTime();
      if (kept && Math.abs(readAtMs - kept.readAtMs) < BOARD_MS) return kept.read;
      const read = load();
      const entry = { readAtMs, read };
      kept = entry;
      read.catch(() => {
        if (kept === entry) kept = undefined;
      });
      return read;
    },
    drop() {
      kept = undefined;
    },
  };
}

/** Makes the board of a gateway. */
export function createBoard(deps: BoardDeps): Board {
  const { clock, offers } = deps;
  const reader = createReader(deps);
  const clockOf = ({ now, readAtMs }: Read) =>
    new Date(now.getTime() + clock().getTime() - readAtMs);

  async function show(asked: OfferCaller, entries: readonly CatalogueEntry[]): Promise<Cards> {
    const read = await reader.get();
    const now = clockOf(read);
    const list = entries.map((entry) => {
      const { id } = entry.lottery;
      const issues = read.byLottery.get(id) ?? [];
      return showCard(entry, { issues, now, isHot: isHotIn(offers, asked, id) });
    });
    return { serverNow: now.toISOString(), list };
  }

  return {
    async getHall(asked, feature) {
      const offered = offers.list(asked).filter((offer) => !feature || offer.feature === feature);
      const { serverNow, list } = await show(asked, offered);
      const groups = new Map<string, LotteryCard[]>();
      for (const card of list) groups.set(card.group, [...(groups.get(card.group) ?? []), card]);
      return {
        serverNow,
        groups: [...groups].map(([group, lotteries]) => ({ group, lotteries })),
      };
    },
    getCards(asked, codes) {
      const offered = new Map(offers.list(asked).map((offer) => [offer.lottery.id, offer]));
      return show(
        asked,
        codes.flatMap((code) => offered.get(code) ?? []),
      );
    },
    getPopular: (asked, count) => show(asked, offers.list(asked).slice(0, count)),
    async listNewest(asked) {
      const { byLottery } = await reader.get();
      return offers
        .list(asked)
        .flatMap(
          ({ lottery }) => byLottery.get(lottery.id)?.find(({ draw }) => draw !== null) ?? [],
        );
    },
    drop: reader.drop,
  };
}
