import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getLotteryHall } from '../../../../schemas/api/lotteryGames.ts';
import {
  cancelLotteryOrder,
  getLotteryOrder,
  getLotteryOrders,
} from '../../../../schemas/api/lotteryOrders.ts';
import { lotteryOrder, orderDetail } from '../../../../tests/support/builders/lotteryRecords.ts';
import { renderUi } from '../../../../tests/support/renderUi.tsx';
import { VISITORS } from '../../../../tests/support/storyFrames.tsx';
import { stubBrowser } from '../../../../tests/support/stubBrowser.ts';
import { stubDialogs } from '../../../../tests/support/stubDialogs.ts';
import type { Transport } from '../../../platform/http/http.ts';
import { readSlip } from '../slip/slip.ts';
import OrdersPage from './OrdersPage.tsx';

beforeEach(() => {
  stubDialogs();
  stubBrowser();
});

type Order = ReturnType<typeof lotteryOrder>;

/** Answers like the gateway, and remembers what was asked. */
function gateway(pages: readonly (readonly Order[])[], detail = orderDetail()) {
  const asked: string[] = [];
  const transport: Transport = async ({ url }) => {
    const [path, query = ''] = url.split('?');
    asked.push(`${path}?${query}`);
    const reply = (value: unknown) => ({
      status: 200,
      body: { success: true, value, message: '' },
    });
    if (path === getLotteryHall.path) {
      return reply({ serverNow: '2026-02-01T10:00:00.000Z', groups: [] });
    }
    if (path === getLotteryOrders.path) {
      const before = new URLSearchParams(query).get('before');
      const at = before === null ? 0 : Number(before);
      const next = at + 1 < pages.length ? String(at + 1) : null;
      return reply({ currency: 'EUR', list: pages[at], next });
    }
    if (path === getLotteryOrder.path) return reply(detail);
    if (path === cancelLotteryOrder.path) return reply({ ...detail.order, state: 'cancelled' });
    return { status: 503, body: { success: false, value: null, message: '', code: 'unavailable' } };
  };
  return { transport, asked };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const show = (
  transport: Transport,
  { order = null, ...rest }: { order?: string | null } & Parameters<typeof renderUi>[1] = {},
) =>
  renderUi(
    <>
      <OrdersPage feature="lottery" path="/lottery" order={order} />
      <Address />
    </>,
    { transport, session: VISITORS.member, path: '/lottery?view=orders', ...rest },
  );

describe('my bets', () => {
  it('shows each bet with its state in words, and a returned stake as no cancellation', async () => {
    const states = ['won', 'lost', 'pushed', 'cancelled', 'refunded', 'somethingNew'];
    const orders = states.map((state, at) =>
      lotteryOrder({ order: `L${'0'.repeat(19)}${at}`, state: state as Order['state'] }),
    );
    show(gateway([orders]).transport);
    const lines = await screen.findAllByRole('listitem');
    const words = [
      'Won',
      'Not won',
      'Draw, stake back',
      'Cancelled by you',
      'No draw, refunded',
      'Processing',
    ];
    words.forEach((word, at) => expect(within(lines[at]!).getByText(word)).toBeInTheDocument());
  });

  it('goes on with older ones, page by page', async () => {
    // A lottery that the page has no words for keeps the gateway's name.
    const older = lotteryOrder({ order: `L${'1'.repeat(20)}`, lottery: 'NEW', name: 'Older one' });
    const { transport, asked } = gateway([[lotteryOrder()], [older]]);
    show(transport);
    await userEvent.click(await screen.findByRole('button', { name: 'Show older' }));
    expect(await screen.findByText('Older one')).toBeInTheDocument();
    expect(asked.filter((url) => url.includes('before=1'))).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  it('keeps what it is narrowed by in the address', async () => {
    const { transport, asked } = gateway([[]]);
    show(transport);
    await screen.findByText(/You have not bet on a lottery yet/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'won');
    expect(await screen.findByText('No bet fits these filters.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('/lottery?view=orders&state=won');
    expect(asked.at(-1)).toContain('state=won');
  });

  it('asks guests to log in and calls nothing', async () => {
    const { transport, asked } = gateway([[]]);
    const requireMember = vi.fn();
    show(transport, { session: { kind: 'guest' }, modals: { requireMember } });
    await userEvent.click(await screen.findByRole('button', { name: 'Log in to see your bets' }));
    expect(requireMember).toHaveBeenCalledOnce();
    expect(asked).toEqual([]);
  });
});

describe('one bet', () => {
  it('tells prize by prize what it won, and how the money moved', async () => {
    show(gateway([], orderDetail()).transport, { order: lotteryOrder().order });
    const [first, second] = await screen.findAllByRole('table');
    expect(within(first!).getByRole('row', { name: /All different 150 1/ })).toHaveTextContent(
      '€178.00',
    );
    expect(within(second!).getByRole('row', { name: /Stake returned – 2/ })).toHaveTextContent(
      '€2.00',
    );
    expect(screen.getByText('-€64.00')).toBeInTheDocument();
    expect(screen.getByText('+€180.00')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel the bet' })).not.toBeInTheDocument();
  });

  it('is shared without who bet, for how much, and what it paid', async () => {
    const told: ShareData[] = [];
    const share = async (data: ShareData) => void told.push(data);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    show(gateway([], orderDetail()).transport, { order: lotteryOrder().order });
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    Reflect.deleteProperty(navigator, 'share');
    expect(told).toHaveLength(1);
    expect(told[0]!.url).toMatch(/\/lottery\?gameCode=SSC1M$/);
    expect(told[0]!.text).toMatch(/135.*133.*246/);
    expect(JSON.stringify(told)).not.toMatch(/L2602|64|180|maria/);
  });

  it('is put on the slip again as it was, and leads to its lottery', async () => {
    show(gateway([], orderDetail()).transport, { order: lotteryOrder().order });
    await userEvent.click(await screen.findByRole('button', { name: 'Bet this again' }));
    const { items } = readSlip(localStorage.getItem('livery.slip.SSC1M'));
    expect(items.map(({ play, selection, series }) => [play, selection, series])).toEqual([
      ['F3.MIX', '135;133;246', 1800],
      ['Z.POS', '1S,2B', undefined],
    ]);
    expect(items[1]!.odds).toEqual([{ price: 'B', odds: '1.95' }]);
    expect(screen.getByRole('status')).toHaveTextContent('/lottery?gameCode=SSC1M');
  });

  it('is cancelled only after a question, once', async () => {
    const detail = orderDetail({ state: 'pending', canCancel: true, draw: null });
    const { transport, asked } = gateway([], detail);
    show(transport, { order: detail.order.order });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the bet' }));
    expect(asked.some((url) => url.startsWith(cancelLotteryOrder.path))).toBe(false);
    const dialog = screen.getByRole('dialog', { name: 'Cancel this bet?' });
    expect(dialog).toHaveTextContent('€64.00 goes back');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked.filter((url) => url.startsWith(cancelLotteryOrder.path))).toHaveLength(1);
  });

  it('offers to try again where it did not come', async () => {
    show(
      async () => ({
        status: 503,
        body: { success: false, value: null, message: '', code: 'unavailable' },
      }),
      {
        order: lotteryOrder().order,
      },
    );
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
