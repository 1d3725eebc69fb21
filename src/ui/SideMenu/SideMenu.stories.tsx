import type { Meta, StoryObj } from '@storybook/react-vite';
import { navEntry, navMenu } from '../../../tests/support/builders.ts';
import { AccountCluster } from '../AccountCluster/AccountCluster.tsx';
import { LocalePicker } from '../LocalePicker/LocalePicker.tsx';
import { SchemeSwitch } from '../SchemeSwitch/SchemeSwitch.tsx';
import type { SideMenuProps } from './SideMenu.tsx';
import DrawerVariant from './variants/Drawer.tsx';
import PanelVariant from './variants/Panel.tsx';

const meta = {
  title: 'Slots/SideMenu',
  component: PanelVariant,
  args: {
    id: 'side-menu',
    menu: navMenu(),
    account: <AccountCluster />,
    utilities: (
      <>
        <LocalePicker />
        <SchemeSwitch />
      </>
    ),
  },
  decorators: [
    (Story, { args }) => (
      <>
        <button type="button" popoverTarget={(args as SideMenuProps).id}>
          Open
        </button>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof PanelVariant>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a sheet, also on wide screens. */
const opened: Story['play'] = ({ canvasElement }) => {
  canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover();
};

const longMenu = [
  ...navMenu(),
  navEntry({ id: 'long', label: 'Elektronische Sportereignisse und Wettkämpfe', href: '/long' }),
];

export const Panel: Story = { render: (args) => <PanelVariant {...args} /> };

export const PanelLongWords: Story = { args: { menu: longMenu } };

export const PanelAsSheet: Story = { play: opened };

export const Drawer: Story = { render: (args) => <DrawerVariant {...args} />, play: opened };

export const DrawerLongWords: Story = {
  args: { menu: longMenu },
  render: (args) => <DrawerVariant {...args} />,
  play: opened,
};
