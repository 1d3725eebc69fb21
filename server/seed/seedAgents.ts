import { randomUUID } from 'node:crypto';
import {
  AGENT_TYPE,
  ASSISTANT_TYPE,
  LINE_HEAD_TYPE,
  MEMBER_TYPE,
} from '../../schemas/memberTypes.ts';
import { withTransaction, type Database } from '../db/database.ts';
import { giveOpening } from '../ledger/openingBalance.ts';
import { demoMerchants } from './content/demo.ts';
import { takeSeedLock } from './seedLock.ts';

/** Merchants with a line to look at, and how its accounts begin. */
const PREFIXES: Readonly<Record<string, string>> = { AURORA: 'aurora', LOTUS: 'lotus' };

/** What each account ends in, its type, below which one it is, and its rebate point in tenths of a percent. */
const LINE = [
  ['head', LINE_HEAD_TYPE, null, 130],
  ['north', AGENT_TYPE, 'head', 120],
  ['south', AGENT_TYPE, 'head', 110],
  ['aide', ASSISTANT_TYPE, 'head', 100],
  ['hill', AGENT_TYPE, 'north', 100],
  ['ana', MEMBER_TYPE, 'north', 90],
  ['ben', MEMBER_TYPE, 'hill', 80],
  ['cleo', MEMBER_TYPE, 'hill', 80],
  ['dan', MEMBER_TYPE, 'south', 90],
  ['eva', MEMBER_TYPE, 'head', 100],
] as const;

/** Gives some demo merchants a line of agents and players; each signs in with the password of the merchant's demo agent. */
export async function seedAgents(database: Database, now: Date): Promise<void> {
  for (const { merchantCode, currency, openingBalance, members, locale } of demoMerchants) {
    const prefix = PREFIXES[merchantCode];
    const demoAgent = members.find(({ kind }) => kind === 'agent')?.account ?? '';
    if (prefix === undefined) continue;
    await withTransaction(database, { merchantCode }, async (tx) => {
      await takeSeedLock(tx);
      const rows = await tx
        .selectFrom('members')
        .select(['id', 'account', 'password_hash'])
        .where('merchant_code', '=', merchantCode)
        .execute();
      const ids = new Map(rows.map(({ account, id }) => [account, id]));
      const password_hash = rows.find(({ account }) => account === demoAgent)?.password_hash;
      for (const [end, member_type, upline, rebate_point] of LINE) {
        const account = `${prefix}${end}`;
        if (ids.has(account)) continue;
        const id = randomUUID();
        ids.set(account, id);
        await tx
          .insertInto('members')
          .values({
            id,
            merchant_code: merchantCode,
            account,
            password_hash: password_hash ?? null,
            password_changed_at: now,
            member_type,
            rebate_point,
            upline_id: upline === null ? null : (ids.get(`${prefix}${upline}`) ?? null),
            locale,
            created_at: now,
          })
          .execute();
        await giveOpening(tx, {
          merchantCode,
          account,
          currency: currency.code,
          amountMinor: BigInt(openingBalance) * 10n ** BigInt(currency.decimals),
          at: now,
        });
      }
    });
  }
}
