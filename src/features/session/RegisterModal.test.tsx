import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brand } from '../../../tests/support/builders.ts';
import { createFakeHttp } from '../../../tests/support/fakeHttp.tsx';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { stubBrowser } from '../../../tests/support/stubBrowser.ts';
import { stubDialogs } from '../../../tests/support/stubDialogs.ts';
import { SIGNED_IN } from '../../../tests/support/stories/sessionCalls.tsx';
import type { FieldRule } from '../../../schemas/fields.ts';
import { DEFAULT_REGISTER_RULES, type RegisterField } from '../../../schemas/registration.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { ModalArgs } from '../../platform/modals/modals.ts';
import { clearDrafts } from './drafts.ts';
import RegisterModal from './RegisterModal.tsx';

beforeEach(() => {
  stubBrowser();
  stubDialogs();
  clearDrafts();
  window.sessionStorage.clear();
});

const off = (...fields: RegisterField[]) =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      { ...DEFAULT_REGISTER_RULES[field], enabled: false, required: false },
    ]),
  );

/** Little enough for a test to fill in. */
const SHORT = {
  ...DEFAULT_REGISTER_RULES,
  ...off('mobileNum', 'verificationCode', 'email', 'birthday', 'captcha'),
};

interface Options {
  rules?: Record<string, FieldRule>;
  args?: ModalArgs['register'];
  byMobile?: boolean;
}

async function show(answers: Record<string, unknown> = {}, options: Options = {}) {
  const { rules = SHORT, args = {}, byMobile = false } = options;
  const fake = createFakeHttp({
    getRegisterSetting: { fields: rules, minimumAge: 18 },
    getCountryCodes: {
      countries: [{ countryCode: 'ES', countryDialingCode: '+34' }],
      current: 'ES',
    },
    getMemberInfo: {},
    ...answers,
  });
  const seen = { onClose: vi.fn(async () => undefined), signIn: vi.fn(), open: vi.fn() };
  const features = {
    usernameRegistration: true,
    mobileRegistration: byMobile,
    mobilePassword: byMobile,
    registrationSms: byMobile,
  };
  const view = renderUi(fake.wrap(<RegisterModal args={args} onClose={seen.onClose} />), {
    brand: brand({ features }),
    actions: { signIn: seen.signIn },
    modals: { open: seen.open },
  });
  await screen.findByRole('checkbox');
  return { ...fake, ...seen, ...view };
}

const submit = () => screen.getByRole('button', { name: 'Create account' });
const agree = () => userEvent.click(screen.getByRole('checkbox'));
const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');

async function fill() {
  await userEvent.type(username(), ' maria77 ');
  await userEvent.type(password(), 'long-enough-1');
  await agree();
}

describe('opening an account by username', () => {
  test('sends what was filled in, signs in and welcomes', async () => {
    const { bodiesOf, signIn, open } = await show({ register: SIGNED_IN });
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(open).toHaveBeenCalledWith('welcome'));
    expect(bodiesOf('register')).toEqual([
      {
        username: 'maria77',
        password: 'long-enough-1',
        agreed: true,
        domain: 'localhost',
        registerMethod: 'WEB',
        registerUrl: window.location.href,
      },
    ]);
    expect(signIn).toHaveBeenCalledWith(SIGNED_IN, true);
  });

  test('tells the rules before they are broken and ticks the password off', async () => {
    await show();
    expect(username()).toHaveAccessibleDescription(/^Start with a letter .* 5 to 16 characters/);
    expect(password()).toHaveAccessibleDescription(/8 to 64 characters\.$/);
    await userEvent.type(password(), 'long-enough-1');
    expect(password()).toHaveAccessibleDescription(/\(done\)$/);
  });

  test('tells a broken rule when the field is left, but not that one is still empty', async () => {
    await show();
    await userEvent.click(username());
    await userEvent.tab();
    expect(username()).toBeValid();
    await userEvent.type(username(), '7up');
    await userEvent.tab();
    await waitFor(() => expect(username()).toBeInvalid());
    await userEvent.type(username(), '{Home}s');
    await userEvent.type(username(), '{End}s');
    await waitFor(() => expect(username()).toBeValid());
  });

  test('checks the whole form before it is sent and puts the focus on the first fault', async () => {
    const { bodiesOf } = await show();
    await userEvent.click(submit());
    await waitFor(() => expect(username()).toHaveFocus());
    expect(username()).toHaveAccessibleDescription('This cannot be empty.');
    expect(password()).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/You need to agree/);
    expect(bodiesOf('register')).toEqual([]);
  });

  test('asks for what the merchant asks for, and says what may stay empty', async () => {
    const asked = { enabled: true, required: true };
    await show(
      {},
      { rules: { ...SHORT, payeeName: { ...DEFAULT_REGISTER_RULES.payeeName, ...asked } } },
    );
    expect(screen.getByLabelText('Full name, as at your bank')).toBeInTheDocument();
    expect(screen.getByLabelText('Referral code (optional)')).toBeInTheDocument();
    expect(screen.queryByLabelText(/WeChat/)).toBeNull();
  });

  test('puts what the gateway refuses at its field', async () => {
    await show({ register: new Problem('accountTaken', '') });
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(username()).toHaveFocus());
    expect(username()).toHaveAccessibleDescription('This username is taken. Choose another one.');
    expect(username()).toHaveValue(' maria77 ');
  });

  test('puts every rule that the gateway finds broken at its field', async () => {
    const fields = { password: { kind: 'pattern', patternId: 20, min: 10, max: 20 } };
    await show({ register: new Problem('fieldsInvalid', '', { fields }) });
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription(/10 to 20 characters/);
  });

  test('clears all fields on request', async () => {
    await show();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(username()).toHaveValue('');
    expect(username()).toHaveFocus();
    expect(username()).toBeValid();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  test('keeps what was typed over closing, but no password and no agreement', async () => {
    const { unmount } = await show();
    await fill();
    unmount();
    await show();
    expect(username()).toHaveValue(' maria77 ');
    expect(password()).toHaveValue('');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  test('offers to try again where its rules did not load', async () => {
    renderUi(createFakeHttp({}).wrap(<RegisterModal args={{}} onClose={async () => undefined} />));
    expect(await screen.findByText(/The form did not load/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('the date of birth', () => {
  const BORN = { ...SHORT, birthday: DEFAULT_REGISTER_RULES.birthday };
  const type = async (month: string, day: string, year: string) => {
    await userEvent.selectOptions(screen.getByLabelText('Month'), month);
    await userEvent.clear(screen.getByLabelText('Day'));
    await userEvent.type(screen.getByLabelText('Day'), day);
    await userEvent.clear(screen.getByLabelText('Year'));
    await userEvent.type(screen.getByLabelText('Year'), year);
    await userEvent.tab();
  };
  const group = () => screen.getByRole('group', { name: 'Date of birth' });

  test('is told when it does not exist or is too late, and sent as a date', async () => {
    const { bodiesOf } = await show({ register: SIGNED_IN }, { rules: BORN });
    await type('February', '30', '1990');
    await waitFor(() => expect(group()).toHaveAccessibleDescription(/a day that exists/));
    await type('March', '4', String(new Date().getFullYear() - 17));
    await waitFor(() => expect(group()).toHaveAccessibleDescription(/18 or older/));
    await type('March', '4', '1990');
    await waitFor(() => expect(group()).not.toHaveAccessibleDescription());
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(bodiesOf('register')).toHaveLength(1));
    expect(bodiesOf('register')[0]).toMatchObject({ birthday: '1990-03-04' });
  });
});

describe('codes of who brought a visitor', () => {
  const affiliate = () => screen.queryByLabelText('Affiliate code (optional)');

  test('a good affiliate code of the address is used without asking', async () => {
    const { bodiesOf } = await show(
      { getAffiliate: { code: 'PARTNER' }, register: SIGNED_IN },
      { args: { affiliateCode: 'partner', referralCode: 'K7QMX2PA' } },
    );
    expect(affiliate()).toBeNull();
    expect(screen.getByLabelText('Referral code (optional)')).toHaveValue('K7QMX2PA');
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(bodiesOf('register')).toHaveLength(1));
    expect(bodiesOf('register')[0]).toMatchObject({
      affiliateCode: 'PARTNER',
      referralCode: 'K7QMX2PA',
    });
  });

  test('one that leads to nobody is asked for instead', async () => {
    const wrong = new Problem('affiliateCodeWrong', '');
    await show({ getAffiliate: wrong }, { args: { affiliateCode: 'nobody' } });
    expect(affiliate()).toHaveValue('');
  });

  test.each(['Affiliate code (optional)', 'Referral code (optional)'])(
    '%s: a wrong one is told while it is typed',
    async (label) => {
      const { calls } = await show({
        getAffiliate: new Problem('affiliateCodeWrong', ''),
        checkReferralCode: { isGood: false },
      });
      const field = screen.getByLabelText(label);
      await userEvent.type(field, 'nobody');
      await waitFor(() => expect(field).toHaveAccessibleDescription(/code .*not/i));
      expect(field).toHaveFocus();
      expect(
        calls.filter(({ id }) => id === 'getAffiliate' || id === 'checkReferralCode'),
      ).toHaveLength(1);
    },
  );

  test('a wrong one that was typed is warned of, and nothing is registered', async () => {
    const { bodiesOf } = await show({ getAffiliate: new Problem('affiliateCodeWrong', '') });
    await fill();
    await userEvent.type(affiliate()!, 'nobody');
    await userEvent.click(submit());
    const warning = await screen.findByRole('dialog', { name: 'This affiliate code is not valid' });
    await act(() => userEvent.click(within(warning).getByRole('button', { name: 'OK' })));
    expect(affiliate()).toHaveFocus();
    expect(bodiesOf('register')).toEqual([]);
  });
});

describe('opening an account by mobile number', () => {
  const BY_MOBILE = { ...DEFAULT_REGISTER_RULES, ...off('email', 'birthday', 'captcha') };

  test('sends a code to the number and registers with both', async () => {
    const { bodiesOf } = await show(
      { sendRegistrationCode: { expiredMinutes: 5 }, registerByMobile: SIGNED_IN },
      { rules: BY_MOBILE, byMobile: true },
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));
    const panel = within(screen.getByRole('tabpanel'));
    await userEvent.type(await panel.findByLabelText('Mobile number'), '612345412');
    await panel.findByRole('button', { name: /\+34/ });
    await userEvent.click(panel.getByRole('button', { name: 'Send code' }));
    await panel.findByRole('button', { name: /Again in/ });
    expect(bodiesOf('sendRegistrationCode')).toEqual([
      { mobileNo: '612345412', countryDialingCode: '+34' },
    ]);
    await userEvent.type(panel.getByLabelText('Code from the SMS'), '482170');
    await userEvent.type(password(), 'long-enough-1');
    await userEvent.type(screen.getByLabelText('The same password again'), 'long-enough-2');
    await agree();
    await userEvent.click(submit());
    const again = screen.getByLabelText('The same password again');
    await waitFor(() =>
      expect(again).toHaveAccessibleDescription('The two entries are not the same.'),
    );
    await userEvent.type(again, '{Backspace}1');
    await userEvent.click(submit());
    await waitFor(() => expect(bodiesOf('registerByMobile')).toHaveLength(1));
    expect(bodiesOf('registerByMobile')[0]).toMatchObject({
      mobileNum: '612345412',
      countryDialingCode: '+34',
      verificationCode: '482170',
      confirmPassword: 'long-enough-1',
    });
  });
});
