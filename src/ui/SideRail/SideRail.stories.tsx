import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ON_DESKTOP, withBrandFacts, withGates } from '../../../tests/support/storyFrames.tsx';
import { SideRail } from './SideRail.tsx';

const meta = {
  title: 'Shell/SideRail',
  component: SideRail,
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component:
          'The narrow rail at the trailing edge of wide screens: service, channels, apps, back to the top.\n\nNot on phones, and not for navigation of the site.',
      },
    },
  },
  ...ON_DESKTOP,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '100dvh' }}>
        <Story />
      </div>
    ),
    withBrandFacts({
      support: { chatUrl: 'https://chat.example.com/', email: 'help@sample.example' },
      social: [
        { kind: 'telegram', href: 'https://t.me/sample' },
        { kind: 'instagram', href: 'https://instagram.example/sample' },
      ],
      apps: {
        ios: 'https://apps.example.com/ios',
        iosLite: 'https://apps.example.com/ios-lite',
        android: 'https://apps.example.com/android',
      },
    }),
    withGates({ customerService: true, appDownload: true }),
  ],
} satisfies Meta<typeof SideRail>;

export default meta;
type Story = StoryObj<typeof meta>;

const getButton = (canvas: HTMLElement, at: number) => within(canvas).getAllByRole('button')[at]!;
const getPopOut = (button: HTMLElement) => button.parentElement!.querySelector('[role="group"]')!;

const opened =
  (at: number): Story['play'] =>
  async ({ canvasElement }) => {
    const button = getButton(canvasElement, at);
    await expect(getPopOut(button)).not.toBeVisible();
    button.focus();
    await waitFor(() => expect(getPopOut(button)).toBeVisible());
  };

/** Shown from 1200 px on. */
export const Closed: Story = {};
export const ServiceOpen: Story = { play: opened(0) };
export const SocialOpen: Story = { play: opened(1) };

/** Before any script the pointer opens it too. */
export const ServicePointedAt: Story = {
  parameters: { pseudo: { hover: ['aside > div:first-child', 'aside > div:first-child a'] } },
};

/** The codes load when they are about to show. */
export const AppsOpen: Story = {
  play: async (context) => {
    await opened(2)!(context);
    await waitFor(
      () => expect(context.canvasElement.querySelector('a[href$="/ios-lite"] svg')).toBeVisible(),
      { timeout: 4000 },
    );
  },
};

export const ClosedByEscape: Story = {
  play: async (context) => {
    await opened(0)!(context);
    const button = getButton(context.canvasElement, 0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(getPopOut(button)).not.toBeVisible());
  },
};

/** Nothing to offer but the way up. */
export const LeastFacts: Story = {
  decorators: [withBrandFacts({ support: {}, social: [], apps: {} })],
  play: async ({ canvasElement }) => {
    // Only the way back to the top is left, and a page that has not been scrolled hides it.
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).getAllByRole('button', { hidden: true })).toHaveLength(1);
  },
};
