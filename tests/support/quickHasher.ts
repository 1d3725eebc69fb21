import { createArgon2id } from '../../server/crypto/passwordHash.ts';

/** argon2id at its cheapest, for tests that are about something else. */
export const quickHasher = createArgon2id({ memoryCost: 8, timeCost: 1, parallelism: 1 });
