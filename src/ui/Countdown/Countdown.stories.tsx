import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../../../tests/support/storyFrames.tsx';
import { Countdown } from './Countdown.tsx';

const meta = {
  title: 'Primitives/Countdown',
  component: Countdown,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Time that is left, in tabular figures. The last seconds are boxed as well as coloured.\n\nNot for how long ago something was: that is TimeAgo.',
      },
    },
  },
  args: { seconds: 249, label: 'Closes in' },
  decorators: [inBox()],
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {};
export const Hours: Story = { args: { seconds: 3_849 } };
export const Days: Story = { args: { seconds: 2 * 86_400 + 3_849 } };
export const Closing: Story = { args: { seconds: 7, isClosing: true, label: 'Closing' } };
export const Large: Story = { args: { size: 'large' } };
export const NotKnownYet: Story = { args: { seconds: null } };
