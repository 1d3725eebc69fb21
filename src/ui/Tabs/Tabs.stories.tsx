import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inBox } from '../../../tests/support/storyFrames.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
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
