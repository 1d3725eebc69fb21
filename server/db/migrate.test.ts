import { cp, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabaseUrl, migrationsDirectory } from '../../tests/support/database.ts';
import { modules } from '../modules.ts';
import { listMerchantsToTell } from '../modules/content/content.repository.ts';
import { connectDatabase, prepareDatabase } from './database.ts';
import { migrate } from './migrate.ts';

let directory: string;
let database: Awaited<ReturnType<typeof createTestDatabaseUrl>>;
const clients: pg.Client[] = [];

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'livery-migrations-'));
  await cp(migrationsDirectory, directory, { recursive: true });
  database = await createTestDatabaseUrl('empty');
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
  await database.drop();
  await rm(directory, { recursive: true });
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  clients.push(client);
  return client;
}

describe('migrate', () => {
  it('applies every file once and nothing the second time', async () => {
    const files = (await readdir(directory)).sort();
    const owner = await connect();
    expect(await migrate(owner, directory)).toEqual(files);
    expect(await migrate(owner, directory)).toEqual([]);
  });

  it('is safe when several gateways start on one empty database', async () => {
    const starts = Array.from({ length: 6 }, () => prepareDatabase(database.url, directory));
    await expect(Promise.all(starts)).resolves.toHaveLength(6);
    const owner = await connect();
    const { rows } = await owner.query('select name from schema_migrations');
    expect(rows).toHaveLength((await readdir(directory)).length);
  });

  it('goes on from where an older build stopped', async () => {
    const owner = await connect();
    await migrate(owner, directory);
    await writeFile(path.join(directory, '9000_later.sql'), 'create table later (id int);');
    expect(await migrate(owner, directory)).toEqual(['9000_later.sql']);
  });

  it('undoes a file that fails in the middle and keeps what came before', async () => {
    await writeFile(
      path.join(directory, '9000_broken.sql'),
      'create table half (id int); select * from missing;',
    );
    const owner = await connect();
    await expect(migrate(owner, directory)).rejects.toThrow(
      'The migration 9000_broken.sql failed and was undone: relation "missing" does not exist.',
    );
    const { rows } = await owner.query(
      `select to_regclass('half') as half, to_regclass('games') as games`,
    );
    expect(rows).toEqual([{ half: null, games: 'games' }]);
  });

  it('refuses a database that a newer build has changed', async () => {
    const owner = await connect();
    const newer = path.join(directory, '9000_newer.sql');
    await writeFile(newer, 'select 1;');
    await migrate(owner, directory);
    await rm(newer);
    await expect(migrate(owner, directory)).rejects.toThrow(
      'last used by a newer build of Livery (it has 9000_newer.sql',
    );
  });

  it('refuses a file that was edited after it was applied, but not other line ends', async () => {
    const owner = await connect();
    const file = path.join(directory, '9000_edited.sql');
    await writeFile(file, 'select 1;\nselect 2;\n');
    await migrate(owner, directory);
    await writeFile(file, 'select 1;\r\nselect 2;\r\n');
    await expect(migrate(owner, directory)).resolves.toEqual([]);
    await writeFile(file, 'select 3;\n');
    await expect(migrate(owner, directory)).rejects.toThrow(
      'The migration 9000_edited.sql was edited after this database had run it',
    );
  });
});

/** The same for play money and for real money, eight days ago. */
const playedLongAgo = `
  insert into vendors (code, display_name, categories) values ('V', 'V', '{RNG}');
  insert into games (id, code, name, vendor_code, category, game_type, popularity_rank)
    values ('g', 'G', 'G', 'V', 'RNG', 'SLOT', 1);
  insert into members (id, merchant_code, account, member_type, locale, created_at)
    values ('00000000-0000-0000-0000-000000000001', 'ALPHA', 'ana', 0, 'en', now());
  insert into play_sessions (merchant_code, id, digest, member_id, sign_in_id, vendor_code, game_id, mode, language,
      currency, decimals, created_at, ends_at)
    select 'ALPHA', gen_random_uuid(), sha256(mode::bytea), members.id, gen_random_uuid(), 'V', 'g', mode, 'en',
      'EUR', 2, now() - interval '8 days', now() - interval '8 days'
    from members, unnest(array['real', 'play']) mode;
  insert into play_rounds (merchant_code, vendor_code, id, play_session_id, member_id, game_id, mode, currency,
      decimals, state, opened_at, closed_at)
    select 'ALPHA', 'V', mode, id, member_id, 'g', mode, 'EUR', 2, 'settled', created_at, created_at from play_sessions;
  insert into play_transactions (merchant_code, vendor_code, id, round_id, member_id, kind, state, digest, created_at)
    select 'ALPHA', 'V', mode, mode, member_id, 'debit', 'done', digest, created_at from play_sessions;
  insert into play_wallets (merchant_code, member_id, currency, balance_minor, opened_at)
    select 'ALPHA', id, 'EUR', 1, now() - interval '8 days' from members;
  insert into house_sessions (merchant_code, id, digest, wallet_session_sealed, host, member_alias, game_code, mode,
      currency, decimals, created_at, ends_at)
    select 'ALPHA', id, digest, '', 'a.test', 'ana', 'g', mode, 'EUR', 2, created_at, ends_at from play_sessions;
  insert into house_seeds (merchant_code, id, member_alias, mode, server_seed_sealed, server_seed_hash, state, created_at)
    select 'ALPHA', id, 'ana', mode, '', repeat('0', 64), 'next', created_at from house_sessions;
  insert into house_rounds (merchant_code, id, session_id, request_id, member_alias, game_code, mode, currency, decimals,
      bet, stake_minor, seed_id, state, created_at, try_at)
    select 'ALPHA', repeat('r', 18) || mode, id, repeat('r', 16), 'ana', 'g', mode, 'EUR', 2, '{}', 1, id, 'void',
      created_at, created_at from house_sessions;
  insert into house_table_rounds (merchant_code, id, game_code, phase, phase_ends_at, is_current, server_seed_sealed,
      server_seed_hash, client_seeds, client_seed, outcome, created_at, drawn_at)
    select 'ALPHA', repeat('t', 14) || name, 'g', 'result', now(), false, '', repeat('0', 64), '{}', repeat('0', 64), '{"number": 7}',
      now() - interval '8 days', now()
    from unnest(array['returned', '-watched']) name;
  insert into house_rounds (merchant_code, id, session_id, request_id, member_alias, game_code, mode, currency, decimals,
      bet, stake_minor, table_round_id, client_seed, state, created_at, try_at)
    select 'ALPHA', repeat('b', 22), id, repeat('b', 16), 'ana', 'g', mode, 'EUR', 2, '{}', 1,
      repeat('t', 14) || 'returned', 'c', 'void', created_at, created_at
    from house_sessions where mode = 'real';
  insert into house_table_rounds (merchant_code, id, game_code, phase, phase_ends_at, is_current, is_for_nothing,
      server_seed_sealed, server_seed_hash, client_seeds, client_seed, outcome, created_at, drawn_at)
    select 'ALPHA', repeat('t', 18) || mode, 'g', 'result', now(), false, mode = 'play', '', repeat('0', 64), '{c}',
      repeat('0', 64), '{"number": 7}', now() - interval '8 days', now()
    from house_sessions;
  insert into house_rounds (merchant_code, id, session_id, request_id, member_alias, game_code, mode, currency, decimals,
      bet, stake_minor, table_round_id, client_seed, nonce, outcome, paid_minor, state, created_at, drawn_at, try_at)
    select 'ALPHA', repeat('n', 18) || mode, id, repeat('n', 16), 'ana', 'g', mode, 'EUR', 2, '{}', 1,
      repeat('t', 18) || mode, 'c', 0, '{"number": 7}', 0, 'done', created_at, created_at, created_at
    from house_sessions;
  -- Long open, and still.
  insert into house_sessions (merchant_code, id, digest, wallet_session_sealed, host, member_alias, game_code, mode,
      currency, decimals, created_at, ends_at)
    select merchant_code, gen_random_uuid(), sha256('bo'), '', host, 'bo', game_code, mode, currency, decimals,
      created_at, now() + interval '1 day'
    from house_sessions where mode = 'play';
  insert into house_seeds (merchant_code, id, member_alias, mode, server_seed_sealed, server_seed_hash, state, created_at)
    select merchant_code, gen_random_uuid(), 'bo', mode, '', repeat('0', 64), 'next', created_at
    from house_seeds where mode = 'play';`;

describe('a database login that is no superuser', () => {
  const login = `livery_login_${process.pid}`;
  let owner: pg.Client;
  let url: string;

  beforeEach(async () => {
    owner = await connect();
    await owner.query(`create role ${login} login password 'secret'`);
    const address = new URL(database.url);
    address.username = login;
    address.password = 'secret';
    url = address.href;
  });

  afterEach(async () => {
    await owner.query(`drop owned by ${login} cascade; drop role ${login}`);
  });

  it('is told that it lacks the right to create tables', async () => {
    await expect(prepareDatabase(url, directory)).rejects.toThrow(
      `The database user "${login}" lacks the right CREATE on schema public`,
    );
  });

  it('is told that it may not act as the application', async () => {
    await owner.query(`grant create on schema public to ${login}`);
    await expect(prepareDatabase(url, directory)).rejects.toThrow(
      `lacks the right to act as livery_app: grant it, or let an administrator run GRANT livery_app TO "${login}".`,
    );
  });

  it('sets everything up with these two rights, and cannot read tenants as the owner either', async () => {
    await owner.query(`grant create on schema public to ${login}; grant livery_app to ${login}`);
    await prepareDatabase(url, directory);
    await owner.query(`set app.merchant = 'ALPHA'`);
    await owner.query(`insert into domain_routes (merchant_code, host) values ('ALPHA', 'a.test')`);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select * from domain_routes');
    await client.end();
    expect(rows).toEqual([]);
  });

  it('turns numbers of live tables into outcomes, and keeps the rounds as they were', async () => {
    await owner.query(`grant create on schema public to ${login}; grant livery_app to ${login}`);
    const later = (await readdir(directory)).filter((file) => file >= '0022');
    const aside = await mkdtemp(path.join(os.tmpdir(), 'livery-migrations-'));
    for (const file of later) await rename(path.join(directory, file), path.join(aside, file));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    clients.push(client);
    await migrate(client, directory);
    await owner.query(`
      insert into house_table_rounds (merchant_code, id, game_code, phase, phase_ends_at, is_current,
          server_seed_sealed, server_seed_hash, client_seeds, client_seed, number, created_at, drawn_at)
        values
          ('ALPHA', repeat('a', 22), 'roulette', 'result', now(), false, '', repeat('0', 64), '{c}', repeat('1', 64), 0,
            now(), now()),
          ('BETA', repeat('b', 22), 'roulette', 'betting', now(), true, '', repeat('0', 64), null, null, null, now(),
            null)`);
    for (const file of later) await rename(path.join(aside, file), path.join(directory, file));
    await rm(aside, { recursive: true });
    expect(await migrate(client, directory)).toEqual(later.sort());
    const { rows } = await owner.query(
      'select id, phase, outcome, client_seeds from house_table_rounds order by id',
    );
    expect(rows).toEqual([
      { id: 'a'.repeat(22), phase: 'result', outcome: { number: 0 }, client_seeds: ['c'] },
      { id: 'b'.repeat(22), phase: 'betting', outcome: null, client_seeds: null },
    ]);
  });

  it('sees of every merchant what has ended, sweeps that, and nothing else', async () => {
    await owner.query(`grant create on schema public to ${login}; grant livery_app to ${login}`);
    await prepareDatabase(url, directory);
    await owner.query(`insert into captchas (id, merchant_code, code, ends_at) values
      (gen_random_uuid(), 'ALPHA', '1', now() - interval '2 hours'),
      (gen_random_uuid(), 'BETA', '2', now() - interval '2 hours'),
      (gen_random_uuid(), 'BETA', '3', now() + interval '1 minute')`);
    await owner.query(playedLongAgo);
    const connected = connectDatabase(url);
    const seen = await connected.owner.selectFrom('captchas').select('code').execute();
    expect(seen.map(({ code }) => code).sort()).toEqual(['1', '2']);
    for (const sweep of modules.flatMap((module) => module.sweeps ?? [])) {
      await sweep(connected.owner, new Date());
    }
    await connected.close();
    const { rows } = await owner.query('select code from captchas');
    expect(rows).toEqual([{ code: '3' }]);
    const { rows: played } = await owner.query(`
      select 'round' as what, mode from play_rounds
      union all select 'session', mode from play_sessions
      union all select 'transaction', round_id from play_transactions
      union all select 'house round', mode from house_rounds
      union all select 'house session', mode from house_sessions where member_alias = 'ana'
      union all select 'house seed', mode from house_seeds where member_alias = 'ana'
      union all select 'wallet', currency from play_wallets
      order by 1`);
    const left = ['round', 'round', 'round', 'seed', 'session'].map((what) => `house ${what}`);
    expect(played).toEqual(
      [...left, 'round', 'session', 'transaction'].map((what) => ({ what, mode: 'real' })),
    );
    const { rows: stays } = await owner.query(`
      select id as what from house_table_rounds
      union all select 'seed of ' || member_alias from house_seeds where mode = 'play'
      order by 1`);
    expect(stays.map(({ what }) => what as string)).toEqual([
      'seed of bo',
      'ttttttttttttttreturned',
      'ttttttttttttttttttreal',
    ]);
  });

  it('sees whose announcements and banners begin or end by the clock, and no others', async () => {
    await owner.query(`grant create on schema public to ${login}; grant livery_app to ${login}`);
    await prepareDatabase(url, directory);
    await owner.query(`
      insert into announcements (merchant_code, id, type, titles, contents, starts_at, ends_at, told_at) values
        ('ALPHA', 'begins', 'B', '{}', '{}', now() - interval '1 minute', null, now() - interval '1 hour'),
        ('BETA', 'ends', 'B', '{}', '{}', now() - interval '1 day', now() - interval '1 minute', now() - interval '1 hour'),
        ('GAMMA', 'told', 'B', '{}', '{}', now() - interval '1 minute', null, now()),
        ('DELTA', 'planned', 'B', '{}', '{}', now() + interval '1 hour', null, now());
      insert into banners (merchant_code, id, group_name, art_id, starts_at, ends_at, told_at) values
        ('ALPHA', 'begins', 'g', 'a', now() - interval '1 minute', null, now() - interval '1 hour'),
        ('EPSILON', 'ends', 'g', 'a', null, now() - interval '1 minute', now() - interval '1 hour'),
        ('ZETA', 'always', 'g', 'a', null, null, now() - interval '1 hour'),
        ('ETA', 'planned', 'g', 'a', now() + interval '1 hour', null, now() - interval '1 hour')`);
    const connected = connectDatabase(url);
    const merchants = await listMerchantsToTell(connected.owner, new Date());
    await connected.close();
    expect([...merchants].sort()).toEqual(['ALPHA', 'BETA', 'EPSILON']);
  });
});
