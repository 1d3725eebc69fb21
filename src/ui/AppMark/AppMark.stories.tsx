import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../../../tests/support/storyFrames.tsx';
import { AppMark } from './AppMark.tsx';

const meta = {
  title: 'Primitives/AppMark',
  component: AppMark,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          "The mark of a phone's maker in the colour of the text. Screen readers skip it, so the link beside it says where it leads.\n\nNot for anything but links to apps.",
      },
    },
  },
  args: { maker: 'apple' },
  decorators: [inBox()],
} satisfies Meta<typeof AppMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Apple: Story = {};
export const Android: Story = { args: { maker: 'android' } };
export const AppleLarge: Story = { args: { size: 28 } };
export const AndroidLarge: Story = { args: { maker: 'android', size: 28 } };

/** In the colour of the text beside it. */
export const InColours: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 'var(--space-4)' }}>
      {['--text-1', '--text-3', '--brand-text', '--accent-text'].map((color) => (
        <span key={color} style={{ display: 'flex', color: `var(${color})` }}>
          <AppMark maker="apple" size={28} />
          <AppMark maker="android" size={28} />
        </span>
      ))}
    </div>
  ),
};
