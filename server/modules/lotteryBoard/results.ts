import { addDays, dayIn, momentOf } from '../../../engine/zonedTime.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getOpenedNumeros } from '../../../schemas/api/lotteryGames.ts';
import type {
  getDrawProof,
  getLotteryResults,
  getLotteryResultsOfDay,
} from '../../../schemas/api/lotteryIssues.ts';
import { Problem } from '../../http/problem.ts';
import type { CatalogueEntry, LotteryCatalogue, LotteryFeature } from '../lottery/catalogue.ts';
import { findIssue, readNow } from '../../db/lotteryIssues.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import { publicPartsOf, showResult } from '../lottery/issueState.ts';
import type { OfferCaller } from '../lottery/offer.ts';
import { zoneOf, type Board, type BoardDeps } from './board.ts';
import { listDay, listResults } from './board.repository.ts';

type Proof = ValueOf<typeof getDrawProof>;
type OpenedNumero = ValueOf<typeof getOpenedNumeros>['list'][number];

/** What was drawn. */
export interface Results {
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
}

const DATE_KEY = /^\d{1,15}$/;

/** What proves an issue's draw. */
export function showProof({ find }: LotteryCatalogue, issue: IssueRow, now: Date): Proof {
  const { lottery } = find(issue.lottery)!;
  const { beacon_chain: chain, beacon_round: round, beacon_signature: signature } = issue;
  return {
    lottery: issue.lottery,
    issue: issue.issue,
    family: lottery.family,
    source: lottery.source,
    drawAt: issue.draw_at.toISOString(),
    commitment: issue.commitment,
    seed: issue.seed,
    sealedAt: issue.sealed_at?.toISOString() ?? null,
    parts: publicPartsOf(issue),
    beacon: chain !== null && round !== null ? { chain, round: Number(round), signature } : null,
    result: issue.version > 0 ? showResult(issue, now) : null,
  };
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

/** Makes what tells of results. */
export function createResults({
  db: { kysely },
  catalogue,
  offers,
  board,
}: BoardDeps & { readonly board: Pick<Board, 'listNewest'> }): Results {
  return {
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
      // What is drawn for each order has no result that everybody sees.
      const offered = offers
        .list(asked)
        .filter(({ lottery }) => lottery.source !== 'instant')
        .filter((offer) => !feature || offer.feature === feature);
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
      return (await board.listNewest(asked)).map(show);
    },
    async getProof(asked, lottery, name) {
      offers.require(asked, lottery);
      const issue = await findIssue(kysely, lottery, name);
      if (!issue) throw new Problem('notFound', 'There is no such issue.');
      return showProof(catalogue, issue, await readNow(kysely));
    },
  };
}
