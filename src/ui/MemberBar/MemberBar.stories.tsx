import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inBox, ON_DESKTOP, ON_PHONE } from '../../../tests/support/storyFrames.tsx';
import { toggleBalance } from './balanceHidden.ts';
import { MemberBar, MemberSheet } from './MemberBar.tsx';
import type { AccountEntry } from './memberBarProps.ts';

const entry = (id: string, label: string, icon: AccountEntry['icon']): AccountEntry => ({
  id,
  label,
  href: `/member/${id}`,
  icon,
  active: id === 'bets',
  onClick: fn(),
});

const ENTRIES = [
  entry('center', 'Personal centre', 'user'),
  entry('deposit', 'Deposit', 'deposit'),
  entry('withdraw', 'Withdraw', 'withdraw'),
  entry('bets', 'Betting record', 'bets'),
  entry('cashback', 'Cashback', 'cashback'),
];

const meta = {
  title: 'Shell/MemberBar',
  component: MemberBar,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'What a member has in the header: the balance, the way to more of it, and the menu of the account.\n\nNot for guests: AccountCluster chooses what shows.',
      },
    },
  },
  args: {
    account: 'maria77',
    isTrial: false,
    rank: 'Gold',
    balance: { state: 'known', amount: '1250.50', isRefreshing: false },
    onRefresh: fn(),
    deposit: ENTRIES[1],
    entries: ENTRIES,
    onLogOut: fn(),
  },
  decorators: [inBox({ padding: 'var(--space-5)', minBlockSize: '26rem' })],
} satisfies Meta<typeof MemberBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const getBalance = (canvas: HTMLElement) => within(canvas).getAllByRole('button')[0]!;

export const Bar: Story = { ...ON_DESKTOP };
export const BarOnPhone: Story = { ...ON_PHONE };
export const WithBonus: Story = {
  args: { balance: { state: 'known', amount: '1250.50', bonus: '48.00', isRefreshing: false } },
};
export const Loading: Story = { args: { balance: { state: 'loading' }, rank: '' } };
export const Failed: Story = { args: { balance: { state: 'failed' } } };
export const Refreshing: Story = {
  args: { balance: { state: 'known', amount: '1250.50', isRefreshing: true } },
};
export const Greatest: Story = {
  args: { balance: { state: 'known', amount: '9999999.99', isRefreshing: false } },
};
export const GreatestOnPhone: Story = { ...ON_PHONE, args: Greatest.args };
export const WithoutDeposit: Story = {
  args: { deposit: undefined, entries: ENTRIES.filter(({ id }) => id === 'center') },
};
export const PointedAt: Story = { ...ON_DESKTOP, parameters: { pseudo: { hover: 'button, a' } } };

/** A drawing that the member chose, in the colours of the brand. */
export const Pictured: Story = {
  ...ON_DESKTOP,
  args: { picture: { avatar: 'comet', avatarType: 'STATIC' } },
};

/** A press hides the amount, the next one shows it again. */
export const Hidden: Story = {
  // The page remembers it beyond the story.
  beforeEach: () => toggleBalance,
  play: async ({ canvasElement }) => {
    const shown = getBalance(canvasElement).textContent;
    await userEvent.click(getBalance(canvasElement));
    await expect(getBalance(canvasElement)).toHaveTextContent('***');
    await userEvent.click(getBalance(canvasElement));
    await expect(getBalance(canvasElement).textContent).toBe(shown);
    await userEvent.click(getBalance(canvasElement));
  },
};

export const Refreshed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[1]!);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement();
  },
};

const openMenu: Story['play'] = async ({ canvasElement }) => {
  const button = canvasElement.querySelector<HTMLElement>('button[popovertarget]')!;
  await userEvent.click(button);
  const menu = document.getElementById(button.getAttribute('popovertarget')!)!;
  await waitFor(() => expect(menu.matches(':popover-open')).toBe(true));
};

export const MenuOpen: Story = { ...ON_DESKTOP, play: openMenu };

/** A trial account says so where others have their rank. */
export const TrialMenuOpen: Story = {
  ...ON_DESKTOP,
  args: { account: 'trial_48213', isTrial: true, rank: '' },
  play: openMenu,
};

export const LongNameMenuOpen: Story = {
  ...ON_DESKTOP,
  args: { account: 'maria_del_carmen_de_los_angeles_1987' },
  play: openMenu,
};

/** It asks before it does. */
export const LogOutPressed: Story = {
  ...ON_DESKTOP,
  play: async (context) => {
    await openMenu(context);
    const items = context.canvasElement.querySelectorAll('li button');
    await userEvent.click(items[items.length - 1]!);
    await expect(context.args.onLogOut).toHaveBeenCalledOnce();
  },
};

const inSheet: NonNullable<Story['decorators']> = [
  (Story) => (
    <div data-sheet="" style={{ inlineSize: '20rem' }}>
      <Story />
    </div>
  ),
];

export const Sheet: Story = {
  ...ON_PHONE,
  render: (args) => <MemberSheet {...args} />,
  decorators: inSheet,
};
export const TrialSheet: Story = {
  ...Sheet,
  args: { account: 'trial_48213', isTrial: true, balance: Greatest.args?.balance },
};
