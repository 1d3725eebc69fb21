import type { Meta } from '@storybook/react-vite';
import {
  FOOTER_META,
  footerStories as stories,
  FooterStory,
} from '../../../../tests/support/stories/footerStories.tsx';
import Minimal from './Minimal.tsx';

const meta: Meta = {
  ...FOOTER_META,
  title: 'Slots/Footer/Minimal',
  component: Minimal,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'One quiet, centred block: logo, two lines of links, and what the law asks for.\n\nFor brands with few pages. With many links, choose Columns.',
      },
    },
  },
  render: (args) => <FooterStory variant={Minimal} {...args} />,
};

export default meta;

export const WithSteps = stories.withSteps;
export const WithoutSteps = stories.withoutSteps;
export const OnPhone = stories.onPhone;
export const WithoutLinks = stories.withoutLinks;
export const WithoutRegistration = stories.withoutRegistration;
export const EveryChannel = stories.everyChannel;
export const LeastFacts = stories.leastFacts;
export const LinkPointedAt = stories.linkPointedAt;
export const LinkInFocus = stories.linkInFocus;
