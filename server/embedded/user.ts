import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { lchown, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { EmbeddedBinaries } from './binaries.ts';
import { copyBinaries } from './copy.ts';
import { StartError } from '../startError.ts';

const run = promisify(execFile);

interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** Starts PostgreSQL's programs as a user they accept, since they refuse to run as root. */
export interface Runner {
  /** Gives a file or folder to that user; does nothing where the process is that user already. */
  own(target: string): Promise<void>;
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
    // A machine may have no such program; its list of users lies where it always does.
    const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
    const fields = users.split('\n').map((line) => line.split(':'));
    const [, , uid, gid] = fields.find(([found]) => found === name) ?? [];
    return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
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

/** How PostgreSQL is run, and which of its programs. */
export interface ChosenPrograms extends EmbeddedBinaries {
  readonly runner: Runner;
}

const isRun = (program: string, args: readonly string[], options: object = {}) =>
  run(program, [...args, '--version'], { cwd: '/', ...options }).then(
    () => true,
    () => false,
  );

/**
 * Chooses how to run PostgreSQL on `dataDirectory`: directly, or, when the process is root, as the folder's owner,
 * "postgres" or "nobody", from a copy of its programs where that user cannot reach them. Throws StartError when root
 * offers no way.
 */
export async function choosePrograms(
  dataDirectory: string,
  installed: EmbeddedBinaries,
  onNotice: (sentence: string) => void = () => undefined,
): Promise<ChosenPrograms> {
  if (process.getuid?.() !== 0) return { ...installed, runner: sameUser };
  const identity = await chooseUser(dataDirectory);
  const own = (target: string) => lchown(target, identity.uid, identity.gid);
  const isUsable = async (program: string) =>
    (await isReachable(program, identity)) && isRun(program, [], identity);
  let binaries = installed;
  if (!(await isUsable(installed.postgres))) {
    binaries = await copyBinaries(installed, isUsable);
    onNotice(
      `PostgreSQL runs from ${path.dirname(binaries.postgres)}: its user cannot enter ${path.dirname(installed.postgres)}.`,
    );
  }
  if (await isReachable(dataDirectory, identity)) {
    const spawnAs: Runner['spawn'] = (file, args, options) =>
      spawn(file, args, { ...options, ...identity });
    return { ...binaries, runner: { own, spawn: spawnAs } };
  }
  // Below a closed folder such as /root the user may keep one right of root's: to pass folders.
  const keepRight = [
    `--reuid=${identity.uid}`,
    `--regid=${identity.gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
  ];
  if (!(await isRun('setpriv', [...keepRight, binaries.postgres]))) {
    throw new StartError(
      `PostgreSQL does not run as root, and another user cannot enter ${path.dirname(dataDirectory)}: set DATA_DIR to a folder that everybody may pass, such as /var/lib/livery/data, or start Livery as an ordinary user.`,
    );
  }
  const spawnWithRight: Runner['spawn'] = (file, args, options) =>
    spawn('setpriv', [...keepRight, file, ...args], options);
  return { ...binaries, runner: { own, spawn: spawnWithRight } };
}
