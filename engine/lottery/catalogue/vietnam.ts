import type { Schedule } from '../calendar.ts';
import { weekdayOf } from '../../zonedTime.ts';
import { TET } from './holidays.ts';
import type { Lottery, LottoArea, Station } from './lottery.ts';

const station = (code: string, name: string, ...weekdays: number[]): Station => ({
  code,
  name,
  weekdays,
});

/** Where the North is drawn, by weekday. */
const NORTH: readonly Station[] = [
  station('HN', 'Hà Nội', 1, 4),
  station('QN', 'Quảng Ninh', 2),
  station('BN', 'Bắc Ninh', 3),
  station('HP', 'Hải Phòng', 5),
  station('ND', 'Nam Định', 6),
  station('TB', 'Thái Bình', 7),
];

const SOUTH: readonly Station[] = [
  station('HCM', 'TP. Hồ Chí Minh', 1, 6),
  station('DT', 'Đồng Tháp', 1),
  station('CM', 'Cà Mau', 1),
  station('BTR', 'Bến Tre', 2),
  station('VT', 'Vũng Tàu', 2),
  station('BL', 'Bạc Liêu', 2),
  station('DN', 'Đồng Nai', 3),
  station('CT', 'Cần Thơ', 3),
  station('ST', 'Sóc Trăng', 3),
  station('TN', 'Tây Ninh', 4),
  station('AG', 'An Giang', 4),
  station('BTH', 'Bình Thuận', 4),
  station('VL', 'Vĩnh Long', 5),
  station('BD', 'Bình Dương', 5),
  station('TV', 'Trà Vinh', 5),
  station('LA', 'Long An', 6),
  station('BP', 'Bình Phước', 6),
  station('HG', 'Hậu Giang', 6),
  station('TG', 'Tiền Giang', 7),
  station('KG', 'Kiên Giang', 7),
  station('DL', 'Đà Lạt', 7),
];

const CENTRAL: readonly Station[] = [
  station('PY', 'Phú Yên', 1),
  station('HUE', 'Thừa Thiên Huế', 1, 7),
  station('DLK', 'Đắk Lắk', 2),
  station('QNM', 'Quảng Nam', 2),
  station('DNG', 'Đà Nẵng', 3, 6),
  station('KH', 'Khánh Hòa', 3, 7),
  station('BDI', 'Bình Định', 4),
  station('QT', 'Quảng Trị', 4),
  station('QB', 'Quảng Bình', 4),
  station('GL', 'Gia Lai', 5),
  station('NT', 'Ninh Thuận', 5),
  station('QNG', 'Quảng Ngãi', 6),
  station('DNO', 'Đắk Nông', 6),
  station('KT', 'Kon Tum', 7),
];

const STATIONS: Readonly<Record<LottoArea, readonly Station[]>> = {
  NORTH,
  CENTRAL,
  SOUTH,
};

/** Stations of a region that draw on a weekday, the leading one first. */
export function stationsOn(area: LottoArea, weekday: number): readonly Station[] {
  return STATIONS[area].filter(({ weekdays }) => weekdays.includes(weekday));
}

const vietnamese = (drawAt: string, weekdays?: readonly number[]): Schedule => ({
  kind: 'days',
  zone: 'Asia/Ho_Chi_Minh',
  drawAt,
  closed: TET,
  ...(weekdays && { weekdays }),
});

const DRAW_AT: Readonly<Record<LottoArea, string>> = {
  NORTH: '18:15',
  CENTRAL: '17:15',
  SOUTH: '16:15',
};

const SHARED = {
  group: 'VN',
  account: 'TCG_LOTTO_VN',
  closeSeconds: 300,
} as const;

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

function stationLotteries(area: 'SOUTH' | 'CENTRAL', firstId: number): readonly Lottery[] {
  return STATIONS[area].map((of, index) => ({
    ...SHARED,
    id: `VN${of.code}`,
    gameId: firstId + index,
    name: of.name,
    family: 'VNS',
    source: 'feed',
    area,
    stations: [of],
    schedule: vietnamese(DRAW_AT[area], of.weekdays),
    issueName: { kind: 'day', prefix: of.code },
    defaultPlay: 'LO2',
  }));
}

function pairLotteries(
  area: 'SOUTH' | 'CENTRAL',
  firstId: number,
  pairs: readonly (readonly [number, number])[],
): readonly Lottery[] {
  const name = area === 'SOUTH' ? 'South' : 'Central';
  return pairs.map((places, index) => {
    const [one, other] = places;
    return {
      ...SHARED,
      id: `VN${name.toUpperCase()}${one + 1}${other + 1}`,
      gameId: firstId + index,
      name: `${name}, Stations ${one + 1} and ${other + 1}`,
      family: 'VNSX',
      source: 'parts',
      area,
      places,
      schedule: vietnamese(
        DRAW_AT[area],
        WEEK.filter((weekday) => stationsOn(area, weekday).length > other),
      ),
      issueName: {
        kind: 'day',
        prefix: (day) => {
          const stations = stationsOn(area, weekdayOf(day));
          return `${stations[one]!.code}+${stations[other]!.code}`;
        },
      },
      defaultPlay: 'DAXIEN',
    };
  });
}

/**
 * Vietnam's official draws. Each station of the South and the Centre is a lottery of its own: one issue, one board, so
 * that closing, feeding, settling and correcting are those of every other lottery, and a late station holds up nobody
 * else. Two stations together (đá xiên) are a lottery as well, one for each two places in the list of a day's stations;
 * its issue names both, and its result is put together of theirs once both are drawn (`partsOf`). An order thus always
 * waits for one issue. The North draws in one city a day and is one lottery.
 */
export const VIETNAM_DRAWS: readonly Lottery[] = [
  {
    ...SHARED,
    id: 'VNMB',
    gameId: 900,
    name: 'Vietnam North',
    family: 'VNN',
    source: 'feed',
    area: 'NORTH',
    stations: NORTH,
    schedule: vietnamese(DRAW_AT.NORTH),
    issueName: { kind: 'day', prefix: 'MB' },
    defaultPlay: 'LO2',
  },
  ...stationLotteries('SOUTH', 901),
  ...stationLotteries('CENTRAL', 931),
  ...pairLotteries('SOUTH', 961, [
    [0, 1],
    [0, 2],
    [1, 2],
    [0, 3],
    [1, 3],
    [2, 3],
  ]),
  ...pairLotteries('CENTRAL', 971, [
    [0, 1],
    [0, 2],
    [1, 2],
  ]),
];
