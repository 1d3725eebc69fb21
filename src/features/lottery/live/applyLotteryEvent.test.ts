import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  lotteryCard,
  lotteryResult,
  lotteryState,
} from '../../../../tests/support/builders/lottery.ts';
import { getLotteryHall, getLotteryState } from '../../../../schemas/api/lotteryGames.ts';
import { getLotteryResultsOfDay } from '../../../../schemas/api/lotteryIssues.ts';
import type { Hall, LotteryState, ResultsOfDay } from '../../../api/lottery.ts';
import { applyLotteryEvent } from './applyLotteryEvent.ts';

let queryClient: QueryClient;
const hallKey = [getLotteryHall.id, 'en', 'all'];
const stateKey = [getLotteryState.id, 'en', 'SSC1M'];

beforeEach(() => {
  queryClient = new QueryClient();
  queryClient.setQueryData<Hall>(hallKey, {
    serverNow: '2026-02-01T03:00:00.000Z',
    groups: [{ group: 'SSC', lotteries: [lotteryCard(), lotteryCard({ lottery: 'SSC3M' })] }],
  });
  queryClient.setQueryData<LotteryState>(stateKey, lotteryState());
});

const tell = (kind: string, value: object) =>
  applyLotteryEvent(queryClient, { kind, data: JSON.stringify({ serverNow: '', ...value }) });
const hall = () => queryClient.getQueryData<Hall>(hallKey)!.groups[0]!.lotteries;
const state = () => queryClient.getQueryData<LotteryState>(stateKey)!;

describe('a draw', () => {
  const result = lotteryResult({
    issue: '20260201-0661',
    drawAt: '2026-02-01T03:01:00.000Z',
    draw: '9,8,7,6,5',
  });

  it('shows on its card and page, and waits no longer', () => {
    tell('draw', { lottery: 'SSC1M', result });
    expect(hall()[0]!.last?.draw).toBe('9,8,7,6,5');
    expect(hall()[1]!.last?.draw).not.toBe('9,8,7,6,5');
    expect(state().last[0]).toEqual(result);
    expect(state().waiting).toEqual([]);
  });

  it('that is partial waits on, and an older version changes nothing', () => {
    tell('draw', { lottery: 'SSC1M', result: { ...result, state: 'drawing' } });
    expect(state().waiting).toHaveLength(1);
    tell('draw', { lottery: 'SSC1M', result: { ...result, version: 2, draw: '1,1,1,1,1' } });
    tell('draw', { lottery: 'SSC1M', result });
    expect(state().last[0]!.draw).toBe('1,1,1,1,1');
    expect(state().last.filter(({ issue }) => issue === result.issue)).toHaveLength(1);
  });
});

describe('the results of a day', () => {
  const awaited = lotteryResult({
    lottery: 'VNMB',
    issue: 'MB-20260201',
    state: 'closed',
    draw: null,
  });
  const keyOf = (date: string) => [getLotteryResultsOfDay.id, 'en', date, 'vnLottery'];
  const numbers = (date: string) =>
    queryClient.getQueryData<ResultsOfDay>(keyOf(date))!.list.map(({ result }) => result?.draw);
  const board = { ...awaited, state: 'drawing' as const, draw: { G7: ['26'] } };

  beforeEach(() => {
    const entry = { family: 'VNN', group: 'VN', feature: 'vnLottery', draws: 0 } as const;
    const list = ['VNMB', 'VNTG'].map((lottery) => ({
      ...entry,
      lottery,
      name: lottery,
      result: { ...awaited, lottery },
    }));
    for (const date of ['', '2026-02-01']) {
      queryClient.setQueryData<ResultsOfDay>(keyOf(date), { serverNow: '', list });
    }
  });

  it('fill number by number, each board by itself', () => {
    tell('draw', { lottery: 'VNMB', result: board });
    expect(numbers('')).toEqual([{ G7: ['26'] }, null]);
    tell('draw', { lottery: 'VNMB', result: { ...board, draw: { G7: ['26', '09'] } } });
    for (const date of ['', '2026-02-01']) {
      expect(numbers(date)).toEqual([{ G7: ['26', '09'] }, null]);
    }
  });

  it('take a newer issue on the page of today alone', () => {
    const drawAt = '2026-02-02T03:00:00.000Z';
    tell('draw', { lottery: 'VNMB', result: { ...board, issue: 'MB-20260202', drawAt } });
    expect(numbers('')).toEqual([{ G7: ['26'] }, null]);
    expect(numbers('2026-02-01')).toEqual([null, null]);
  });
});

it('an issue that opens is the one that counts down', () => {
  const issue = { ...state().issues[1]!, state: 'open' as const };
  tell('issue', { lottery: 'SSC1M', issue });
  expect(hall()[0]!.current).toEqual(issue);
  expect(state().issues[1]).toEqual(issue);
});

it('kinds of a newer gateway are left alone', () => {
  const before = state();
  tell('other', { lottery: 'SSC1M' });
  expect(state()).toBe(before);
});
