import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { login } from '../../../schemas/api/session.ts';
import { refuse, sessionCalls } from '../../../tests/support/stories/sessionCalls.tsx';
import {
  IN_VIETNAMESE_ON_PHONE,
  ON_PHONE,
  withCalls,
  withGates,
} from '../../../tests/support/storyFrames.tsx';
import LoginModal from './LoginModal.tsx';

const meta = {
  title: 'Pages/Session/Login',
  component: LoginModal,
  args: { args: {}, onClose: fn(async () => undefined) },
  decorators: [withCalls(sessionCalls), withGates({ smsLogin: true, registration: true })],
} satisfies Meta<typeof LoginModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByUsername: Story = {};
export const ByUsernameOnPhone: Story = ON_PHONE;
export const ByMobile: Story = {
  args: { args: { type: 'sms' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /\+34/ }, { timeout: 8000 });
  },
};
export const ByMobileOnPhone: Story = { ...ByMobile, ...ON_PHONE };
export const OneWayOnly: Story = {
  decorators: [withGates({ smsLogin: false, registration: false })],
};
export const AfterSessionEnded: Story = {
  args: { args: { reason: 'ended', username: 'maria77' } },
};
export const LongWordsOnPhone: Story = {
  ...IN_VIETNAMESE_ON_PHONE,
  args: { args: { reason: 'protected' } },
};

const sendTyped: Story['play'] = async ({ canvasElement }) => {
  const inputs = canvasElement.querySelectorAll<HTMLInputElement>('form input');
  await userEvent.type(inputs[0]!, 'maria77');
  await userEvent.type(inputs[1]!, 'not the password{Enter}');
  await within(canvasElement).findByRole('alert', {}, { timeout: 8000 });
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const [username] = canvasElement.querySelectorAll<HTMLInputElement>('form input');
    await userEvent.type(username!, '{Enter}');
    await expect(username!).toHaveFocus();
    await expect(username!).toBeInvalid();
  },
};

export const WrongWithCaptcha: Story = {
  decorators: [withCalls(refuse(login.path, 'credentialsWrong', { captcha: true }, 401))],
  play: sendTyped,
};
export const WrongWithCaptchaOnPhone: Story = { ...WrongWithCaptcha, ...ON_PHONE };

export const Locked: Story = {
  decorators: [withCalls(refuse(login.path, 'accountLocked', null, 423))],
  play: sendTyped,
};
