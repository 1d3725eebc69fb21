import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSecretBox } from './secretBox.ts';

const box = createSecretBox(randomBytes(32), randomBytes);

it('opens what it sealed, each time sealed differently', () => {
  const [one, other] = [box.seal('JBSWY3DP', 'ana'), box.seal('JBSWY3DP', 'ana')];
  expect(one).not.toBe(other);
  expect([box.open(one, 'ana'), box.open(other, 'ana')]).toEqual(['JBSWY3DP', 'JBSWY3DP']);
});

it('opens what was sealed under a former secret, and seals it anew under the present one', () => {
  const [present, former] = [randomBytes(32), randomBytes(32)];
  const both = createSecretBox(present, randomBytes, [randomBytes(32), former]);
  const old = createSecretBox(former, randomBytes).seal('JBSWY3DP', 'ana');
  expect(both.open(old, 'ana')).toBe('JBSWY3DP');
  const renewed = both.renew(old, 'ana')!;
  expect(createSecretBox(present, randomBytes).open(renewed, 'ana')).toBe('JBSWY3DP');
  expect([both.renew(renewed, 'ana'), both.renew(old, 'eve'), both.renew('', 'ana')]).toEqual([
    null,
    null,
    null,
  ]);
});

it('opens nothing for another owner, under another secret, or that was changed', () => {
  const sealed = box.seal('JBSWY3DP', 'ana');
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1]! ^= 1;
  expect(box.open(sealed, 'eve')).toBeNull();
  expect(createSecretBox(randomBytes(32), randomBytes).open(sealed, 'ana')).toBeNull();
  expect(box.open(changed.toString('base64url'), 'ana')).toBeNull();
  expect(box.open('', 'ana')).toBeNull();
});
