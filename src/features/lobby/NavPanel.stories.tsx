import type { Meta, StoryObj } from '@storybook/react-vite';
import { navEntry } from '../../../tests/support/builders.ts';
import NavPanel from './NavPanel.tsx';

const meta = {
  title: 'Features/Lobby/NavPanel',
  component: NavPanel,
  args: { entry: navEntry({ id: 'slots', label: 'Slots', href: '/rng', category: 'RNG' }) },
} satisfies Meta<typeof NavPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Slots: Story = {};

/** A category without a single vendor. */
export const Empty: Story = {
  args: { entry: navEntry({ id: 'fish', label: 'Fishing', href: '/fish', category: 'FISH' }) },
};
