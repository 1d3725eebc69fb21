import type { PasswordHasher } from '../../server/crypto/passwordHash.ts';

/** Hashes that cost nothing, for tests that sign in by the hundred; counts how often a password was checked. */
export interface FakeHasher extends PasswordHasher {
  checks: number;
}

/** What `createFakeHasher` keeps of a password. */
export const fakeHashOf = (password: string) => `fake ${password}`;

/** Makes one. */
export function createFakeHasher(): FakeHasher {
  const hasher: FakeHasher = {
    checks: 0,
    hash: async (password) => fakeHashOf(password),
    async verify(hash, password) {
      hasher.checks += 1;
      return hash === fakeHashOf(password);
    },
    isOutdated: () => false,
  };
  return hasher;
}
