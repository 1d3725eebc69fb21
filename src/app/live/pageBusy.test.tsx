import { afterEach, expect, it, vi } from 'vitest';
import { isPageBusy, watchTouches } from './pageBusy.ts';

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

it('a scrolled page is touched, one whose banners scroll by themselves is not', () => {
  document.body.innerHTML = '<div>Banners</div>';
  const onTouch = vi.fn();
  const stop = watchTouches(onTouch);
  document.querySelector('div')!.dispatchEvent(new Event('scroll'));
  expect(onTouch).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  expect(onTouch).toHaveBeenCalledOnce();
  stop();
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  expect(onTouch).toHaveBeenCalledOnce();
});
