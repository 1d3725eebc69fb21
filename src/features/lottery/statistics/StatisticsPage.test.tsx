import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { getLotteryStatistics } from '../../../../schemas/api/lotteryStatistics.ts';
import {
  drawResult,
  drawResults,
  lotteryStatistics,
} from '../../../../tests/support/builders/lotteryRecords.ts';
import { renderUi } from '../../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../../tests/support/stubBrowser.ts';
import type { Transport } from '../../../platform/http/http.ts';
import StatisticsPage from './StatisticsPage.tsx';
import { dotsPath, gridPath, linePath } from './trendPath.ts';

beforeEach(() => {
  stubBrowser();
  // The window of a test has no layout to scroll.
  Element.prototype.scrollTo ??= () => undefined;
});

const show = (list: ReturnType<typeof drawResults>, family = 'SSC') => {
  const asked: URLSearchParams[] = [];
  const transport: Transport = async ({ url }) => {
    const [path, query] = url.split('?');
    if (path !== getLotteryStatistics.path) {
      return { status: 404, body: { success: false, value: null, message: '', code: 'notFound' } };
    }
    asked.push(new URLSearchParams(query));
    const value = lotteryStatistics(list, family);
    return { status: 200, body: { success: true, value, message: '' } };
  };
  renderUi(<StatisticsPage feature="lottery" path="/lottery" gameCode="SSC1M" />, { transport });
  return asked;
};

/** Draws whose first digit is as given, the oldest first; the others are far apart. */
const firsts = (digits: string) =>
  [...digits].map((digit, at) =>
    drawResult({ issue: `20260201-${at}`, draw: `${digit},${at % 2 ? '9,0,9,0' : '0,9,0,9'}` }),
  );

describe('statistics', () => {
  it('say that the past changes nothing', async () => {
    show(drawResults(30));
    expect(await screen.findByText(/Past draws change nothing/)).toBeInTheDocument();
  });

  it('draw what came, the newest first, with a table of the same behind', async () => {
    show(firsts('123'));
    const chart = await screen.findByRole('img', { name: /Place 1/ });
    const texts = [...chart.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(texts.slice(-3)).toEqual(['3', '2', '1']);
    await userEvent.click(screen.getByText('Show as a table'));
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toContain('20260201-23');
  });

  it('count how often a number came and how long it has not', async () => {
    show(firsts('3122'));
    const row = (await screen.findByRole('rowheader', { name: '3' })).closest('tr')!;
    // Came once, three draws ago; on average one and a half draws without, at most three.
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '3', '1.5', '3']);
  });

  it('lead from a long run to a bet on what it is about', async () => {
    show(firsts('678967'));
    const run = (await screen.findByText('Place 1 · Big / Small', { selector: 'li *' })).closest(
      'li',
    )!;
    expect(run).toHaveTextContent('Big6 draws in a row');
    expect(within(run).getByRole('link', { name: 'Bet' })).toHaveAttribute(
      'href',
      '/lottery?gameCode=SSC1M&playType=Z.POS',
    );
  });

  it('ask for more draws where more are wanted', async () => {
    const asked = show(drawResults(30));
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Number of draws' }),
      '200',
    );
    await screen.findByText('What was drawn');
    expect(asked.map((query) => query.get('issues'))).toEqual(['50', '200']);
  });

  it('of a lottery without draws say so', async () => {
    show([]);
    expect(await screen.findByText(/no past draws to count/)).toBeInTheDocument();
  });
});

it('draws hundreds of hits as three paths', () => {
  const hits = Array.from({ length: 200 }, (_, row) => ({ row, column: row % 10 }));
  expect(linePath(hits).match(/[ML]/g)).toHaveLength(200);
  expect(dotsPath(hits).match(/M/g)).toHaveLength(200);
  expect(gridPath(200, 10).match(/M/g)).toHaveLength(212);
});
