import { expect, it } from 'vitest';
import { writeDraw } from './Draw.tsx';

it.each([
  [null, ''],
  ['1,2,3,4,5', '1,2,3,4,5'],
  ['{"DB":"13076","G2":["95414","26394"]}', 'DB 13076 · G2 95414 26394'],
])('the result %s reads "%s" in a list', (draw, words) => {
  expect(writeDraw(draw)).toBe(words);
});
