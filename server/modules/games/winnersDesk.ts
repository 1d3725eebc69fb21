import type { ContentEntry } from '../../../schemas/content.schema.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { parseWireAmount, toWireAmount } from '../../http/wireAmount.ts';
import type { DeskKind, Finding } from '../desk.ts';
import {
  isKnownGame,
  listWrittenWins,
  removeWrittenWins,
  saveWrittenWin,
} from './wins.repository.ts';

/** A win that the desk wrote, with everything said and the currency that it is in. */
interface WinnerEntry extends Required<ContentEntry<'winners'>> {
  readonly wonAt: string;
  readonly currency: string;
  readonly decimals: number;
}

async function listWritten(tx: Tx): Promise<readonly WinnerEntry[]> {
  const rows = await listWrittenWins(tx);
  return rows.map((row) => {
    const decimals = row.entry_decimals ?? 0;
    return {
      id: row.entry_id!,
      account: row.masked_account!,
      game: row.game_id!,
      amount: toWireAmount(row.amount_minor, decimals),
      wonAt: row.won_at.toISOString(),
      currency: row.currency,
      decimals,
    };
  });
}

/** What is wrong with an amount; undefined where it is one of the currency. */
function findAmountFault(amount: string | undefined, decimals: number): string | undefined {
  try {
    parseWireAmount(amount ?? '', decimals);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

function checkWinner(entry: WinnerEntry, decimals: number, now: Date): readonly Finding[] {
  const findings: Finding[] = [];
  const report = (rule: string, key: keyof WinnerEntry, message: string) =>
    findings.push({ severity: 'error', rule, path: [key], message });
  const { account, game, amount, wonAt } = entry as Partial<WinnerEntry>;
  if (!account?.includes('*')) {
    report('content.unmasked', 'account', 'Put "*" in place of most of the name.');
  }
  if (!game) report('schema.missing', 'game', 'The game is missing.');
  const fault = findAmountFault(amount, decimals);
  if (fault) report('content.amount', 'amount', fault);
  const at = Date.parse(wonAt ?? '');
  if (Number.isNaN(at) || at > now.getTime()) {
    report('content.time', 'wonAt', 'A win lies in the past.');
  }
  return findings;
}

/** Wins that the desk wrote, beside those that rounds bring. */
export const winnerKind: DeskKind<WinnerEntry> = {
  names: ['win', 'wins'],
  isCatalogue: false,
  list: listWritten,
  listDefaults: () => Promise.resolve([]),
  complete: (given, now) => ({ wonAt: now.toISOString(), ...given }),
  check(given, { brand: { currency } }, now) {
    const { code, decimals } = currency;
    const at = Date.parse(given.wonAt ?? '');
    const wonAt = Number.isNaN(at) ? given.wonAt : new Date(at).toISOString();
    const findings = checkWinner(given, decimals, now);
    const amount =
      findings.length > 0
        ? given.amount
        : toWireAmount(parseWireAmount(given.amount, decimals), decimals);
    return { entry: { ...given, amount, wonAt, currency: code, decimals }, findings };
  },
  async verify(tx, { game }) {
    if (await isKnownGame(tx, game)) return [];
    const message = `There is no game "${game}".`;
    return [{ severity: 'error', rule: 'content.game', path: ['game'], message }];
  },
  save: (tx, merchantCode, { id, account, game, amount, wonAt, currency, decimals }) =>
    saveWrittenWin(tx, {
      merchant_code: merchantCode,
      entry_id: id,
      entry_decimals: decimals,
      masked_account: account,
      game_id: game,
      amount_minor: parseWireAmount(amount, decimals),
      currency,
      won_at: new Date(wonAt),
    }),
  remove: (tx, _merchantCode, ids) => removeWrittenWins(tx, ids),
  // They stand by their time.
  order: () => Promise.resolve(),
};
