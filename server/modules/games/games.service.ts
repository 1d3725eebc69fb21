import { maskName } from '../../../engine/fields/maskName.ts';
import { playRulesOf } from '../../../engine/payments/jurisdictions.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import {
  CATEGORY_FEATURE,
  isRankedList,
  type GameCategory,
  WINNER_SPANS,
  type getGameMenus,
  type getVendorGameTypes,
  type getWinners,
} from '../../../schemas/api/games.ts';
import { LOTTERY_FEATURES } from '../../../schemas/api/lotteryFields.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import type { Admitted } from '../../http/gateway.ts';
import type { CheckedQuery } from '../../http/serve.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { Caches } from '../cache/module.ts';
import { listClosedCountries } from './choices.repository.ts';
import {
  countGames,
  countGamesByType,
  countGamesByVendor,
  listGames,
  listTopGames,
  listVendors,
  type GameFilter,
  type GameOrder,
} from './games.repository.ts';
import { productCatalogue } from '../lottery/catalogue.ts';
import { createOffers, type Offer } from '../lottery/offer.ts';
import { openLobby, type LobbyNow } from './lobby.ts';
import { foldSearchWords } from './searchText.ts';
import { listWins, type WinFilter } from './wins.repository.ts';
import { toGame, toGamePage, type Game, type GamePage, type GameRow } from './wireGame.ts';

type MenuCategory = ValueOf<typeof getGameMenus>['categories'][number];
type Vendor = MenuCategory['cards'][number];
type GameTypeCount = ValueOf<typeof getVendorGameTypes>['list'][number];
type Winner = ValueOf<typeof getWinners>['list'][number];

type WinnersQuery = CheckedQuery<typeof getWinners>;

/** Which page of which games. */
export interface GamePageQuery extends Omit<GameFilter, 'words' | 'isHotVendor'> {
  /** Parts of the name as they were typed. */
  readonly name?: string;
  readonly order: GameOrder;
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
}

/** The catalogue as one merchant's features open it. */
export interface GamesService {
  /** Countries to which the merchant has closed a game: who asks from there sees a lobby of their own. */
  getClosedCountries(caller: Pick<Caller, 'brand'>): Promise<ReadonlySet<string>>;
  getMenu(admitted: Pick<Admitted, 'caller' | 'features'>): Promise<readonly MenuCategory[]>;
  getHot(admitted: Admitted, filter: GameFilter, limit: number): Promise<readonly Game[]>;
  /** Undefined where the merchant shows no such game. */
  findOne(admitted: Admitted, id: string): Promise<Game | undefined>;
  getPage(admitted: Admitted, query: GamePageQuery): Promise<GamePage>;
  getTypes(admitted: Admitted, filter: GameFilter): Promise<readonly GameTypeCount[]>;
  getLotteries(admitted: Admitted, limit: number): Promise<readonly Game[]>;
  getWinners(admitted: Admitted, query: WinnersQuery): Promise<readonly Winner[]>;
  /** One win; null where the merchant does not show its game. */
  getWinner(admitted: Pick<Admitted, 'caller' | 'features'>, id: string): Promise<Winner | null>;
}

type VendorRow = Awaited<ReturnType<typeof listVendors>>[number];
type WinRow = Awaited<ReturnType<typeof listWins>>[number];

const HUNDREDTHS = 2;

const toWinner = (row: WinRow, offers: ReadonlyMap<string, Offer>, decimals: number): Winner => {
  const offer = row.lottery === null ? undefined : offers.get(row.lottery);
  return {
    id: String(row.winner_id),
    account: row.masked_account ?? maskName(row.account ?? ''),
    category: row.category,
    game: row.id === null ? null : toGame(row as GameRow),
    lottery: offer
      ? {
          lottery: offer.lottery.id,
          name: offer.lottery.name,
          feature: offer.feature,
          issue: row.issue,
        }
      : null,
    amount: toWireAmount(row.amount_minor, decimals),
    currency: row.currency,
    multiple: row.multiple === null ? null : toWireAmount(row.multiple, HUNDREDTHS),
    wonAt: row.won_at.toISOString(),
  };
};

const DAY_MS = 86_400_000;

const ORDERS = {
  latest: 'time',
  lottery: 'time',
  top: 'amount',
  multiple: 'multiple',
} as const satisfies Record<WinnersQuery['list'], WinFilter['order']>;

/** What a list shows at a moment. */
function filterOf({ list, span, category, limit }: WinnersQuery, now: Date) {
  return {
    limit,
    category,
    order: ORDERS[list],
    isOfLotteries: list === 'lottery',
    since: isRankedList(list) ? new Date(now.getTime() - WINNER_SPANS[span] * DAY_MS) : undefined,
  } satisfies Partial<WinFilter>;
}

type GameCounts = Pick<
  Awaited<ReturnType<typeof countGamesByVendor>>[number],
  'total' | 'opened' | 'open'
>;

/** A vendor is no further than the furthest of its games. */
function statusOf({ status }: VendorRow, { opened, open }: GameCounts): Vendor['status'] {
  if (opened === 0) return 'soon';
  return status === 'normal' && open === 0 ? 'maintenance' : status;
}

const toVendor = (row: VendorRow, counts: GameCounts): Vendor => ({
  vassalage: row.code,
  displayName: row.display_name,
  smallIcon: row.small_icon,
  isHot: row.is_hot ? 1 : 0,
  status: statusOf(row, counts),
  gameCount: counts.total,
  openCount: counts.open,
});

const NO_GAMES: GameCounts = { total: 0, opened: 0, open: 0 };
const openFirst = (a: Vendor, b: Vendor) =>
  Number(b.status === 'normal') - Number(a.status === 'normal');

const shownIn = ({ categories, is_esports }: VendorRow, category: GameCategory) =>
  categories.some((own) => (own === 'SPORTS' && is_esports ? 'ESPORTS' : own) === category);

async function readMenu(tx: Tx, lobby: LobbyNow): Promise<MenuCategory[]> {
  const vendors = await listVendors(tx, lobby);
  const topGames = (await listTopGames(tx, lobby)).map(toGame);
  const counts = new Map(
    (await countGamesByVendor(tx, lobby)).map((row) => [
      `${row.lobby_category} ${row.vendor_code}`,
      row,
    ]),
  );
  return lobby.categories
    .map((gameCategory) => {
      const cards = vendors
        .filter((vendor) => shownIn(vendor, gameCategory))
        .map((vendor) => toVendor(vendor, counts.get(`${gameCategory} ${vendor.code}`) ?? NO_GAMES))
        .sort(openFirst);
      return {
        gameCategory,
        gameClassify: CATEGORY_FEATURE[gameCategory],
        gameCount: cards.reduce((sum, { gameCount }) => sum + gameCount, 0),
        openCount: cards.reduce((sum, { openCount }) => sum + openCount, 0),
        topGame: topGames.find(({ category }) => category === gameCategory) ?? null,
        cards,
      };
    })
    .filter(({ cards }) => cards.length > 0);
}

interface CleanPageQuery extends GameFilter {
  readonly order: GameOrder;
  readonly pageNo: number;
  readonly pageSize: number;
}

async function readPage(tx: Tx, lobby: LobbyNow, query: CleanPageQuery): Promise<GamePage> {
  const { pageNo, pageSize, order, ...filter } = query;
  const total = await countGames(tx, lobby, filter);
  const stretch = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const rows = await listGames(tx, lobby, filter, stretch, order);
  return toGamePage(rows, total, query);
}

const offers = createOffers(productCatalogue);

/** Wins that everybody may see; of lotteries those that the brand offers. */
async function readWins(
  tx: Tx,
  lobby: LobbyNow,
  asked: Pick<Admitted, 'caller' | 'features'>,
  filter: Omit<WinFilter, 'currency' | 'lotteries' | 'isShownByDefault'>,
): Promise<Winner[]> {
  const { currency, jurisdiction } = asked.caller.brand;
  const hasLotteries = LOTTERY_FEATURES.some((feature) => asked.features[feature]);
  const offered = new Map(
    hasLotteries ? offers.list(asked).map((offer) => [offer.lottery.id, offer]) : [],
  );
  const rows = await listWins(tx, lobby, {
    ...filter,
    currency: currency.code,
    lotteries: [...offered.keys()],
    isShownByDefault: !playRulesOf(jurisdiction.country).winsNeedConsent,
  });
  return rows.map((row) => toWinner(row, offered, currency.decimals));
}

/** Makes the games service over a database and a cache of reads. */
export function createGamesService({
  db,
  caches,
  clock,
}: {
  readonly db: Database;
  readonly caches: Pick<Caches, 'passing' | 'standing'>;
  readonly clock: () => Date;
}): GamesService {
  const getClosedCountries: GamesService['getClosedCountries'] = ({ brand: { merchantCode } }) =>
    caches.standing.read(merchantCode, 'games.closedCountries', async () => {
      const closed = await withTransaction(db, { merchantCode }, listClosedCountries);
      return new Set(closed);
    });
  async function openFor({ caller, features }: Pick<Admitted, 'caller' | 'features'>) {
    const closed = await getClosedCountries(caller);
    const { country } = caller;
    const closes = country !== null && closed.has(country);
    return openLobby({ ...caller, features, country: closes ? country : null });
  }
  async function read<T>(
    admitted: Pick<Admitted, 'caller' | 'features'>,
    query: unknown,
    work: (tx: Tx, lobby: LobbyNow) => Promise<T>,
  ): Promise<T> {
    const { merchantCode } = admitted.caller.brand;
    const lobby = await openFor(admitted);
    return caches.passing.read(merchantCode, `games ${JSON.stringify([query, lobby])}`, () =>
      withTransaction(db, { merchantCode }, (tx) => work(tx, { ...lobby, now: clock() })),
    );
  }
  const readList = (admitted: Admitted, filter: GameFilter, limit: number) =>
    read(admitted, ['list', filter, limit], async (tx, lobby) =>
      (await listGames(tx, lobby, filter, { limit })).map(toGame),
    );

  return {
    getClosedCountries,
    getMenu: (admitted) => read(admitted, 'menu', readMenu),
    getHot(admitted, filter, limit) {
      const isNarrowed = filter.category !== undefined || filter.vendorCode !== undefined;
      // Of all games only those of hot vendors are hot; a shelf of one category shows its best whoever makes them.
      return readList(admitted, isNarrowed ? filter : { ...filter, isHotVendor: true }, limit);
    },
    findOne: async (admitted, id) => (await readList(admitted, { id }, 1))[0],
    getPage(admitted, { name = '', ...query }) {
      const cleaned = { ...query, words: foldSearchWords(name) };
      return read(admitted, ['page', cleaned], (tx, lobby) => readPage(tx, lobby, cleaned));
    },
    getTypes: (admitted, filter) =>
      read(admitted, ['types', filter], async (tx, lobby) => {
        const rows = await countGamesByType(tx, lobby, filter);
        return rows.map(({ game_type, total }) => ({ gameType: game_type, gameCount: total }));
      }),
    getLotteries: (admitted, limit) => readList(admitted, { category: 'LOTT' }, limit),
    getWinners: (admitted, query) =>
      read(admitted, ['winners', query], async (tx, lobby) =>
        readWins(tx, lobby, admitted, filterOf(query, lobby.now)),
      ),
    async getWinner(admitted, id) {
      const lobby = { ...(await openFor(admitted)), now: clock() };
      const { merchantCode } = admitted.caller.brand;
      const [win] = await withTransaction(db, { merchantCode }, (tx) =>
        readWins(tx, lobby, admitted, { limit: 1, order: 'time', id }),
      );
      return win ?? null;
    },
  };
}
