import type { TypedEndpoint, ValueOf } from '../../schemas/api/endpoint.ts';
import { getAnnouncements, getBanners, getHomeNotice } from '../../schemas/api/content.ts';
import {
  getGameList,
  getGameMenus,
  getGameVendors,
  getHotGames,
  getWinners,
} from '../../schemas/api/games.ts';
import { getPopularLotteries } from '../../schemas/api/lotteryGames.ts';
import { getHelpCenter, getSystemStatus, getWhitelabel } from '../../schemas/api/system.ts';
import { getMemberInfo } from '../../schemas/api/member.ts';
import { logout } from '../../schemas/api/session.ts';
import { getBalance } from '../../schemas/api/wallet.ts';
import type { Transport } from '../../src/platform/http/http.ts';
import { announcement, banner, gameCategory, games, vendor, winner } from './builders.ts';

type Answer = readonly [path: string, value: unknown];

const answer = <E extends TypedEndpoint>(endpoint: E, value: ValueOf<E>): Answer => [
  endpoint.path,
  value,
];

const lanes = [{ gameCategory: 'RNG' as const, vendors: [vendor()] }];

const ANSWERS: ReadonlyMap<string, unknown> = new Map([
  answer(getAnnouncements, { list: [announcement()] }),
  answer(getBanners, { list: [banner(), banner({ id: 'jackpot', title: 'Tonight at nine' })] }),
  answer(getHomeNotice, {
    player: [announcement()],
    banners: [banner()],
    popup: [],
    promotion: [],
  }),
  answer(getGameMenus, { categories: [gameCategory()] }),
  answer(getGameVendors, { data: { lanes } }),
  answer(getHotGames, { list: games(12, { isHot: true }) }),
  answer(getGameList, { games: games(24), pageNum: 1, totalPages: 3, total: 60 }),
  answer(getPopularLotteries, {
    list: games(6, { category: 'LOTT', gameType: 'SSC' }),
    lotteries: [],
    serverNow: '2026-02-01T10:00:00.000Z',
  }),
  answer(getWinners, { list: [winner(), winner({ id: 'win-2', amount: '88.00' })] }),
  answer(getWhitelabel, { merchantCode: 'SAMPLE', features: {} }),
  answer(getSystemStatus, {
    status: 0,
    location: { ip: '192.0.2.1', country: null },
    maintenance: { active: false, endsAt: null },
    regionRestriction: false,
  }),
  answer(getHelpCenter, { articles: [] }),
  answer(getMemberInfo, {
    id: 'member-1',
    account: 'maria77',
    nickname: 'Maria',
    type: 0,
    toUpline: false,
    clubLabel: { labelName: 'Gold', rankLevel: 3 },
    memberLabel: [],
    hasPassword: true,
    passwordExpired: false,
    passwordMustChange: false,
    payoutLocked: false,
    referralCode: 'MARIA77',
  }),
  answer(getBalance, { sumBalance: '1250.50', currency: 'EUR' }),
  answer(logout, null),
]);

/** Answers every call with the samples of the builders, at once and without a network. */
export const fixtureTransport: Transport = async ({ url }) => {
  const path = url.split('?')[0]!;
  if (ANSWERS.has(path)) {
    return { status: 200, body: { success: true, value: ANSWERS.get(path), message: '' } };
  }
  const message = `No sample for ${path}.`;
  return { status: 404, body: { success: false, value: null, message, code: 'notFound' } };
};
