import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../../../tests/support/storyFrames.tsx';
import { Icon } from './Icon.tsx';
import { ICONS, MIRRORED, type DrawnIconName } from './icons.ts';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'One icon of the set, in the colour of the text beside it. Screen readers skip it, so the text beside it must say the same.\n\nNot as a button: use IconButton. Not for brands or social networks: use Logo, SocialIcon or AppMark.',
      },
    },
  },
  args: { name: 'slots', size: 24 },
  decorators: [inBox()],
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

const Names = ({ names, size }: { names: DrawnIconName[]; size?: 16 | 20 | 24 | 32 }) => (
  <ul
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
      gap: 'var(--space-5) var(--space-3)',
    }}
  >
    {names.map((name) => (
      <li
        key={name}
        style={{
          display: 'grid',
          justifyItems: 'center',
          gap: 'var(--space-2)',
          color: 'var(--text-2)',
          fontSize: 'var(--type-small)',
        }}
      >
        <Icon name={name} size={size} />
        <bdi>{name}</bdi>
      </li>
    ))}
  </ul>
);

export const One: Story = {};
export const Smallest: Story = { args: { size: 16 } };
export const Largest: Story = { args: { size: 32 } };

export const All: Story = {
  render: ({ size }) => <Names names={Object.keys(ICONS) as DrawnIconName[]} size={size} />,
};

/** Those whose direction has a meaning turn round with the direction of writing. */
export const Mirrored: Story = {
  render: ({ size }) => <Names names={[...MIRRORED]} size={size} />,
};
