import type { Meta } from '@storybook/react-vite';
import {
  SIDE_MENU_META,
  sideMenuStories as stories,
  SideMenuStory,
  sidePanelStories,
} from '../../../../tests/support/stories/sideMenuStories.tsx';
import Panel from './Panel.tsx';

const meta: Meta = {
  ...SIDE_MENU_META,
  title: 'Slots/SideMenu/Panel',
  component: Panel,
  tags: ['autodocs'],
  parameters: {
    ...SIDE_MENU_META.parameters,
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'A side menu that stands beside the page on wide screens and collapses to icons; a sheet below that.\n\nFor brands with many sections. Where the header already names everything, choose Drawer.',
      },
    },
  },
  render: (args) => <SideMenuStory variant={Panel} {...args} />,
};

export default meta;

export const Expanded = sidePanelStories.expanded;
export const CollapsedByItsButton = sidePanelStories.collapsedByItsButton;
export const LongNamesExpanded = sidePanelStories.longNamesExpanded;
export const LongNamesCollapsed = sidePanelStories.longNamesCollapsed;
export const GuestOnPhone = stories.guestOnPhone;
export const MemberOnPhone = stories.memberOnPhone;
export const LongNamesOnPhone = stories.longNamesOnPhone;
export const EntryPointedAt = stories.entryPointedAt;
export const EntryInFocus = stories.entryInFocus;
export const ClosedByItsButton = stories.closedByItsButton;
export const WalkedByKeyboard = stories.walkedByKeyboard;
