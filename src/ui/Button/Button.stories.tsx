import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from './Button.tsx';

const meta = {
  title: 'Parts/Button',
  component: Button,
  args: { children: 'Create account' },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { kind: 'primary' } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { kind: 'quiet' } };
export const Small: Story = { args: { size: 'small', iconAfter: 'chevronForward' } };
export const Large: Story = { args: { kind: 'primary', size: 'large', icon: 'play' } };
export const Loading: Story = { args: { kind: 'primary', loading: true } };
export const Disabled: Story = { args: { kind: 'primary', disabled: true } };
export const LongText: Story = {
  args: { kind: 'primary', wide: true, children: 'Accept the general terms and open my account' },
};
export const AsLink: Story = {
  render: () => (
    <ButtonLink href="/register" kind="primary">
      Register
    </ButtonLink>
  ),
};
