import { hash, verify } from '@node-rs/argon2';

/** Makes and checks the hashes that are kept of passwords. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** OWASP's smallest setting for argon2id, the variant the package uses unless told otherwise: 19 MiB, two passes. */
export const argon2Parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id with the house's parameters, in Node's own pool of threads; each call takes some 20 ms. */
export const argon2id: PasswordHasher = {
  hash: (password) => hash(password, argon2Parameters),
  verify: (kept, password) => verify(kept, password),
};
