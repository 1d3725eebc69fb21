import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getFreeSpins } from '../../../schemas/api/bonuses.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { pickGameName } from '../localised.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import { listSeries, type NamedSeries } from './freeSpins.repository.ts';

type Shown = ValueOf<typeof getFreeSpins>['list'][number];

const MOST_SHOWN = 50;

/** How many spins of a series can still be played. */
export const leftOf = ({
  state,
  spins,
  used,
}: Pick<NamedSeries, 'state' | 'spins' | 'used'>): number =>
  state === 'active' ? spins - used : 0;

/** What members read of their free spins. */
export function createMemberSpins({ db }: { readonly db: Database }) {
  return {
    /** Throws Problem realAccountNeeded. */
    read(call: PaymentCall): Promise<ValueOf<typeof getFreeSpins>> {
      requireRealAccount(call);
      const { brand, locale } = call.caller;
      const holder = { merchantCode: brand.merchantCode, memberId: call.member.memberId };
      const show = (row: NamedSeries): Shown => {
        const write = (minor: bigint) => toWireAmount(minor, row.decimals);
        return {
          id: row.id,
          title: row.title,
          state: row.state,
          gameId: row.game_id,
          gameName: pickGameName(row, locale, brand) ?? row.game_id,
          stake: write(row.stake_minor),
          count: row.spins,
          left: leftOf(row),
          won: write(row.won_minor),
          pays: row.pays.pays,
          multiplier: row.pays.pays === 'cash' ? row.pays.turnover : row.pays.multiplier,
          grantedAt: row.granted_at.toISOString(),
          expiresAt: row.expires_at.toISOString(),
          endedAt: row.ended_at?.toISOString() ?? null,
          isPaid: row.settled_at !== null,
          reason: row.reason,
        };
      };
      return withTransaction(db, holder, async (tx) => ({
        currency: brand.currency.code,
        list: (await listSeries(tx, holder, MOST_SHOWN)).map(show),
      }));
    },
  };
}
