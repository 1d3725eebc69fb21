import type { Meta, StoryObj } from '@storybook/react-vite';
import { failingTransport } from '../../../tests/support/seedTransport.ts';
import {
  ON_DESKTOP,
  ON_PHONE,
  withBrandFacts,
  withCalls,
} from '../../../tests/support/storyFrames.tsx';
import DownloadScreen from './DownloadScreen.tsx';

const APPS = {
  ios: 'https://apps.example.com/ios',
  iosLite: 'https://apps.example.com/ios-lite',
  android: 'https://apps.example.com/android',
};

const meta = {
  title: 'Pages/Download',
  component: DownloadScreen,
  decorators: [withBrandFacts({ apps: APPS }), withCalls()],
  parameters: { path: '/down' },
} satisfies Meta<typeof DownloadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const OneApp: Story = { decorators: [withBrandFacts({ apps: { android: APPS.android } })] };
export const WithoutApps: Story = { decorators: [withBrandFacts({ apps: {} })] };
/** The page stands without its picture. */
export const WithoutPicture: Story = { decorators: [withCalls(failingTransport)] };
