import { platformContent } from './content/platform.ts';
import { defaultContentCode, withTransaction, type Database } from '../db/database.ts';
import { seedCatalogue } from './seedCatalogue.ts';
import { seedContent } from './seedContent.ts';
import { takeSeedLock } from './seedLock.ts';

/** Writes what every installation needs: vendors, games and the content of merchants that have none. */
export async function seedPlatform(database: Database, now: Date): Promise<void> {
  await seedCatalogue(database);
  await withTransaction(database, { merchantCode: defaultContentCode }, async (tx) => {
    await takeSeedLock(tx);
    await seedContent(tx, platformContent, now);
  });
}
