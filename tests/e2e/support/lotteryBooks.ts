import { query } from './database.ts';
import { expect } from './test.ts';

/** An order of a member's, in minor units. */
export interface BookedOrder {
  readonly id: string;
  readonly lottery: string;
  readonly issue: string;
  readonly state: string;
  readonly stake: number;
  readonly prize: number;
  readonly rebate: number;
}

/** What the books say of a member's orders, in the order of their draws. */
export async function readOrders(
  merchantCode: string,
  memberId: string,
): Promise<readonly BookedOrder[]> {
  const rows = await query(
    merchantCode,
    `select orders.id, orders.lottery, issue, orders.state, stake_minor::int as stake,
        prize_minor::int as prize, rebate_minor::int as rebate
      from lottery_orders orders join lottery_issues issues on issues.id = issue_id
      where member_id = $1 order by draw_at`,
    [memberId],
  );
  return rows as unknown as readonly BookedOrder[];
}

/** What the ledger moved in a member's wallet, oldest first and without what was paid in, in minor units. */
export async function readMovements(merchantCode: string, memberId: string) {
  const rows = await query(
    merchantCode,
    `select amount_minor::int as amount from ledger_entries
      join ledger_accounts on ledger_accounts.id = account_id
      where member_id = $1 and purpose = 'wallet' order by ledger_entries.id`,
    [memberId],
  );
  return rows.slice(1).map(({ amount }) => amount as number);
}

/** Waits for an issue of a lottery that takes bets for a while yet, so that what follows happens before its close. */
export async function awaitOpenIssue(
  merchantCode: string,
  lottery: string,
  { seconds }: { readonly seconds: number },
): Promise<void> {
  const readLeft = async () => {
    const rows = await query(
      merchantCode,
      `select coalesce(max(extract(epoch from close_at - clock_timestamp())), 0)::float as left
        from lottery_issues where lottery = $1 and open_at <= clock_timestamp()`,
      [lottery],
    );
    return (rows[0] as { left: number }).left;
  };
  await expect.poll(readLeft, { timeout: 90_000 }).toBeGreaterThan(seconds);
}

/** What is set aside of a member's wallet, in minor units. */
export async function readHeld(merchantCode: string, memberId: string): Promise<number> {
  const rows = await query(
    merchantCode,
    `select coalesce(sum(held_minor), 0)::int as held from ledger_accounts where member_id = $1`,
    [memberId],
  );
  return (rows[0] as { held: number }).held;
}

/** What a member's limits count of the stakes in all issues, in minor units. */
export async function readCounted(merchantCode: string, memberId: string): Promise<number> {
  const rows = await query(
    merchantCode,
    'select coalesce(sum(stake_minor), 0)::int as sum from lottery_member_stakes where member_id = $1',
    [memberId],
  );
  return (rows[0] as { sum: number }).sum;
}

/** Lets the time of an issue come: it closes at once, and was due so many seconds ago. */
export async function letDraw(
  merchantCode: string,
  { lottery, issue }: Pick<BookedOrder, 'lottery' | 'issue'>,
  secondsAgo = 0,
): Promise<void> {
  await query(
    merchantCode,
    `update lottery_issues
        set open_at = least(open_at, clock_timestamp() - interval '1 hour'),
            close_at = clock_timestamp() - make_interval(secs => $3 + 0.001),
            draw_at = clock_timestamp() - make_interval(secs => $3)
      where lottery = $1 and issue = $2`,
    [lottery, issue, secondsAgo],
  );
}
