import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { connectDatabase, withTransaction } from '../../../server/db/database.ts';
import { startEmbedded } from '../../../server/embedded/startEmbedded.ts';
import { createSecretBox } from '../../../server/crypto/secretBox.ts';
import { loadKeys } from '../../../server/keys.ts';
import { createVendorKey } from '../../../server/modules/play/vendorKeys.ts';
import { startGateway } from '../../bench/benchGateway.ts';
import { callSigned, openLine } from './line.ts';
import { addPlayer, findGame } from './players.ts';
import type { VendorSite } from './site.ts';

const MERCHANT = { merchantCode: 'AURORA', currency: 'EUR', host: 'aurora.localhost' } as const;

/** Gives a vendor a key of a merchant, in the database of a gateway that keeps its secret in a folder. */
export async function makeVendorKey(
  db: VendorSite['db'],
  dataDirectory: string,
  whose: { readonly merchantCode: string; readonly vendorCode: string },
) {
  const { secret } = await loadKeys({
    dataDirectory,
    sealKeyFile: undefined,
    secretFile: undefined,
  });
  const tools = { box: createSecretBox(secret, randomBytes), random: randomBytes };
  const key = await withTransaction(db, whose, (tx) =>
    createVendorKey(tx, tools, { ...whose, now: new Date() }),
  );
  if (!key) throw new Error(`There is no vendor "${whose.vendorCode}".`);
  return { key, secret };
}

/** Starts the build on a database that does not wait for the disk, and a vendor that calls it over HTTP. */
export async function openBuiltSite(
  root: string,
): Promise<VendorSite & { close(): Promise<void> }> {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'livery-faults-'));
  const closers: (() => unknown)[] = [() => rm(dataDirectory, { recursive: true, force: true })];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const embedded = await startEmbedded({ dataDirectory, isDurable: false });
    closers.push(() => embedded.stop());
    const env = { DATABASE_URL: embedded.url };
    const gateway = await startGateway({ root, dataDirectory, env });
    closers.push(() => gateway.stop());
    const db = connectDatabase(embedded.url);
    closers.push(() => db.close());
    const { merchantCode, currency, host } = MERCHANT;
    const game = await findGame(db);
    const { vendorCode } = game;
    const { key } = await makeVendorKey(db, dataDirectory, { merchantCode, vendorCode });
    const line = openLine(gateway.port, host);
    closers.push(() => line.close());
    const table = { merchantCode, currency, game, hasVendorWallet: false };
    return {
      db,
      merchantCode,
      vendorCode,
      currency,
      openPlayer: (fundsMinor) => addPlayer(db, { ...table, now: new Date() }, fundsMinor),
      call: (call, body) => callSigned(line, key, call, body),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
