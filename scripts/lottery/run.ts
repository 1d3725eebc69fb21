import { UsageError } from '../brand/command.ts';
import { readCommandLine, readRequest, type LotteryCommand } from './request.ts';

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

/** Runs one command of lotteries; resolves with the exit code. */
export async function runLotteryCommand(
  args: readonly string[],
  command: LotteryCommand,
): Promise<number> {
  try {
    const { values, positionals } = readCommandLine(args);
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
