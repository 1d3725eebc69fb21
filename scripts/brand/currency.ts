import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { formatFault } from '../../server/brands/faultBook.ts';
import { dissect } from '../../server/brands/dissect.ts';
import type { Database } from '../../server/db/database.ts';
import {
  findRecord,
  recordIdentity,
  type MerchantIdentity,
} from '../../server/db/merchantCurrencies.ts';
import { StartError } from '../../server/startError.ts';
import { openToolDatabase } from '../../server/db/toolDatabase.ts';
import { parseEnv } from '../../server/env.ts';
import { defineCommand, UsageError, type CommandContext } from './command.ts';
import { requireIds, withStore } from './store.ts';

/** Shows what currency a merchant's money is stored in, or puts on record what the brand's file says. */
export const currency = defineCommand({
  usage: 'currency <id> [--confirm [--yes]]',
  details: `The gateway refuses a brand whose currency code, decimals or merchant code differ from those that its members and money
were stored with. With --confirm, what the file says now is put on record, and the gateway takes the edit over.

It converts no money and moves no member: with other decimals every stored amount counts as another one, with another code
members begin with empty wallets, and with another merchant code the members of the former one are left behind.

The database is the gateway's: set DATA_DIR or DATABASE_URL as for the gateway.`,
  options: {
    confirm: { type: 'boolean', description: 'Puts what the file says on record.' },
    yes: { type: 'boolean', description: 'Does not ask for the merchant code first.' },
  },
  async run({ values, positionals }, context) {
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) {
      throw new UsageError('"currency" takes the id of one brand.');
    }
    const wanted = await readWanted(id, context);
    if (!wanted) return 1;
    const db = await openDatabase(context);
    try {
      await describe(db, wanted.identity, context);
      if (!values.confirm) return 0;
      if (!values.yes) await confirm(wanted.identity, context);
      await recordIdentity(db, wanted.identity);
    } finally {
      await db.close();
    }
    context.write('That is on record now. No money was converted, and no member was moved.');
    await wake(wanted.file, context);
    return 0;
  },
});

/** What the brand's file says; null, with every fault printed, where it cannot be told. */
async function readWanted(id: string, context: CommandContext) {
  return withStore(context, async (store) => {
    requireIds([id], store.ids());
    const { outline, folder } = store.parts.registry.get(id)!;
    if (outline.abstract) throw new UsageError(`"${id}" is abstract: it has no money of its own.`);
    const { faults, dissected } = await dissect(store, id, { cwd: context.cwd });
    if (!dissected) {
      for (const fault of faults) context.complain(formatFault(fault));
      return null;
    }
    const { merchantCode, currency: money, timeZone, jurisdiction } = dissected.brand;
    const said = { code: money.code, decimals: money.decimals };
    const identity: MerchantIdentity = {
      brandId: id,
      merchantCode,
      currency: said,
      timeZone,
      ...(jurisdiction.country !== undefined && { country: jurisdiction.country }),
    };
    return { identity, file: path.join(folder, 'brand.json') };
  });
}

async function openDatabase({ env, cwd }: CommandContext): Promise<Database> {
  try {
    return await openToolDatabase(parseEnv(env, cwd));
  } catch (error) {
    if (error instanceof StartError) throw new UsageError(error.message);
    throw error;
  }
}

const describeMoney = (code: string, decimals: number | null) =>
  decimals === null ? code : `${code} with ${decimals} decimals`;

async function describe(
  db: Database,
  { brandId, merchantCode, currency: { code, decimals } }: MerchantIdentity,
  { write }: CommandContext,
): Promise<void> {
  const record = await findRecord(db, merchantCode);
  const stored = record ? describeMoney(record.code, record.decimals) : 'nothing';
  write(`On record for merchant ${merchantCode}: ${stored}.`);
  write(`The file of "${brandId}" says: ${describeMoney(code, decimals)}.`);
}

async function confirm({ merchantCode }: MerchantIdentity, context: CommandContext): Promise<void> {
  context.write('This converts no money and moves no member.');
  const answer = await context.ask(`Type ${merchantCode} to put what the file says on record:`);
  if (answer.trim() === merchantCode) return;
  throw new UsageError(
    `Nothing was changed: "${answer.trim()}" is not the merchant code ${merchantCode}.`,
  );
}

/** A new date of the file makes every gateway that watches it look again. */
async function wake(file: string, context: CommandContext): Promise<void> {
  const now = context.clock();
  await utimes(file, now, now).catch(() => {
    context.write(
      'The file cannot be touched from here: save it once more, or restart the gateway.',
    );
  });
}
