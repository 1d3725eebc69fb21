import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findFamily } from '../../../../engine/lottery/families.ts';
import {
  lotteryCard,
  lotteryIssue,
  lotteryOffer,
  lotteryState,
} from '../../../../tests/support/builders/lottery.ts';
import { lotteryTransport, Refused } from '../../../../tests/support/lotteryTransport.ts';
import { renderUi } from '../../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../../tests/support/stubBrowser.ts';
import { stubDialogs } from '../../../../tests/support/stubDialogs.ts';
import type { BetsBody } from '../../../api/lottery.ts';
import BetPage from '../bet/BetPage.tsx';
import { byCode } from '../slip/slip.ts';
import { pairsOf, placeLines, stationsWith, totalsAt } from './places.ts';

const now = Date.now();
const at = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
const open = { openAt: at(-30), closeAt: at(3_000), drawAt: at(3_300), state: 'open' as const };
const card = (lottery: string, issue: string, source: 'feed' | 'parts' = 'feed') =>
  lotteryCard({
    lottery,
    name: lottery,
    family: source === 'feed' ? 'VNS' : 'VNSX',
    source,
    area: 'SOUTH',
    feature: 'vnLottery',
    everySeconds: null,
    defaultPlay: source === 'feed' ? 'LO2' : 'DAXIEN',
    zone: 'Asia/Ho_Chi_Minh',
    current: lotteryIssue(0, { ...open, issue }),
    last: null,
  });
const own = card('VNTG', 'TG-20260201');
const CARDS = [
  card('VNKG', 'KG-20260201'),
  own,
  card('VNDL', 'DL-20260201'),
  card('VNSOUTH12', 'TG+KG-20260201', 'parts'),
  card('VNSOUTH13', 'TG+DL-20260201', 'parts'),
];

describe('stations of a day', () => {
  it('are those that are drawn with one, itself first', () => {
    const ids = (cards: readonly { lottery: string }[]) => cards.map(({ lottery }) => lottery);
    const later = { ...open, drawAt: at(90_000) };
    const other = { ...card('VNVL', 'VL-20260202'), current: lotteryIssue(0, later) };
    const elsewhere = { ...card('VNHUE', 'HUE-20260201'), area: 'CENTRAL' as const };
    expect(ids(stationsWith(own, [...CARDS, other, elsewhere]))).toEqual(['VNTG', 'VNKG', 'VNDL']);
    expect(ids(pairsOf([own, CARDS[0]!], CARDS))).toEqual(['VNSOUTH12']);
    expect(ids(pairsOf([own], CARDS))).toEqual([]);
  });

  it('are one alone of a lottery that no other is drawn with', () => {
    const ssc = lotteryCard();
    expect(stationsWith(ssc, CARDS)).toEqual([ssc]);
  });
});

describe('a bet at several stations', () => {
  // Its script comes when somebody bets; reading it the first time is slow.
  beforeAll(() => import('./StationsDialog.tsx'));
  beforeEach(() => {
    stubBrowser();
    stubDialogs();
    window.localStorage.clear();
  });
  afterEach(() => vi.unstubAllGlobals());

  async function show(bets: (body: unknown) => unknown) {
    const state = lotteryState({
      serverNow: at(0),
      lottery: own,
      issues: [own.current!],
      last: [],
    });
    renderUi(<BetPage feature="vnLottery" path="/vnlottery" gameCode="VNTG" playType={null} />, {
      transport: lotteryTransport({ cards: CARDS, state, bets }),
      modals: { requireMember: (act: () => void) => act() },
      session: { kind: 'member', account: 'maria77', memberType: 0 },
      path: '/vnlottery?gameCode=VNTG',
    });
    const user = userEvent.setup();
    // By its text: asking each of a hundred numbers for its role takes seconds.
    await user.click(await screen.findByText('12'));
    await user.click(await screen.findByText('VNKG'));
    expect(screen.getByText(/costs 2 times as much/)).toBeInTheDocument();
    await user.click(screen.getByText('Bet'));
    return user;
  }

  it('is placed at all of them together, and told with what it costs at each', async () => {
    const sent: BetsBody[] = [];
    const user = await show((body) => {
      sent.push(body as BetsBody);
      const orders = ['VNTG', 'VNKG'].map((lottery, n) => ({
        order: `L${n}`,
        lottery,
        name: lottery,
        stake: '18.00',
      }));
      return { orders, currency: 'EUR', stake: '36.00', sumBalance: '64.00', serverNow: at(0) };
    });
    await user.click(await screen.findByText('Place 2 bets together'));
    expect(await screen.findByText('Bet placed')).toBeInTheDocument();
    const items = [{ play: 'LO2', selection: '12', units: 18, unitPrice: '1', multiple: 1 }];
    expect(sent).toMatchObject([
      {
        bets: [
          { lottery: 'VNTG', issue: 'TG-20260201', stake: '18.00', items },
          { lottery: 'VNKG', issue: 'KG-20260201', stake: '18.00', items },
        ],
      },
    ]);
  });

  it('that one of them refuses is placed at none, and stays on the slip', async () => {
    const user = await show(() => {
      throw new Refused('insufficientFunds', { bet: 1 });
    });
    await user.click(await screen.findByText('Place 2 bets together'));
    expect(await screen.findByRole('alert')).toHaveTextContent('not enough money');
    expect(screen.getByText('Place 2 bets together').closest('button')).toBeEnabled();
  });
});

it('lines over two stations are bet at each pair, all others at each station, at the odds there', () => {
  const placeOf = (of: (typeof CARDS)[number], odds?: string) => {
    const offer = lotteryOffer(of.lottery);
    const plays = byCode(findFamily(of.family)!.plays);
    const changed = offer.plays.map((play) => ({
      ...play,
      prices: play.prices.map((price) => ({ ...price, odds: odds ?? price.odds })),
    }));
    return { card: of, offer: { ...offer, plays: changed }, plays };
  };
  const line = { units: 1, unitPrice: '1', multiple: 1, odds: [{ price: 'W', odds: '98.5' }] };
  const placed = placeLines(
    [
      { ...line, key: '1', play: 'LO2K', selection: '12' },
      { ...line, key: '2', play: 'DAXIEN', selection: '12,34' },
    ],
    {
      stations: [placeOf(own, '5'), placeOf(CARDS[0]!, '6')],
      pairs: [placeOf(CARDS[3]!, '7.638')],
    },
  );
  expect(
    placed.map(({ place, items }) => [
      place.card.lottery,
      items.map(({ play, odds }) => [play, odds?.[0]?.odds]),
    ]),
  ).toEqual([
    ['VNTG', [['LO2K', '5']]],
    ['VNKG', [['LO2K', '6']]],
    ['VNSOUTH12', [['DAXIEN', '7.638']]],
  ]);
  expect(totalsAt(placed, 2).totals).toMatchObject({ units: 3, stake: '3.00' });
});
