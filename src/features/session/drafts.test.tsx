import { beforeEach, expect, test } from 'vitest';
import { clearDrafts, keepDraft, readDraft } from './drafts.ts';

beforeEach(clearDrafts);

test('keeps what is no secret', () => {
  const typed = { username: 'maria77', email: 'm@example.com', referralCode: 'K7', remember: true };
  keepDraft('register', typed);
  expect(readDraft('register')).toEqual(typed);
  expect(readDraft('login')).toEqual({});
});

test.each([
  'password',
  'newPassword',
  'confirmNewPassword',
  'paymentPassword',
  'oldPassword',
  'captcha',
  'verificationCode',
  'answer',
  'agreed',
  'ticketOf',
])('never keeps %s', (name) => {
  keepDraft('form', { [name]: 'x', username: 'maria77' });
  expect(readDraft('form')).toEqual({ username: 'maria77' });
});

test('forgets everything when the forms have done their work', () => {
  keepDraft('form', { username: 'maria77' });
  clearDrafts();
  expect(readDraft('form')).toEqual({});
});
