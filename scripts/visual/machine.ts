import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { platform, release } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What decides how the same page is painted: two machines of one kind give the same pixels. */
export interface MachineKind {
  readonly system: string;
  readonly architecture: string;
  /** Widest vector instructions: the browser paints with them, and each set rounds in its own way. */
  readonly vectors: string;
  /** Of the browser's version, what names its build: patches of a build mend faults, and paint alike. */
  readonly chromium: string;
  /** Hash of the fonts that are installed, with their versions. */
  readonly fonts: string;
}

/** The kind of this machine, with the browser of this version, as in `156.0.8078.79`, that draws. */
export async function readMachineKind(version: string): Promise<MachineKind> {
  return {
    system: await readSystem(),
    architecture: process.arch,
    vectors: await readVectors(),
    chromium: version.split('.').slice(0, 3).join('.'),
    fonts: await hashFonts(),
  };
}

/** One line that names a kind of machine. */
export const describeMachine = ({ system, architecture, vectors, chromium, fonts }: MachineKind) =>
  `${system}, ${architecture} with ${vectors}, Chromium ${chromium}, fonts ${fonts}`;

/** Whether two machines draw alike. */
export const isSameKind = (one: MachineKind, other: MachineKind) =>
  describeMachine(one) === describeMachine(other);

async function readSystem(): Promise<string> {
  const text = await readFile('/etc/os-release', 'utf8').catch(() => '');
  const read = (key: string) => new RegExp(`^${key}="?([^"\\n]*)"?$`, 'm').exec(text)?.[1];
  return read('ID')
    ? `${read('ID')} ${read('VERSION_ID') ?? ''}`.trim()
    : `${platform()} ${release()}`;
}

async function readVectors(): Promise<string> {
  const text = await readFile('/proc/cpuinfo', 'utf8').catch(() => '');
  const flags = new Set(/^flags\s*:(.*)$/m.exec(text)?.[1]?.trim().split(' '));
  return ['avx512f', 'avx2', 'avx', 'sse4_1'].find((flag) => flags.has(flag)) ?? 'unknown';
}

async function hashFonts(): Promise<string> {
  try {
    const { stdout } = await run('fc-list', ['--format', '%{file|basename} %{fontversion}\n']);
    return createHash('sha256')
      .update(stdout.split('\n').sort().join('\n'))
      .digest('hex')
      .slice(0, 8);
  } catch {
    return 'unknown';
  }
}
