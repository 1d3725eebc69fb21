import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../../../tests/support/storyFrames.tsx';
import { TimeAgo } from './TimeAgo.tsx';

const MINUTE_MS = 60_000;

/** Stories say how long ago in words, which stay true whenever they are looked at. */
const before = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();

const meta = {
  title: 'Primitives/TimeAgo',
  component: TimeAgo,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'How long ago something was, in the visitor\'s language. Prerendered pages say "recently".\n\nNot for what has to be exact, such as a statement or a deadline: show date and time.',
      },
    },
  },
  args: { iso: before(0) },
  decorators: [inBox()],
} satisfies Meta<typeof TimeAgo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Now: Story = {};
export const MinutesAgo: Story = { args: { iso: before(5) } };
export const HoursAgo: Story = { args: { iso: before(3 * 60) } };
export const DaysAgo: Story = { args: { iso: before(2 * 24 * 60) } };

/** The exact time is there for those who need it. */
export const LongAgo: Story = {
  args: { iso: '2020-01-15T12:00:00.000Z' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toHaveAttribute(
      'datetime',
      '2020-01-15T12:00:00.000Z',
    );
  },
};
