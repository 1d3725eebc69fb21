import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from './startError.ts';

const run = promisify(execFile);

interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** Starts PostgreSQL's programs as a user they accept, since they refuse to run as root. */
export interface Runner {
  /** Gives a folder to that user; does nothing where the process is that user already. */
  own(directory: string): Promise<void>;
  spawn(program: string, args: readonly string[], options: SpawnOptions): ChildProcess;
}

const sameUser: Runner = {
  own: async () => undefined,
  spawn: (program, args, options) => spawn(program, args, options),
};

async function findUser(name: string): Promise<Identity | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function chooseUser(dataDirectory: string): Promise<Identity> {
  const existing = await stat(dataDirectory).catch(() => undefined);
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const found = await findUser('postgres');
  if (found) return found;
  await run('useradd', ['--system', '--user-group', 'postgres']).catch(() => undefined);
  const chosen = (await findUser('postgres')) ?? (await findUser('nobody'));
  if (chosen) return chosen;
  throw new StartError(
    'PostgreSQL does not run as root and this machine has no other user to run it as: start Livery as an ordinary user, or set DATABASE_URL.',
  );
}

async function isReachable(target: string, { uid, gid }: Identity): Promise<boolean> {
  for (let at = path.dirname(target); ; at = path.dirname(at)) {
    const { mode, uid: owner, gid: group } = await stat(at);
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/**
 * Chooses how to run PostgreSQL on `dataDirectory`: directly, or, when the process is root, as the
 * folder's owner, "postgres" or "nobody". Throws StartError when root offers no way.
 */
export async function chooseRunner(dataDirectory: string, program: string): Promise<Runner> {
  if (process.getuid?.() !== 0) return sameUser;
  const identity = await chooseUser(dataDirectory);
  const own = (directory: string) => chown(directory, identity.uid, identity.gid);
  const reachable = await Promise.all(
    [dataDirectory, program].map((target) => isReachable(target, identity)),
  );
  if (reachable.every(Boolean)) {
    return { own, spawn: (file, args, options) => spawn(file, args, { ...options, ...identity }) };
  }
  // Below a closed folder such as /root the user may keep one right of root's: to pass folders.
  const keepRight = [
    `--reuid=${identity.uid}`,
    `--regid=${identity.gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
  ];
  const isPossible = await run('setpriv', [...keepRight, program, '--version']).then(
    () => true,
    () => false,
  );
  if (!isPossible) {
    throw new StartError(
      `PostgreSQL does not run as root, and another user cannot enter ${path.dirname(dataDirectory)}: start Livery as an ordinary user, or move it and DATA_DIR out of the closed folder.`,
    );
  }
  return {
    own,
    spawn: (file, args, options) => spawn('setpriv', [...keepRight, file, ...args], options),
  };
}
