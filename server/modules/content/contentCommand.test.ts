import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runContentCommand } from '../../../scripts/content/run.ts';
import { brandText } from '../../../tests/support/brandFolder.ts';
import { addRows, announcementRow } from '../../../tests/support/content.ts';
import { createTestDatabaseUrl } from '../../../tests/support/database.ts';
import { Operator } from '../../../tests/support/operator.ts';
import { connectDatabase, type Database } from '../../db/database.ts';

let url: string;
let drop: () => Promise<void>;
let db: Database;
let operator: Operator;

beforeAll(async () => {
  ({ url, drop } = await createTestDatabaseUrl());
  db = connectDatabase(url, { poolSize: 1 });
  await addRows(db, '*', 'announcements', [announcementRow({ id: 'default' })]);
});

afterAll(async () => {
  await db.close();
  await drop();
});

beforeEach(async () => {
  operator = await Operator.create();
  const languages = { offered: ['en', 'es'], default: 'en', fallback: 'en' };
  await operator.write('brands/acme/brand.json', brandText('acme', { languages }));
});

afterEach(async () => {
  await operator.close();
  await db.owner.deleteFrom('announcements').where('merchant_code', '=', 'ACME').execute();
});

/** Runs one command as an operator would type it. */
async function run(line: string, env: Record<string, string> = {}) {
  const out: string[] = [];
  const complaints: string[] = [];
  const code = await runContentCommand(line.split(' '), {
    cwd: operator.cwd,
    env: { DATABASE_URL: url, ...env },
    write: (text) => out.push(text),
    complain: (text) => complaints.push(text),
    clock: () => new Date('2026-02-01T12:00:00Z'),
  });
  return { code, out: out.join('\n'), complaints: complaints.join('\n') };
}

const file = (value: object | string) =>
  operator.write('c.json', typeof value === 'string' ? value : JSON.stringify(value, null, 2));

const hours = {
  id: 'hours',
  type: 'B',
  title: { en: 'Hours', es: 'Horario' },
  content: { en: '<p>Always</p>', es: '<p>Siempre</p>' },
};

describe('npm run content', () => {
  it('adds, lists, edits and removes what a file says, by brand or by merchant code', async () => {
    await file({ announcements: [hours] });
    expect(await run('acme add announcements c.json --dry-run')).toMatchObject({
      code: 0,
      out: 'added: hours',
    });
    expect((await run('acme list announcements')).out).toMatch(/^default /);
    expect(await run('ACME add announcements c.json')).toMatchObject({
      code: 0,
      out: 'added: hours',
    });
    expect((await run('acme list announcements')).out).toBe('hours  B            Hours');
    await file((await run('acme list announcements --format json')).out);
    expect((await run('acme edit announcements c.json')).out).toBe('unchanged: hours');
    await file({ announcements: [{ id: 'hours', about: 'screen:notices' }] });
    expect((await run('acme edit announcements c.json')).out).toBe('changed: hours');
    expect(await run('acme remove announcements hours')).toMatchObject({
      code: 0,
      out: 'removed: hours',
    });
  });

  it('names line and column of every fault, and writes nothing', async () => {
    await file(`{
  "announcements": [
    { "id": "a", "type": "B", "title": { "en": "A", "es": "A" }, "content": { "en": "<p>a</p>", "es": "<p>a</p>" },
      "about": "screen:notice" },
    { "id": "b", "type": "B",
      "title": { "en": "A", "ja": "A" },
      "content": { "en": "<p>a</p>", "es": "<p>a</p>" } }
  ]
}`);
    const { code, complaints } = await run('acme add announcements c.json');
    expect(code).toBe(1);
    expect(complaints.split('\n')).toEqual([
      'c.json:4:16 content.about announcements[0].about: There is no screen "notice". → Did you mean "screen:notices"?',
      'c.json:6:35 language.notOffered announcements[1].title.ja: This brand is not offered in "ja". → It is offered in "en", "es".',
      expect.stringMatching(/^c\.json:6:16 warning language\.textUntranslated announcements\[1\]/),
      'Nothing was written.',
    ]);
    expect((await run('acme list announcements')).out).toMatch(/^default /);
  });

  it.each([
    ['{ "announcements": [ { "id": "a", } ] }', 'c.json:1:33 json.syntax'],
    ['{ "announcement": [] }', 'c.json:1:3 schema.unknownKey'],
    ['{ "announcements": [ { "id": "a", "tpye": "B" } ] }', 'c.json:1:35 schema.unknownKey'],
    ['{ "announcements": [ { "id": "a b" } ] }', 'c.json:1:30 schema.format'],
    ['{ "banners": [ { "id": "a" } ] }', 'c.json:1:1 schema.missing'],
    ['{ "announcements": [ { "id": "a" } ] }', 'c.json:1:22 schema.missing'],
  ])('tells what is wrong with %s', async (text, expected) => {
    await file(text);
    const { code, complaints } = await run('acme add announcements c.json');
    expect(code).toBe(1);
    expect(complaints).toContain(expected);
  });

  it.each([
    ['acme', 'Say the verb'],
    ['acme lst banners', 'Did you mean "list"?'],
    ['acme list banner', 'Did you mean "banners"?'],
    ['acne list banners', 'Did you mean "acme"?'],
    ['acme add banners', '"add" takes one file.'],
    ['acme add banners missing.json', 'missing.json cannot be read: ENOENT.'],
    ['acme remove banners', 'takes one id or more'],
    ['acme list banners --formt json', "Unknown option '--formt'"],
  ])('refuses "%s" in a sentence', async (line, expected) => {
    const { code, complaints } = await run(line);
    expect([code, complaints]).toEqual([2, expect.stringContaining(expected)]);
  });

  it('says so where there is no database', async () => {
    const { code, complaints } = await run('acme list banners', {
      DATABASE_URL: '',
      DATA_DIR: operator.path('nothing'),
    });
    expect([code, complaints]).toEqual([2, expect.stringContaining('There is no database in')]);
  });
});
