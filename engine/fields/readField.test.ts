import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_REGISTER_RULES, REGISTER_FIELDS } from '../../schemas/registration.ts';
import { isOwnName, listOwnNames } from './passwordRule.ts';
import { checkRegisterField, readField } from './readField.ts';

describe('what somebody types into a field', () => {
  it.each([
    ['username', ' \u200eＡda٧٧\u200b ', 'Ada77'],
    ['username', 'a\u202eda', 'a\u202eda'],
    ['email', '\u202aada@example.com\u202c ', 'ada@example.com'],
    ['email', 'mailto:ada@example.com', 'ada@example.com'],
    ['email', 'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
    ['email', 'ada@exam\u00adple.com', 'ada@example.com'],
    ['payeeName', '  María \u3000 José\u00a0López\u200f ', 'María José López'],
    ['payeeName', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['payeeName', 'ﾔﾏﾀﾞ ﾀﾛｳ', 'ﾔﾏﾀﾞ ﾀﾛｳ'],
    ['birthday', '١٩٩٠-١٢-٣١', '1990-12-31'],
    ['birthday', '１９９０／１２／３１', '1990-12-31'],
    ['birthday', '1990年1月5日', '1990-01-05'],
    ['birthday', '1990. 1. 5.', '1990. 1. 5.'],
    ['birthday', '١٢/٣١/١٩٩٠', '12-31-1990'],
    ['birthday', '1990-13-41', '1990-13-41'],
    ['qqNum', '１２３٤٥', '12345'],
    ['paymentPassword', '١٢٣٤٥٦', '123456'],
    ['whatsapp', 'tel:+34 612-345-412', '34612345412'],
    ['whatsapp', '\u200e+٩٦٦ (50) 1234567', '966501234567'],
    ['captcha', '٤٧ ١٦', '4716'],
    ['captcha', '47a6', '47a6'],
    ['referralCode', ' ＡＢＣＤ１２\u200b', 'ABCD12'],
    ['password', ' ＡＢＣ ', ' ＡＢＣ '],
  ] as const)('%s %j becomes %j', (field, typed, text) => {
    expect(readField(field, typed)).toBe(text);
  });

  it('is read the same once it was read', () => {
    const field = fc.constantFrom(...REGISTER_FIELDS);
    fc.assert(
      fc.property(field, fc.string({ unit: 'binary', maxLength: 40 }), (name, typed) => {
        const text = readField(name, typed);
        expect(readField(name, text)).toBe(text);
      }),
      { numRuns: 3000 },
    );
  });

  it.each(['username', 'email', 'payeeName', 'facebook', 'line', 'referralCode'] as const)(
    'as %s lets no control, no turned text and no half of a character in',
    (field) => {
      const rule = { ...DEFAULT_REGISTER_RULES[field], enabled: true };
      for (const bad of ['\u0000', '\u0007', '\n', '\u2028', '\ud83d', '\udc00', '\u{f0000}']) {
        const typed = field === 'email' ? `a${bad}b@example.com` : `abcd${bad}efgh`;
        expect(
          checkRegisterField(field, rule, readField(field, typed)),
          JSON.stringify(bad),
        ).not.toBeNull();
      }
      for (const turned of ['\u202e', '\u2066', '\u200f', '\u061c']) {
        const typed = field === 'email' ? `a${turned}b@example.com` : `abcd${turned}efgh`;
        const text = readField(field, typed);
        expect(text.includes(turned) && checkRegisterField(field, rule, text) === null).toBe(false);
      }
    },
  );
});

describe('a password', () => {
  const names = listOwnNames({
    username: 'Maria77',
    email: 'maria.lopez@example.com',
    phone: '+34612345412',
  });

  it.each([
    'maria77',
    'MARIA77',
    'Maria77!',
    'maria771990',
    '77airam',
    'xx maria77 yy',
    'maria.lopez',
    'maria.lopez1',
    '34612345412',
  ])('%j is hardly more than the name', (password) => {
    expect(isOwnName(password, names)).toBe(true);
  });

  it.each(['correct-horse-battery', 'maria77-and-nine-lions', 'lopezmaria', 'ada'])(
    '%j is more than that',
    (password) => {
      expect(isOwnName(password, names)).toBe(false);
    },
  );

  it('of somebody without a name is not compared', () => {
    expect(isOwnName('whatever', listOwnNames({ username: null, email: '' }))).toBe(false);
    expect(isOwnName('badafamous', ['ad'])).toBe(false);
  });
});
