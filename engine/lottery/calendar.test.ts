import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuesBetween, type Calendar } from './calendar.ts';
import { findLottery, LOTTERIES, partsOf, stationOf } from './lotteries.ts';
import { addDays, dayIn, momentOf } from '../zonedTime.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const drawn = LOTTERIES.filter(({ schedule }) => schedule.kind !== 'instant');

function issuesOf(id: string, from: string, to: string) {
  return issuesBetween(findLottery(id)!, Date.parse(from), Date.parse(to));
}

/** Days on which a lottery is drawn by its own clocks. */
function daysOf(id: string, from: string, to: string): readonly string[] {
  const { schedule } = findLottery(id)!;
  if (schedule.kind === 'instant') throw new Error('no issues');
  return issuesOf(id, from, to).map(({ drawAt }) => dayIn(schedule.zone, drawAt));
}

describe('the time of a zone', () => {
  it.each([
    ['America/New_York', '2026-03-08', 1.5, '2026-03-08T06:30:00Z'],
    // Clocks skip from 2 to 3.
    ['America/New_York', '2026-03-08', 2.5, '2026-03-08T07:30:00Z'],
    ['America/New_York', '2026-03-08', 3.5, '2026-03-08T07:30:00Z'],
    // Clocks show 1:30 twice.
    ['America/New_York', '2026-11-01', 1.5, '2026-11-01T05:30:00Z'],
    ['America/New_York', '2026-11-01', 2.5, '2026-11-01T07:30:00Z'],
    ['Australia/Lord_Howe', '2026-04-05', 3, '2026-04-04T16:30:00Z'],
    ['Asia/Ho_Chi_Minh', '2026-08-22', 18.25, '2026-08-22T11:15:00Z'],
    ['Pacific/Kiritimati', '2027-01-01', 0, '2026-12-31T10:00:00Z'],
  ])('in %s on %s at hour %d is %s', (zone, day, hours, moment) => {
    expect(new Date(momentOf(zone, day, hours * 3600)).toISOString()).toBe(
      moment.replace('Z', '.000Z'),
    );
  });

  it('is on the day that its clocks show', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Asia/Shanghai', 'Europe/London', 'America/St_Johns', 'Pacific/Apia'),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 4 * 3600, max: 86_399 }),
        (zone, days, seconds) => {
          // Apia skipped 30 December 2011 whole.
          fc.pre(!(zone === 'Pacific/Apia' && Math.abs(days - 15_338) < 3));
          const day = addDays('1970-01-01', days);
          expect(dayIn(zone, momentOf(zone, day, seconds))).toBe(day);
        },
      ),
    );
  });
});

describe('issues', () => {
  it('follow each other without overlap, with unique names, wherever one looks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...drawn),
        fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2031-01-01') }),
        (lottery, from) => {
          const { schedule } = lottery;
          const length = schedule.kind === 'every' ? 30 * HOUR : 40 * DAY;
          const issues = issuesBetween(lottery, from, from + length);
          expect(issues.length).toBeGreaterThan(0);
          issues.forEach(({ openAt, closeAt, drawAt }, index) => {
            expect(openAt).toBeLessThan(closeAt);
            expect(closeAt).toBe(drawAt - lottery.closeSeconds * 1000);
            expect(from <= drawAt && drawAt < from + length).toBe(true);
            const former = issues[index - 1];
            if (former)
              expect(openAt).toBe(lottery.opensAfterDraw ? former.drawAt : former.closeAt);
          });
          expect(new Set(issues.map(({ issue }) => issue)).size).toBe(issues.length);
          // What is found does not depend on where the search began.
          const middle = from + Math.floor(length / 2);
          expect([
            ...issuesBetween(lottery, from, middle),
            ...issuesBetween(lottery, middle, from + length),
          ]).toEqual(issues);
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each([
    ['2026-03-08', 23],
    ['2026-03-09', 24],
    ['2026-11-01', 25],
    ['2026-12-31', 24],
  ])('of a lottery in New York fill the day %s of %i hours', (day, hours) => {
    const calendar: Calendar = {
      schedule: { kind: 'every', zone: 'America/New_York', seconds: 300, start: '00:00' },
      issueName: { kind: 'dayNumber', digits: 4, joiner: '-' },
      closeSeconds: 10,
    };
    const from = momentOf('America/New_York', addDays(day, -1), 0);
    const issues = issuesBetween(calendar, from, from + 4 * DAY);
    const prefix = `${day.replaceAll('-', '')}-`;
    expect(issues.filter(({ issue }) => issue.startsWith(prefix))).toHaveLength(hours * 12);
    issues.slice(1).forEach(({ drawAt, openAt }, index) => {
      expect(drawAt - issues[index]!.drawAt).toBe(300_000);
      expect(openAt).toBe(issues[index]!.closeAt);
    });
  });

  it('of a daily lottery in London keep to its clocks', () => {
    const calendar: Calendar = {
      schedule: { kind: 'days', zone: 'Europe/London', drawAt: '20:00' },
      issueName: { kind: 'day' },
      closeSeconds: 600,
    };
    const issues = issuesBetween(calendar, Date.parse('2026-03-28'), Date.parse('2026-03-30'));
    expect(issues.map(({ drawAt }) => new Date(drawAt).toISOString())).toEqual([
      '2026-03-28T20:00:00.000Z',
      '2026-03-29T19:00:00.000Z',
    ]);
  });
});

describe('the calendar of', () => {
  it('a lottery of one minute counts 1440 draws a day across the year end', () => {
    const issues = issuesOf('SSC1M', '2026-12-31T15:58:30Z', '2026-12-31T16:01:30Z');
    expect(issues.map(({ issue }) => issue)).toEqual([
      '20261231-1439',
      '20261231-1440',
      '20270101-0001',
    ]);
  });

  it.each([
    ['VNN45S', 1920],
    ['SSC90S', 960],
    ['VNS2M', 720],
    ['SSC5M', 288],
    ['YEEKEE5M', 288],
    ['YEEKEE15M', 88],
    ['LUCKYAIR', 180],
  ])('%s counts %i draws a day', (id, count) => {
    const issues = issuesOf(id, '2026-11-25T00:00:00Z', '2026-11-28T00:00:00Z');
    expect(issues.filter(({ issue }) => issue.startsWith('20261126'))).toHaveLength(count);
  });

  it('Lucky Airship names what is drawn after midnight by the evening before', () => {
    const issues = issuesOf('LUCKYAIR', '2026-11-26T05:00:00Z', '2026-11-27T05:00:00Z');
    expect(issues[0]).toMatchObject({
      issue: '20261126001',
      drawAt: Date.parse('2026-11-26T13:09:00+08:00'),
    });
    expect(issues.at(-1)).toMatchObject({
      issue: '20261126180',
      drawAt: Date.parse('2026-11-27T04:04:00+08:00'),
    });
  });

  it('Vietnam rests at Tết', () => {
    expect(daysOf('VNMB', '2026-02-14T00:00:00Z', '2026-02-22T00:00:00Z')).toEqual([
      '2026-02-14',
      '2026-02-15',
      '2026-02-20',
      '2026-02-21',
    ]);
    const [after] = issuesOf('VNMB', '2026-02-16T00:00:00Z', '2026-02-21T00:00:00Z');
    expect(after).toEqual({
      issue: 'MB-20260220',
      openAt: Date.parse('2026-02-15T18:10:00+07:00'),
      closeAt: Date.parse('2026-02-20T18:10:00+07:00'),
      drawAt: Date.parse('2026-02-20T18:15:00+07:00'),
    });
    expect(daysOf('VNMB', '2020-03-31T00:00:00Z', '2020-04-24T00:00:00Z')).toEqual([
      '2020-03-31',
      '2020-04-23',
    ]);
    for (const year of [2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030]) {
      const length = year % 4 === 0 ? 366 : 365;
      expect(daysOf('VNMB', `${year}-01-01`, `${year + 1}-01-01`)).toHaveLength(length - 4);
    }
  });

  it('the North goes from city to city', () => {
    const cities = issuesOf('VNMB', '2026-08-17T00:00:00Z', '2026-08-24T00:00:00Z').map(
      ({ drawAt }) => stationOf(findLottery('VNMB')!, drawAt)!.code,
    );
    expect(cities).toEqual(['HN', 'QN', 'BN', 'HN', 'HP', 'ND', 'TB']);
  });

  it('stations draws on their weekdays, and two together name both', () => {
    const from = '2026-08-17T00:00:00Z';
    const to = '2026-08-24T00:00:00Z';
    expect(issuesOf('VNHCM', from, to).map(({ issue }) => issue)).toEqual([
      'HCM-20260817',
      'HCM-20260822',
    ]);
    expect(issuesOf('VNSOUTH34', from, to).map(({ issue }) => issue)).toEqual(['BP+HG-20260822']);
    const pair = findLottery('VNSOUTH34')!;
    expect(partsOf(pair, issuesOf('VNSOUTH34', from, to)[0]!.drawAt)).toEqual({
      A: { lottery: 'VNBP', issue: 'BP-20260822' },
      B: { lottery: 'VNHG', issue: 'HG-20260822' },
    });
  });

  it('two stations together is drawn when both of its parts are', () => {
    for (const pair of LOTTERIES.filter(({ source }) => source === 'parts')) {
      const issues = issuesBetween(pair, Date.parse('2026-02-01'), Date.parse('2026-03-01'));
      expect(issues.length).toBeGreaterThan(2);
      for (const { drawAt } of issues) {
        const { A, B } = partsOf(pair, drawAt)!;
        expect(A).not.toEqual(B);
        for (const { lottery, issue } of [A, B]) {
          const [part] = issuesBetween(findLottery(lottery)!, drawAt, drawAt + 1);
          expect(part?.issue).toBe(issue);
        }
      }
    }
  });

  it('Chinese lotteries rests for a fortnight a year', () => {
    const issues = issuesOf('P3', '2024-12-31T16:00:00Z', '2025-12-31T16:00:00Z');
    expect(issues).toHaveLength(351);
    expect(issues[0]!.issue).toBe('2025001');
    expect(issues.at(-1)!.issue).toBe('2025351');
    expect(daysOf('FC3D', '2025-01-26T00:00:00Z', '2025-02-07T00:00:00Z')).toEqual([
      '2025-01-26',
      '2025-02-06',
    ]);
  });

  it('Mark Six is drawn on Tuesday, Thursday and Saturday, and opens after the former draw', () => {
    const issues = issuesOf('HKLHC', '2026-01-01T00:00:00Z', '2026-01-07T00:00:00Z');
    expect(issues.map(({ issue }) => issue)).toEqual(['26/001', '26/002', '26/003']);
    expect(issues[1]!.openAt).toBe(issues[0]!.drawAt);
    expect(issues[0]!.drawAt).toBe(Date.parse('2026-01-01T21:30:00+08:00'));
  });

  it('Thailand shifts around holidays', () => {
    expect(daysOf('THAIGLO', '2026-11-20T00:00:00Z', '2027-02-10T00:00:00Z')).toEqual([
      '2026-12-01',
      '2026-12-16',
      '2026-12-30',
      '2027-01-17',
      '2027-02-01',
    ]);
    expect(daysOf('THAIGLO', '2026-04-20T00:00:00Z', '2026-05-20T00:00:00Z')).toEqual([
      '2026-05-02',
      '2026-05-16',
    ]);
    expect(daysOf('THAIGLO', '2023-07-20T00:00:00Z', '2023-08-10T00:00:00Z')).toEqual([
      '2023-07-31',
    ]);
  });

  it('a draw that is moved or added by hand is where it was put', () => {
    const calendar: Calendar = {
      schedule: {
        kind: 'days',
        zone: 'Asia/Hong_Kong',
        drawAt: '21:30',
        weekdays: [2],
        moved: { '2026-12-01': '2026-12-02' },
        added: ['2026-12-05'],
      },
      issueName: { kind: 'yearNumber', form: 'YYYYNNN' },
      closeSeconds: 60,
    };
    const issues = issuesBetween(calendar, Date.parse('2026-11-30'), Date.parse('2026-12-10'));
    expect(issues.map(({ drawAt, issue }) => [dayIn('Asia/Hong_Kong', drawAt), issue])).toEqual([
      ['2026-12-02', '2026048'],
      ['2026-12-05', '2026049'],
      ['2026-12-08', '2026050'],
    ]);
  });
});

describe('the catalogue', () => {
  it('holds lotteries of all structures, each with codes of its own', () => {
    expect(LOTTERIES.length).toBeGreaterThanOrEqual(46);
    expect(new Set(LOTTERIES.map(({ id }) => id)).size).toBe(LOTTERIES.length);
    expect(new Set(LOTTERIES.map(({ gameId }) => gameId)).size).toBe(LOTTERIES.length);
    expect([...new Set(LOTTERIES.map(({ family }) => family))].sort()).toEqual(
      [
        '11X5',
        '4D',
        'K3',
        'LF',
        'LHC',
        'P5',
        'PCB',
        'PK10',
        'SEA',
        'SSC',
        'VNN',
        'VNS',
        'VNSX',
      ].sort(),
    );
    for (const { id, schedule, closeSeconds } of LOTTERIES) {
      expect(id).toMatch(/^[A-Z0-9]{2,16}$/);
      if (schedule.kind === 'every') expect(closeSeconds).toBeLessThan(schedule.seconds);
    }
  });

  it('has no issues for what is drawn at the moment of the bet', () => {
    expect(issuesOf('SSCINSTANT', '2026-01-01', '2027-01-01')).toEqual([]);
  });
});
