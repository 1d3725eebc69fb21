import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionCalls } from '../../../tests/support/stories/sessionCalls.tsx';
import { asVisitor, ON_DESKTOP, ON_PHONE, withCalls } from '../../../tests/support/storyFrames.tsx';
import LoginScreen from './LoginScreen.tsx';

const meta = {
  title: 'Pages/Login',
  component: LoginScreen,
  decorators: [withCalls(sessionCalls)],
  parameters: { path: '/login' },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const Inside: Story = { decorators: [asVisitor('member')] };
