import { afterEach, beforeEach, expect, it } from 'vitest';
import { getBalance } from '../schemas/api/wallet.ts';
import { runUnattended } from '../scripts/brand/runUnattended.ts';
import { BrandFolder, catalogue, changeOf } from '../tests/support/brandFolder.ts';
import {
  aurora,
  createTestGateway,
  type SignedInAs,
  type TestGateway,
} from '../tests/support/gateway.ts';
import { payIn } from '../tests/support/ledger.ts';
import { addMember, signIn } from '../tests/support/members.ts';
import type { FileBrandStore } from './brands/fileBrandStore.ts';
import type { BrandStoreOptions } from './brands/brandStoreOptions.ts';
import { createTestDatabase, type TestDatabase } from '../tests/support/database.ts';
import { admitIdentity } from './db/merchantCurrencies.ts';

const euro = { code: 'EUR', symbol: '€', decimals: 2 };

let folder: BrandFolder;
let gateway: TestGateway;
let db: TestDatabase;
let store: FileBrandStore;
let as: SignedInAs;

const open = (options: Partial<BrandStoreOptions> = {}) =>
  folder.open({ admit: (identity) => admitIdentity(db, identity), ...options });

const write = (value: object = {}) =>
  folder.brand('aurora', { name: 'Aurora', currency: euro, ...value });

beforeEach(async () => {
  folder = await BrandFolder.create();
  await folder.write('schemas/generated/catalogue.json', JSON.stringify(catalogue));
  await write();
  db = await createTestDatabase();
  store = await open();
  gateway = await createTestGateway({ db, brands: store });
});

afterEach(async () => {
  await gateway.close();
  await db.close();
  await folder.close();
});

/** Lets a member of the brand have 12.34 euros. */
async function enter() {
  const memberId = await addMember({ db }, aurora, { account: 'ada' });
  await payIn(db, aurora, memberId, 1234n);
  as = await signIn(gateway, aurora, 'ada');
}

const readBalance = async () => (await gateway.call(aurora, getBalance, { as })).json().value;

const nameNow = async () => {
  const lookup = await store.getByHost('aurora.test');
  return lookup.kind === 'live' ? lookup.live.brand.name : lookup.kind;
};

it.each([
  ['currency.decimals', { currency: { ...euro, decimals: 3 } }, /currency\.decimals 2/],
  ['currency.code', { currency: { ...euro, code: 'USD' } }, /currency\.code "EUR"/],
  ['merchantCode', { merchantCode: 'AURORB' }, /merchantCode "AURORA"/],
])(
  'an edit of %s is refused while a member has money, and taken over once it is put back',
  async (key, edit, said) => {
    await enter();
    const before = await readBalance();
    expect(before).toEqual({ sumBalance: '12.34', currency: 'EUR' });

    await write({ ...edit, name: 'Aurora Two' });
    const line = await folder.log.line(/merchant\.held/);
    expect(line).toMatch(/^brands\/aurora\/brand\.json:\d+:\d+ /);
    expect(line).toContain(` ${key}: `);
    expect(line).toMatch(said);
    expect(line).toContain('npm run brand -- currency aurora --confirm');
    expect(folder.log.lines.filter((text) => text.includes('merchant.held'))).toHaveLength(1);
    expect(await nameNow()).toBe('Aurora');
    expect(await readBalance()).toEqual(before);

    const changed = changeOf(store, 'aurora');
    await write({ name: 'Aurora Three' });
    await changed;
    expect(await nameNow()).toBe('Aurora Three');
    expect(await readBalance()).toEqual(before);
  },
);

it('an edit that a brand inherits is refused like its own', async () => {
  await folder.brand('house', { abstract: true, hosts: undefined, currency: euro });
  expect(await nameNow()).toBe('Aurora');
  const inherits = changeOf(store, 'aurora');
  await folder.brand('aurora', { extends: 'house', name: 'Aurora Inc' });
  await inherits;
  await enter();

  await folder.brand('house', {
    abstract: true,
    hosts: undefined,
    currency: { ...euro, decimals: 0 },
  });
  expect(await folder.log.line(/merchant\.held/)).toMatch(/^brands\/house\/brand\.json/);
  expect(await readBalance()).toEqual({ sumBalance: '12.34', currency: 'EUR' });
});

it.each([{ currency: { code: 'JPY', symbol: '¥', decimals: 0 } }, { merchantCode: 'AURORB' }])(
  '%j is taken over while nobody and nothing is stored',
  async (edit) => {
    expect(await nameNow()).toBe('Aurora');
    const changed = changeOf(store, 'aurora');
    await write({ ...edit, name: 'Aurora Two' });
    await changed;
    expect(await nameNow()).toBe('Aurora Two');
    expect(store.faults()).toEqual([]);
  },
);

it('a brand that disagrees when the gateway starts is not served until it agrees again', async () => {
  await enter();
  await store.close();
  await write({ currency: { ...euro, decimals: 3 } });
  store = await open();
  expect(await nameNow()).toBe('broken');

  const changed = changeOf(store, 'aurora');
  await write();
  await changed;
  expect(await nameNow()).toBe('Aurora');
});

it('a database that does not answer refuses nothing for good', async () => {
  await store.close();
  let isAway = true;
  const admit: BrandStoreOptions['admit'] = async (identity) => {
    if (isAway) throw new Error('away');
    return admitIdentity(db, identity);
  };
  store = await open({ admit });
  await expect(store.getByHost('aurora.test')).rejects.toThrow('away');
  isAway = false;
  expect(await nameNow()).toBe('Aurora');
});

it('the command puts on record what the file says, and the gateway takes it over', async () => {
  await enter();
  await write({ currency: { ...euro, decimals: 3 } });
  await folder.log.line(/merchant\.held/);
  const at = { cwd: folder.dir, env: { DATABASE_URL: db.url } };
  const run = (args: readonly string[], answer = '') =>
    runUnattended(['currency', 'aurora', ...args], { ...at, ask: async () => answer });

  expect(await run([])).toMatchObject({
    code: 0,
    out: 'On record for merchant AURORA: EUR with 2 decimals.\nThe file of "aurora" says: EUR with 3 decimals.',
  });
  const refused = await run(['--confirm'], 'yes');
  expect([refused.code, refused.complaints]).toEqual([
    2,
    expect.stringContaining('Nothing was changed'),
  ]);
  expect(await readBalance()).toEqual({ sumBalance: '12.34', currency: 'EUR' });

  const changed = changeOf(store, 'aurora');
  const confirmed = await run(['--confirm'], 'AURORA');
  expect([confirmed.code, confirmed.out]).toEqual([
    0,
    expect.stringContaining('No money was converted'),
  ]);
  await changed;
  expect(await readBalance()).toEqual({ sumBalance: '1.234', currency: 'EUR' });

  const back = changeOf(store, 'aurora');
  await write();
  await folder.log.line(/merchant\.held.*currency\.decimals 3/);
  expect((await run(['--confirm', '--yes'])).code).toBe(0);
  await back;
  expect(await readBalance()).toEqual({ sumBalance: '12.34', currency: 'EUR' });
  // Three commands and four edits, each of which a watcher has to notice, take their time on a busy machine.
}, 60_000);
