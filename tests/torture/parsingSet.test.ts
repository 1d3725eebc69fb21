import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../engine/brand/fault.ts';
import { parseBrand } from '../../engine/brand/parseBrand.ts';
import { parseJsonDocument } from '../../engine/brand/jsonDocument.ts';
import { BrandFolder, getLive } from '../support/brandFolder.ts';
import { checkFolder } from './checkFolder.ts';
import { packagedTexts, tortureFiles, type TortureFile } from './parsingSet.ts';

// A busy machine takes its time; what hangs, hangs longer than this.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
const textOf = ({ bytes }: TortureFile) => lenient.decode(bytes);
const expecting = (expects: TortureFile['expects']) =>
  tortureFiles.filter((file) => file.expects === expects);

/** JSON allows it and means nothing by it; here it is refused, because one of the two would be lost. */
const TWICE = ['y_object_duplicated_key.json', 'y_object_duplicated_key_and_value.json'];

const isOfJson = ({ rule }: Fault) => /^(json|file)\./.test(rule);
const isError = ({ severity }: Fault) => severity === 'error';

function expectPlaces(faults: readonly Fault[], text: string): void {
  const lines = text.split(/\r\n|\r|\n/);
  for (const { line, column } of faults) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual(lines[line - 1]!.length + 1);
  }
}

describe('the set', () => {
  it('is whole: 95 files to accept, 188 to refuse, 35 that are free', () => {
    expect(tortureFiles).toHaveLength(318);
    expect(expecting('accept')).toHaveLength(95);
    expect(expecting('refuse')).toHaveLength(188);
    expect(expecting('either')).toHaveLength(35);
  });

  it('has every file that is no UTF-8 by its bytes', () => {
    const broken = tortureFiles.filter(
      ({ bytes }) => !Buffer.from(lenient.decode(bytes)).equals(bytes),
    );
    expect(broken).toHaveLength(packagedTexts.size);
    for (const { name, bytes } of broken) {
      const unmarked = packagedTexts.get(name)!.replace(/^\uFEFF/, '');
      expect(new TextDecoder().decode(bytes), name).toBe(unmarked);
    }
  });
});

describe('the parser', () => {
  it.each(expecting('accept'))('takes $name for what JSON.parse does', (file) => {
    const text = textOf(file);
    const { value, faults } = parseJsonDocument(file.name, text);
    if (TWICE.includes(file.name)) {
      expect(faults.map(({ rule }) => rule)).toEqual(['json.duplicateKey']);
    } else {
      expect(faults).toEqual([]);
      expect(value).toEqual(JSON.parse(text));
    }
  });

  it.each(expecting('refuse'))('refuses $name, and says where', (file) => {
    const text = textOf(file);
    const document = parseJsonDocument(file.name, text);
    expect(document.isWhole).toBe(false);
    // A brand is refused for any error, however much of its file was read all the same.
    for (const { faults } of [document, parseBrand('torture', file.name, text)]) {
      expect(faults.filter(isError).filter(({ rule }) => rule.startsWith('json.'))).not.toEqual([]);
      expectPlaces(faults, text.replace(/^\uFEFF/, ''));
    }
  });

  it.each(expecting('either'))('comes to an end with $name', (file) => {
    const text = textOf(file);
    expectPlaces(parseJsonDocument(file.name, text).faults, text.replace(/^\uFEFF/, ''));
    expect(() => parseBrand('torture', file.name, text)).not.toThrow();
  });
});

describe('as brand files', () => {
  let folder: BrandFolder;
  let faults: readonly Fault[];

  const idOf = ({ name }: TortureFile) =>
    `t${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;
  const fileOf = (file: TortureFile) => `brands/${idOf(file)}/brand.json`;
  const faultsOf = (file: TortureFile) => faults.filter((fault) => fault.file === fileOf(file));

  beforeAll(async () => {
    folder = await BrandFolder.create();
    for (const file of tortureFiles) await folder.write(fileOf(file), file.bytes);
    await folder.brand('good');
    faults = await checkFolder(folder.dir);
  });

  afterAll(() => folder.close());

  it('all of them are at fault, and the sound brand beside them is not', () => {
    const blamed = new Set(faults.filter(isError).map(({ file }) => file));
    expect(blamed).toEqual(new Set(tortureFiles.map(fileOf)));
  });

  it('those to accept are read, and blamed for what they say only', () => {
    for (const file of expecting('accept').filter(({ name }) => !TWICE.includes(name))) {
      expect(faultsOf(file).filter(isOfJson), file.name).toEqual([]);
    }
  });

  it('those to refuse are blamed as JSON or as text', () => {
    for (const file of expecting('refuse')) {
      expect(faultsOf(file).filter(isOfJson).filter(isError), file.name).not.toEqual([]);
    }
  });

  it('none of them ever becomes live', async () => {
    const store = await folder.open({ watch: false });
    await store.check();
    for (const { id, state } of store.list()) {
      expect(state, id).toBe(id === 'good' ? 'ok' : 'broken');
    }
  });

  it('written over a live brand, they leave its last good state in place', async () => {
    const store = await folder.open({ watch: false });
    const { revision } = await getLive(store, 'good.test');
    for (const file of tortureFiles) {
      await folder.write('brands/good/brand.json', file.bytes);
      await store.check(['good']);
      expect((await getLive(store, 'good.test')).revision, file.name).toBe(revision);
    }
    expect(store.list().find(({ id }) => id === 'good')?.state).toBe('lastGood');
  });
});
