import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeClone, startClone, type Start } from '../../scripts/steps/clone.ts';
import type { FaultRun } from './faultRun.ts';
import { createVerdict } from './verdict.ts';

/** Some user that is not this one; of "nobody" on most systems. */
const OTHER_USER = 65534;
const GIGABYTE = 1024 ** 3;

/** Where starts are tried. */
interface Ground {
  readonly clone: string;
  /** A new folder for the data of one start. */
  readonly data: () => string;
  /** Undone when all were tried, the last first. */
  readonly undo: (act: () => void) => void;
}

type Try = (ground: Ground) => Promise<Start>;

const mount = (ground: Ground, place: string, args: readonly string[]) => {
  execFileSync('mount', [...args, place], { stdio: 'pipe' });
  ground.undo(() => execFileSync('umount', [place], { stdio: 'pipe' }));
};

/** What is hard, and a start under it; one that this machine does not let be set up throws. */
const TRIES: Readonly<Record<string, Try>> = {
  'no locale': ({ clone, data }) => startClone(clone, { DATA_DIR: data(), LC_ALL: 'C' }),
  'a locale that is not there': ({ clone, data }) =>
    startClone(clone, { DATA_DIR: data(), LANG: 'xx_XX.UTF-8', LC_ALL: 'xx_XX.UTF-8' }),
  'a read-only checkout': async (ground) => {
    mount(ground, ground.clone, ['--bind', ground.clone]);
    execFileSync('mount', ['-o', 'remount,bind,ro', ground.clone], { stdio: 'pipe' });
    try {
      return await startClone(ground.clone, { DATA_DIR: ground.data() });
    } finally {
      execFileSync('mount', ['-o', 'remount,bind,rw', ground.clone], { stdio: 'pipe' });
    }
  },
  'leftovers of another user': async ({ clone, data }) => {
    const folder = data();
    await startClone(clone, { DATA_DIR: folder });
    execFileSync('chown', ['-R', `${OTHER_USER}:${OTHER_USER}`, folder], { stdio: 'pipe' });
    return startClone(clone, { DATA_DIR: folder });
  },
  'a full disk': (ground) => {
    const folder = ground.data();
    mount(ground, folder, ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs']);
    return startClone(ground.clone, { DATA_DIR: folder });
  },
  'one gigabyte of memory': ({ clone, data, undo }) => {
    const { folder, limit } = findMemoryGroups();
    const group = path.join(folder, `livery-starts-${process.pid}`);
    mkdirSync(group);
    undo(() => rmdirSync(group));
    writeFileSync(path.join(group, limit), String(GIGABYTE), { flag: 'r+' });
    const join = `echo $$ > ${group}/cgroup.procs && exec "$@"`;
    return startClone(clone, { DATA_DIR: data() }, ['sh', '-c', join, 'sh']);
  },
};

/** Where groups with a limit of memory are made, by the first or the second kind of them. */
function findMemoryGroups() {
  const second = '/sys/fs/cgroup';
  if (existsSync(path.join(second, 'cgroup.controllers'))) {
    return { folder: second, limit: 'memory.max' };
  }
  return { folder: path.join(second, 'memory'), limit: 'memory.limit_in_bytes' };
}

/** A start that failed says so in a sentence or two, and shows nobody its stack. */
function isTold({ code, complaints }: Start): boolean {
  const lines = complaints.trim().split('\n');
  return (
    code === 1 && lines.length <= 3 && /[.!]$/.test(lines.at(-1)!) && !/^\s+at /m.test(complaints)
  );
}

/** Starts a clone of the build where it is hard to; how many starts neither worked nor said what to do. */
export async function tryStarts({ say }: FaultRun): Promise<number> {
  const verdict = createVerdict(say);
  const folder = mkdtempSync(path.join(tmpdir(), 'livery-starts-'));
  const undone: (() => void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  let count = 0;
  try {
    const clone = await makeClone(folder);
    const data = () => {
      count += 1;
      const made = path.join(folder, `data ${count}`);
      mkdirSync(made);
      return made;
    };
    const ground: Ground = { clone, data, undo: (act) => undone.unshift(act) };
    for (const [name, attempt] of Object.entries(TRIES)) {
      const start = await Promise.resolve(ground)
        .then(attempt)
        .catch((error: Error) => error.message.split('\n')[0]!);
      if (typeof start === 'string') say(`${name}: not tried here (${start})`);
      else if (start.status === 200 && start.code === 0) say(`${name}: started`);
      else if (isTold(start)) say(`${name}: ${start.complaints.trim()}`);
      else {
        verdict.fail(
          `${name}: it answered ${start.status || 'nothing'}, ended with ${start.code}, and said:\n${start.said}${start.complaints}`,
        );
      }
    }
  } finally {
    for (const act of undone) {
      try {
        act();
      } catch (error) {
        verdict.fail(`What was set up for a try stays: ${(error as Error).message}`);
      }
    }
  }
  say(`starts: ${verdict.words}`);
  return verdict.failures;
}
