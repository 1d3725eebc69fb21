import type { Meta, StoryObj } from '@storybook/react-vite';
import { StartHere as StartHerePage } from './StartHere.tsx';

const meta = {
  title: 'Start here',
  component: StartHerePage,
  parameters: {
    controls: { disable: true },
    visual: { skip: 'Words for the readers of this tool, not a part of the product.' },
  },
} satisfies Meta<typeof StartHerePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = { name: 'Start here' };
