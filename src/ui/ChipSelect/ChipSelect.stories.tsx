import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inBox } from '../../../tests/support/storyFrames.tsx';
import { ChipSelect } from './ChipSelect.tsx';

const meta = {
  title: 'Primitives/ChipSelect',
  component: ChipSelect,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Narrows a list: one choice of several, in the room of a chip. The list that opens is the device’s own.\n\nNot in forms, and not for two or three choices that can stand side by side: use tabs.',
      },
    },
  },
  args: {
    label: 'State',
    value: '',
    options: [
      { value: '', label: 'All states' },
      { value: 'won', label: 'Won' },
      { value: 'lost', label: 'Not won' },
    ],
    onChoose: () => undefined,
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <ChipSelect {...args} value={value} isOn={value !== ''} onChoose={setValue} />;
  },
  decorators: [inBox()],
} satisfies Meta<typeof ChipSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Chosen: Story = { args: { value: 'won' } };
export const Pointed: Story = { parameters: { pseudo: { hover: 'select' } } };
export const InFocus: Story = { parameters: { pseudo: { focusVisible: 'select' } } };
export const LongWords: Story = {
  args: { options: [{ value: '', label: 'Verantwortungsbewusstseinserklärung und mehr' }] },
  decorators: [inBox({ maxInlineSize: '12rem' })],
};
