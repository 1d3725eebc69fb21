import { afterEach, expect, it } from 'vitest';
import { isPageBusy } from './pageBusy.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

it.each([
  ['<p>Hello</p><input name="q"><input type="checkbox" checked>', false],
  ['<input name="q" value="lantern">', true],
  ['<textarea>Dear all</textarea>', true],
  ['<div role="dialog">Sign in</div>', true],
  ['<dialog open>Sign in</dialog>', true],
  ['<dialog>Sign in</dialog>', false],
  ['<iframe title="A game"></iframe>', true],
  ['<aside data-keeps-page>Three bets</aside>', true],
])('a page with %s is busy: %s', (html, isBusy) => {
  document.body.innerHTML = html;
  expect(isPageBusy()).toBe(isBusy);
});

it('a page is busy while somebody is in a field', () => {
  document.body.innerHTML = '<input name="q">';
  document.querySelector('input')!.focus();
  expect(isPageBusy()).toBe(true);
});
