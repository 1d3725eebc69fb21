import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ON_PHONE, withBrandFacts } from '../../../tests/support/storyFrames.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { StatusPage } from './StatusPage.tsx';

const meta = {
  title: 'Pages/Status',
  component: StatusPage,
  args: { kind: 'notFound' },
} satisfies Meta<typeof StatusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const Closed: Story = { args: { kind: 'closed' } };
export const ComingSoon: Story = { args: { kind: 'comingSoon' } };
export const Maintenance: Story = { args: { kind: 'maintenance' } };
export const Restricted: Story = { args: { kind: 'restricted' } };
export const Offline: Story = { args: { kind: 'offline', onRetry: fn() } };
export const Slow: Story = { args: { kind: 'slow', onRetry: fn() } };

export const Failure: Story = {
  args: { kind: 'failure', onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotFoundOnPhone: Story = { ...ON_PHONE };
export const MaintenanceOnPhone: Story = { ...ON_PHONE, args: { kind: 'maintenance' } };

export const ActionPointedAt: Story = { parameters: { pseudo: { hover: 'a' } } };

export const ActionInFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('link')[0]).toHaveFocus();
  },
};

export const WithoutSupport: Story = {
  args: { kind: 'maintenance' },
  decorators: [withBrandFacts({ support: {} })],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const LongTitleOnPhone: Story = {
  ...ON_PHONE,
  args: {
    kind: 'comingSoon',
    emblem: <Icon name="esports" size={32} />,
    title: 'Elektronische Sportereignisse und Verantwortungsbewusstseinswochen',
  },
};
