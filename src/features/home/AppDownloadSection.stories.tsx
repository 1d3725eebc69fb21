import type { Meta, StoryObj } from '@storybook/react-vite';
import { failingTransport } from '../../../tests/support/seedTransport.ts';
import { HomeSection } from '../../../tests/support/stories/homeSectionStory.tsx';
import {
  ON_DESKTOP,
  ON_PHONE,
  withBrandFacts,
  withCalls,
} from '../../../tests/support/storyFrames.tsx';

const APPS = {
  ios: 'https://apps.example.com/ios',
  iosLite: 'https://apps.example.com/ios-lite',
  android: 'https://apps.example.com/android',
};

const meta = {
  title: 'Sections/AppDownload',
  component: HomeSection,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          "Invites to the brand's apps, with a QR code on desktops.\n\nNot for brands without apps: it shows nothing then.",
      },
    },
  },
  args: { section: 'appDownload' },
  decorators: [withBrandFacts({ apps: APPS }), withCalls()],
} satisfies Meta<typeof HomeSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const OneApp: Story = { decorators: [withBrandFacts({ apps: { android: APPS.android } })] };
/** Without an app there is the guide to the home screen. */
export const WithoutApps: Story = { decorators: [withBrandFacts({ apps: {} })] };
/** Only the pictures on the drawn phone are missing. */
export const Failed: Story = { decorators: [withCalls(failingTransport)] };
