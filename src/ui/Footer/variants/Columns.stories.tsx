import type { Meta } from '@storybook/react-vite';
import {
  FOOTER_META,
  footerStories as stories,
  FooterStory,
} from '../../../../tests/support/stories/footerStories.tsx';
import Columns from './Columns.tsx';

const meta: Meta = {
  ...FOOTER_META,
  title: 'Slots/Footer/Columns',
  component: Columns,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Three steps, then columns of links, then what the law asks for.\n\nFor brands with much to explain. With a handful of links, choose Minimal.',
      },
    },
  },
  render: (args) => <FooterStory variant={Columns} {...args} />,
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
