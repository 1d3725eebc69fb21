import { randomInt, randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDataFolder } from '../embedded/makeDataFolder.ts';

/** A member of a demo merchant and the password to sign in with, in clear. */
export interface DemoMember {
  readonly merchantCode: string;
  readonly account: string;
  readonly kind: 'member' | 'agent';
  readonly password: string;
}

/** A demo member; `isFresh` when its password was made just now. */
export type DemoSignIn = DemoMember & { readonly isFresh: boolean };

// Without letters and digits that are easily taken for one another.
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';

function pickFrom(alphabet: string, count: number): string {
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** A random password of letters and digits that is easy to type. */
export function createDemoPassword(): string {
  return pickFrom(letters, 9) + pickFrom(digits, 3);
}

async function readKept(file: string): Promise<readonly DemoMember[]> {
  try {
    const kept: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Array.isArray(kept) ? (kept as DemoMember[]) : [];
  } catch {
    return [];
  }
}

/**
 * Gives every demo member its password: the one kept in the data folder's demo-members.json (mode 600),
 * or a new random one, which is then kept there.
 */
export async function readOrMakeDemoPasswords(
  dataDirectory: string,
  members: readonly Omit<DemoMember, 'password'>[],
): Promise<DemoSignIn[]> {
  const file = path.join(dataDirectory, 'demo-members.json');
  const kept = await readKept(file);
  const all = members.map((member): DemoSignIn => {
    const known = kept.find(
      ({ merchantCode, account }) =>
        merchantCode === member.merchantCode && account === member.account,
    );
    const password = known?.password ?? createDemoPassword();
    return { ...member, password, isFresh: known === undefined };
  });
  if (all.some(({ isFresh }) => isFresh)) {
    await makeDataFolder(dataDirectory);
    const fresh = `${file}.${randomUUID().slice(0, 8)}`;
    const lines = all.map(({ isFresh: _, ...member }) => member);
    await writeFile(fresh, `${JSON.stringify(lines, null, 2)}\n`, { mode: 0o600 });
    await rename(fresh, file);
  }
  return all;
}
