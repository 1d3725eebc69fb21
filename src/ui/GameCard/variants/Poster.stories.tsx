import type { Meta } from '@storybook/react-vite';
import {
  GAME_CARD_META,
  gameCardStories as stories,
} from '../../../../tests/support/stories/gameCardStories.tsx';
import Poster from './Poster.tsx';

const meta = {
  ...GAME_CARD_META,
  title: 'Slots/GameCard/Poster',
  component: Poster,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A game as a picture in 3:4 with name and vendor below.\n\nNot where many games must fit on a phone: choose Tile.',
      },
    },
  },
} satisfies Meta<typeof Poster>;

export default meta;

export const Plain = stories.plain;
export const PointedAt = stories.pointedAt;
export const InFocus = stories.inFocus;
export const HeldByTouch = stories.heldByTouch;
export const Hot = stories.hot;
export const New = stories.new;
export const Jackpot = stories.jackpot;
export const Ranked = stories.ranked;
export const RankedTenth = stories.rankedTenth;
export const WithoutTrial = stories.withoutTrial;
export const TrialClosedByFeature = stories.trialClosedByFeature;
export const Maintenance = stories.maintenance;
export const ComingSoon = stories.comingSoon;
export const WithoutPicture = stories.withoutPicture;
export const WithoutPictureRanked = stories.withoutPictureRanked;
export const WithoutPictureInMaintenance = stories.withoutPictureInMaintenance;
export const LongName = stories.longName;
export const LongNamePointedAt = stories.longNamePointedAt;
export const LongVietnameseName = stories.longVietnameseName;
export const LongWord = stories.longWord;
export const Narrowest = stories.narrowest;
