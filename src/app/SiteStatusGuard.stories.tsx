import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ValueOf } from '../../schemas/api/endpoint.ts';
import type { getSystemStatus } from '../../schemas/api/system.ts';
import { ON_PHONE, withCalls } from '../../tests/support/storyFrames.tsx';
import type { Transport } from '../platform/http/http.ts';
import { SiteStatusGuard } from './SiteStatusGuard.tsx';

type SystemStatus = ValueOf<typeof getSystemStatus>;

const answering =
  (facts: Partial<SystemStatus>): Transport =>
  async () => {
    const value: SystemStatus = {
      status: 0,
      location: { ip: '192.0.2.7', country: 'MT' },
      maintenance: { active: false, endsAt: null },
      regionRestriction: false,
      ...facts,
    };
    return { status: 200, body: { success: true, value, message: '' } };
  };

const meta = {
  title: 'Pages/SiteStatus',
  component: SiteStatusGuard,
  args: { initial: 0, children: <p>The site is open.</p> },
} satisfies Meta<typeof SiteStatusGuard>;

export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (kind: string): Story['play'] =>
  async ({ canvasElement }) => {
    await waitFor(
      () => expect(canvasElement.querySelector(`[data-status="${kind}"]`)).not.toBeNull(),
      { timeout: 5000 },
    );
    await expect(canvasElement.textContent).not.toContain('The site is open.');
  };

const maintenance = (endsAt: string | null) =>
  withCalls(answering({ status: 1, maintenance: { active: true, endsAt } }));

export const Maintenance: Story = {
  args: { initial: 1 },
  decorators: [maintenance('2026-05-17T12:30:00Z')],
  play: says('maintenance'),
};

export const MaintenanceWithoutEnd: Story = {
  args: { initial: 1 },
  decorators: [maintenance(null)],
};

export const MaintenanceOnPhone: Story = {
  ...ON_PHONE,
  args: { initial: 1 },
  decorators: [maintenance('2026-05-17T12:30:00Z')],
};

export const Restricted: Story = {
  args: { initial: 2 },
  decorators: [withCalls(answering({ status: 2, regionRestriction: true }))],
  play: says('restricted'),
};

export const RestrictedWithoutCountry: Story = {
  args: { initial: 2 },
  decorators: [
    withCalls(
      answering({
        status: 2,
        regionRestriction: true,
        location: { ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348', country: null },
      }),
    ),
  ],
};

export const RestrictedOnPhone: Story = {
  ...ON_PHONE,
  args: { initial: 2 },
  decorators: [withCalls(answering({ status: 2, regionRestriction: true }))],
};
