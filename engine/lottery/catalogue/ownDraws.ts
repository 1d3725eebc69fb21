import type { Schedule } from '../calendar.ts';
import type { Lottery } from './lottery.ts';

type Own = Pick<Lottery, 'id' | 'gameId' | 'name' | 'closeSeconds'> &
  Partial<Lottery> & { readonly seconds: number };

const CHINA = 'Asia/Shanghai';
const VIETNAM = 'Asia/Ho_Chi_Minh';

/** Draws day and night, named by day and number. */
function roundTheClock(
  shared: Pick<Lottery, 'family' | 'group' | 'account' | 'defaultPlay'> &
    Partial<Lottery> & { readonly zone: string },
  own: readonly Own[],
): readonly Lottery[] {
  const { zone, ...common } = shared;
  return own.map(({ seconds, ...rest }) => ({
    source: 'own',
    schedule: { kind: 'every', zone, seconds, start: '00:00' },
    issueName: { kind: 'dayNumber', digits: 4, joiner: '-' },
    ...common,
    ...rest,
  }));
}

/** Drawn at the moment of the bet. */
function instant(
  lottery: Pick<Lottery, 'id' | 'gameId' | 'name' | 'family' | 'group' | 'defaultPlay'>,
): Lottery {
  return {
    ...lottery,
    account: 'ELOTT',
    source: 'instant',
    schedule: { kind: 'instant' },
    issueName: { kind: 'day' },
    closeSeconds: 0,
  };
}

const AIRSHIP: Schedule = { kind: 'every', zone: CHINA, seconds: 300, start: '13:04', count: 180 };

/** Drawn here by commitment and reveal, Chinese style, with prizes by series. */
const SERIES_DRAWS: readonly Lottery[] = [
  ...roundTheClock(
    { zone: CHINA, family: 'SSC', group: 'SSC', account: 'LOTT', defaultPlay: 'F5.DIRECT' },
    [
      { id: 'SSC1M', gameId: 101, name: 'SSC 1 Minute', seconds: 60, closeSeconds: 5 },
      { id: 'SSC90S', gameId: 102, name: 'SSC 90 Seconds', seconds: 90, closeSeconds: 8 },
      { id: 'SSC3M', gameId: 103, name: 'SSC 3 Minutes', seconds: 180, closeSeconds: 15 },
      { id: 'SSC5M', gameId: 104, name: 'SSC 5 Minutes', seconds: 300, closeSeconds: 30 },
    ],
  ),
  ...roundTheClock(
    { zone: CHINA, family: '11X5', group: '11X5', account: 'LOTT', defaultPlay: 'ANY.5' },
    [
      { id: '11X51M', gameId: 201, name: '11 Pick 5, 1 Minute', seconds: 60, closeSeconds: 5 },
      { id: '11X53M', gameId: 202, name: '11 Pick 5, 3 Minutes', seconds: 180, closeSeconds: 15 },
      { id: '11X55M', gameId: 203, name: '11 Pick 5, 5 Minutes', seconds: 300, closeSeconds: 30 },
    ],
  ),
  ...roundTheClock(
    { zone: CHINA, family: 'PK10', group: 'PK10', account: 'LOTT', defaultPlay: 'POS' },
    [
      { id: 'PK101M', gameId: 301, name: 'PK10 Racing, 1 Minute', seconds: 60, closeSeconds: 5 },
      { id: 'PK103M', gameId: 302, name: 'PK10 Racing, 3 Minutes', seconds: 180, closeSeconds: 15 },
      { id: 'PK105M', gameId: 303, name: 'PK10 Racing, 5 Minutes', seconds: 300, closeSeconds: 30 },
      {
        id: 'LUCKYAIR',
        gameId: 304,
        name: 'Lucky Airship',
        seconds: 300,
        closeSeconds: 30,
        schedule: AIRSHIP,
        issueName: { kind: 'dayNumber', digits: 3, joiner: '' },
      },
    ],
  ),
  ...roundTheClock(
    {
      zone: 'Asia/Hong_Kong',
      family: 'LHC',
      group: 'LHC',
      account: 'LOTT',
      defaultPlay: 'SP.NUM',
      opensAfterDraw: true,
    },
    [
      { id: 'LHC5M', gameId: 401, name: 'Mark Six 5 Minutes', seconds: 300, closeSeconds: 30 },
      { id: 'LHC10M', gameId: 402, name: 'Mark Six 10 Minutes', seconds: 600, closeSeconds: 30 },
    ],
  ),
  ...roundTheClock(
    { zone: CHINA, family: 'K3', group: 'K3', account: 'LOTT', defaultPlay: 'SUM' },
    [
      { id: 'K31M', gameId: 601, name: 'K3 Dice, 1 Minute', seconds: 60, closeSeconds: 5 },
      { id: 'K33M', gameId: 602, name: 'K3 Dice, 3 Minutes', seconds: 180, closeSeconds: 15 },
    ],
  ),
  ...roundTheClock(
    { zone: CHINA, family: 'PCB', group: 'PCB', account: 'LOTT', defaultPlay: 'SUM' },
    [
      { id: 'PCB1M', gameId: 701, name: 'Lucky 28, 1 Minute', seconds: 60, closeSeconds: 5 },
      { id: 'PCB3M', gameId: 702, name: 'Lucky 28, 3 Minutes', seconds: 180, closeSeconds: 15 },
    ],
  ),
];

/** Lotteries that there are at fixed odds as well, with draws of their own, and the numbers of those copies on the wire. */
const COPIES: Readonly<Record<string, number>> = {
  SSC1M: 1211,
  SSC5M: 1212,
  '11X51M': 1213,
  PK101M: 1214,
  PK105M: 1215,
  K31M: 1216,
};

/** Drawn here by commitment and reveal, or at once. */
export const OWN_DRAWS: readonly Lottery[] = [
  ...SERIES_DRAWS,
  ...SERIES_DRAWS.flatMap((lottery): Lottery[] => {
    const gameId = COPIES[lottery.id];
    if (gameId === undefined) return [];
    const name = `${lottery.name}, Fixed Odds`;
    return [{ ...lottery, id: `E${lottery.id}`, gameId, name, account: 'ELOTT' }];
  }),
  instant({
    id: 'SSCINSTANT',
    gameId: 1201,
    name: 'Instant SSC',
    family: 'SSC',
    group: 'SSC',
    defaultPlay: 'F5.DIRECT',
  }),
  instant({
    id: 'PK10INSTANT',
    gameId: 1202,
    name: 'Instant PK10',
    family: 'PK10',
    group: 'PK10',
    defaultPlay: 'POS',
  }),
  instant({
    id: 'VNNINSTANT',
    gameId: 1203,
    name: 'Instant Vietnam North',
    family: 'VNN',
    group: 'VN',
    defaultPlay: 'LO2',
  }),
];

const fast = (letter: 'N' | 'S', from: number, region: string): readonly Own[] =>
  (
    [
      ['45S', '45 Seconds', 45, 5],
      ['1M', '1 Minute', 60, 5],
      ['90S', '90 Seconds', 90, 8],
      ['2M', '2 Minutes', 120, 10],
      ['3M', '3 Minutes', 180, 15],
      ['5M', '5 Minutes', 300, 30],
    ] as const
  ).map(([code, length, seconds, closeSeconds], index) => ({
    id: `VN${letter}${code}`,
    gameId: from + index,
    name: `${region} ${length}`,
    seconds,
    closeSeconds,
  }));

const oncePerDay = (drawAt: string): Schedule => ({ kind: 'days', zone: VIETNAM, drawAt });

/** Drawn here in the structures of Vietnam. */
export const VIETNAM_FAST: readonly Lottery[] = [
  ...roundTheClock(
    {
      zone: VIETNAM,
      family: 'VNN',
      group: 'VN',
      account: 'TCG_LOTTO_VN',
      area: 'NORTH',
      defaultPlay: 'LO2',
    },
    [
      ...fast('N', 801, 'Fast North'),
      {
        id: 'HANOIVIP',
        gameId: 821,
        name: 'Hanoi VIP',
        seconds: 0,
        schedule: oncePerDay('19:15'),
        issueName: { kind: 'day' },
        closeSeconds: 60,
      },
    ],
  ),
  ...roundTheClock(
    {
      zone: VIETNAM,
      family: 'VNS',
      group: 'VN',
      account: 'TCG_LOTTO_VN',
      area: 'SOUTH',
      defaultPlay: 'LO2',
    },
    [
      ...fast('S', 811, 'Fast South'),
      {
        id: 'HCMVIP',
        gameId: 822,
        name: 'Ho Chi Minh VIP',
        seconds: 0,
        schedule: oncePerDay('16:15'),
        issueName: { kind: 'day' },
        closeSeconds: 60,
      },
    ],
  ),
];

/** Rounds of the South-East Asian board that are drawn here, from six in the morning to six. */
export const YEEKEE: readonly Lottery[] = roundTheClock(
  {
    zone: 'Asia/Bangkok',
    family: 'SEA',
    group: 'VNC',
    account: 'TCG_SEA',
    market: 'YEEKEE',
    defaultPlay: 'TOP3',
    playsLeftOut: ['FRONT3', 'LAST3'],
  },
  [
    {
      id: 'YEEKEE5M',
      gameId: 1021,
      name: 'Yeekee 5 Minutes',
      seconds: 300,
      closeSeconds: 30,
      schedule: { kind: 'every', zone: 'Asia/Bangkok', seconds: 300, start: '06:00' },
    },
    {
      id: 'YEEKEE15M',
      gameId: 1022,
      name: 'Yeekee 15 Minutes',
      seconds: 900,
      closeSeconds: 60,
      schedule: { kind: 'every', zone: 'Asia/Bangkok', seconds: 900, start: '06:00', count: 88 },
    },
  ],
);
