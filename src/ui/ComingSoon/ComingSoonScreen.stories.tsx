import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ON_PHONE } from '../../../tests/support/storyFrames.tsx';
import { SCREENS } from '../../app/screens.ts';
import { CurrentScreenProvider } from '../../platform/screens/ScreensContext.tsx';
import ComingSoonScreen from './ComingSoonScreen.tsx';

const meta = {
  title: 'Pages/ComingSoon',
  component: ComingSoonScreen,
  decorators: [
    (Story, { parameters }) => (
      <CurrentScreenProvider screen={SCREENS.find(({ id }) => id === parameters['screen']) ?? null}>
        <Story />
      </CurrentScreenProvider>
    ),
  ],
} satisfies Meta<typeof ComingSoonScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vip: Story = {
  parameters: { screen: 'vip' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(/\S/);
    await expect(within(canvasElement).getAllByRole('link')[0]).toHaveAttribute('href', '/');
  },
};

export const LongNameOnPhone: Story = { ...ON_PHONE, parameters: { screen: 'affiliates' } };

/** On an address that no screen has. */
export const WithoutScreen: Story = {};
