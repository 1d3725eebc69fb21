import type { DayRange } from '../calendar.ts';
import { addDays, type IsoDay } from '../../zonedTime.ts';

/** First days of the lunar year as Vietnam reckons; China's differs in 2030 alone. */
const LUNAR_NEW_YEARS: readonly IsoDay[] = [
  '2019-02-05',
  '2020-01-25',
  '2021-02-12',
  '2022-02-01',
  '2023-01-22',
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-02',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
];

/** No Vietnamese draws from the day before the lunar year to its third day, and during April 2020. */
export const TET: readonly DayRange[] = [
  ...LUNAR_NEW_YEARS.map((day) => ({ from: addDays(day, -1), to: addDays(day, 2) })),
  { from: '2020-04-01', to: '2020-04-22' },
];

/** China's lotteries rest ten days around the lunar year and the first four of October. */
export const CHINESE_BREAKS: readonly DayRange[] = LUNAR_NEW_YEARS.flatMap((vietnamese) => {
  const day = vietnamese === '2030-02-02' ? '2030-02-03' : vietnamese;
  const year = day.slice(0, 4);
  return [
    { from: addDays(day, -2), to: addDays(day, 7) },
    { from: `${year}-10-01`, to: `${year}-10-04` },
  ];
});

/** Thailand draws around New Year, Teachers' Day and Labour Day on other days, every year. */
export const THAI_SHIFTS: Readonly<Record<string, number>> = {
  '01-01': -2,
  '01-16': 1,
  '05-01': 1,
};

/** Thai draws that a Buddhist holiday moved; the lottery office tells those to come a year before. */
export const THAI_MOVES: Readonly<Record<IsoDay, IsoDay>> = {
  '2022-02-16': '2022-02-17',
  '2023-08-01': '2023-07-31',
};
