import type { Meta } from '@storybook/react-vite';
import {
  BOTTOM_NAV_META,
  bottomNavStories as stories,
  BottomNavStory,
} from '../../../../tests/support/stories/bottomNavStories.tsx';
import Floating from './Floating.tsx';

const meta: Meta = {
  ...BOTTOM_NAV_META,
  title: 'Slots/BottomNav/Floating',
  component: Floating,
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '240px' },
      description: {
        component:
          'Navigation of phones: a pill that floats above the edge, with the middle place raised for what the brand wants most.\n\nNot for actions. Where pages end in buttons of full width, choose Bar.',
      },
    },
  },
  render: (args) => <BottomNavStory variant={Floating} {...args} />,
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
