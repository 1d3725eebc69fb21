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
