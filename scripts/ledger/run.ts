import { parseArgs } from 'node:util';
import { withTransaction, type Database } from '../../server/db/database.ts';
import { listBooks, verifyBook } from '../../server/ledger/books.ts';
import { findReportFaults } from '../../server/modules/reports/findReportFaults.ts';
import { findLastSeal } from '../../server/ledger/seals.ts';
import { verifyChain } from '../../server/desk/audit/audit.service.ts';

/** What a command of the ledger works with. */
export interface LedgerCommand {
  /** Opens the books; rejects with one sentence where there are none. */
  readonly open: () => Promise<Database>;
  /** What seals may have been made with, where this machine has it. */
  readonly sealKeys: readonly Buffer[];
  readonly write: (line: string) => void;
  readonly complain: (line: string) => void;
}

const USAGE = `Usage: npm run ledger -- verify [--merchant CODE]

  verify            Looks at every entry there is: transfers and currencies sum to zero, balances and holds are what
                    entries and holds say, sealed entries are as they were, and what is reported of an account is what
                    its entries come to; and at every record of the desk's audit: each follows the one before it, and
                    none is missing or was changed. Moves nothing, and may run at any time.
  --merchant CODE   Only this merchant's books, and not the audit.

Exit codes: 0 all is sound, 1 it is not, 2 wrong use or no database.`;

const SHOWN_DIGITS = 16;

async function verifyOne(db: Database, merchantCode: string, command: LedgerCommand) {
  const { sealKeys } = command;
  const { entries, seals, faults: ofBooks } = await verifyBook(db, { merchantCode, sealKeys });
  const faults = [...ofBooks, ...(await findReportFaults(db, merchantCode))];
  const last = await withTransaction(db, { merchantCode }, (tx) => findLastSeal(tx, merchantCode));
  const head = last
    ? `, the newest ${last.number} (${last.mac.toString('hex').slice(0, SHOWN_DIGITS)})`
    : '';
  const verdict = faults.length === 0 ? 'agrees' : `DISAGREES in ${faults.length}`;
  command.write(`${merchantCode}: ${entries} entries, ${seals} seals${head}: ${verdict}`);
  for (const { kind, subject, message } of faults) {
    command.write(`  ${kind}: ${subject} ${message}`);
  }
  return faults.length;
}

async function verifyAudit(db: Database, command: LedgerCommand): Promise<number> {
  const { records, head, faults } = await verifyChain(db);
  const verdict = faults.length === 0 ? 'unbroken' : `BROKEN in ${faults.length}`;
  command.write(
    `Audit of the desk: ${records} records, the newest ${head.slice(0, SHOWN_DIGITS)}: ${verdict}`,
  );
  for (const fault of faults) command.write(`  ${fault}`);
  return faults.length;
}

async function verify(command: LedgerCommand, merchant: string | undefined): Promise<number> {
  const db = await command.open();
  try {
    const known = await listBooks(db.owner);
    const wanted = merchant === undefined ? known : known.filter((code) => code === merchant);
    if (merchant !== undefined && wanted.length === 0) {
      command.complain(`There are no books of "${merchant}". There are: ${known.join(', ')}.`);
      return 2;
    }
    if (command.sealKeys.length === 0) {
      command.complain(
        'The secret of the gateway is not here (SECRET_FILE, or secret.hex in DATA_DIR): seals are compared with their entries, but not who made them.',
      );
    }
    let faults = 0;
    for (const merchantCode of wanted) faults += await verifyOne(db, merchantCode, command);
    if (wanted.length === 0) command.write('No money was ever moved.');
    if (merchant === undefined) faults += await verifyAudit(db, command);
    return faults === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}

/** Runs one command of the ledger; resolves with the exit code. */
export async function runLedgerCommand(
  args: readonly string[],
  command: LedgerCommand,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { merchant: { type: 'string' }, help: { type: 'boolean' } },
    });
    if (values.help) {
      command.write(USAGE);
      return 0;
    }
    if (positionals.length !== 1 || positionals[0] !== 'verify') {
      command.complain(USAGE);
      return 2;
    }
    return await verify(command, values.merchant);
  } catch (error) {
    command.complain(error instanceof Error ? error.message : String(error));
    return 2;
  }
}
