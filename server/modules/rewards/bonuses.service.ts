import type { QueryOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getBonusBets, getBonuses } from '../../../schemas/api/rewards.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { readRange } from '../bets/days.ts';
import { pickGameName } from '../localised.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import { listBonuses, listCounted, sumBonuses, type BonusRow } from './bonuses.repository.ts';

/** With what contracts fill in. */
interface Paged {
  readonly pageSize: number;
}

/** What members were given beside play. */
export interface BonusesService {
  /** Throws Problem realAccountNeeded or queryInvalid. */
  list(
    call: PaymentCall,
    query: QueryOf<typeof getBonuses> & Paged,
  ): Promise<ValueOf<typeof getBonuses>>;
  /** Throws Problem realAccountNeeded. */
  listBets(
    call: PaymentCall,
    query: QueryOf<typeof getBonusBets> & Paged,
  ): Promise<ValueOf<typeof getBonusBets>>;
}

const ownerOf = ({ caller: { brand }, member }: PaymentCall) => ({
  merchantCode: brand.merchantCode,
  memberId: member.memberId,
  currency: brand.currency.code,
  timeZone: brand.timeZone,
});

const NAMED = new Set([
  'mission',
  'leaderboard',
  'vip',
  'promotion',
  'redPacket',
  'raffle',
  'signIn',
]);
const DAY = /\d{4}-\d{2}-\d{2}/;
const TENTHS = 10n;

/** How many times an amount was asked to be played, with one decimal where there is one. */
function timesOf(requiredMinor: bigint, amountMinor: bigint): string {
  if (amountMinor <= 0n) return '1';
  const tenths = (requiredMinor * TENTHS + amountMinor / 2n) / amountMinor;
  const whole = tenths / TENTHS;
  const rest = tenths % TENTHS;
  return rest === 0n ? String(whole) : `${whole}.${rest}`;
}

function show(row: BonusRow, write: (minor: bigint) => string) {
  const { requiredMinor: required, doneMinor } = row;
  const isOfDay = row.origin === 'cashback' || row.origin === 'rebate';
  const done = doneMinor ?? 0n;
  return {
    id: row.id,
    origin: row.origin,
    title: NAMED.has(row.origin) ? row.reference : null,
    day: isOfDay
      ? (DAY.exec(row.origin === 'rebate' ? row.id : (row.reference ?? ''))?.[0] ?? null)
      : null,
    at: row.at.toISOString(),
    amount: write(row.amountMinor),
    state: row.state,
    turnover:
      required === null
        ? null
        : {
            times: timesOf(required, row.amountMinor),
            required: write(required),
            done: write(done),
            open: write(row.state === 'active' && required > done ? required - done : 0n),
            waits: row.waits,
          },
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

/** Makes the service. */
export function createBonusesService({ db }: { readonly db: Database }): BonusesService {
  return {
    list(call, { origin, state, before, pageSize, ...days }) {
      requireRealAccount(call);
      const { brand } = call.caller;
      const { from, to } = readRange(brand, days, call.now);
      const filter = { from, to, origin, state };
      const owner = ownerOf(call);
      const write = (minor: bigint) => toWireAmount(minor, brand.currency.decimals);
      const at = before?.indexOf('_') ?? -1;
      const key =
        before === undefined ? null : { micros: before.slice(0, at), id: before.slice(at + 1) };
      return withTransaction(db, { merchantCode: brand.merchantCode }, async (tx) => {
        const rows = await listBonuses(tx, owner, { filter, before: key, limit: pageSize + 1 });
        const shown = rows.slice(0, pageSize);
        const last = shown.at(-1);
        return {
          currency: brand.currency.code,
          total: key === null ? write(await sumBonuses(tx, owner, filter)) : null,
          list: shown.map((row) => show(row, write)),
          next: rows.length > shown.length && last ? `${last.micros}_${last.id}` : null,
        };
      });
    },
    listBets(call, { bonus, before, pageSize }) {
      requireRealAccount(call);
      const { brand, locale } = call.caller;
      const write = (minor: bigint) => toWireAmount(minor, brand.currency.decimals);
      return withTransaction(db, { merchantCode: brand.merchantCode }, async (tx) => {
        const rows = await listCounted(tx, ownerOf(call), {
          bonus,
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
            bet: write(row.bet),
            counted: write(row.counted),
          })),
          next: rows.length > shown.length ? String(shown.at(-1)!.id) : null,
        };
      });
    },
  };
}
