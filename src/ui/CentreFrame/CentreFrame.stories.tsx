import type { Meta, StoryObj } from '@storybook/react-vite';
import { asVisitor, withGates } from '../../../tests/support/storyFrames.tsx';
import { BadgesProvider } from '../../platform/screens/BadgesContext.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { CentreFrame } from './CentreFrame.tsx';
import { CentreMenu } from './CentreMenu.tsx';

const meta = {
  title: 'Shell/CentreFrame',
  component: CentreFrame,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A page of the member’s centre: its heading, the other pages beside it, and on phones the way back to them.\n\nNot for pages that guests see too.',
      },
    },
  },
  decorators: [
    withGates({ memberCenter: true, deposit: true, withdraw: true, manualRebate: true }),
    asVisitor('member'),
  ],
  args: { title: 'Deposit', children: <p>What the page is about stands here.</p> },
} satisfies Meta<typeof CentreFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list of pages stands beside it from 1000 px on. */
export const Page: Story = {};

/** A part of another page leads back to that, and filters stand at the end of the heading's line. */
export const PartOfAPage: Story = {
  args: {
    title: 'Your deposits',
    up: { href: '#deposit', name: 'Deposit' },
    aside: <ButtonLink href="#all">All states</ButtonLink>,
  },
};

/** A heading that takes two lines keeps clear of what stands beside it. */
export const LongHeading: Story = {
  args: {
    title: 'Withdrawals that somebody has to look at before they can be paid out to you',
    aside: <ButtonLink href="#all">All states</ButtonLink>,
  },
};

/** What waits on pages is told beside their names. */
export const Waiting: Story = {
  decorators: [
    (Story) => (
      <BadgesProvider badges={{ deposit: 2, withdraw: 120 }}>
        <Story />
      </BadgesProvider>
    ),
  ],
};

/** The list of pages by itself, as the first page of the centre shows it on phones. */
export const Menu: Story = { render: () => <CentreMenu /> };

/** Pointed at. */
export const Hovered: Story = {
  args: { up: { href: '#deposit', name: 'Deposit' } },
  parameters: { pseudo: { hover: ['a'] } },
};
