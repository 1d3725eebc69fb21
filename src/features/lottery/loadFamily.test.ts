import { expect, it } from 'vitest';
import { FAMILIES } from '../../../engine/lottery/families.ts';
import { loadFamily } from './loadFamily.ts';

it.each(FAMILIES)('the family $id comes in a script', async (family) => {
  expect(await loadFamily(family.id)).toBe(family);
});

it('a family that nobody knows is refused', async () => {
  await expect(loadFamily('NONE')).rejects.toThrow(RangeError);
});
