import type { Meta, StoryObj } from '@storybook/react-vite';
import { navMenu } from '../../../tests/support/builders.ts';
import { AccountCluster } from '../AccountCluster/AccountCluster.tsx';
import { SchemeSwitch } from '../SchemeSwitch/SchemeSwitch.tsx';
import BarVariant from './variants/Bar.tsx';
import CompactVariant from './variants/Compact.tsx';
import StackedVariant from './variants/Stacked.tsx';

const meta = {
  title: 'Slots/Header',
  component: BarVariant,
  args: {
    menu: navMenu(),
    renderPanel: (entry) => <p>{entry.label}</p>,
    account: <AccountCluster />,
    utilities: <SchemeSwitch />,
    announcement: 'New tables on Friday',
  },
} satisfies Meta<typeof BarVariant>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = { render: (args) => <BarVariant {...args} /> };

export const Compact: Story = { render: (args) => <CompactVariant {...args} /> };

export const Stacked: Story = { render: (args) => <StackedVariant {...args} /> };
