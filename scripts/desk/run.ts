import { parseArgs } from 'node:util';
import { READY_ROLES } from '../../schemas/desk/roles.ts';
import type { Database } from '../../server/db/database.ts';
import {
  disableByCommandLine,
  inviteByCommandLine,
  listByCommandLine,
  resetByCommandLine,
  type CommandLineDeps,
} from '../../server/desk/staff/commandLine.ts';
import { StartError } from '../../server/startError.ts';

/** What a command of the desk works with. */
export interface DeskCommand extends Omit<CommandLineDeps, 'db'> {
  /** Opens the database; rejects with one sentence where there is none. */
  readonly open: () => Promise<Database>;
  readonly write: (line: string) => void;
  readonly complain: (line: string) => void;
}

const USAGE = `Usage: npm run desk -- <verb> [EMAIL] [options]

  invite EMAIL        Makes an account and prints the link by which its owner sets a password and a second factor.
                      It is good once and for 72 hours. The first administrator comes by it.
    --name NAME       As others see it; what stands before the @ otherwise.
    --role ROLE       May be repeated; administrator otherwise.
    --brand CODE      Merchant code; may be repeated. All brands otherwise.
  list                Every account with its state, roles and brands.
  disable EMAIL       Ends its sessions and lets it sign in no more; what it asked for is withdrawn.
  reset-factor EMAIL  Takes its second factors and its password, and prints a link by which its owner begins anew.

Ready roles: ${READY_ROLES.map(({ id }) => id).join(', ')}.
Each leaves a record in the audit. The database is the gateway's: set DATA_DIR or DATABASE_URL, and DESK_HOST, as for it.
Exit codes: 0 done, 1 not done, 2 wrong use or no database. See docs/DESK.md.`;

const OPTIONS = {
  name: { type: 'string' },
  role: { type: 'string', multiple: true },
  brand: { type: 'string', multiple: true },
  help: { type: 'boolean' },
} as const;

type Values = Partial<{ name: string; role: string[]; brand: string[] }>;

const EMAIL = /^[^\s@]{1,100}@[^\s@]{1,150}$/;
const VERBS = ['invite', 'list', 'disable', 'reset-factor'] as const;

async function list(deps: CommandLineDeps, write: DeskCommand['write']): Promise<void> {
  const rows = await listByCommandLine(deps);
  if (rows.length === 0)
    write('Nobody yet. "npm run desk -- invite EMAIL" makes the first account.');
  for (const { email, name, state, roles, brands, last_seen_at } of rows) {
    const seen = last_seen_at ? `seen ${last_seen_at.toISOString()}` : 'never seen';
    const scope = brands ? brands.join(',') : 'all brands';
    write(`${email}  ${state}  ${roles.join(',')}  ${scope}  ${seen}  ${name}`);
  }
}

async function work(
  verb: (typeof VERBS)[number],
  email: string,
  { deps, values, write }: { deps: CommandLineDeps; values: Values; write: DeskCommand['write'] },
): Promise<void> {
  switch (verb) {
    case 'list':
      return list(deps, write);
    case 'invite': {
      const { name = email.split('@', 1)[0]!, role = ['administrator'], brand } = values;
      const link = await inviteByCommandLine(deps, {
        email,
        name,
        roles: role,
        brands: brand ?? null,
      });
      return write(`Good once and for 72 hours:\n${link}`);
    }
    case 'disable':
      await disableByCommandLine(deps, email);
      return write(`${email} signs in no more.`);
    case 'reset-factor':
      return write(`Good once and for 72 hours:\n${await resetByCommandLine(deps, email)}`);
  }
}

async function withDatabase(
  { open, complain }: DeskCommand,
  act: (db: Database) => Promise<void>,
): Promise<number> {
  let db: Database;
  try {
    db = await open();
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 2;
  }
  try {
    await act(db);
    return 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    complain(error.message);
    return 1;
  } finally {
    await db.close();
  }
}

/** Runs one command; the exit code: 0 done, 1 not done, 2 wrong use or no database. */
export async function runDeskCommand(
  args: readonly string[],
  command: DeskCommand,
): Promise<number> {
  const { write, complain } = command;
  let line;
  try {
    line = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    complain(`${(error as Error).message}\n\n${USAGE}`);
    return 2;
  }
  const [name, email = '', ...more] = line.positionals;
  if (line.values.help || name === undefined || name === 'help') {
    write(USAGE);
    return name === undefined && !line.values.help ? 2 : 0;
  }
  const verb = VERBS.find((known) => known === name);
  if (!verb || more.length > 0 || (verb !== 'list' && !EMAIL.test(email))) {
    complain(verb ? `"${verb}" takes one e-mail address.` : `There is no verb "${name}".`);
    complain('See npm run desk -- --help.');
    return 2;
  }
  return withDatabase(command, (db) =>
    work(verb, email, { deps: { ...command, db }, values: line.values, write }),
  );
}
