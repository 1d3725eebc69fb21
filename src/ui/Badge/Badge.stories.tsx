import type { Meta, StoryObj } from '@storybook/react-vite';
import { IN_VIETNAMESE, inBox } from '../../../tests/support/storyFrames.tsx';
import { Badge, type BadgeTone } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A word or a number about a thing, such as new, hot or 12. At most one a thing.\n\nNot for what can be pressed, and not for messages.',
      },
    },
  },
  args: { children: 'New' },
  decorators: [inBox()],
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

const TONES = {
  neutral: 'Slots',
  brand: 'New',
  accent: 'Jackpot',
  win: '+12',
  loss: '−3',
  warning: 'Maintenance',
  info: '99+',
} satisfies Record<BadgeTone, string>;

export const Neutral: Story = {};
export const Brand: Story = { args: { tone: 'brand' } };

/** Every tone on each of the surfaces that it may stand on. */
export const TonesOnSurfaces: Story = {
  render: () => (
    <>
      {[0, 1, 2].map((surface) => (
        <div
          key={surface}
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 'var(--space-3)',
            padding: 'var(--space-4)',
            background: `var(--surface-${surface})`,
          }}
        >
          {Object.entries(TONES).map(([tone, text]) => (
            <Badge key={tone} tone={tone as BadgeTone}>
              {text}
            </Badge>
          ))}
        </div>
      ))}
    </>
  ),
};

export const OneFigure: Story = { args: { tone: 'info', children: '1' } };

export const LongText: Story = {
  ...IN_VIETNAMESE,
  args: { tone: 'warning', children: 'Tạm ngừng phục vụ để bảo trì' },
  decorators: [inBox({ inlineSize: '8rem' })],
};
