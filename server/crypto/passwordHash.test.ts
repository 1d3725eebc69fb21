import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { createArgon2id, getRestOfCost, isCheaper } from './passwordHash.ts';

const cost = { memoryCost: 64, timeCost: 3, parallelism: 1 };
const hashOf = (memoryCost: number, timeCost: number) =>
  hash('password', { memoryCost, timeCost, parallelism: 1 });

it('knows a hash that cost less, and what is left to do beside checking it', async () => {
  const kept = await hashOf(19, 2);
  expect(isCheaper(kept, cost)).toBe(true);
  const rest = getRestOfCost(kept, cost)!;
  expect(19 * 2 + rest.memoryCost * rest.timeCost).toBeCloseTo(64 * 3, -1);
});

it.each([
  [64, 3],
  [64, 4],
  [128, 2],
])('leaves a hash of %i KiB and %i passes as it is', async (memoryCost, timeCost) => {
  const kept = await hashOf(memoryCost, timeCost);
  expect([isCheaper(kept, cost), getRestOfCost(kept, cost)]).toEqual([false, null]);
});

it('takes no other text for a hash', async () => {
  const hasher = createArgon2id(cost);
  for (const text of ['', 'fake password', '$2b$12$abc', '$argon2id$v=19$m=,t=,p=$']) {
    expect(hasher.isOutdated(text)).toBe(false);
    await expect(hasher.verify(text, 'password')).rejects.toThrow();
  }
});

it('never asks for less memory than argon2 takes', async () => {
  const hasher = createArgon2id({ memoryCost: 9, timeCost: 1, parallelism: 1 });
  const kept = await hashOf(8, 1);
  expect(hasher.isOutdated(kept)).toBe(true);
  expect(await hasher.verify(kept, 'password')).toBe(true);
});
