import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fault } from '../../../engine/brand/fault.ts';
import { runUnattended } from '../../../scripts/brand/runUnattended.ts';
import { BrandText } from './brandText.ts';
import type { Mutation } from './mutation.ts';

type Contents = string | Buffer | null;

/** A copy of the shipped brands that is changed, checked by the operators' command and put back. */
export class CheckedFolder {
  readonly folder: string;

  static async copy(root: string): Promise<CheckedFolder> {
    const folder = await mkdtemp(path.join(tmpdir(), 'livery-faults-'));
    for (const name of ['brands', 'themes', 'schemas/generated/catalogue.json']) {
      await cp(path.join(root, name), path.join(folder, name), { recursive: true });
    }
    return new CheckedFolder(folder);
  }

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** The brands as shipped. */
  async brands(): Promise<readonly BrandText[]> {
    const ids = (await readdir(path.join(this.folder, 'brands'))).sort();
    const texts = ids.map((id) =>
      readFile(path.join(this.folder, 'brands', id, 'brand.json'), 'utf8'),
    );
    return (await Promise.all(texts)).map((text, at) => new BrandText(ids[at]!, text));
  }

  /** What the command line says of all brands. */
  async check(): Promise<readonly Fault[]> {
    const { out } = await runUnattended(['check', '--format', 'json'], { cwd: this.folder });
    return (JSON.parse(out) as { faults: readonly Fault[] }).faults;
  }

  /** What the command line says while a change is in place. */
  async checkWith({ files }: Mutation): Promise<readonly Fault[]> {
    const before: [string, Buffer | null][] = [];
    for (const file of Object.keys(files)) {
      before.push([file, await readFile(path.join(this.folder, file)).catch(() => null)]);
    }
    try {
      for (const [file, contents] of Object.entries(files)) await this.#write(file, contents);
      return await this.check();
    } finally {
      for (const [file, contents] of before) await this.#restore(file, contents);
    }
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  async #write(file: string, contents: Contents): Promise<void> {
    const place = path.join(this.folder, file);
    if (contents === null) return rm(place);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, contents);
  }

  /** A folder that was only there for the change goes with it. */
  async #restore(file: string, contents: Buffer | null): Promise<void> {
    if (contents) return writeFile(path.join(this.folder, file), contents);
    await rm(path.dirname(path.join(this.folder, file)), { recursive: true, force: true });
  }
}
