import type { Meta } from '@storybook/react-vite';
import {
  heroStories as stories,
  HeroStory,
} from '../../../../tests/support/stories/heroStories.tsx';
import Split from './Split.tsx';

const meta: Meta = {
  title: 'Slots/Hero/Split',
  component: Split,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The words on the page, the picture framed beside them. Quieter, for brands with much to say.\n\nNot for art that needs the whole width: choose Stage.',
      },
    },
  },
  render: (args) => <HeroStory variant={Split} {...args} />,
};

export default meta;

export const OnDesktop = stories.onDesktop;
export const OnPhone = stories.onPhone;
export const OneBanner = stories.oneBanner;
export const WithoutAction = stories.withoutAction;
export const SeveralWithoutAction = stories.severalWithoutAction;
export const WithoutSubtitle = stories.withoutSubtitle;
export const WithoutPicture = stories.withoutPicture;
export const MissingPicture = stories.missingPicture;
export const MissingPictureOnPhone = stories.missingPictureOnPhone;
export const Over = stories.over;
export const OverOnPhone = stories.overOnPhone;
export const LongText = stories.longText;
export const LongTextOnPhone = stories.longTextOnPhone;
export const LongWordOnPhone = stories.longWordOnPhone;
export const ActionPointedAt = stories.actionPointedAt;
export const ActionInFocus = stories.actionInFocus;
export const MovedByButtons = stories.movedByButtons;
export const MovedByKeys = stories.movedByKeys;
export const Paused = stories.paused;
