import { parseArgs } from 'node:util';
import { suggestName } from '../../engine/nearestName.ts';

/** Where a command runs and whom it talks to. */
export interface CommandContext {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Writes a line of the answer. */
  readonly write: (line: string) => void;
  /** Writes a line that is no part of the answer: what went wrong, what is being done. */
  readonly complain: (line: string) => void;
  /** Whether a person reads the answer on a terminal that shows colours. */
  readonly isTerminal: boolean;
  /** Says what long work is at, in place of what was said before; null takes it away. Nobody but a terminal sees it. */
  readonly progress: (line: string | null) => void;
  /** Puts a question to a person; only a command that was called with `--interactive` or `--confirm` may. */
  readonly ask: (question: string) => Promise<string>;
  readonly clock: () => Date;
  /** Aborted by Ctrl-C and SIGTERM. */
  readonly signal: AbortSignal;
}

/** The command was called wrongly; the message says how, in one sentence. */
export class UsageError extends Error {}

/** One option of a command, and what its help says of it. */
export interface Option {
  readonly type: 'string' | 'boolean';
  /** May be written several times. */
  readonly multiple?: boolean;
  /** What stands for the value in the help, such as `file`. */
  readonly value?: string;
  readonly description: string;
}

type Options = Readonly<Record<string, Option>>;

/** What was said after a command: its options by name, and everything else in order. */
export interface CommandLine<O extends Options> {
  readonly values: {
    readonly [Name in keyof O]?: O[Name]['type'] extends 'boolean'
      ? boolean
      : O[Name]['multiple'] extends true
        ? readonly string[]
        : string;
  };
  readonly positionals: readonly string[];
}

/** A verb of `npm run brand`. */
export interface Command {
  /** How to call it, in one line. */
  readonly usage: string;
  /** How to call it, what it does as `summary` says, and its options. */
  help(summary: string): string;
  /** Returns the exit code: 0 fine, 1 faults found. Throws UsageError where it was called wrongly. */
  run(args: readonly string[], context: CommandContext): Promise<number>;
}

/** Makes a command whose help, parsing and mistakes come from one list of options. */
export function defineCommand<const O extends Options>(definition: {
  /** The command's name and what follows it, such as `check [id…]`. */
  readonly usage: string;
  /** What the help says beside the options, in whole paragraphs. */
  readonly details?: string;
  readonly options: O;
  run(line: CommandLine<O>, context: CommandContext): Promise<number>;
}): Command {
  const { details, options } = definition;
  const usage = `Usage: npm run brand -- ${definition.usage}`;
  return {
    usage,
    help: (summary) =>
      [usage, summary, details, describeOptions(options)]
        .filter((part) => part !== undefined && part !== '')
        .join('\n\n'),
    run: (args, context) => definition.run(parseLine(args, options), context),
  };
}

/** The form of an answer, for people or for programs. */
export const formatOption = {
  type: 'string',
  value: 'text|json',
  description: 'Form of the answer: text for people (default), json for programs.',
} as const satisfies Option;

/** The form that was asked for. Throws UsageError where it is none of these. */
export function chooseFormat<const F extends string>(
  written: string | undefined,
  formats: readonly [F, ...F[]],
): F {
  const format = formats.find((entry) => entry === (written ?? formats[0]));
  if (format !== undefined) return format;
  throw new UsageError(`--format is ${formats.join(' or ')}, not "${written}".`);
}

function describeOptions(options: Options): string {
  const rows = [...Object.entries(options), ['help', helpOption] as const].map(
    ([name, option]): [string, string] => [
      `--${name}${option.type === 'string' ? ` ${option.value ?? 'text'}` : ''}`,
      option.description,
    ],
  );
  const width = Math.max(...rows.map(([left]) => left.length));
  return `Options:\n${rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')}`;
}

const helpOption: Option = { type: 'boolean', description: 'Shows this.' };

function parseLine<O extends Options>(args: readonly string[], options: O): CommandLine<O> {
  const plain = Object.fromEntries(
    Object.entries(options).map(([name, { type, multiple = false }]) => [name, { type, multiple }]),
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: plain,
    });
    return { values: values as CommandLine<O>['values'], positionals };
  } catch (error) {
    throw new UsageError(describeMistake(error as Error, Object.keys(options)));
  }
}

function describeMistake(error: Error, known: readonly string[]): string {
  const unknown = /Unknown option '--?([^']+)'/.exec(error.message)?.[1];
  if (unknown === undefined) return error.message;
  const nearest = suggestName(unknown, known);
  return [`There is no option "--${unknown}".`, nearest].filter(Boolean).join(' ');
}
