import { expect, it } from 'vitest';
import { createGameFormats } from './formatGame.ts';

it('yen are written with the sign that every font has, in Japanese too', () => {
  expect(createGameFormats('ja', 'JPY', 0).money('149800')).toBe('¥149,800');
});

it('what has no sign is told by its code', () => {
  expect(createGameFormats('en', 'PTS', 2).money('12.50')).toBe('PTS\u00a012.50');
});
