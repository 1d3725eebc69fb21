import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { readLocal } from '../../platform/storage/storage.ts';
import { toggleBalance } from './balanceHidden.ts';
import { MemberBar, MemberSheet } from './MemberBar.tsx';
import type { AccountEntry, MemberBarProps } from './memberBarProps.ts';

const deposit: AccountEntry = {
  id: 'deposit',
  label: 'Deposit',
  href: '/member/deposit',
  icon: 'deposit',
  active: false,
  onClick: () => undefined,
};

const known = (amount: string): MemberBarProps['balance'] => ({
  state: 'known',
  amount,
  isRefreshing: false,
});

const member = (more: Partial<MemberBarProps> = {}): MemberBarProps => ({
  account: 'maria77',
  isTrial: false,
  rank: 'Gold',
  balance: known('1250.50'),
  onRefresh: vi.fn(),
  deposit,
  entries: [deposit, { ...deposit, id: 'bets', label: 'Betting record', href: '/member/bets' }],
  onLogOut: vi.fn(),
  ...more,
});

const balance = () => screen.getByRole('button', { name: /^Balance/ });
const refresh = () => screen.getByRole('button', { name: 'Refresh the balance' });

afterEach(() => {
  if (readLocal('livery.balanceHidden') === '1') toggleBalance();
});

describe('the balance', () => {
  it('hides at a press, wherever it stands and for the next visit, and shows at the next', async () => {
    renderUi(
      <>
        <MemberBar {...member()} />
        <MemberSheet {...member({ account: 'again' })} />
      </>,
    );
    const [inBar, inSheet] = screen.getAllByRole('button', { name: /^Balance/ });
    expect(inBar).toHaveTextContent('1,250.50');
    await userEvent.click(inBar!);
    for (const each of [inBar, inSheet]) {
      expect(each).toHaveTextContent('***');
      expect(each).not.toHaveTextContent('1,250.50');
    }
    expect(readLocal('livery.balanceHidden')).toBe('1');
    await userEvent.click(inSheet!);
    expect(inBar).toHaveTextContent('1,250.50');
  });

  it('is asked for again by its button, and read out when it has come', async () => {
    const props = member();
    renderUi(<MemberBar {...props} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(refresh());
    expect(props.onRefresh).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent('Balance updated');
  });

  it('is not read out while it is hidden', async () => {
    toggleBalance();
    renderUi(<MemberBar {...member()} />);
    await userEvent.click(refresh());
    expect(screen.getByRole('status')).not.toHaveTextContent('1,250.50');
  });

  it('is asked for once at a time', async () => {
    const props = member({ balance: { ...known('1.00'), isRefreshing: true } as never });
    renderUi(<MemberBar {...props} />);
    await userEvent.click(refresh());
    expect(props.onRefresh).not.toHaveBeenCalled();
    expect(refresh()).toHaveAttribute('aria-busy', 'true');
  });

  it('that did not come is not shown as nothing', async () => {
    renderUi(<MemberBar {...member({ balance: { state: 'failed' } })} />);
    expect(balance()).not.toHaveTextContent(/[0-9]/);
    await userEvent.click(refresh());
    expect(screen.getByRole('status')).toHaveTextContent('did not load');
  });
});

describe('the account menu', () => {
  it('is named after the account and leads to every page of it', () => {
    renderUi(<MemberBar {...member()} />);
    const button = screen.getByRole('button', { name: 'My account: maria77' });
    const menu = document.getElementById(button.getAttribute('popovertarget')!)!;
    const links = within(menu).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/member/deposit',
      '/member/bets',
    ]);
    expect(menu).toHaveTextContent('Gold');
  });

  it('says of a trial account that it is one', () => {
    renderUi(<MemberSheet {...member({ isTrial: true, rank: '' })} />);
    expect(screen.getByText('Trial')).toBeInTheDocument();
  });

  it('asks to log out', async () => {
    const props = member();
    renderUi(<MemberSheet {...props} />);
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(props.onLogOut).toHaveBeenCalledOnce();
  });

  it('has no way to pay in where the merchant takes no deposits', () => {
    renderUi(<MemberBar {...member({ deposit: undefined, entries: [] })} />);
    expect(screen.queryAllByRole('link', { hidden: true })).toEqual([]);
  });
});
