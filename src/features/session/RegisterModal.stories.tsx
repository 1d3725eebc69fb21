import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { getAffiliate, getRegisterSetting } from '../../../schemas/api/account.ts';
import { refuse, sessionCalls } from '../../../tests/support/stories/sessionCalls.tsx';
import { ON_PHONE, withCalls, withGates } from '../../../tests/support/storyFrames.tsx';
import { silentTransport } from '../../../tests/support/seedTransport.ts';
import { AffiliateWarning } from './AffiliateWarning.tsx';
import RegisterModal from './RegisterModal.tsx';

const BOTH = {
  registration: true,
  usernameRegistration: true,
  mobileRegistration: true,
  mobilePassword: true,
  registrationSms: true,
};

const meta = {
  title: 'Pages/Session/Register',
  component: RegisterModal,
  args: { args: { referralCode: 'K7QMX2PA' }, onClose: fn(async () => undefined) },
  decorators: [withCalls(sessionCalls), withGates(BOTH)],
} satisfies Meta<typeof RegisterModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const findSubmit = async (canvas: HTMLElement) => {
  await within(canvas).findByRole('checkbox', {}, { timeout: 8000 });
  return canvas.querySelector<HTMLButtonElement>('button[type=submit]')!;
};

export const ByUsername: Story = {
  play: async ({ canvasElement }) => {
    await findSubmit(canvasElement);
  },
};
export const ByUsernameOnPhone: Story = { ...ByUsername, ...ON_PHONE };

export const ByMobile: Story = {
  play: async ({ canvasElement }) => {
    await findSubmit(canvasElement);
    await userEvent.click(within(canvasElement).getAllByRole('tab')[1]!);
    await within(canvasElement).findByRole('button', { name: /\+34/ }, { timeout: 8000 });
  },
};
export const ByMobileOnPhone: Story = { ...ByMobile, ...ON_PHONE };

/** Every rule is told at its own field, and the first one has the focus. */
export const Faulty: Story = {
  decorators: [withGates({ ...BOTH, mobileRegistration: false })],
  play: async ({ canvasElement }) => {
    await userEvent.click(await findSubmit(canvasElement));
    const first = canvasElement.querySelector<HTMLInputElement>('form input')!;
    await waitFor(() => expect(first).toBeInvalid());
    await waitFor(() => expect(first).toHaveFocus());
  },
};
export const FaultyOnPhone: Story = { ...Faulty, ...ON_PHONE };

export const WrongAffiliate: Story = {
  decorators: [
    withCalls(refuse(getAffiliate.path, 'affiliateCodeWrong', null, 400)),
    withGates({ ...BOTH, mobileRegistration: false }),
  ],
  args: { args: { affiliateCode: 'NOBODY' } },
  play: async ({ canvasElement }) => {
    await findSubmit(canvasElement);
    const field = canvasElement.querySelector('[name=affiliateCode]');
    // The dialog fades in.
    await waitFor(() => expect(field).toBeVisible());
  },
};

/** Said once the form is sent; nothing was registered. */
export const AffiliateUnknown: Story = {
  render: () => <AffiliateWarning onClose={() => undefined} />,
};
export const AffiliateUnknownOnPhone: Story = { ...AffiliateUnknown, ...ON_PHONE };

export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = {
  decorators: [withCalls(refuse(getRegisterSetting.path, 'unavailable', null, 503))],
};
