import type { Meta, StoryObj } from '@storybook/react-vite';
import { ON_PHONE } from '../../../tests/support/storyFrames.tsx';
import SiteStatusScreen from './SiteStatusScreen.tsx';

const meta = {
  title: 'Pages/SiteClosed',
  component: SiteStatusScreen,
  args: { kind: 'maintenance', endsAt: '2026-01-15T18:00:00.000Z' },
} satisfies Meta<typeof SiteStatusScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Maintenance: Story = {};
export const MaintenanceOnPhone: Story = ON_PHONE;
export const MaintenanceWithoutEnd: Story = { args: { endsAt: null } };
export const Restricted: Story = {
  args: { kind: 'restricted', location: { ip: '192.0.2.1', country: 'US' } },
};
export const RestrictedUnknownCountry: Story = {
  args: {
    kind: 'restricted',
    location: { ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334', country: null },
  },
};
