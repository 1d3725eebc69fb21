import { query } from './database.ts';

/** What the ledger's side knows of the rounds of a member: how many are over, and what they came to. */
export async function readRounds(merchantCode: string, memberId: string) {
  const rows = await query(
    merchantCode,
    `select count(*)::int as rounds, coalesce(sum(paid_minor - staked_minor), 0)::int as net
      from play_rounds where member_id = $1 and mode = 'real' and state = 'settled'`,
    [memberId],
  );
  return rows[0] as { rounds: number; net: number };
}

/** What a wallet's entries in the ledger add up to. */
export async function readWallet(merchantCode: string, memberId: string): Promise<number> {
  const rows = await query(
    merchantCode,
    `select coalesce(sum(amount_minor), 0)::int as sum from ledger_entries
      join ledger_accounts on ledger_accounts.id = account_id
      where member_id = $1 and purpose = 'wallet'`,
    [memberId],
  );
  return (rows[0] as { sum: number }).sum;
}

/** An amount with two decimals as either language writes it. */
export function inWords(minor: number): RegExp {
  const [whole = '', cents = ''] = (minor / 100).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '[.,]?');
  return new RegExp(`(^|[^0-9])${grouped}[.,]${cents}`);
}
