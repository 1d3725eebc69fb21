import { describe, expect, it } from 'vitest';
import type { FieldRule } from '../../schemas/fields.ts';
import {
  checkConfirmation,
  checkField,
  normaliseFieldText,
  prepareField,
  VERIFICATION_CODE_RULE,
  withRequirement,
} from './fieldRule.ts';

const rule = (over: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 4,
  minLength: 3,
  maxLength: 6,
  ...over,
});
const fault = (kind: 'required' | 'length' | 'pattern', patternId = 4) => ({
  kind,
  patternId,
  min: 3,
  max: 6,
});

describe('a field', () => {
  it.each([
    ['abc1', null],
    ['  abc1 ', null],
    ['\u3000abc1\t', null],
    ['', fault('required')],
    ['   ', fault('required')],
    ['ab', fault('length')],
    ['abcdefg', fault('length')],
    ['ab c', fault('pattern')],
    ['a'.repeat(1_000_000), fault('length')],
    [' '.repeat(1_000_000), fault('length')],
  ])('that is required takes or refuses "%s"', (typed, expected) => {
    expect(checkField(rule(), typed)).toEqual(expected);
  });

  it('that is not required may stay empty and must be right when it is not', () => {
    expect(checkField(rule({ required: false }), ' ')).toBeNull();
    expect(checkField(rule({ required: false }), '!')).toEqual(fault('length'));
    expect(checkField(rule({ required: false }), '!!!')).toEqual(fault('pattern'));
  });

  it('that is not enabled takes anything', () => {
    expect(checkField(rule({ enabled: false }), '')).toBeNull();
    expect(checkField(rule({ enabled: false }), '!'.repeat(3000))).toBeNull();
  });

  it('counts a composed letter once, however it was typed', () => {
    const name = rule({ patternId: 12, minLength: 5, maxLength: 5 });
    expect(checkField(name, 'Marı́a'.normalize('NFD'))).toMatchObject({ kind: 'length' });
    expect(checkField(name, 'María'.normalize('NFD'))).toBeNull();
    expect(checkField(name, 'María'.normalize('NFC'))).toBeNull();
    expect(normaliseFieldText(' María '.normalize('NFD'))).toBe('María'.normalize('NFC'));
  });

  it('takes no half of a character and no control character', () => {
    const any = rule({ patternId: 0 });
    expect(checkField(any, 'ab\ud83dc')).toEqual(fault('pattern', 0));
    expect(checkField(any, 'ab\u0000c')).toEqual(fault('pattern', 0));
  });
});

describe('a rule with an expression of its own', () => {
  it('asks for it on top of the pattern id', async () => {
    const { check, patternFault } = await prepareField(rule({ acceptedPattern: '^[a-c]+$' }));
    expect(patternFault).toBeNull();
    expect(check(' abc ')).toBeNull();
    expect(check('abd')).toEqual(fault('pattern'));
    expect(check('a!b')).toEqual(fault('pattern'));
    expect(check('')).toEqual(fault('required'));
  });

  it('that cannot be run says why and checks the rest', async () => {
    const { check, patternFault } = await prepareField(rule({ acceptedPattern: '(a+' }));
    expect(patternFault).toBe('invalid');
    expect(check('abd')).toBeNull();
    expect(check('a!b')).toEqual(fault('pattern'));
  });

  it.each(['*', ''])('"%s" asks for nothing more', async (acceptedPattern) => {
    const { check, patternFault } = await prepareField(rule({ acceptedPattern }));
    expect(patternFault).toBeNull();
    expect(check('xyz')).toBeNull();
    expect(check('x!z')).toEqual(fault('pattern'));
  });
});

describe('what no merchant can waive', () => {
  it.each(['username', 'password', 'mobileNum', 'verificationCode', 'paymentPassword'])(
    '%s is required wherever it shows',
    (field) => {
      const optional = rule({ required: false });
      expect(withRequirement(field, optional).required).toBe(true);
      expect(checkField(withRequirement(field, { ...optional, enabled: false }), '')).toBeNull();
    },
  );

  it('an e-mail address is required where the merchant says so', () => {
    expect(withRequirement('email', rule({ required: false })).required).toBe(false);
    expect(withRequirement('email', rule()).required).toBe(true);
  });
});

describe('a verification code', () => {
  it('is any text of 1 to 255 characters', () => {
    expect(checkField(VERIFICATION_CODE_RULE, '1')).toBeNull();
    expect(checkField(VERIFICATION_CODE_RULE, '😀'.repeat(255))).toBeNull();
    expect(checkField(VERIFICATION_CODE_RULE, '1'.repeat(256))).toMatchObject({ kind: 'length' });
    expect(checkField(VERIFICATION_CODE_RULE, '')).toMatchObject({ kind: 'required' });
  });
});

describe('a confirmation', () => {
  it('is the same text, spaces around it and composition aside', () => {
    expect(checkConfirmation(rule(), ' contraseña'.normalize('NFD'), 'contraseña')).toBeNull();
    expect(checkConfirmation(rule(), 'Contraseña', 'contraseña')).toEqual({ kind: 'mismatch' });
    expect(checkConfirmation(rule(), 'a'.repeat(3000), 'a'.repeat(3000))).toEqual({
      kind: 'mismatch',
    });
  });

  it('is required even where the rule does not say so', () => {
    expect(checkConfirmation(rule({ required: false }), ' ', 'abc')).toEqual(fault('required'));
    expect(checkConfirmation(rule({ enabled: false }), '', 'abc')).toBeNull();
  });
});
