import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../tests/support/stubBrowser.ts';
import { Shelf } from './Shelf.tsx';

const cards = ['A', 'B', 'C'].map((name) => (
  <article key={name}>
    <a href={`/${name}`}>{name}</a>
    <a href={`/${name}?trial=1`}>{`Try ${name}`}</a>
  </article>
));

const show = (content = cards) =>
  renderUi(
    <Shelf title="Games" count={1234} seeAllHref="/rng">
      {content}
    </Shelf>,
  );

const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

describe('a shelf', () => {
  it('says what it holds, how many, and leads to all', () => {
    show();
    expect(screen.getByRole('region', { name: 'Games' })).toBeInTheDocument();
    expect(screen.getByText('1,234')).toBeInTheDocument();
    expect(link('See all')).toHaveAttribute('href', '/rng');
  });

  it('moves from card to card by arrow keys, Home and End', async () => {
    show();
    link('A').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(link('B')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(link('C')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(link('C')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(link('B')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(link('A')).toHaveFocus();
  });

  it('turns the arrow keys round in right-to-left', async () => {
    show();
    screen.getByRole('list').style.direction = 'rtl';
    link('A').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(link('B')).toHaveFocus();
  });

  it('takes part in tabbing with one card, the one that was last in focus', async () => {
    show();
    link('A').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(link('B').tabIndex).toBe(0);
    expect(link('Try B').tabIndex).toBe(0);
    expect(link('A').tabIndex).toBe(-1);
    expect(link('Try C').tabIndex).toBe(-1);
    await userEvent.tab();
    expect(link('Try B')).toHaveFocus();
  });

  it('passes over cards that cannot be pressed', async () => {
    show([<p key="closed">Closed</p>, ...cards]);
    expect(link('A').tabIndex).toBe(0);
    link('A').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(link('A')).toHaveFocus();
  });

  it('cannot be scrolled further than its ends', () => {
    show();
    expect(screen.getByRole('button', { name: 'Scroll back' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Scroll on' })).toBeDisabled();
  });
});
