import { open } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { MAX_ASSET_BYTES } from '../../../engine/brand/assetFacts.ts';
import { inspectSvg } from '../../../engine/brand/svgProblems.ts';
import type { Read } from './names.ts';

/** A logo that an operator brings along. */
export interface LogoFile {
  readonly bytes: Buffer;
  readonly ending: LogoEnding;
}

const ENDINGS = ['svg', 'png', 'webp'] as const;
type LogoEnding = (typeof ENDINGS)[number];

/** Reads and checks a logo as the gateway would check it. Never throws for anything in the file. */
export async function readLogo(file: string): Promise<Read<LogoFile>> {
  const ending = ENDINGS.find((known) => known === path.extname(file).slice(1).toLowerCase());
  const refuse = (why: string) => ({ ok: false, problem: `The logo "${file}" ${why}` }) as const;
  if (!ending) return refuse(`must end in ${ENDINGS.map((known) => `.${known}`).join(', ')}.`);
  const read = await readBytes(file);
  if (!read.ok) return refuse(read.problem);
  const bytes = read.value;
  if (ending === 'svg') {
    const problem = inspectSvg(bytes.toString('utf8')).problems[0];
    if (!problem) return { ok: true, value: { bytes, ending } };
    return refuse(`is refused at line ${problem.line}: ${problem.message}`);
  }
  const facts = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (facts?.format !== ending) return refuse(`is no ${ending} picture.`);
  return { ok: true, value: { bytes, ending } };
}

async function readBytes(file: string): Promise<Read<Buffer>> {
  try {
    const handle = await open(file);
    try {
      const facts = await handle.stat();
      if (!facts.isFile()) return { ok: false, problem: 'is no file.' };
      if (facts.size > MAX_ASSET_BYTES) {
        const size = Math.ceil(facts.size / 1024);
        const problem = `has ${size} KB; at most ${MAX_ASSET_BYTES / 1024} KB are allowed.`;
        return { ok: false, problem };
      }
      return { ok: true, value: await handle.readFile() };
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    return { ok: false, problem: isMissing ? 'does not exist.' : `cannot be read (${code}).` };
  }
}
