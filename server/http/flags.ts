import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { Problem } from './problem.ts';

const flagPrefix = '/TCG_PROD_IMAGES/COUNTRY_FLAG/';

/** Twice the size they are shown at, for fine screens. */
const width = 64;
const height = 48;
/** As many as there are codes of two letters, also those that no country has. */
const flagsKept = 676;
const oneYearSeconds = 31_536_000;

const countryCode = /^(?!XX)[A-Z]{2}$/;

/** Islands with numbers of their own whose flags are filed below another's. */
const filedBelow: Readonly<Record<string, string>> = { AC: 'sh-ac', TA: 'sh-ta' };

function getFlagFolder(): string {
  const own = createRequire(import.meta.url);
  return path.join(path.dirname(own.resolve('flag-icons/package.json')), 'flags/4x3');
}

async function drawFlag(folder: string, code: string): Promise<Buffer | null> {
  const file = path.join(folder, `${filedBelow[code] ?? code.toLowerCase()}.svg`);
  const svg = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return svg && sharp(svg).resize(width, height, { fit: 'fill' }).png({ palette: true }).toBuffer();
}

/** `/TCG_PROD_IMAGES/COUNTRY_FLAG/ES.png` and all others: drawn when first asked for, and kept. */
export function addFlags(app: FastifyInstance): void {
  const folder = getFlagFolder();
  const drawn = new LRUCache<string, Promise<Buffer | null>>({ max: flagsKept });
  const getFlag = (code: string) => {
    const kept = drawn.get(code);
    if (kept) return kept;
    const drawing = drawFlag(folder, code);
    drawn.set(code, drawing);
    drawing.catch(() => drawn.delete(code));
    return drawing;
  };
  const options = { schema: { hide: true } };
  app.get<{ Params: { file: string } }>(`${flagPrefix}:file`, options, async (request, reply) => {
    const code = /^(.*)\.png$/i.exec(request.params.file)?.[1]?.toUpperCase() ?? '';
    const flag = countryCode.test(code) ? await getFlag(code) : null;
    if (!flag) throw new Problem('notFound', 'There is no such flag.');
    return reply
      .headers({
        'cache-control': `public, max-age=${oneYearSeconds}, immutable`,
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('image/png')
      .send(flag);
  });
}
