import { describe, expect, it } from 'vitest';
import { certainName, nearestName } from './nearestName.ts';

const names = ['home', 'slots', 'lottery', 'seaLottery', 'promotions', 'es', 'en', 'ar'];

describe('the nearest name', () => {
  it.each([
    ['hoem', 'home'],
    ['PROMOTIONS', 'promotions'],
    ['promotion', 'promotions'],
    ['lotteryy', 'lottery'],
    ['something', undefined],
  ])('of %s is %s', (written, nearest) => {
    expect(nearestName(written, names)).toBe(nearest);
  });

  it('counts two letters that changed places as one slip', () => {
    expect(nearestName('form', ['fork', 'from'])).toBe('fork');
    expect(certainName('form', ['from'])).toBe('from');
  });
});

describe('the certain name', () => {
  it.each([
    ['slost', 'slots'],
    ['promotoins', 'promotions'],
    ['ES', 'es'],
    ['er', undefined],
    ['fr', undefined],
    ['homes-and-gardens', undefined],
    ['slto', undefined],
  ])('of %s is %s', (written, certain) => {
    expect(certainName(written, names)).toBe(certain);
  });

  it('is none where two names are as near', () => {
    expect(certainName('carb', ['card', 'care', 'cart'])).toBeUndefined();
  });
});
