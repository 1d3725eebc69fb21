import { expect, it } from 'vitest';
import { dropStrayModal } from './strayModal.ts';

it('a page that was loaded anew under an open modal forgets it, and nothing else', () => {
  window.history.pushState({ key: 'vip', idx: 2, modal: 1 }, '', '/vip');
  dropStrayModal();
  expect(window.history.state).toEqual({ key: 'vip', idx: 2 });
  expect(window.location.pathname).toBe('/vip');
});

it('a page of which the router knows nothing yet stays so', () => {
  window.history.pushState(null, '', '/vip');
  dropStrayModal();
  expect(window.history.state).toBeNull();
});
