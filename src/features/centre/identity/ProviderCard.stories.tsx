import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkProvider, LONG_TITLE } from '../../../../tests/support/builders/centre.ts';
import { asVisitor, inBox, ON_PHONE, withCalls } from '../../../../tests/support/storyFrames.tsx';
import { CentreRoot } from '../CentreRoot.tsx';
import { ProviderCard } from './ProviderCard.tsx';

const meta = {
  title: 'Centre/ProviderCard',
  component: ProviderCard,
  decorators: [
    (Story) => (
      <CentreRoot>
        <Story />
      </CentreRoot>
    ),
    inBox(),
    withCalls(),
    asVisitor('member'),
  ],
  args: { provider: checkProvider() },
} satisfies Meta<typeof ProviderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not begun. */
export const ToBegin: Story = {};
/** Asked for; the service has not answered yet. */
export const Preparing: Story = { args: { provider: checkProvider({ state: 'created' }) } };
/** It waits for the member at the service. */
export const ToGoOn: Story = {
  args: {
    provider: checkProvider({
      state: 'open',
      pageUrl: 'https://checks.example.com/c/1',
      until: '2026-01-15T13:00:00.000Z',
    }),
  },
};
/** The service looks at what was shown. */
export const Working: Story = { args: { provider: checkProvider({ state: 'working' }) } };
export const LongName: Story = {
  ...ON_PHONE,
  args: { provider: checkProvider({ name: LONG_TITLE, state: 'working' }) },
};
