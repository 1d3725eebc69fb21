import { parseArgs } from 'node:util';
import type { Database } from '../../server/db/database.ts';
import { UsageError } from '../brand/command.ts';

/** What a command of lotteries works with. */
export interface LotteryCommand {
  /** Opens the gateway's database; rejects with one sentence where there is none. */
  readonly open: () => Promise<Database>;
  readonly write: (line: string) => void;
  readonly complain: (line: string) => void;
}

const USAGE = `Usage: npm run lottery -- <verb> …

  list                               Every lottery: where its results come from, the next draw, what is late; and
                                     what was proposed and waits for somebody to confirm it.
  issues <lottery> [--state STATE]   Its newest issues. States: open, closed, late, drawn, settled, void.
  enter <lottery> <issue> <result> --as NAME
                                     Proposes a result that no feed told.
  correct <lottery> <issue> <result> --reason TEXT --as NAME
                                     Proposes another result in place of one, or of a void issue.
  void <lottery> <issue> --reason TEXT --as NAME
                                     Proposes to give all stakes back.
  confirm <lottery> <issue> --as OTHER
                                     Carries out what somebody else proposed. Says what it does to orders before.
  verify [<lottery> <issue>]         Makes published draws of our own once more, and compares.

A result is written as its lottery does: 1,3,5,7,9, or JSON for boards, such as '{"top":"895","bottom":"52"}'.
A proposal takes the place of the one before it. Who did what is in the table lottery_audit.
The database is the gateway's: set DATA_DIR or DATABASE_URL as for it. See docs/LOTTERIES.md.
Exit codes: 0 done, 1 refused, or a draw is not what its seed gives, 2 wrong use or no database.`;

const OPTIONS = {
  as: { type: 'string' },
  reason: { type: 'string' },
  state: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const ISSUE_STATES = ['open', 'closed', 'late', 'drawn', 'settled', 'void'] as const;
/** How an issue stands, as a command line says it. */
export type IssueFilter = (typeof ISSUE_STATES)[number];

/** What a command line asks for. */
export type LotteryRequest =
  | { readonly verb: 'list' }
  | { readonly verb: 'issues'; readonly lottery: string; readonly state?: IssueFilter }
  | {
      readonly verb: 'enter' | 'correct' | 'void';
      readonly lottery: string;
      readonly issue: string;
      readonly operator: string;
      readonly reason?: string;
      /** JSON; nothing for a void. */
      readonly draw?: unknown;
    }
  | {
      readonly verb: 'confirm';
      readonly lottery: string;
      readonly issue: string;
      readonly operator: string;
    }
  | {
      readonly verb: 'verify';
      readonly of?: { readonly lottery: string; readonly issue: string };
    };

const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@ -]{0,63}$/u;
const LONGEST_REASON = 500;

function readName(written: string | undefined): string {
  const name = written?.normalize('NFC').trim();
  if (!name) throw new UsageError('Say who does it: --as NAME.');
  if (NAME.test(name)) return name;
  throw new UsageError(
    `--as "${written}" is no name: up to 64 letters, digits, . _ @ - and spaces.`,
  );
}

function readReason(written: string | undefined): string {
  const reason = written?.trim();
  if (!reason) throw new UsageError('Say why: --reason TEXT.');
  if (reason.length <= LONGEST_REASON) return reason;
  throw new UsageError(`--reason has at most ${LONGEST_REASON} characters.`);
}

/** A result as JSON: what begins like JSON is read so, and everything else is a text of the lottery. */
function readResult(written: string): unknown {
  const text = written.trim();
  if (!/^[{["]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`The result is no JSON: ${(error as Error).message}`);
  }
}

function readLine(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

type Values = ReturnType<typeof readLine>['values'];

/** Which options each verb takes, and between how many and how many words come after it. */
const FORMS = {
  list: { options: [], words: [0, 0] },
  issues: { options: ['state'], words: [1, 1] },
  enter: { options: ['as', 'reason'], words: [3, 3] },
  correct: { options: ['as', 'reason'], words: [3, 3] },
  void: { options: ['as', 'reason'], words: [2, 2] },
  confirm: { options: ['as'], words: [2, 2] },
  verify: { options: [], words: [0, 2] },
} as const satisfies Record<
  string,
  { options: readonly (keyof Values)[]; words: [number, number] }
>;

function readState(written: string | undefined): { readonly state?: IssueFilter } {
  if (written === undefined) return {};
  const state = ISSUE_STATES.find((one) => one === written);
  if (state) return { state };
  throw new UsageError(`There is no state "${written}". There are: ${ISSUE_STATES.join(', ')}.`);
}

/** What a command line asks for. Throws UsageError. */
function readRequest(positionals: readonly string[], values: Values): LotteryRequest {
  const [written, lottery = '', issue = '', result = ''] = positionals;
  const verbs = Object.keys(FORMS) as (keyof typeof FORMS)[];
  const verb = verbs.find((one) => one === written);
  if (!verb) {
    throw new UsageError(
      written === undefined ? 'Say what to do.' : `There is no verb "${written}".`,
    );
  }
  const { options, words } = FORMS[verb];
  const count = positionals.length - 1;
  if (count < words[0] || count > words[1] || (verb === 'verify' && count === 1)) {
    throw new UsageError(`"${positionals.join(' ')}" is not complete, or says too much.`);
  }
  const astray = Object.keys(values).find((name) => !(options as readonly string[]).includes(name));
  if (astray !== undefined) throw new UsageError(`"${verb}" takes no --${astray}.`);
  switch (verb) {
    case 'list':
      return { verb };
    case 'issues':
      return { verb, lottery, ...readState(values.state) };
    case 'verify':
      return { verb, ...(count > 0 && { of: { lottery, issue } }) };
    case 'confirm':
      return { verb, lottery, issue, operator: readName(values.as) };
    case 'enter':
    case 'correct':
    case 'void':
      return {
        verb,
        lottery,
        issue,
        operator: readName(values.as),
        ...((verb !== 'enter' || values.reason !== undefined) && {
          reason: readReason(values.reason),
        }),
        ...(verb !== 'void' && { draw: readResult(result) }),
      };
  }
}

/** Runs one command of lotteries; resolves with the exit code. */
export async function runLotteryCommand(
  args: readonly string[],
  command: LotteryCommand,
): Promise<number> {
  try {
    const { values, positionals } = readLine(args);
    if (values.help) {
      command.write(USAGE);
      return 0;
    }
    const request = readRequest(positionals, values);
    const { work } = await import('./work.ts');
    const db = await command.open();
    try {
      return await work(db, request, command);
    } finally {
      await db.close();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    command.complain(error instanceof UsageError ? `${message}\n\n${USAGE}` : message);
    return 2;
  }
}
