import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseJsonDocument, type JsonDocument } from '../../engine/brand/jsonDocument.ts';
import { parseThemeText } from '../../engine/theme/parseThemeText.ts';
import type { ThemeTokens } from '../../engine/theme/types.ts';
import type { FaultBook } from './faultBook.ts';
import { readTextFile } from './textFiles.ts';

const ENDING = '.tokens.json';
const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;

interface ThemeEntry {
  /** Undefined where the theme never had a good state since the start. */
  readonly tokens?: ThemeTokens;
  readonly text: string;
  readonly folder: string;
}

/** The themes of some folders, of a name the first; a bad edit keeps the last good state of a theme. */
export class ThemeFiles {
  readonly #folders: readonly string[];
  readonly #faults: FaultBook;
  readonly #displayPath: (file: string) => string;
  readonly #themes = new Map<string, ThemeEntry>();

  constructor(folders: readonly string[], faults: FaultBook, displayPath: (file: string) => string) {
    this.#folders = folders;
    this.#faults = faults;
    this.#displayPath = displayPath;
  }

  names(): readonly string[] {
    return [...this.#themes.keys()].sort();
  }

  find(name: string): ThemeTokens | undefined {
    return this.#themes.get(name)?.tokens;
  }

  /** The file of a theme with the places of its values. */
  documentOf(name: string): JsonDocument {
    const { folder = this.#folders[0]! } = this.#themes.get(name) ?? {};
    const file = this.#displayPath(path.join(folder, name + ENDING));
    return parseJsonDocument(file, this.#themes.get(name)?.text ?? '{}');
  }

  /** Reads the whole folders; returns the names of the themes that changed. */
  async refreshAll(): Promise<readonly string[]> {
    const listed = await Promise.all(
      this.#folders.map((folder) => readdir(folder).catch((): string[] => [])),
    );
    const files = listed.flat();
    const found = files.flatMap((file) => this.nameOf(file) ?? []);
    const changed: string[] = [];
    for (const name of new Set([...found, ...this.#themes.keys()])) {
      if (await this.refresh(name)) changed.push(name);
    }
    return changed;
  }

  /** The theme that a file of the folder holds. */
  nameOf(file: string): string | undefined {
    const name = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : '';
    return NAME.test(name) ? name : undefined;
  }

  /** The file of a theme in the first folder that has one. */
  async #read(name: string) {
    for (const folder of this.#folders) {
      const read = await readTextFile(folder, name + ENDING);
      if (read.kind !== 'absent') return { folder, read };
    }
    return { folder: this.#folders[0]!, read: { kind: 'absent' } as const };
  }

  /** Reads one theme again; says whether what it serves changed. */
  async refresh(name: string): Promise<boolean> {
    const before = this.#themes.get(name);
    const { folder, read } = await this.#read(name);
    if (read.kind === 'absent' && !before?.tokens) return this.#themes.delete(name);
    if (read.kind === 'text' && before?.text === read.text) return false;
    const owner = `theme ${name}`;
    const file = this.#displayPath(path.join(folder, name + ENDING));
    if (read.kind !== 'text') {
      const fault = read.kind === 'refused' ? read.fault : ABSENT;
      this.#faults.set(owner, [{ severity: 'error', file, path: '', ...fault }]);
      this.#themes.set(name, { tokens: before?.tokens, text: '', folder });
      return false;
    }
    const { tokens, faults } = parseThemeText(file, read.text);
    this.#faults.set(owner, faults);
    this.#themes.set(name, { tokens: tokens ?? before?.tokens, text: read.text, folder });
    return tokens !== undefined;
  }
}

const ABSENT = {
  rule: 'file.missing' as const,
  message: 'The theme was deleted while it was in use; its last state is still served.',
  line: 1,
  column: 1,
};
