import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { silentTransport } from '../../tests/support/seedTransport.ts';
import {
  asVisitor,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
  withGates,
} from '../../tests/support/storyFrames.tsx';
import { Pages } from './Pages.tsx';

const meta = {
  title: 'Pages/Site',
  component: Pages,
  args: { year: 2026 },
  decorators: [withCalls()],
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

const getTitle = (canvas: HTMLElement) => canvas.querySelector('main h1');

export const Home: Story = { ...ON_DESKTOP };
export const HomeOnPhone: Story = { ...ON_PHONE };
export const HomeOfMember: Story = { ...ON_DESKTOP, decorators: [asVisitor('member')] };
export const HomeLoading: Story = { ...ON_DESKTOP, decorators: [withCalls(silentTransport)] };

export const Help: Story = { parameters: { path: '/help' } };
export const Notices: Story = { parameters: { path: '/noticePage' } };
export const Downloads: Story = { parameters: { path: '/down' } };

export const ComingSoon: Story = {
  parameters: { path: '/vip' },
  decorators: [withGates({ vip: true })],
};
export const ComingSoonOnPhone: Story = {
  ...ON_PHONE,
  parameters: { path: '/vip' },
  decorators: [withGates({ vip: true })],
};

export const NotFound: Story = {
  parameters: { path: '/no-such-page' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section[data-status]')).not.toBeNull());
    await expect(canvasElement.querySelector('section[data-status]')).toHaveAttribute(
      'data-status',
      'notFound',
    );
  },
};
export const NotFoundOnPhone: Story = { ...ON_PHONE, parameters: { path: '/no-such-page' } };

/** A page whose feature is closed says so and offers no way round. */
export const ClosedByFeature: Story = {
  parameters: { path: '/vip' },
  decorators: [withGates({ vip: false })],
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-status="closed"]')).not.toBeNull(),
    );
  },
};

/** A brand that asks guests to sign in first shows them the log-in page at every other address. */
export const LogInFirst: Story = {
  parameters: { path: '/help' },
  decorators: [asVisitor('guest'), withGates({ loginToHome: true })],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(getTitle(canvasElement)).not.toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('main form')).not.toBeNull());
  },
};

/** A press in the menu changes the page inside the shell, without a new document. */
export const ChangedByMenu: Story = {
  parameters: { path: '/no-such-page' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section[data-status]')).not.toBeNull());
    const header = await within(canvasElement).findByRole('banner');
    const logo = header.querySelector<HTMLElement>('a[href="/"]')!;
    await userEvent.click(logo);
    await waitFor(() => expect(canvasElement.querySelector('section[data-status]')).toBeNull(), {
      timeout: 5000,
    });
    await expect(within(canvasElement).getByRole('banner')).toBe(header);
  },
};
