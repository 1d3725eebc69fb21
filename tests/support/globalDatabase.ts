import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase, prepareDatabase } from '../../server/db/database.ts';
import { startEmbedded } from '../../server/embedded/startEmbedded.ts';
import { seedCatalogue } from '../../server/seed/seedCatalogue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's template database: migrated, with the catalogue in it. */
    templateUrl: string;
  }
}

const migrationsDirectory = path.resolve(import.meta.dirname, '../../server/db/migrations');

interface Server {
  readonly adminUrl: string;
  stop(): Promise<void>;
}

async function startServer(): Promise<Server> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { adminUrl: given, stop: async () => undefined };
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'livery-test-'));
  const embedded = await startEmbedded({ dataDirectory, isDurable: false });
  return {
    adminUrl: embedded.url,
    async stop() {
      await embedded.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function runAsAdmin(adminUrl: string, sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(sql).finally(() => admin.end());
}

/** Starts one PostgreSQL for the whole run and prepares the database every test database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `livery_template_${randomUUID().slice(0, 8)}`;
  const url = new URL(server.adminUrl);
  url.pathname = `/${template}`;
  await runAsAdmin(server.adminUrl, `create database ${template}`);
  await prepareDatabase(url.href, migrationsDirectory);
  const database = connectDatabase(url.href);
  await seedCatalogue(database);
  await database.close();
  project.provide('templateUrl', url.href);
  return async () => {
    await runAsAdmin(server.adminUrl, `drop database ${template} with (force)`);
    await server.stop();
  };
}
