import type { Meta, StoryObj } from '@storybook/react-vite';
import { ON_DESKTOP, ON_PHONE } from '../../tests/support/storyFrames.tsx';
import { CurrentScreenProvider } from '../platform/screens/ScreensContext.tsx';
import MemberGate from './MemberGate.tsx';
import { SCREENS } from './screens.ts';

const deposit = SCREENS.find(({ id }) => id === 'deposit')!;

const meta = {
  title: 'Pages/MemberGate',
  component: MemberGate,
  args: { refusal: 'guest' },
  decorators: [
    (Story) => (
      <CurrentScreenProvider screen={deposit}>
        <Story />
      </CurrentScreenProvider>
    ),
  ],
} satisfies Meta<typeof MemberGate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { ...ON_DESKTOP };
export const GuestOnPhone: Story = { ...ON_PHONE };
export const TrialAccount: Story = { args: { refusal: 'trial' } };
