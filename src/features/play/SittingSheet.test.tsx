import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getStatement, MAIN_WALLET } from '../../../schemas/api/wallet.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../tests/support/stubBrowser.ts';
import { stubDialogs } from '../../../tests/support/stubDialogs.ts';
import type { Transport } from '../../platform/http/http.ts';
import type { StatementLine } from './moneyKinds.ts';
import { screens } from './screens.ts';
import SittingSheet from './SittingSheet.tsx';

const STARTED = '2026-02-01T12:00:00.000Z';

const sitting = {
  playedMs: 61_000,
  netMinor: -750n,
  rounds: 3,
  startedAt: STARTED,
  lastRound: null,
};

const line = (over: Partial<StatementLine>): StatementLine => ({
  id: '1',
  at: '2026-02-01T12:00:05.000Z',
  kind: 'bet',
  wallet: MAIN_WALLET,
  amount: '-10.00',
  balanceAfter: '90.00',
  reference: 'HOUSE abc',
  ...over,
});

/** Answers pages in turn, and remembers what was asked. */
function statements(...pages: readonly (readonly StatementLine[])[]) {
  const asked: URLSearchParams[] = [];
  const transport: Transport = async ({ url }) => {
    expect(url.split('?')[0]).toBe(getStatement.path);
    asked.push(new URLSearchParams(url.split('?')[1]));
    const list = pages[asked.length - 1];
    if (!list) return { status: 503, body: { success: false, code: 'unavailable' } };
    const next = asked.length < pages.length ? list.at(-1)!.id : null;
    return { status: 200, body: { success: true, value: { currency: 'EUR', list, next } } };
  };
  return { transport, asked };
}

const show = (transport: Transport, over: Partial<Parameters<typeof SittingSheet>[0]> = {}) =>
  renderUi(
    <SittingSheet sitting={sitting} mode="real" wallet={MAIN_WALLET} onClose={vi.fn()} {...over} />,
    { transport, screens },
  );

const rows = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

beforeEach(() => {
  stubDialogs();
  stubBrowser();
});

describe('a sitting', () => {
  it('shows each movement since it began, with the balance that it left', async () => {
    const win = line({ id: '2', kind: 'win', amount: '2.50', balanceAfter: '92.50' });
    const { transport, asked } = statements([win, line({})]);
    show(transport);
    const [first, second] = await rows();
    expect(first).toMatch(/^Win\+€2\.50.*Balance €92\.50$/);
    expect(second).toMatch(/^Stake-€10\.00.*Balance €90\.00$/);
    expect(asked.map((query) => query.get('from'))).toEqual([STARTED]);
    expect(screen.getByText('Result').nextElementSibling).toHaveTextContent('-€7.50');
    expect(screen.getByText('Rounds').nextElementSibling).toHaveTextContent('3');
  });

  it('leads from each movement of a round to its check', async () => {
    const round = 'Rr0123456789abcdef_-AB';
    const { transport } = statements([
      line({ id: '3', reference: `HOUSE ${round}` }),
      line({ id: '2', reference: 'OTHER 1234567890123456789012' }),
      line({ id: '1', kind: 'deposit', reference: null }),
    ]);
    show(transport);
    const links = await screen.findAllByRole('link', { name: 'Check' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/fairness?round=${round}`]);
  });

  it('goes on with older ones, page by page', async () => {
    const { transport, asked } = statements(
      [line({ id: '9', balanceAfter: '80.00' })],
      [line({ id: '8' })],
    );
    show(transport);
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier ones' }));
    await screen.findByText(/90\.00/);
    expect(asked.map((query) => query.get('before'))).toEqual([null, '9']);
    expect(await rows()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show earlier ones' })).not.toBeInTheDocument();
  });

  it('keeps to the wallet that the game is played from', async () => {
    const { transport } = statements([line({ wallet: 'HOUSE', amount: '-1.00' }), line({})]);
    show(transport, { wallet: 'HOUSE' });
    expect(await rows()).toEqual([expect.stringContaining('-€1.00')]);
  });

  it.each([
    ['nothing was staked yet', {}, 'Nothing was staked yet'],
    ['it is play money', { mode: 'play' as const }, 'This is play money'],
    ['it has not begun', { sitting: { ...sitting, startedAt: null } }, 'Nothing was staked yet'],
  ])('says where %s', async (_why, over, words) => {
    const { transport, asked } = statements([]);
    show(transport, over);
    expect(await screen.findByText(new RegExp(words))).toBeInTheDocument();
    expect(asked).toHaveLength(words.startsWith('This') || 'sitting' in over ? 0 : 1);
  });

  it('offers to try again where the list did not come', async () => {
    let isBroken = true;
    const healthy = statements([line({})]);
    show(async (request) =>
      isBroken
        ? { status: 404, body: { success: false, value: null, message: '', code: 'notFound' } }
        : healthy.transport(request),
    );
    const dialog = await screen.findByRole('dialog');
    const retry = await within(dialog).findByRole('button', { name: 'Try again' });
    isBroken = false;
    await userEvent.click(retry);
    expect(await rows()).toHaveLength(1);
  });
});
