import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inBox } from '../../../tests/support/storyFrames.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Two or three ways of doing the same thing, of which one shows, such as logging in by username or by mobile number. Arrow keys choose.\n\nNot for steps that follow one another, not for more than three choices, and not to move between pages: use links.',
      },
    },
  },
  args: {
    label: 'Way to log in',
    tabs: [
      { id: 'username', label: 'Username' },
      { id: 'sms', label: 'Mobile number' },
    ],
    chosen: 'username',
    onChoose: () => undefined,
    children: 'What the chosen way shows',
  },
  render: function Choosing(args) {
    const [chosen, setChosen] = useState(args.chosen);
    return <Tabs {...args} chosen={chosen} onChoose={setChosen} />;
  },
  decorators: [inBox({ padding: 'var(--space-5)', maxInlineSize: '26rem' })],
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Pointed: Story = { parameters: { pseudo: { hover: '[role=tab]' } } };
export const InFocus: Story = { parameters: { pseudo: { focusVisible: '[aria-selected=true]' } } };
export const LongWords: Story = {
  args: {
    tabs: [
      { id: 'a', label: 'Tên đăng nhập và mật khẩu của bạn' },
      { id: 'b', label: 'Verantwortungsbewusstseinserklärung' },
    ],
    chosen: 'a',
  },
};
