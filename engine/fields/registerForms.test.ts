import { describe, expect, it } from 'vitest';
import {
  listRegisterFields,
  resolveRegisterRules,
  type OwnRegisterRules,
  type RegisterForm,
  type RegisterGates,
} from './registerForms.ts';

const gates = (open: Partial<RegisterGates> = {}): RegisterGates => ({
  usernameRegistration: true,
  mobileRegistration: false,
  mobilePassword: false,
  registrationSms: false,
  ...open,
});

const everything = gates({ mobileRegistration: true, mobilePassword: true, registrationSms: true });

const fields = (form: RegisterForm, open: RegisterGates, own: OwnRegisterRules = {}) =>
  listRegisterFields(form, resolveRegisterRules(open, own), open);

describe('the fields of registration', () => {
  it('are a name, a password and what the law asks for, where a brand says nothing', () => {
    expect(fields('username', gates())).toEqual([
      'username',
      'password',
      'email',
      'birthday',
      'affiliateCode',
      'referralCode',
      'captcha',
    ]);
  });

  it('by mobile number are the number, its code and the password with its confirmation', () => {
    expect(fields('mobile', everything).slice(0, 4)).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
    ]);
    expect(fields('mobile', everything)).not.toContain('username');
  });

  it('by mobile number go without password and code where the features are off', () => {
    const plain = fields('mobile', gates({ mobileRegistration: true }));
    expect(plain).not.toContain('password');
    expect(plain).not.toContain('confirmPassword');
    expect(plain).not.toContain('verificationCode');
  });

  it('by username ask for no number where there is a form for it', () => {
    const own = { mobileNum: { enabled: true } };
    expect(fields('username', everything, own)).not.toContain('mobileNum');
    expect(fields('username', gates(), own)).toContain('mobileNum');
  });

  it('follow the brand', () => {
    const own = {
      line: { enabled: true, required: true, maxLength: 9 },
      birthday: { enabled: false },
    };
    const shown = fields('username', gates(), own);
    expect(shown).toContain('line');
    expect(shown).not.toContain('birthday');
    expect(resolveRegisterRules(gates(), own).line).toEqual({
      enabled: true,
      required: true,
      acceptedPattern: '*',
      patternId: 0,
      minLength: 2,
      maxLength: 9,
    });
  });

  it('are required wherever they show, if they are those that nobody can waive', () => {
    const waived = { enabled: true, required: false };
    const rules = resolveRegisterRules(everything, {
      username: waived,
      password: waived,
      mobileNum: waived,
      verificationCode: waived,
      paymentPassword: waived,
    });
    expect(rules.username.required && rules.password.required).toBe(true);
    expect(rules.mobileNum.required && rules.verificationCode.required).toBe(true);
    expect(rules.paymentPassword.required).toBe(true);
  });

  it('that the forms cannot do without stay, whatever a brand says', () => {
    const hidden = { enabled: false };
    const own = { username: hidden, password: hidden, mobileNum: hidden, verificationCode: hidden };
    expect(fields('username', everything, own).slice(0, 2)).toEqual(['username', 'password']);
    expect(fields('mobile', everything, own).slice(0, 2)).toEqual([
      'mobileNum',
      'verificationCode',
    ]);
  });

  it('that are not shown are not required', () => {
    const rules = resolveRegisterRules(gates());
    expect(Object.values(rules).filter((rule) => !rule.enabled && rule.required)).toEqual([]);
  });
});
