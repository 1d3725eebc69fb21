import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { getLotteryHall } from '../../../../schemas/api/lotteryGames.ts';
import {
  getLotteryResults,
  getLotteryResultsOfDay,
} from '../../../../schemas/api/lotteryIssues.ts';
import {
  drawResult,
  NORTH_BOARD,
  SOUTH_BOARD,
} from '../../../../tests/support/builders/lotteryRecords.ts';
import { lotteryCard } from '../../../../tests/support/builders/lottery.ts';
import { renderUi } from '../../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../../tests/support/stubBrowser.ts';
import type { Transport } from '../../../platform/http/http.ts';
import { PrizeBoard } from './PrizeBoard.tsx';
import TicketCheckPage from './TicketCheckPage.tsx';
import { VietnamBoards } from './VietnamBoards.tsx';

beforeEach(() => stubBrowser());

const north = drawResult({
  lottery: 'VNMB',
  issue: 'MB-20260201',
  drawAt: '2026-02-01T11:15:00.000Z',
  draw: NORTH_BOARD,
  demo: true,
});
const south = (over: Parameters<typeof drawResult>[0] = {}) =>
  drawResult({ lottery: 'VNTG', issue: 'TG-20260201', draw: SOUTH_BOARD, ...over });

const station = (over: Parameters<typeof lotteryCard>[0] = {}) =>
  lotteryCard({
    lottery: 'VNMB',
    name: 'Vietnam North',
    family: 'VNN',
    area: 'NORTH',
    everySeconds: null,
    ...over,
  });

const hallOf = (...lotteries: ReturnType<typeof station>[]) => ({
  serverNow: '2026-02-01T10:00:00.000Z',
  groups: [{ group: 'VN', lotteries }],
});

const answering =
  (values: Readonly<Record<string, unknown>>): Transport =>
  async ({ url }) => {
    const value = values[url.split('?')[0]!];
    return value === undefined
      ? { status: 404, body: { success: false, value: null, message: '', code: 'notFound' } }
      : { status: 200, body: { success: true, value, message: '' } };
  };

describe('a board', () => {
  it('shows every number, or its last digits, and is marked where it was made up', async () => {
    renderUi(<PrizeBoard family="VNN" results={[north]} />);
    expect(screen.getByText('Demo draw')).toBeInTheDocument();
    expect(screen.getByText('60213')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Last 2' }));
    expect(screen.queryByText('60213')).not.toBeInTheDocument();
    expect(screen.getAllByText('13')).toHaveLength(1);
  });

  it('counts heads and tails: each number once by its tens and once by its units', () => {
    renderUi(<PrizeBoard family="VNN" results={[north]} />);
    const row = (digit: string) =>
      screen
        .getAllByRole('rowheader', { name: digit })
        .map((head) => head.nextElementSibling?.textContent);
    // 60213 and 9516 have the tens 1; 60213, 60683, 10383 and 773 the units 3.
    expect(row('1')[0]).toBe('3, 6');
    expect(row('3')[1]).toBe('1, 7, 8, 8');
  });

  it('of several stations stands in columns, each with heads and tails of its own', () => {
    renderUi(
      <PrizeBoard
        family="VNS"
        results={[
          { ...south(), name: 'Tiền Giang' },
          {
            ...south({ issue: 'KG-20260201', draw: { DB: '123456' }, state: 'drawing' }),
            name: 'Kiên Giang',
          },
        ]}
      />,
    );
    expect(screen.getByText('Drawing now')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Kiên Giang' })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Tiền Giang' })).toBeInTheDocument();
    expect(screen.getByText('123456')).toBeInTheDocument();
    // What the second one has not drawn yet.
    expect(screen.getAllByText('·····').length).toBeGreaterThan(5);
  });
});

describe('the boards of a day', () => {
  it('stand region by region, and leave out draws of our own', async () => {
    const entry = { family: 'VNN', group: 'VN', feature: 'vnLottery', draws: 1 };
    const transport = answering({
      [getLotteryHall.path]: hallOf(
        station({}),
        station({ lottery: 'VNTG', name: 'Tiền Giang', family: 'VNS', area: 'SOUTH' }),
        station({ lottery: 'VNFAST', name: 'Fast', everySeconds: 60 }),
      ),
      [getLotteryResultsOfDay.path]: {
        serverNow: '2026-02-01T12:00:00.000Z',
        list: [
          { ...entry, lottery: 'VNMB', name: 'Vietnam North', result: north },
          { ...entry, lottery: 'VNTG', name: 'Tiền Giang', result: south() },
          { ...entry, lottery: 'VNFAST', name: 'Fast', result: { ...north, lottery: 'VNFAST' } },
        ],
      },
    });
    renderUi(<VietnamBoards date={undefined} />, { transport });
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'North (XSMB)',
      'South (XSMN)',
    ]);
    expect(screen.getAllByText('60213')).toHaveLength(1);
  });
});

describe('the check of a ticket', () => {
  const show = () =>
    renderUi(<TicketCheckPage feature="vnLottery" path="/vnlottery" />, {
      transport: answering({
        [getLotteryHall.path]: hallOf(
          station(),
          station({ lottery: 'VNFAST', everySeconds: 60, name: 'Fast' }),
        ),
        [getLotteryResults.path]: { list: [north], next: null },
      }),
    });

  it('tells every prize that a number won', async () => {
    show();
    await userEvent.type(await screen.findByRole('textbox', { name: /5 digits/ }), '60213');
    const verdict = screen.getByRole('status');
    expect(
      within(verdict)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Special – 60213']);
    expect(verdict).toHaveTextContent('This is a demonstration draw');
  });

  it('says so where it won nothing, and where it is no ticket', async () => {
    show();
    const field = await screen.findByRole('textbox', { name: /5 digits/ });
    await userEvent.type(field, '99998');
    expect(screen.getByRole('status')).toHaveTextContent('no prize in this draw');
    await userEvent.type(field, '7');
    expect(screen.getByText('A ticket of this station has 5 digits.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('offers stations that print tickets only', async () => {
    show();
    const stations = await screen.findByRole('combobox', { name: 'Station' });
    expect(
      within(stations)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Vietnam North']);
  });
});
