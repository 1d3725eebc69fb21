import { sql } from 'kysely';
import type { ContentEntry } from '../../../schemas/content.schema.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { parseWireAmount, toWireAmount } from '../../http/wireAmount.ts';
import type { DeskKind, Finding } from '../desk.ts';

/** A win that the desk wrote, with everything said and the currency that it is in. */
export interface WinnerEntry extends Required<ContentEntry<'winners'>> {
  readonly wonAt: string;
  readonly currency: string;
  readonly decimals: number;
}

async function listWritten(tx: Tx): Promise<readonly WinnerEntry[]> {
  const rows = await tx
    .selectFrom('winners')
    .select(['entry_id', 'masked_account', 'game_id', 'amount_minor', 'currency', 'won_at'])
    .select(['entry_decimals'])
    .where('entry_id', 'is not', null)
    .orderBy('won_at', 'desc')
    .execute();
  return rows.map((row) => {
    const decimals = row.entry_decimals ?? 0;
    return {
      id: row.entry_id!,
      account: row.masked_account,
      game: row.game_id,
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

/** Says that lists of wins are to be read anew; wins of rounds tell of themselves. */
const tellWinners = (tx: Tx) =>
  sql`select pg_notify('content_changed', current_merchant())`.execute(tx);

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
    const known = await tx.selectFrom('games').select('id').where('id', '=', game).execute();
    if (known.length > 0) return [];
    const message = `There is no game "${game}".`;
    return [{ severity: 'error', rule: 'content.game', path: ['game'], message }];
  },
  async save(tx, merchantCode, { id, account, game, amount, wonAt, currency, decimals }) {
    const said = {
      masked_account: account,
      game_id: game,
      amount_minor: parseWireAmount(amount, decimals),
      currency,
      won_at: new Date(wonAt),
      entry_decimals: decimals,
    };
    const changed = await tx
      .updateTable('winners')
      .set(said)
      .where('entry_id', '=', id)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) {
      await tx
        .insertInto('winners')
        .values({ merchant_code: merchantCode, entry_id: id, ...said })
        .execute();
    }
    await tellWinners(tx);
  },
  async remove(tx, _merchantCode, ids) {
    await tx
      .deleteFrom('winners')
      .where('entry_id', 'in', [...ids])
      .execute();
    await tellWinners(tx);
  },
  // They stand by their time.
  order: () => Promise.resolve(),
};
