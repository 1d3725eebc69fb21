import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../platform/http/http.ts';
import { winners } from '../../api/games.ts';
import { lotteryChases } from '../../api/lottery.ts';
import { depositOrder } from '../../api/payments.ts';
import { balance, playMoney } from '../../api/wallet.ts';
import { announcements, banners } from '../../api/content.ts';
import { applyEvent } from './applyEvent.ts';

let queryClient: QueryClient;
const actions = {
  soon: vi.fn((act: () => void) => act()),
  checkSession: vi.fn(),
  takeBrand: vi.fn(),
};
const http = createHttp({
  transport: () => new Promise(() => undefined),
  merchantCode: 'SAMPLE',
  language: 'en',
});

beforeEach(() => {
  vi.clearAllMocks();
  queryClient = new QueryClient();
});

const tell = (kind: string, value: unknown) =>
  applyEvent(queryClient, { kind, data: JSON.stringify(value) }, actions);

const win = (id: string) => ({ id, account: 'ma***7', amount: '1.00' });

describe('an event', () => {
  it('brings a balance to where it shows, over an older one that is on its way', async () => {
    const { queryKey } = balance(http);
    queryClient.setQueryData(queryKey, { sumBalance: '1.00', currency: 'EUR' });
    void queryClient.fetchQuery({ ...balance(http), staleTime: 0 }).catch(() => undefined);
    tell('balance', { sumBalance: '2.00', currency: 'EUR' });
    await vi.waitFor(
      () =>
        expect(queryClient.getQueryData(queryKey)).toEqual({ sumBalance: '2.00', currency: 'EUR' }),
      10_000,
    );
    expect(queryClient.isFetching()).toBe(0);
  });

  it('of the balance lets a chase that was set free be read anew', () => {
    const { queryKey } = lotteryChases(http);
    queryClient.setQueryData(queryKey, { pages: [], pageParams: [] });
    tell('balance', { sumBalance: '2.00', currency: 'EUR' });
    return vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true));
  });

  it('of the balance, with which a stream begins, lets an order that may have gone on before be read anew', () => {
    const { queryKey } = depositOrder(http, 'D1');
    queryClient.setQueryData(queryKey, { state: 'created' } as never);
    tell('balance', { sumBalance: '2.00', currency: 'EUR' });
    return vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true));
  });

  it('of a round for nothing brings what is left to where it shows, and of another changes none', () => {
    queryClient.setQueryData(playMoney.queryKey, '10000.00');
    tell('round', { roundId: 'a', mode: 'play', playMoney: '9990.00' });
    expect(queryClient.getQueryData(playMoney.queryKey)).toBe('9990.00');
    tell('round', { roundId: 'b', mode: 'real' });
    expect(queryClient.getQueryData(playMoney.queryKey)).toBe('9990.00');
  });

  it('puts a win at the head of every list of them, once, and no list grows', () => {
    const few = winners(http, { limit: 2 }).queryKey;
    const many = winners(http, { limit: 12 }).queryKey;
    for (const key of [few, many]) {
      queryClient.setQueryData(key, { list: [win('2'), win('1')] as never });
    }
    tell('winner', win('3'));
    tell('winner', win('3'));
    const ids = (key: readonly unknown[]) =>
      queryClient.getQueryData<{ list: { id: string }[] }>(key)?.list.map(({ id }) => id);
    expect([ids(few), ids(many)]).toEqual([
      ['3', '2'],
      ['3', '2', '1'],
    ]);
  });

  it('puts a win into no list that it does not belong to', () => {
    const lists = [
      { list: 'top', span: 'day' },
      { list: 'multiple', span: 'day' },
      { list: 'lottery' },
      { list: 'latest', category: 'LIVE' },
    ] as const;
    const keys = lists.map((wanted) => winners(http, { ...wanted, limit: 12 }).queryKey);
    for (const key of keys) queryClient.setQueryData(key, { list: [] });
    tell('winner', { ...win('3'), category: 'RNG', lottery: null });
    expect(keys.map((key) => queryClient.getQueryData(key))).toEqual(
      keys.map(() => ({ list: [] })),
    );
  });

  it('that wins are shown no more lets the page ask for lists anew', () => {
    const { queryKey } = winners(http, { limit: 2 });
    queryClient.setQueryData(queryKey, { list: [] });
    tell('winners', {});
    expect(actions.soon).toHaveBeenCalledOnce();
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it('of an announcement lets the page ask for them, though not at once', () => {
    const { queryKey } = announcements(http, 'B');
    queryClient.setQueryData(queryKey, { list: [] });
    tell('message', { types: ['B'] });
    expect(actions.soon).toHaveBeenCalledOnce();
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it('of banners lets the page ask for them, though not at once, and those shown stay until then', async () => {
    const { queryKey } = banners(http, 'w_home');
    let answer = (_list: { list: { id: string }[] }): void => undefined;
    const queryFn = vi.fn(() => new Promise<unknown>((resolve) => (answer = resolve)));
    queryClient.setQueryData(queryKey, { list: [{ id: 'over' }] as never });
    const shown: unknown[] = [];
    const observer = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity });
    const stop = observer.subscribe(({ data }) => shown.push(data));
    expect(queryFn).not.toHaveBeenCalled();
    tell('banners', {});
    expect(actions.soon).toHaveBeenCalledOnce();
    expect(queryFn).toHaveBeenCalledOnce();
    answer({ list: [{ id: 'begun' }] });
    await vi.waitFor(() => expect(shown.at(-1)).toEqual({ list: [{ id: 'begun' }] }), 10_000);
    expect(shown).not.toContain(undefined);
    stop();
  });

  it('that something was missed makes all of it old', () => {
    const keys = [
      balance(http),
      winners(http, { limit: 2 }),
      announcements(http),
      banners(http, 'w_home'),
    ].map(({ queryKey }) => queryKey as readonly unknown[]);
    for (const key of keys) queryClient.setQueryData(key, { list: [] });
    tell('reset', {});
    expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('that the session is over is asked about, and changes nothing by itself', () => {
    const { queryKey } = balance(http);
    queryClient.setQueryData(queryKey, { sumBalance: '1.00', currency: 'EUR' });
    tell('signOut', {});
    expect(actions.checkSession).toHaveBeenCalledOnce();
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
  });

  it('of a new state of the brand is handed on', () => {
    tell('brand', { revision: 'b', isAtOnce: true });
    expect(actions.takeBrand).toHaveBeenCalledExactlyOnceWith({ revision: 'b', isAtOnce: true });
  });

  it('of a kind that a newer gateway knows is left alone', () => {
    expect(() => tell('jackpot', { amount: '1' })).not.toThrow();
  });
});
