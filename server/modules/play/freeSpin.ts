import type { Tx } from '../../db/database.ts';
import type { SpinBook } from '../freeSpins/freeSpins.service.ts';
import { seriesOf, type RoundContext } from './roundContext.ts';
import { VendorFault } from './vendorFault.ts';

/** The spin of free spins that a call's round is; undefined where it is none. */
export function spinOf(context: RoundContext) {
  const id = seriesOf(context);
  const { scope, now } = context;
  return id === undefined ? undefined : { merchantCode: scope.merchantCode, id, now };
}

/** Why a stake is none of a series of free spins; null where the spin was taken, or the member stakes. */
export async function takeSpin(
  context: RoundContext<'debit'> & { readonly tx: Tx; readonly freeSpins: SpinBook },
  amountMinor: bigint,
): Promise<VendorFault | null> {
  const { tx, scope, session, body, round, freeSpins } = context;
  const spin = spinOf(context);
  if (!spin && body.freeSpins === undefined) return null;
  const notOne = new VendorFault(
    'freeSpinStake',
    'A free spin is one debit of the stake of its series, in a round of its own.',
  );
  if (round || !spin) return notOne;
  const { memberId, gameId, currency } = session;
  const over = new VendorFault('freeSpinsOver', 'No spin of this series can be played.');
  if (session.mode !== 'real') return over;
  const taken = await freeSpins.take(tx, {
    ...spin,
    ...scope,
    memberId,
    gameId,
    currency,
    amountMinor,
  });
  if (taken === 'taken') return null;
  return taken === 'over' ? over : notOne;
}
