import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  title: 'Foundations/CountBadge',
  component: CountBadge,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'How much waits behind an entry of a menu, beside its word or on its icon. Nothing waits: nothing shows.\n\nNot for facts about a thing: those are a Badge.',
      },
    },
  },
  args: { count: 3 },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const Many: Story = { args: { count: 1200 } };
