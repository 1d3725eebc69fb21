import type { Meta, StoryObj } from '@storybook/react-vite';
import { NORTH_BOARD } from '../../../../tests/support/builders/lotteryRecords.ts';
import { inBox, ON_DESKTOP, ON_PHONE } from '../../../../tests/support/storyFrames.tsx';
import DrawShow from './DrawShow.tsx';

/** Stories stay at the end of what plays: pictures of them are compared. */
const meta = {
  title: 'Pages/LotteryDraw',
  component: DrawShow,
  args: { family: 'SSC', issue: '20260201-0600', draw: '1,3,5,7,9', onDone: () => undefined },
  decorators: [inBox({ position: 'relative', minBlockSize: '8rem', margin: 'var(--space-4)' })],
} satisfies Meta<typeof DrawShow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Balls: Story = {};
export const MarkSix: Story = {
  ...ON_PHONE,
  args: { family: 'LHC', draw: { main: [7, 9, 12, 25, 34, 40], special: 29, zodiac: 'HORSE' } },
};
const race = { family: 'PK10', draw: '03,01,02,04,05,06,07,08,09,10' };
export const Race: Story = { ...ON_DESKTOP, args: race };
export const RaceOnPhone: Story = { ...ON_PHONE, args: race };
export const Dice: Story = { args: { family: 'K3', draw: '1,2,6' } };
export const Board: Story = { ...ON_PHONE, args: { family: 'VNN', draw: NORTH_BOARD } };
