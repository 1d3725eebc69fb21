import type { Meta } from '@storybook/react-vite';
import {
  BOTTOM_NAV_META,
  bottomNavStories as stories,
  BottomNavStory,
} from '../../../../tests/support/stories/bottomNavStories.tsx';
import Bar from './Bar.tsx';

const meta: Meta = {
  ...BOTTOM_NAV_META,
  title: 'Slots/BottomNav/Bar',
  component: Bar,
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '240px' },
      description: {
        component:
          'Navigation of phones: a solid bar along the lower edge, the current place marked on its upper edge. Five places at most.\n\nNot for actions. On desktops it is not drawn.',
      },
    },
  },
  render: (args) => <BottomNavStory variant={Bar} {...args} />,
};

export default meta;

export const BrandMenu = stories.brandMenu;
export const ThreePlaces = stories.threePlaces;
export const NoPlaceCurrent = stories.noPlaceCurrent;
export const LongNames = stories.longNames;
export const LongWords = stories.longWords;
export const PlacePointedAt = stories.placePointedAt;
export const PlacePressed = stories.placePressed;
export const PlaceInFocus = stories.placeInFocus;
