import type { Meta } from '@storybook/react-vite';
import {
  drawerStories,
  SIDE_MENU_META,
  sideMenuStories as stories,
  SideMenuStory,
} from '../../../../tests/support/stories/sideMenuStories.tsx';
import Drawer from './Drawer.tsx';

const meta: Meta = {
  ...SIDE_MENU_META,
  title: 'Slots/SideMenu/Drawer',
  component: Drawer,
  tags: ['autodocs'],
  parameters: {
    ...SIDE_MENU_META.parameters,
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'A side menu that is a sheet on every width: games as large tiles, everything else as a list below.\n\nFor brands with few pages, or mostly on phones. With many sections on desktops, choose Panel.',
      },
    },
  },
  render: (args) => <SideMenuStory variant={Drawer} {...args} />,
};

export default meta;

export const OpenOnDesktop = drawerStories.openOnDesktop;
export const LongNamesOnDesktop = drawerStories.longNamesOnDesktop;
export const GuestOnPhone = stories.guestOnPhone;
export const MemberOnPhone = stories.memberOnPhone;
export const LongNamesOnPhone = stories.longNamesOnPhone;
export const EntryPointedAt = stories.entryPointedAt;
export const EntryInFocus = stories.entryInFocus;
export const ClosedByItsButton = stories.closedByItsButton;
export const WalkedByKeyboard = stories.walkedByKeyboard;
