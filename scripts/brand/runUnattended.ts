import type { CommandContext } from './command.ts';
import { runBrandCommand } from './run.ts';

/** What a command answered; lines are parted by line feeds. */
export interface CommandAnswer {
  readonly code: number;
  readonly out: string;
  readonly complaints: string;
}

/** Runs one command with nobody at the terminal, who could be asked or press Ctrl-C; `at` says what is otherwise. */
export async function runUnattended(
  args: readonly string[],
  at: Pick<CommandContext, 'cwd'> & Partial<CommandContext>,
): Promise<CommandAnswer> {
  const out: string[] = [];
  const complaints: string[] = [];
  const code = await runBrandCommand(args, {
    env: {},
    write: (line) => out.push(line),
    complain: (line) => complaints.push(line),
    isTerminal: false,
    progress: () => undefined,
    ask: () => Promise.reject(new Error('Nobody may be asked.')),
    clock: () => new Date(),
    signal: new AbortController().signal,
    ...at,
  });
  return { code, out: out.join('\n'), complaints: complaints.join('\n') };
}
