import type { Meta, StoryObj } from '@storybook/react-vite';
import { navMenu } from '../../../tests/support/builders.ts';
import { AccountCluster } from '../AccountCluster/AccountCluster.tsx';
import { SchemeSwitch } from '../SchemeSwitch/SchemeSwitch.tsx';
import PanelVariant from './variants/Panel.tsx';
import DrawerVariant from './variants/Drawer.tsx';

const meta = {
  title: 'Slots/SideMenu',
  component: PanelVariant,
  args: {
    id: 'side-menu',
    menu: navMenu(),
    account: <AccountCluster />,
    utilities: <SchemeSwitch />,
  },
} satisfies Meta<typeof PanelVariant>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = { render: (args) => <PanelVariant {...args} /> };

export const Drawer: Story = { render: (args) => <DrawerVariant {...args} /> };
