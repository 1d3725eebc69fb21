import { availableParallelism } from 'node:os';
import type { PasswordHasher } from '../../crypto/passwordHash.ts';
import { Problem } from '../../http/problem.ts';
import { createBoundedQueue, type QueueLimits } from './boundedQueue.ts';
import { createSecret, type Random } from './secrets.ts';

/** Makes and checks password hashes, a few at a time, so that everything else keeps its share of the machine. */
export interface Passwords {
  /** Throws Problem tooManyRequests where too many wait already. */
  hash(password: string): Promise<string>;
  /**
   * Whether a password is the one that was hashed. Null, for accounts that do not exist or have no password, takes as
   * long and is never right. Throws Problem tooManyRequests where too many wait already.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
  /**
   * A new hash of a password in place of one that cost less than hashes do today; null where that is not needed, or
   * too many wait: the next sign-in is as good.
   */
  renew(hash: string, password: string): Promise<string | null>;
}

/** A core makes some sixteen hashes a second, so the last of these waits for two. */
const WAITING_PER_CORE = 32;

/** As many hashes at a time as the machine has cores; each takes 64 MiB. */
export function getHashLimits(): QueueLimits {
  const running = availableParallelism();
  return { running, waiting: running * WAITING_PER_CORE };
}

/**
 * The same text may be typed as different characters, depending on the keyboard, and comes out of a clipboard with
 * spaces around it: forms check it without them.
 */
const normalise = (password: string) => password.normalize('NFC').trim();

/** Whether two texts in clear are the same password. */
export function isSamePassword(one: string, other: string): boolean {
  return normalise(one) === normalise(other);
}

/** Makes the passwords of a gateway. */
export function createPasswords({
  hasher,
  limits,
  random,
}: {
  readonly hasher: PasswordHasher;
  readonly limits: QueueLimits;
  readonly random: Random;
}): Passwords {
  const queue = createBoundedQueue(limits);
  let nobodysHash: Promise<string> | undefined;
  const getNobodysHash = () => (nobodysHash ??= hasher.hash(createSecret(random)));
  const makeHash = (password: string) => queue.run(() => hasher.hash(normalise(password)));
  return {
    hash: makeHash,
    verify: (hash, password) =>
      queue.run(async () => {
        // Asked for in any case, so that its being made once delays nobody in particular.
        const other = await getNobodysHash();
        const isSame = await hasher.verify(hash ?? other, normalise(password));
        return isSame && hash !== null;
      }),
    async renew(hash, password) {
      if (!hasher.isOutdated(hash)) return null;
      return makeHash(password).catch((error: unknown) => {
        if (error instanceof Problem) return null;
        throw error;
      });
    },
  };
}
