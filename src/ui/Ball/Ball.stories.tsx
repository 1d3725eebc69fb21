import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox, ON_PHONE } from '../../../tests/support/storyFrames.tsx';
import type { BallTone } from '../../lib/ballTone.ts';
import { Ball, Die } from './Ball.tsx';
import { DrawnBalls } from './DrawnBalls.tsx';

const meta = {
  title: 'Primitives/Ball',
  component: Ball,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A number that was drawn, as it is written. Colours are those of the lottery and come with a mark of their own.\n\nNot for numbers that can be pressed.',
      },
    },
  },
  args: { symbol: '07' },
  decorators: [inBox()],
} satisfies Meta<typeof Ball>;

export default meta;
type Story = StoryObj<typeof meta>;

const TONES: readonly BallTone[] = [
  ...(['plain', 'red', 'blue', 'green'] as const),
  ...([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map((rank) => `rank${rank}` as const),
];

export const Plain: Story = {};

export const AllTones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
      {TONES.map((tone, at) => (
        <Ball key={tone} symbol={String(at).padStart(2, '0')} tone={tone} />
      ))}
      {[1, 2, 3, 4, 5, 6].map((value) => (
        <Die key={value} value={value} />
      ))}
    </div>
  ),
};

const DRAWS: readonly (readonly [string, unknown])[] = [
  ['SSC', '0,3,0,9,1'],
  ['PK10', '03,01,02,04,05,06,07,08,09,10'],
  ['LHC', { main: [7, 9, 12, 25, 34, 40], special: 29, zodiac: 'HORSE' }],
  ['K3', '1,6,6'],
  ['VNN', { DB: '60213', G1: '80300' }],
  ['SEA', { top: '095', bottom: '02' }],
  ['4D', { 1: '0718', 2: '5530', 3: '2468', S: [], C: [] }],
  ['SSC', null],
];

/** Results of every kind; the order stays in right-to-left pages. */
export const Results: Story = {
  ...ON_PHONE,
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
      {DRAWS.map(([family, draw], at) => (
        <DrawnBalls key={at} family={family} draw={draw} />
      ))}
    </div>
  ),
};
