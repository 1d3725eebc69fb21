import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ON_PHONE, withBrandFacts } from '../../../tests/support/storyFrames.tsx';
import { Problem } from '../../platform/http/problem.ts';
import { ServiceFault } from './ServiceFault.tsx';

const meta = {
  title: 'Pages/Service/ServiceFault',
  component: ServiceFault,
  decorators: [
    withBrandFacts({ support: { email: 'help@sample.example', phone: '+34 900 000 000' } }),
  ],
  args: { trouble: { kind: 'foreign' }, onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof ServiceFault>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WindowBlocked: Story = {
  args: { trouble: { kind: 'blocked', address: 'https://chat.sample.example/' } },
};
export const AddressOfAStranger: Story = {};
export const Failed: Story = {
  ...ON_PHONE,
  args: { trouble: { kind: 'failed', problem: new Problem('offline', 'No way through.') } },
};
export const WithoutOtherWays: Story = {
  decorators: [withBrandFacts({ support: {} })],
  args: { trouble: { kind: 'closed' } },
};
