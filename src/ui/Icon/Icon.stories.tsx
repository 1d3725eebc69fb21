import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';
import { ICONS, type DrawnIconName } from './icons.ts';

const meta = {
  title: 'Parts/Icon',
  component: Icon,
  args: { name: 'slots', size: 24 },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

/** Every icon; the mirrored ones turn round with the direction of the toolbar. */
export const All: Story = {
  render: ({ size }) => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 8rem)', gap: '2rem' }}>
      {(Object.keys(ICONS) as DrawnIconName[]).map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center' }}>
          <Icon name={name} size={size} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
