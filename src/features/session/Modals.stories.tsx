import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  checkPasswordLink,
  requestPasswordByEmail,
  setPasswordByEmail,
} from '../../../schemas/api/account.ts';
import { sessionCalls } from '../../../tests/support/stories/sessionCalls.tsx';
import { asVisitor, ON_PHONE, withCalls, withGates } from '../../../tests/support/storyFrames.tsx';
import type { Transport } from '../../platform/http/http.ts';
import AddressCheckModal from './AddressCheckModal.tsx';
import AfterLoginModal from './AfterLoginModal.tsx';
import ChangePasswordModal from './ChangePasswordModal.tsx';
import ForgotModal from './ForgotModal.tsx';
import LogoutModal from './LogoutModal.tsx';
import NewPasswordModal from './NewPasswordModal.tsx';
import NoticeModal from './NoticeModal.tsx';
import TrialOnlyModal from './TrialOnlyModal.tsx';
import WelcomeModal from './WelcomeModal.tsx';

const onClose = fn(async () => undefined);

const meta = {
  title: 'Pages/Session/Other',
  decorators: [withCalls(sessionCalls), withGates({ phoneRecovery: true, registration: true })],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const CHALLENGE = 'c'.repeat(24);

export const ForgottenByEmail: Story = {
  render: () => <ForgotModal args={{ username: 'maria77' }} onClose={onClose} />,
};
export const ForgottenByPhone: Story = {
  ...ON_PHONE,
  render: () => <ForgotModal args={{}} onClose={onClose} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('tab')[1]!);
    await within(canvasElement).findByRole('button', { name: /\+34/ }, { timeout: 8000 });
  },
};
const DONE: readonly string[] = [
  checkPasswordLink.path,
  requestPasswordByEmail.path,
  setPasswordByEmail.path,
];

/** The gateway does what is asked of it, and has nothing to say. */
const doneCalls: Transport = async (request) =>
  DONE.includes(request.url.split('?')[0]!)
    ? { status: 200, body: { success: true, value: null, message: '' } }
    : sessionCalls(request);

/** Fills the fields in their order, sends the form and waits for what takes its place. */
const fill = async (canvas: HTMLElement, ...typed: string[]) => {
  const inputs = canvas.querySelectorAll<HTMLInputElement>('form input');
  for (const [at, text] of typed.entries()) {
    await userEvent.clear(inputs[at]!);
    await userEvent.type(inputs[at]!, text);
  }
  await userEvent.click(canvas.querySelector('form button[type=submit]')!);
  await waitFor(() => expect(canvas.querySelector('form')).toBeNull(), { timeout: 8000 });
};

export const LinkSent: Story = {
  ...ForgottenByEmail,
  decorators: [withCalls(doneCalls)],
  play: ({ canvasElement }) => fill(canvasElement, 'maria77', 'maria@example.com'),
};
export const LinkSentOnPhone: Story = { ...LinkSent, ...ON_PHONE };
export const NewPassword: Story = {
  render: () => <NewPasswordModal args={{ secret: CHALLENGE }} onClose={onClose} />,
};
export const NewPasswordSet: Story = {
  ...NewPassword,
  decorators: [withCalls(doneCalls)],
  play: ({ canvasElement }) => fill(canvasElement, 'long-enough-1'),
};
export const NewPasswordSetOnPhone: Story = { ...NewPasswordSet, ...ON_PHONE };
export const ChangePassword: Story = {
  decorators: [asVisitor('member')],
  render: () => <ChangePasswordModal args={{}} onClose={onClose} />,
};
/** Nothing closes it: there is only the change, and the way out. */
export const ChangeForced: Story = {
  decorators: [asVisitor('member')],
  render: () => <ChangePasswordModal args={{ forced: 'expired' }} onClose={onClose} />,
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).getByRole('dialog')).toHaveAttribute('open');
  },
};
export const ChangeForcedOnPhone: Story = { ...ChangeForced, ...ON_PHONE };
export const News: Story = {
  decorators: [asVisitor('member')],
  beforeEach: () => window.localStorage.removeItem('livery.seenNotices'),
  render: () => <AfterLoginModal args={{ firstTime: true }} onClose={onClose} />,
};
export const Welcome: Story = {
  decorators: [asVisitor('member')],
  render: () => <WelcomeModal args={{}} onClose={onClose} />,
};
export const WelcomeOnPhone: Story = { ...Welcome, ...ON_PHONE };
export const Notices: Story = { render: () => <NoticeModal args={{}} onClose={onClose} /> };
export const NoticesOnPhone: Story = { ...Notices, ...ON_PHONE };
export const Logout: Story = {
  decorators: [asVisitor('member')],
  render: () => <LogoutModal args={{}} onClose={onClose} />,
};
export const LogoutOnPhone: Story = { ...Logout, ...ON_PHONE };
export const TrialOnly: Story = { render: () => <TrialOnlyModal args={{}} onClose={onClose} /> };

const proofs = [
  { kind: 'sms', hint: '+34 ••• ••• 412' },
  { kind: 'email', hint: 'm•••@example.com' },
  { kind: 'totp' },
  { kind: 'bankName' },
] as const;

export const NewPlace: Story = {
  render: () => (
    <AddressCheckModal args={{ challenge: CHALLENGE, proofs: [...proofs] }} onClose={onClose} />
  ),
};
export const NewPlacePointed: Story = {
  ...NewPlace,
  parameters: { pseudo: { hover: 'li button' } },
};
export const NewPlaceByCode: Story = {
  ...ON_PHONE,
  render: () => (
    <AddressCheckModal args={{ challenge: CHALLENGE, proofs: [proofs[1]] }} onClose={onClose} />
  ),
};
