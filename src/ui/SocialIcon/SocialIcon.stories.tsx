import type { Meta, StoryObj } from '@storybook/react-vite';
import { SocialIcon } from './SocialIcon.tsx';

const meta = {
  title: 'Parts/SocialIcon',
  component: SocialIcon,
  args: { kind: 'telegram', size: 24 },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof SocialIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Telegram: Story = {};
export const Instagram: Story = { args: { kind: 'instagram' } };
export const Zalo: Story = { args: { kind: 'zalo' } };
