import type { Lottery } from './lottery.ts';
import { CHINESE_BREAKS, TET, THAI_MOVES, THAI_SHIFTS } from './holidays.ts';

const CHINA = 'Asia/Shanghai';
const DAILY = { kind: 'days', zone: CHINA, closed: CHINESE_BREAKS } as const;

const MARK_SIX = {
  family: 'LHC',
  group: 'LHC',
  account: 'LOTT',
  source: 'feed',
  opensAfterDraw: true,
  defaultPlay: 'SP.NUM',
  // The official results are sorted, so what was drawn first, second … is not known.
  playsLeftOut: ['POS', 'PARLAY'],
} as const;

const LOW_FREQUENCY = {
  group: 'LF',
  family: 'LF',
  account: 'LOTT',
  source: 'feed',
  issueName: { kind: 'yearNumber', form: 'YYYYNNN' },
} as const;

const BOARD = {
  family: 'SEA',
  group: 'VNC',
  account: 'TCG_SEA',
  source: 'feed',
  issueName: { kind: 'day' },
  closeSeconds: 600,
  defaultPlay: 'TOP3',
} as const;

const NO_PAIRS_OF_THREE = { playsLeftOut: ['FRONT3', 'LAST3'] } as const;

const HANOI = { kind: 'days', zone: 'Asia/Ho_Chi_Minh', closed: TET } as const;
const FOUR_DIGITS = {
  family: '4D',
  group: '4D',
  account: 'TCG_SEA',
  source: 'feed',
  issueName: { kind: 'day' },
  defaultPlay: 'BIG',
} as const;
const WED_SAT_SUN = [3, 6, 7] as const;

/** Drawn by somebody else by a calendar; results come by a feed. Vietnam's are in `vietnam.ts`. */
export const OFFICIAL_DRAWS: readonly Lottery[] = [
  {
    ...MARK_SIX,
    id: 'HKLHC',
    gameId: 411,
    name: 'Hong Kong Mark Six',
    schedule: { kind: 'days', zone: 'Asia/Hong_Kong', drawAt: '21:30', weekdays: [2, 4, 6] },
    issueName: { kind: 'yearNumber', form: 'YY/NNN' },
    closeSeconds: 900,
  },
  {
    ...MARK_SIX,
    id: 'MACAULHC',
    gameId: 412,
    name: 'Macau Mark Six',
    schedule: { kind: 'days', zone: 'Asia/Macau', drawAt: '21:30' },
    issueName: { kind: 'yearNumber', form: 'YYYYNNN' },
    closeSeconds: 300,
  },
  {
    ...LOW_FREQUENCY,
    id: 'FC3D',
    gameId: 501,
    name: '3D',
    schedule: { ...DAILY, drawAt: '21:15' },
    closeSeconds: 900,
    defaultPlay: 'D3.DIRECT',
  },
  {
    ...LOW_FREQUENCY,
    id: 'P3',
    gameId: 502,
    name: 'Pick 3',
    schedule: { ...DAILY, drawAt: '21:25' },
    closeSeconds: 1500,
    defaultPlay: 'D3.DIRECT',
  },
  {
    ...LOW_FREQUENCY,
    id: 'P5',
    gameId: 503,
    name: 'Pick 5',
    family: 'P5',
    schedule: { ...DAILY, drawAt: '21:25' },
    closeSeconds: 1500,
    defaultPlay: 'F5.DIRECT',
  },
  {
    ...BOARD,
    id: 'THAIGLO',
    gameId: 1001,
    name: 'Thai Government Lottery',
    market: 'THAI',
    schedule: {
      kind: 'days',
      zone: 'Asia/Bangkok',
      drawAt: '15:30',
      monthDays: [1, 16],
      shifted: THAI_SHIFTS,
      moved: THAI_MOVES,
    },
  },
  {
    ...BOARD,
    ...NO_PAIRS_OF_THREE,
    id: 'LAOVNC',
    gameId: 1002,
    name: 'Lao Pattana',
    market: 'LAO',
    schedule: {
      kind: 'days',
      zone: 'Asia/Vientiane',
      drawAt: '20:30',
      weekdays: [1, 2, 3, 4, 5],
    },
  },
  ...(
    [
      ['HANOIVNC', 1003, 'Hanoi', '18:30'],
      ['HANOISPVNC', 1004, 'Hanoi Special', '17:30'],
      ['HANOIVIPVNC', 1005, 'Hanoi VIP Board', '19:30'],
    ] as const
  ).map(([id, gameId, name, drawAt]): Lottery => ({
    ...BOARD,
    ...NO_PAIRS_OF_THREE,
    id,
    gameId,
    name,
    market: 'HANOI',
    schedule: { ...HANOI, drawAt },
  })),
  {
    ...BOARD,
    ...NO_PAIRS_OF_THREE,
    id: 'MALAYSIAVNC',
    gameId: 1006,
    name: 'Malaysia',
    market: 'MALAYSIA',
    schedule: {
      kind: 'days',
      zone: 'Asia/Kuala_Lumpur',
      drawAt: '19:00',
      weekdays: WED_SAT_SUN,
    },
  },
  {
    ...FOUR_DIGITS,
    id: 'MY4D',
    gameId: 1101,
    name: 'Malaysia 4D',
    payTable: 'MY',
    schedule: {
      kind: 'days',
      zone: 'Asia/Kuala_Lumpur',
      drawAt: '19:10',
      weekdays: WED_SAT_SUN,
    },
    closeSeconds: 600,
  },
  {
    ...FOUR_DIGITS,
    id: 'SG4D',
    gameId: 1102,
    name: 'Singapore 4D',
    payTable: 'SG',
    schedule: {
      kind: 'days',
      zone: 'Asia/Singapore',
      drawAt: '18:30',
      weekdays: WED_SAT_SUN,
    },
    closeSeconds: 1800,
  },
];
