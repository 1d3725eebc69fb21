import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULE_BOOK } from '../../engine/brand/ruleBook.ts';
import { PROBLEM_STATUS } from '../../schemas/api/problem.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const text = read('docs/OPERATING.md');
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2).split(' |')[0]!.trim());

/** Whether a row of a table stands for a message; "…" in it stands for anything. */
function isCovered(message: string): boolean {
  return rows.some((row) =>
    row.split(' / ').some((wording) => {
      const fragments = wording
        .split('…')
        .map((part) => part.trim())
        .filter((part) => part !== '');
      let from = 0;
      return (
        fragments.join('').length >= 8 &&
        fragments.every((fragment) => {
          const at = message.indexOf(fragment, from);
          from = at + fragment.length;
          return at >= 0;
        })
      );
    }),
  );
}

/** The sentences of a source file that follow a pattern, with what is filled in left out. */
function sentencesIn(file: string, before: string): readonly string[] {
  const found = read(file).matchAll(
    new RegExp(`${before}\\s*(['\`])((?:\\\\.|(?!\\1)[^])*)\\1`, 'g'),
  );
  return [...found]
    .map(([, , sentence]) =>
      sentence!
        .replaceAll(/\$\{[^}]*(\}|$)/g, '…')
        .replaceAll("\\'", "'")
        .replaceAll('\\n', ' '),
    )
    .filter((sentence) => /[a-z]{3}/i.test(sentence));
}

const listSources = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => `${folder}/${file}`);

describe('docs/OPERATING.md', () => {
  it('names every sentence with which a start may fail', () => {
    const sentences = [
      ...listSources('server').flatMap((file) => sentencesIn(file, 'new StartError\\(')),
      ...sentencesIn('server/db/connectionFault.ts', "(?:[A-Z_]+|'\\w+'):"),
    ];
    expect(sentences.length).toBeGreaterThan(35);
    expect(sentences.filter((sentence) => !isCovered(sentence))).toEqual([]);
  });

  it('names every sentence with which a command refuses', () => {
    const before = '(?:(?:UsageError|WriteError|refuse|complain)\\(|\\bproblem[:=])';
    const sentences = listSources('scripts/brand').flatMap((file) => sentencesIn(file, before));
    expect(sentences.length).toBeGreaterThan(25);
    expect(sentences.filter((sentence) => !isCovered(sentence))).toEqual([]);
  });

  it('names every setting', () => {
    const names = [...read('server/env.ts').matchAll(/(?:text|folder)\('([A-Z_]+)'/g)];
    names.push(...read('server/providers/settings.ts').matchAll(/'([A-Z]+_[A-Z_]+)'/g));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter(([, name]) => !rows.includes(`\`${name}\``))).toEqual([]);
  });

  it('leads to the page of every rule', () => {
    const missing = Object.keys(RULE_BOOK).filter((rule) => !text.includes(`(rules/${rule}.md)`));
    expect(missing).toEqual([]);
  });

  it('names every code of a refused call', () => {
    const missing = Object.keys(PROBLEM_STATUS).filter((code) => !text.includes(`\`${code}\``));
    expect(missing).toEqual([]);
  });

  it('names every command', () => {
    const verbs = [...read('scripts/brand/run.ts').matchAll(/^ {2}(\w+): \{/gm)];
    expect(verbs.length).toBeGreaterThan(4);
    expect(verbs.filter(([, verb]) => !text.includes(`npm run brand -- ${verb}`))).toEqual([]);
  });

  it('leads only to files and headings that exist', () => {
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    const targets = [...text.matchAll(/\]\((?!rules|http)([^)]+)\)/g)].map(([, target]) => target!);
    const dead = targets.filter((target) =>
      target.startsWith('#')
        ? !headings.includes(target.slice(1))
        : !existsSync(path.join(root, 'docs', target)),
    );
    expect(dead).toEqual([]);
  });
});
