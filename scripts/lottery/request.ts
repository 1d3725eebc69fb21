import { parseArgs } from 'node:util';
import type { Database } from '../../server/db/database.ts';
import { UsageError } from '../brand/command.ts';
import { readDrawText } from '../../server/modules/lottery/drawText.ts';

/** What a command of lotteries works with. */
export interface LotteryCommand {
  /** Opens the gateway's database; rejects with one sentence where there is none. */
  readonly open: () => Promise<Database>;
  readonly write: (line: string) => void;
  readonly complain: (line: string) => void;
}

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

function readResult(written: string): unknown {
  try {
    return readDrawText(written);
  } catch (error) {
    throw new UsageError(`The result is no JSON: ${(error as Error).message}`);
  }
}

/** Options and words of a command line. Throws UsageError. */
export function readCommandLine(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

type Values = ReturnType<typeof readCommandLine>['values'];

/** Which options each verb takes, and how many words may come after it. */
const FORMS = {
  list: { options: [], words: [0] },
  issues: { options: ['state'], words: [1] },
  enter: { options: ['as', 'reason'], words: [3] },
  correct: { options: ['as', 'reason'], words: [3] },
  void: { options: ['as', 'reason'], words: [2] },
  confirm: { options: ['as'], words: [2] },
  verify: { options: [], words: [0, 2] },
} as const satisfies Record<
  string,
  { options: readonly (keyof Values)[]; words: readonly number[] }
>;

function readState(written: string | undefined): { readonly state?: IssueFilter } {
  if (written === undefined) return {};
  const state = ISSUE_STATES.find((one) => one === written);
  if (state) return { state };
  throw new UsageError(`There is no state "${written}". There are: ${ISSUE_STATES.join(', ')}.`);
}

type Verb = keyof typeof FORMS;

/** The verb of a command line, if its words and options are those of the verb. Throws UsageError. */
function readVerb(positionals: readonly string[], values: Values): Verb {
  const [written] = positionals;
  if (written === undefined) throw new UsageError('Say what to do.');
  const verb = (Object.keys(FORMS) as Verb[]).find((one) => one === written);
  if (!verb) throw new UsageError(`There is no verb "${written}".`);
  const { options, words } = FORMS[verb];
  const count = positionals.length - 1;
  if (!(words as readonly number[]).includes(count)) {
    throw new UsageError(`"${positionals.join(' ')}" is not complete, or says too much.`);
  }
  const astray = Object.keys(values).find((name) => !(options as readonly string[]).includes(name));
  if (astray !== undefined) throw new UsageError(`"${verb}" takes no --${astray}.`);
  return verb;
}

/** What a command line asks for. Throws UsageError. */
export function readRequest(positionals: readonly string[], values: Values): LotteryRequest {
  const verb = readVerb(positionals, values);
  const [, lottery = '', issue = '', result = ''] = positionals;
  switch (verb) {
    case 'list':
      return { verb };
    case 'issues':
      return { verb, lottery, ...readState(values.state) };
    case 'verify':
      return { verb, ...(lottery !== '' && { of: { lottery, issue } }) };
    case 'confirm':
      return { verb, lottery, issue, operator: readName(values.as) };
    default: {
      const operator = readName(values.as);
      const isGiven = verb !== 'enter' || values.reason !== undefined;
      const why = isGiven ? { reason: readReason(values.reason) } : {};
      const what = verb === 'void' ? {} : { draw: readResult(result) };
      return { verb, lottery, issue, operator, ...why, ...what };
    }
  }
}
