import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A made-up merchant. */
export interface MadeBrand {
  readonly id: string;
  readonly host: string;
  readonly file: object;
}

/** The merchant of a number: its own name, host, code and colour, all else from Aurora. */
export function makeBrand(number: number, name?: string): MadeBrand {
  const id = `b${String(number).padStart(5, '0')}`;
  const color = ((number * 2_654_435_761) % 0x1000000).toString(16).padStart(6, '0');
  const file = {
    version: 1,
    extends: 'aurora',
    name: name ?? `Brand ${number}`,
    merchantCode: id.toUpperCase(),
    hosts: [`${id}.localhost`],
    theme: { overrides: { brand: `#${color}` } },
  };
  return { id, host: `${id}.localhost`, file };
}

/** Writes or replaces the file of a made-up merchant. */
export async function writeBrand(directory: string, { id, file }: MadeBrand): Promise<void> {
  await mkdir(path.join(directory, id), { recursive: true });
  await writeFile(path.join(directory, id, 'brand.json'), JSON.stringify(file, null, 2));
}

/** Writes so many merchants into a new temporary folder. */
export async function writeBrands(
  count: number,
): Promise<{ readonly directory: string; readonly hosts: readonly string[] }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'livery-bench-brands-'));
  const brands = Array.from({ length: count }, (_, at) => makeBrand(at + 1));
  for (const brand of brands) await writeBrand(directory, brand);
  return { directory, hosts: brands.map(({ host }) => host) };
}
