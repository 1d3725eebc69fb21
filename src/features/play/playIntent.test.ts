// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepIntent, readIntent } from './playIntent.ts';

beforeEach(() => window.sessionStorage.clear());

describe('what somebody wants to play', () => {
  it('is what the address names', () => {
    expect(readIntent('?game=aur-ruby')).toEqual({ gameId: 'aur-ruby', isTrial: false });
    expect(readIntent('?game=aur-ruby&trial=1')).toEqual({ gameId: 'aur-ruby', isTrial: true });
  });

  it('is what was played last where the address names nothing, without any address of a launch', () => {
    keepIntent({ gameId: 'aur-ruby', isTrial: true });
    expect(readIntent('')).toEqual({ gameId: 'aur-ruby', isTrial: true });
    expect(Object.values(window.sessionStorage).join()).not.toMatch(/http|launch|code/);
  });

  it.each(['?game=', '?game=../x', '?game=A', '?game=%00', `?game=${'a'.repeat(121)}`])(
    'is nothing for %s',
    (query) => {
      keepIntent({ gameId: 'aur-ruby', isTrial: false });
      expect(readIntent(query)).toBeNull();
    },
  );

  it.each(['{', '"x"', '{"gameId":1}', '{"gameId":"javascript:x"}'])(
    'is nothing where %s was kept',
    (kept) => {
      window.sessionStorage.setItem('livery.game', kept);
      expect(readIntent('')).toBeNull();
    },
  );
});
