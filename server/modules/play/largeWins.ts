import { getCoinMinor } from '../../../engine/games/coins.ts';
import type { Tx } from '../../db/database.ts';
import { getAccount, showWin } from './largeWins.repository.ts';
import type { Round } from './rounds.repository.ts';

/** A large win pays so many times the stake, and is worth so many coins. A middle bet is a hundred coins or so. */
const LARGE_WIN = { stakes: 10n, coins: 5_000n };

/** Whether everybody is shown what was won in a round; amounts in minor units. Nothing is a stake of free rounds. */
export function isLargeWin({
  currency,
  decimals,
  staked_minor: stakedMinor,
  paid_minor: paidMinor,
}: Pick<Settled, 'currency' | 'decimals' | 'staked_minor' | 'paid_minor'>): boolean {
  const leastMinor = LARGE_WIN.coins * BigInt(getCoinMinor(currency, decimals));
  return paidMinor >= leastMinor && paidMinor >= LARGE_WIN.stakes * stakedMinor;
}

const LONG_ACCOUNT = 6;

/** What others see of an account: of a long one the first two letters and the last, of a short one the first. */
export function maskAccount(account: string): string {
  const letters = [...account];
  const [first = '', second = ''] = letters;
  return letters.length >= LONG_ACCOUNT ? `${first}${second}***${letters.at(-1)}` : `${first}***`;
}

/** What is known of a round that was settled just now. */
type Settled = Pick<
  Round,
  | 'merchant_code'
  | 'member_id'
  | 'game_id'
  | 'mode'
  | 'currency'
  | 'decimals'
  | 'staked_minor'
  | 'paid_minor'
>;

/** Shows everybody what was won in a settled round, where it was real money and much of it. */
export async function showLargeWin(tx: Tx, round: Settled, wonAt: Date): Promise<void> {
  if (round.mode !== 'real' || !isLargeWin(round)) return;
  await showWin(tx, {
    merchantCode: round.merchant_code,
    maskedAccount: maskAccount(await getAccount(tx, round.member_id)),
    gameId: round.game_id,
    amountMinor: round.paid_minor,
    currency: round.currency,
    wonAt,
  });
}
