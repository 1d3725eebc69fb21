import { limitWindow, LIMIT_WINDOWS, lossUse } from '../../../engine/payments/limits.ts';
import type { Tx } from '../../db/database.ts';
import type { WalletOwner } from '../../ledger/balances.ts';
import { sumKinds } from '../../ledger/memberSums.ts';
import type { LimitRow } from './limits.repository.ts';

/** What was used of each limit, by kind and span; minor units. */
export type Usage = Readonly<Record<LimitRow['kind'], Readonly<Record<LimitRow['span'], bigint>>>>;

/** What a member paid in, lost and staked by now in the spans that go on, as the books say. */
export async function readUsage(
  tx: Tx,
  owner: WalletOwner,
  { now, zone }: { readonly now: Date; readonly zone: string },
): Promise<Usage> {
  const since = LIMIT_WINDOWS.map(
    (window) => new Date(limitWindow(window, now.getTime(), zone).start),
  );
  const kinds = ['deposit', 'bet', 'win', 'refund'] as const;
  const sums = await sumKinds(tx, owner, { kinds, since });
  // Money from the line counts as paid in, whatever was sent on: agents are no hole in a limit.
  const fromLine = await sumKinds(tx, owner, { kinds: ['lineTransfer'], since, isOnlyIn: true });
  const at = (kind: (typeof kinds)[number], place: number) => sums.get(kind)?.[place] ?? 0n;
  const bySpan = (of: (place: number) => bigint) =>
    Object.fromEntries(LIMIT_WINDOWS.map((window, place) => [window, of(place)])) as Record<
      LimitRow['span'],
      bigint
    >;
  const staked = (place: number) => -at('bet', place) - at('refund', place);
  return {
    deposit: bySpan(
      (place) => at('deposit', place) + (fromLine.get('lineTransfer')?.[place] ?? 0n),
    ),
    // Open stakes have left the wallet and count as lost until they come back.
    loss: bySpan((place) => lossUse(staked(place), at('win', place), 0n)),
    wager: bySpan(staked),
  };
}
