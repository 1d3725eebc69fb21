import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULE_BOOK } from '../../engine/brand/ruleBook.ts';
import { PROBLEM_STATUS } from '../../schemas/api/problem.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const [operating, running, messages] = ['OPERATING', 'RUNNING', 'MESSAGES'].map((name) =>
  read(`docs/${name}.md`),
) as [string, string, string];

/** The first cell of every row of a text's tables. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2).split(' |')[0]!.trim());
const messageRows = rowsOf(messages);

/** Whether a row of a table stands for a message; "…" in it stands for anything. */
function isCovered(message: string): boolean {
  return messageRows.some((row) =>
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

describe('docs/MESSAGES.md', () => {
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

  it('leads to the page of every rule', () => {
    const missing = Object.keys(RULE_BOOK).filter(
      (rule) => !messages.includes(`(rules/${rule}.md)`),
    );
    expect(missing).toEqual([]);
  });

  it('names every code of a refused call', () => {
    const missing = Object.keys(PROBLEM_STATUS).filter((code) => !messages.includes(`\`${code}\``));
    expect(missing).toEqual([]);
  });
});

describe('docs/OPERATING.md', () => {
  it('names every command', () => {
    const verbs = [...read('scripts/brand/run.ts').matchAll(/^ {2}(\w+): \{/gm)];
    expect(verbs.length).toBeGreaterThan(4);
    expect(verbs.filter(([, verb]) => !operating.includes(`npm run brand -- ${verb}`))).toEqual([]);
  });
});

describe('docs/RUNNING.md', () => {
  it('names every setting', () => {
    const names = [...read('server/env.ts').matchAll(/(?:text|folder)\('([A-Z_]+)'/g)];
    names.push(...read('server/providers/settings.ts').matchAll(/'([A-Z]+_[A-Z_]+)'/g));
    const rows = rowsOf(running);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter(([, name]) => !rows.includes(`\`${name}\``))).toEqual([]);
  });
});

/** The anchors of a text's headings, as code hosts make them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

describe.each(['OPERATING.md', 'RUNNING.md', 'MESSAGES.md', 'SECURITY.md', 'BRAND_REFERENCE.md'])(
  'docs/%s',
  (name) => {
    it('leads only to files and headings that exist', () => {
      const targets = [...read(`docs/${name}`).matchAll(/\]\((?!http)([^)\s]+)\)/g)];
      const dead = targets.filter(([, target]) => {
        const [file, anchor] = target!.split('#') as [string, string?];
        const at = `docs/${file || name}`;
        if (!existsSync(path.join(root, at))) return true;
        return anchor !== undefined && !anchorsOf(read(at)).includes(anchor);
      });
      expect(dead.map(([link]) => link)).toEqual([]);
    });
  },
);
