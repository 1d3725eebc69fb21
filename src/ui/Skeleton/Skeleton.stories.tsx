import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../../../tests/support/storyFrames.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A quiet block in the shape of what comes. Give it the exact size of what replaces it, so that nothing moves.\n\nNot where something is being sent: the button that sends says so. Not where nothing may come at all.',
      },
    },
  },
  decorators: [inBox()],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (blockSize: string, inlineSize: string) => (
  <div style={{ display: 'grid', blockSize, inlineSize }}>
    <Skeleton />
  </div>
);

export const Line: Story = { render: () => box('1rem', '12rem') };
export const Card: Story = { render: () => box('16rem', '12rem') };

/** On every surface it is seen and does not shout. */
export const OnSurfaces: Story = {
  render: () => (
    <>
      {[0, 1, 2].map((surface) => (
        <div
          key={surface}
          style={{ padding: 'var(--space-4)', background: `var(--surface-${surface})` }}
        >
          {box('3rem', '100%')}
        </div>
      ))}
    </>
  ),
};
