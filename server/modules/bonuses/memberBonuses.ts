import { contributionOf } from '../../../engine/rewards/bonuses.ts';
import type { QueryOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type {
  getBonusMoney,
  getBonusMoneyBets,
  giveUpBonus,
} from '../../../schemas/api/bonuses.ts';
import { CATEGORIES } from '../../../schemas/api/games.ts';
import type { BonusMoneyRow } from '../../db/bonusTables.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { readBonusMoney } from '../../ledger/balances.ts';
import { pickGameName } from '../localised.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import { listBonusMoney, listLookedAt } from './bonuses.repository.ts';
import type { BonusEngine } from './bonuses.service.ts';

type Shown = ValueOf<typeof getBonusMoney>['list'][number];

/** Bonus money as its member sees it. */
export interface MemberBonuses {
  /** Throws Problem realAccountNeeded, as all of them do. */
  read(call: PaymentCall): Promise<ValueOf<typeof getBonusMoney>>;
  listBets(
    call: PaymentCall,
    query: QueryOf<typeof getBonusMoneyBets> & { readonly pageSize: number },
  ): Promise<ValueOf<typeof getBonusMoneyBets>>;
  /** Throws Problem notFound where it has ended. */
  giveUp(tx: Tx, call: PaymentCall, bonus: string): Promise<ValueOf<typeof giveUpBonus>>;
}

const MOST_SHOWN = 50;

/** The terms that a bonus was given by, as they travel. */
export function showTerms({
  terms,
  decimals,
  max_bet_minor: maxBet,
  cap_minor: cap,
}: Pick<BonusMoneyRow, 'terms' | 'decimals' | 'max_bet_minor' | 'cap_minor'>): Shown['terms'] {
  const maybe = (minor: bigint | null) => (minor === null ? null : toWireAmount(minor, decimals));
  return {
    model: terms.model,
    multiplier: terms.multiplier,
    base: terms.base,
    shares: CATEGORIES.map((category) => ({
      category,
      share: contributionOf({ ...terms, vendors: {} }, { category, vendor: '' }),
    })).sort((one, other) => Number(other.share) - Number(one.share)),
    maxBet: maybe(maxBet),
    maxRelease: maybe(cap),
    hours: terms.expiresHours,
  };
}

function show(row: BonusMoneyRow): Shown {
  const write = (minor: bigint) => toWireAmount(minor, row.decimals);
  const left = row.required_minor - row.done_minor;
  return {
    id: String(row.id),
    origin: row.origin,
    title: row.title,
    state: row.state,
    amount: write(row.amount_minor),
    terms: showTerms(row),
    required: write(row.required_minor),
    done: write(row.done_minor),
    left: write(left > 0n ? left : 0n),
    released: write(row.released_minor),
    removed: write(row.removed_minor),
    grantedAt: row.granted_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    reason: row.reason,
  };
}

/** Makes it. */
export function createMemberBonuses({
  db,
  engine,
}: {
  readonly db: Database;
  readonly engine: Pick<BonusEngine, 'forfeit'>;
}): MemberBonuses {
  const holderOf = ({ caller, member }: PaymentCall) => ({
    merchantCode: caller.brand.merchantCode,
    memberId: member.memberId,
  });
  return {
    read(call) {
      requireRealAccount(call);
      const holder = holderOf(call);
      const { code, decimals } = call.caller.brand.currency;
      return withTransaction(db, holder, async (tx) => ({
        currency: code,
        balance: toWireAmount(await readBonusMoney(tx, { ...holder, currency: code }), decimals),
        list: (await listBonusMoney(tx, holder, MOST_SHOWN)).map(show),
      }));
    },
    listBets(call, { bonus, before, pageSize }) {
      requireRealAccount(call);
      const holder = holderOf(call);
      const { brand, locale } = call.caller;
      const write = (minor: bigint) => toWireAmount(minor, brand.currency.decimals);
      return withTransaction(db, holder, async (tx) => {
        const rows = await listLookedAt(tx, holder, {
          bonus: BigInt(bonus),
          before: before === undefined ? null : BigInt(before),
          limit: pageSize + 1,
        });
        const shown = rows.slice(0, pageSize);
        return {
          currency: brand.currency.code,
          list: shown.map((row) => ({
            id: String(row.id),
            category: row.category,
            gameName: pickGameName(row, locale, brand) ?? row.game,
            at: row.at.toISOString(),
            bet: write(row.bet_minor),
            counted: write(row.counted_minor),
            reason: row.reason,
          })),
          next: rows.length > shown.length ? String(shown.at(-1)!.id) : null,
        };
      });
    },
    async giveUp(tx, call, bonus) {
      requireRealAccount(call);
      const removed = await engine.forfeit(tx, holderOf(call), {
        id: BigInt(bonus),
        now: call.now,
      });
      if (removed === null) throw new Problem('notFound', 'That bonus has ended.');
      return { removed: toWireAmount(removed, call.caller.brand.currency.decimals) };
    },
  };
}
