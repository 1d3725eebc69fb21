import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One story, as Storybook knows it. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

const SOURCE = 'src';

/** What several stories share. */
const STORY_SUPPORT = 'tests/support';

/** The browser's source: which file uses which, and what stories there are. */
export class SourceMap {
  readonly #texts = new Map<string, string>();
  readonly #reached = new Map<string, ReadonlySet<string>>();

  /** Reads the source below a folder; empty where there is none, as where only the built product is installed. */
  static read(root: string): SourceMap {
    const map = new SourceMap();
    for (const folder of [SOURCE, STORY_SUPPORT]) {
      if (!existsSync(path.join(root, folder))) continue;
      const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
      for (const name of names) {
        if (!/\.(tsx?|css)$/.test(name) || /\.test\.tsx?$/.test(name)) continue;
        const file = `${folder}/${name.split(path.sep).join('/')}`;
        map.#texts.set(file, readFileSync(path.join(root, file), 'utf8'));
      }
    }
    return map;
  }

  /** The files, without stories, whose text matches. */
  filesWith(...patterns: readonly RegExp[]): readonly string[] {
    return [...this.#texts].flatMap(([file, text]) =>
      file.startsWith(`${SOURCE}/`) &&
      !isStories(file) &&
      patterns.every((pattern) => pattern.test(text))
        ? [file]
        : [],
    );
  }

  has(file: string): boolean {
    return this.#texts.has(file);
  }

  /** Whether a file uses one of others, directly or not, or is one of them. */
  uses(file: string, others: ReadonlySet<string>): boolean {
    return [...this.#reach(file)].some((reached) => others.has(reached));
  }

  /**
   * The stories that show one of the files. Where some, or their title, are named after a part, only those; else those
   * whose own file imports one of the files; else all that reach one.
   */
  storiesOf(files: ReadonlySet<string>, partName?: string): readonly Story[] {
    const storyFiles = [...this.#texts.keys()].filter(isStories);
    const reaching = storyFiles.filter((file) => this.uses(file, files));
    const all = reaching.flatMap((file) => this.#storiesIn(file));
    const named = partName === undefined ? [] : all.filter((story) => isNamed(story, partName));
    if (named.length > 0) return named;
    const direct = reaching.filter((file) => this.#importsOf(file).some((used) => files.has(used)));
    return direct.length > 0 ? direct.flatMap((file) => this.#storiesIn(file)) : all;
  }

  #storiesIn(file: string): readonly Story[] {
    const text = this.#texts.get(file) ?? '';
    const title = /const meta\b[^{]*\{[^}]*?\btitle: '([^']+)'/.exec(text)?.[1];
    if (title === undefined) return [];
    return [...text.matchAll(/^export const (\w+)\b/gm)].map(([, name]) => ({
      id: storyId(title, name!),
      title,
      name: name!,
    }));
  }

  #reach(start: string): ReadonlySet<string> {
    const known = this.#reached.get(start);
    if (known) return known;
    const seen = new Set([start]);
    for (const file of seen) {
      // The list of all screens leads to everything and shows nothing.
      if (file.endsWith('/screens.ts')) continue;
      for (const used of this.#importsOf(file)) seen.add(used);
    }
    this.#reached.set(start, seen);
    return seen;
  }

  #importsOf(file: string): readonly string[] {
    const text = this.#texts.get(file) ?? '';
    const written = text.matchAll(/(?:\bfrom |\bimport\(|\bimport )'(\.[^']+)'/g);
    return [...written].map(([, target]) =>
      path.posix.normalize(path.posix.join(path.posix.dirname(file), target!)),
    );
  }
}

function isNamed({ title, name }: Story, part: string): boolean {
  return title.endsWith(`/${part}`) || name.startsWith(part);
}

function isStories(file: string): boolean {
  return file.endsWith('.stories.tsx');
}

/** The id that Storybook gives a story: its title and its export, in small words. */
export function storyId(title: string, exportName: string): string {
  const words = exportName
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replaceAll(/([a-zA-Z])(\d)/g, '$1-$2');
  return `${toKebab(title)}--${toKebab(words)}`;
}

function toKebab(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
