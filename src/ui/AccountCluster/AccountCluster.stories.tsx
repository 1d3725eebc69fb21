import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  asVisitor,
  inBox,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
  withGates,
} from '../../../tests/support/storyFrames.tsx';
import { failingTransport, silentTransport } from '../../../tests/support/seedTransport.ts';
import MemberAccount from '../../features/member/MemberAccount.tsx';
import { AccountCluster } from './AccountCluster.tsx';

const meta = {
  title: 'Shell/AccountCluster',
  component: AccountCluster,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          "The way in for guests, and what is the member's for members. Stacked inside of a sheet, in one row elsewhere.\n\nNot outside of headers and menus: a call to register within a page is a ButtonLink.",
      },
    },
  },
  args: { member: <MemberAccount place="header" />, onDemo: fn() },
  decorators: [inBox(), withCalls()],
} satisfies Meta<typeof AccountCluster>;

export default meta;
type Story = StoryObj<typeof meta>;

const SHEET = { inlineSize: '20rem', padding: 'var(--space-4)' };

/** Guest or member, as the toolbar says. */
export const AsToolbarSays: Story = {};

export const Guest: Story = { ...ON_DESKTOP, decorators: [asVisitor('guest')] };
export const GuestOnPhone: Story = { ...ON_PHONE, decorators: [asVisitor('guest')] };
export const Member: Story = { decorators: [asVisitor('member')] };
export const Agent: Story = { decorators: [asVisitor('agent')] };
export const MemberLoading: Story = {
  decorators: [asVisitor('member'), withCalls(silentTransport)],
};
export const MemberFailed: Story = {
  decorators: [asVisitor('member'), withCalls(failingTransport)],
};

export const LongName: Story = { decorators: [asVisitor('longName')] };
export const LongNameOnPhone: Story = { ...ON_PHONE, decorators: [asVisitor('longName')] };

/** Without a way to register, to log in is the one thing to do. */
export const WithoutRegistration: Story = {
  decorators: [asVisitor('guest'), withGates({ registration: false, freePlay: false })],
  play: async ({ canvasElement }) => {
    const [logIn, ...others] = within(canvasElement).getAllByRole('link');
    await expect(others).toHaveLength(0);
    await expect(logIn).toHaveAttribute('href', '/login');
    await expect(logIn).toHaveAttribute('data-kind', 'primary');
  },
};

/** The demo starts here, not on another page. */
export const DemoPressed: Story = {
  ...ON_DESKTOP,
  decorators: [asVisitor('guest'), withGates({ freePlay: true })],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('a[href*="demo"]')!);
    await expect(args.onDemo).toHaveBeenCalledOnce();
  },
};

export const PointedAt: Story = {
  ...ON_DESKTOP,
  decorators: [asVisitor('guest')],
  parameters: { pseudo: { hover: 'a' } },
};

export const WalkedByKeyboard: Story = {
  ...ON_DESKTOP,
  decorators: [asVisitor('guest')],
  play: async ({ canvasElement }) => {
    const links = within(canvasElement)
      .getAllByRole('link')
      .filter((link) => link.checkVisibility());
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

const inSheet: NonNullable<Story['decorators']> = [
  (Story) => (
    <div data-sheet="" style={SHEET}>
      <Story />
    </div>
  ),
];

/** As sheets stack it. */
export const GuestInSheet: Story = {
  ...ON_PHONE,
  decorators: [...(inSheet as []), asVisitor('guest')],
};
export const MemberInSheet: Story = {
  ...ON_PHONE,
  args: { member: <MemberAccount place="sheet" /> },
  decorators: [...(inSheet as []), asVisitor('longName')],
};
