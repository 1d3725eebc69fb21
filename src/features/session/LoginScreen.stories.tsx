import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { loginFreePlay } from '../../../schemas/api/session.ts';
import { refuse, sessionCalls } from '../../../tests/support/stories/sessionCalls.tsx';
import {
  asVisitor,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
  withGates,
} from '../../../tests/support/storyFrames.tsx';
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

/** Where the link to the free demo was followed before the script was there. */
export const FreeDemo: Story = {
  ...ON_DESKTOP,
  decorators: [withGates({ freePlay: true })],
  parameters: { path: '/login?demo=1' },
};
export const FreeDemoOnPhone: Story = { ...FreeDemo, ...ON_PHONE };
export const FreeDemoRefused: Story = {
  ...FreeDemo,
  decorators: [
    withGates({ freePlay: true }),
    withCalls(refuse(loginFreePlay.path, 'tooManyRequests', null, 429)),
  ],
  play: async ({ canvasElement }) => {
    const start = await within(canvasElement).findByRole('button', {}, { timeout: 8000 });
    await userEvent.click(start);
    await within(canvasElement).findByRole('alert', {}, { timeout: 8000 });
  },
};
