import type { Meta } from '@storybook/react-vite';
import {
  HEADER_META,
  headerStories as stories,
  HeaderStory,
} from '../../../../tests/support/stories/headerStories.tsx';
import Stacked from './Stacked.tsx';

const meta: Meta = {
  ...HEADER_META,
  title: 'Slots/Header/Stacked',
  component: Stacked,
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '360px' },
      description: {
        component:
          'The logo in the middle of a tall row, with the navigation centred in a row of its own that stays.\n\nFor brands with a strong wordmark. Where height is dear, choose Compact.',
      },
    },
  },
  render: (args) => <HeaderStory variant={Stacked} {...args} />,
};

export default meta;

export const Guest = stories.guest;
export const Member = stories.member;
export const Agent = stories.agent;
export const LongMemberName = stories.longMemberName;
export const WithoutRegistration = stories.withoutRegistration;
export const WithoutAnnouncement = stories.withoutAnnouncement;
export const WithoutSideMenu = stories.withoutSideMenu;
export const LongNames = stories.longNames;
export const ManyEntries = stories.manyEntries;
export const WithoutEntries = stories.withoutEntries;
export const OnDesktop = stories.onDesktop;
export const GuestOnPhone = stories.guestOnPhone;
export const LongBrandNameOnPhone = stories.longBrandNameOnPhone;
export const MemberOnPhone = stories.memberOnPhone;
export const EntryPointedAt = stories.entryPointedAt;
export const EntryInFocus = stories.entryInFocus;
export const DropDownByHover = stories.dropDownByHover;
export const DropDownByKeyboard = stories.dropDownByKeyboard;
export const DropDownByTouch = stories.dropDownByTouch;
export const DropDownLoading = stories.dropDownLoading;
export const DropDownThatFailed = stories.dropDownThatFailed;
export const MoreMenuOpen = stories.moreMenuOpen;
