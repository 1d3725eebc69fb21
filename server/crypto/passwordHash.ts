import { hash, verify } from '@node-rs/argon2';

/** Makes and checks the hashes that are kept of passwords. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for a hash that cost less to make as for one of today, so that time does not tell them apart. */
  verify(hash: string, password: string): Promise<boolean>;
  /** Whether a hash cost less to make than hashes do today. */
  isOutdated(hash: string): boolean;
}

/** What one argon2id hash takes. */
export interface Argon2Cost {
  /** KiB. */
  readonly memoryCost: number;
  /** Passes over the memory. */
  readonly timeCost: number;
  /** Lanes. */
  readonly parallelism: number;
}

/** The second recommendation of RFC 9106 in one lane, since other sign-ins use the other cores: 64 MiB, three passes. */
export const argon2Cost: Argon2Cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

const costForm = /^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,4}),p=\d{1,3}\$/;

const workOf = ({ memoryCost, timeCost }: Pick<Argon2Cost, 'memoryCost' | 'timeCost'>) =>
  memoryCost * timeCost;

/** KiB written to make a hash; null where a text is none. */
function readWork(kept: string): number | null {
  const [, memoryCost, timeCost] = costForm.exec(kept) ?? [];
  return memoryCost && timeCost
    ? workOf({ memoryCost: Number(memoryCost), timeCost: Number(timeCost) })
    : null;
}

/** Whether a hash cost less to make than hashes of a cost do. */
export function isCheaper(kept: string, cost: Argon2Cost): boolean {
  const work = readWork(kept);
  return work !== null && work < workOf(cost);
}

/** The smallest memory that argon2 takes, in KiB. */
const LEAST_MEMORY = 8;

/** What is left to do beside checking a hash that cost less; null where it did not. */
export function getRestOfCost(kept: string, cost: Argon2Cost): Argon2Cost | null {
  if (!isCheaper(kept, cost)) return null;
  const left = (workOf(cost) - (readWork(kept) ?? 0)) / cost.timeCost;
  return { ...cost, memoryCost: Math.max(LEAST_MEMORY, Math.round(left)) };
}

/** Makes argon2id of a cost, in Node's own pool of threads. */
export function createArgon2id(cost: Argon2Cost): PasswordHasher {
  return {
    hash: (password) => hash(password, cost),
    async verify(kept, password) {
      const isRight = await verify(kept, password);
      const rest = getRestOfCost(kept, cost);
      if (rest) await hash(password, rest);
      return isRight;
    },
    isOutdated: (kept) => isCheaper(kept, cost),
  };
}

/** argon2id at the house's cost; each call takes some 60 ms of a core. */
export const argon2id: PasswordHasher = createArgon2id(argon2Cost);
