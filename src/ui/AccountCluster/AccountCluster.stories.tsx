import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionProvider } from '../../platform/session/SessionContext.tsx';
import { AccountCluster } from './AccountCluster.tsx';

const meta = {
  title: 'Parts/AccountCluster',
  component: AccountCluster,
  parameters: { layout: 'centered' },
} satisfies Meta<typeof AccountCluster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Guest or member, as the toolbar says. */
export const Default: Story = {};

export const LongName: Story = {
  decorators: [
    (Story) => (
      <SessionProvider
        session={{ kind: 'member', account: 'maria_del_carmen_1987', memberType: 0 }}
      >
        <Story />
      </SessionProvider>
    ),
  ],
};

/** As sheets stack it. */
export const InSheet: Story = {
  decorators: [
    (Story) => (
      <div data-sheet="" style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
