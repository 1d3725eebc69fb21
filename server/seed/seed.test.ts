import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATEGORY_FEATURE, type GameCategory } from '../../schemas/api/games.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { phoneBook } from '../../engine/fields/phoneBook.ts';
import { LOTTERIES } from '../../engine/lottery/lotteries.ts';
import { listWins } from '../modules/games/wins.repository.ts';
import { GAMES, VENDORS } from './catalogue.ts';
import { demoMerchants } from './content/demo.ts';
import { withPlatformTransaction, withTransaction } from '../db/database.ts';
import { seedCatalogue } from './seedCatalogue.ts';
import { seedDemo, type DemoMember } from './seedDemo.ts';
import { createSecretBox } from '../crypto/secretBox.ts';
import { demoTotpKey } from './seedIdentity.ts';
import { seedPlatform } from './seedPlatform.ts';

const now = new Date('2026-11-21T20:00:00Z');
const hourMs = 3_600_000;
const secret = randomBytes(32);

let database: TestDatabase;
let dataDirectory: string;
let members: DemoMember[];

beforeAll(async () => {
  database = await createTestDatabase();
  dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'livery-seed-'));
  await seedPlatform(database, now);
  members = await seedDemo(database, { dataDirectory, now, secret });
});

afterAll(async () => {
  await database.close();
  await rm(dataDirectory, { recursive: true });
});

async function readAll(merchantCode: string) {
  return withTransaction(database, { merchantCode }, async (tx) => ({
    vendors: await tx.selectFrom('vendors').selectAll().orderBy('code').execute(),
    games: await tx.selectFrom('games').selectAll().orderBy('id').execute(),
    banners: await tx.selectFrom('banners').selectAll().orderBy('sort').execute(),
    announcements: await tx.selectFrom('announcements').selectAll().orderBy('sort').execute(),
    help: await tx.selectFrom('help_articles').selectAll().orderBy('sort').execute(),
    winners: await tx
      .selectFrom('winners')
      .select(['masked_account', 'game_id', 'amount_minor', 'currency', 'won_at'])
      .orderBy('won_at')
      .execute(),
    members: await tx.selectFrom('members').selectAll().orderBy('account').execute(),
  }));
}

describe('the seeds', () => {
  it('change nothing when they run again at the same time of day', async () => {
    const before = await readAll('AURORA');
    await seedPlatform(database, now);
    const again = await seedDemo(database, { dataDirectory, now, secret });
    expect(await readAll('AURORA')).toEqual(before);
    expect(again).toEqual(members);
  });

  it('may run in two gateways at once', async () => {
    await Promise.all([seedPlatform(database, now), seedPlatform(database, now)]);
    const both = [1, 2].map(() => seedDemo(database, { dataDirectory, now, secret }));
    await expect(Promise.all(both)).resolves.toHaveLength(2);
  });

  it('know every vendor and game of the catalogue', async () => {
    const { vendors, games } = await readAll('AURORA');
    expect(vendors).toHaveLength(VENDORS.length);
    expect(games).toHaveLength(GAMES.length);
  });

  it("keep an operator's status of a game while they mend its name", async () => {
    const id = GAMES[0]?.id ?? '';
    await database.owner
      .updateTable('games')
      .set({ status: 'maintenance', name: 'Mistyped' })
      .where('id', '=', id)
      .execute();
    await seedCatalogue(database);
    const game = await withPlatformTransaction(database, (tx) =>
      tx.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(game).toMatchObject({ status: 'maintenance', name: GAMES[0]?.name });
  });

  it('leave content alone that an operator edited or thinned out', async () => {
    await withTransaction(database, { merchantCode: 'SAKURA' }, async (tx) => {
      const own = (id: string) => tx.deleteFrom('banners').where('id', '=', id).execute();
      await own('w_home-sakura-fair');
      await tx
        .updateTable('banners')
        .set({ link: '/mine' })
        .where('merchant_code', '=', 'SAKURA')
        .execute();
    });
    await seedDemo(database, { dataDirectory, now, secret });
    const { banners } = await readAll('SAKURA');
    const own = banners.filter((banner) => banner.merchant_code === 'SAKURA');
    expect(own.map((banner) => banner.id)).not.toContain('w_home-sakura-fair');
    expect(new Set(own.map((banner) => banner.link))).toEqual(new Set(['/mine']));
  });

  it('refresh the winners to the hours before the start', async () => {
    const later = new Date(now.getTime() + 24 * hourMs);
    await seedDemo(database, { dataDirectory, now: later, secret });
    const { winners } = await readAll('LOTUS');
    expect(winners).toHaveLength(60);
    for (const { won_at, amount_minor, masked_account } of winners) {
      expect(won_at.getTime()).toBeGreaterThan(later.getTime() - 6 * hourMs);
      expect(won_at.getTime()).toBeLessThanOrEqual(later.getTime());
      expect(amount_minor).toBeGreaterThan(0n);
      expect(masked_account).toMatch(/^[a-z]{2}\*{3}\d$/);
    }
  });

  it('let nobody win at a game that cannot be played', async () => {
    const categories = Object.keys(CATEGORY_FEATURE) as GameCategory[];
    const lobby = { categories, hiddenAccountTypes: [], locale: 'en', country: null, now };
    for (const { merchantCode, currency } of demoMerchants) {
      const winners = await withTransaction(database, { merchantCode }, (tx) =>
        listWins(tx, lobby, {
          currency: currency.code,
          limit: 60,
          order: 'time',
          lotteries: LOTTERIES.map(({ id }) => id),
          isShownByDefault: true,
        }),
      );
      expect(winners).toHaveLength(60);
      expect(new Set(winners.map(({ status }) => status))).toEqual(new Set(['normal', null]));
      expect(new Set(winners.map(({ id }) => id)).size).toBeGreaterThan(1);
    }
  });
});

describe('the demo members', () => {
  it('are a member and an agent a merchant, with the password that the start prints', async () => {
    expect(members).toHaveLength(demoMerchants.length * 2);
    for (const { merchantCode, account, password } of members) {
      const { members: rows } = await readAll(merchantCode);
      const row = rows.find((member) => member.account === account);
      expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
      expect(await verify(row?.password_hash ?? '', password)).toBe(true);
    }
  });

  it('have passwords of their own, kept in the data folder', async () => {
    expect(new Set(members.map((member) => member.password)).size).toBe(members.length);
    const kept = await readFile(path.join(dataDirectory, 'demo-members.json'), 'utf8');
    expect(JSON.parse(kept)).toEqual(members);
  });

  it('can be reached, recovered and proven, and their agent has an affiliate code', async () => {
    const box = createSecretBox(secret, randomBytes);
    for (const { merchantCode } of demoMerchants) {
      const { members: rows } = await readAll(merchantCode);
      const member = rows.find((row) => row.member_type === 2);
      const agent = rows.find((row) => row.member_type === 1);
      expect(member).toMatchObject({ email: `${member?.account}@example.com` });
      expect(phoneBook.parse(member?.phone ?? '', '+1').ok).toBe(true);
      expect(member?.phone_verified_at).toEqual(now);
      expect(box.open(member?.totp_secret ?? '', member?.id ?? '')).toBe(demoTotpKey);
      const affiliates = await withTransaction(database, { merchantCode }, (tx) =>
        tx.selectFrom('affiliates').select(['code', 'member_id']).execute(),
      );
      expect(affiliates).toEqual([{ code: 'WELCOME', member_id: agent?.id }]);
    }
  });

  it('get new passwords when the file is lost, and the old ones no longer count', async () => {
    await rm(path.join(dataDirectory, 'demo-members.json'));
    const [fresh] = await seedDemo(database, { dataDirectory, now, secret });
    const { members: rows } = await readAll(fresh?.merchantCode ?? '');
    const hash = rows.find((row) => row.account === fresh?.account)?.password_hash ?? '';
    expect(await verify(hash, fresh?.password ?? '')).toBe(true);
    expect(await verify(hash, members[0]?.password ?? '')).toBe(false);
  });
});
