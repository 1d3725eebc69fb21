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

/** The day before yesterday, on which a member lost one bet on a slot; a job that closes days has that one before it. */
export async function playDay(
  merchantCode: string,
  memberId: string,
  { validMinor, closings }: { validMinor: number; closings: 'cashback_closings' | 'vip_closings' },
): Promise<void> {
  await query(
    merchantCode,
    `insert into bets (merchant_code, member_id, source, reference, category, vendor_code, game, currency, decimals,
        state, placed_at, settled_at, at, day, stake_minor, bet_minor, valid_minor, payout_minor)
      select $1, $2, 'round', 'HOUSE ' || gen_random_uuid(), 'RNG', 'HOUSE', 'house-lantern-orchard', code, decimals,
        'lost', noon, noon, noon, day, $3, $3, $3, 0
      from (select code, decimals, day, (day + time '12:00') at time zone time_zone as noon from (
        select code, decimals, time_zone, (now() at time zone time_zone)::date - 2 as day
          from merchant_currencies where merchant_code = $1) brand) played`,
    [merchantCode, memberId, validMinor],
  );
  await query(
    merchantCode,
    `insert into ${closings} (merchant_code, closed_through)
      select merchant_code, (now() at time zone time_zone)::date - 3 from merchant_currencies where merchant_code = $1
      on conflict (merchant_code) do update set closed_through = excluded.closed_through`,
    [merchantCode],
  );
}
