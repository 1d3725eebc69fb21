import { lstat, open, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { MAX_FILE_BYTES } from '../../engine/brand/jsonDocument.ts';
import type { Fault } from '../../engine/brand/fault.ts';
import type { RuleId } from '../../engine/brand/ruleBook.ts';

/** A brand or theme file on disk. `refused` still carries what could be read, to learn the hosts from. */
export type TextFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'refused';
      readonly text: string;
      readonly fault: Pick<Fault, 'rule' | 'message' | 'suggestion' | 'line' | 'column'>;
    };

/** Makes paths as an operator knows them: relative to a folder where they lie below it. */
export function createDisplayPath(cwd: string): (file: string) => string {
  return (file) => {
    const relative = path.relative(cwd, file);
    return relative.startsWith('..') ? file : relative;
  };
}

/** Reads a file of at most 256 KB that lies in a folder, not beyond it through a link. */
export async function readTextFile(folder: string, name: string): Promise<TextFile> {
  try {
    return await read(folder, path.join(folder, name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'absent' };
    return refuse('file.unreadable', `The file cannot be read (${code ?? String(error)}).`);
  }
}

async function read(folder: string, file: string): Promise<TextFile> {
  const link = await lstat(file);
  if (link.isSymbolicLink() && !(await isInside(folder, file))) {
    return refuse('file.outside', 'The file is a link that leads out of its folder.');
  }
  const facts = link.isSymbolicLink() ? await stat(file) : link;
  if (!facts.isFile()) return refuse('file.unreadable', 'This is no file.');
  if (facts.size > MAX_FILE_BYTES) {
    const message = `The file has ${Math.ceil(facts.size / 1024)} KB; at most ${MAX_FILE_BYTES / 1024} KB are read.`;
    return refuse('file.tooLarge', message, { text: await readStart(file) });
  }
  return decode(await readFile(file));
}

/** Whether a path, all links followed, lies below a folder. */
export async function isInside(folder: string, file: string): Promise<boolean> {
  const [base, target] = await Promise.all([realpath(folder), realpath(file)]);
  return target.startsWith(base + path.sep);
}

// A byte order mark is kept, because it is a fault.
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

function decode(bytes: Buffer): TextFile {
  try {
    return { kind: 'text', text: strict.decode(bytes) };
  } catch {
    const text = lenient.decode(bytes);
    const before = text.slice(0, Math.max(0, text.indexOf('\uFFFD'))).split('\n');
    return refuse('file.encoding', 'The file is not UTF-8 text.', {
      text,
      line: before.length,
      column: before.at(-1)!.length + 1,
    });
  }
}

async function readStart(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const start = Buffer.alloc(MAX_FILE_BYTES);
    const { bytesRead } = await handle.read(start, 0, MAX_FILE_BYTES, 0);
    return lenient.decode(start.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

const REMEDIES: Readonly<Partial<Record<RuleId, string>>> = {
  'file.encoding': 'Save it as UTF-8 (your editor calls this "encoding").',
  'file.outside': 'Put the file itself into the folder instead of a link to it.',
  'file.tooLarge': 'Take out what does not belong in it; a brand file rarely has more than 20 KB.',
  'file.unreadable': 'Make it a file that the account which runs Livery may read.',
};

function refuse(
  rule: RuleId,
  message: string,
  { text = '', line = 1, column = 1 }: { text?: string; line?: number; column?: number } = {},
): TextFile {
  return { kind: 'refused', text, fault: { rule, message, suggestion: REMEDIES[rule], line, column } };
}
