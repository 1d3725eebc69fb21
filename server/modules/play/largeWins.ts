import type { Tx } from '../../db/database.ts';
import { getAccount, showWin } from './largeWins.repository.ts';
import type { Round } from './rounds.repository.ts';

/** From which win on everybody is shown it, in the main unit: what people of the currency take for a good evening. */
const LARGE_WINS: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 80,
  BRL: 250,
  CNY: 350,
  EUR: 50,
  GBP: 45,
  IDR: 800_000,
  INR: 4_000,
  JPY: 8_000,
  KRW: 70_000,
  MXN: 1_000,
  MYR: 220,
  PHP: 2_800,
  THB: 1_800,
  TRY: 1_800,
  USD: 50,
  VND: 1_200_000,
};

const OTHER_LARGE_WIN = { withDecimals: 100, without: 10_000 };

/** Smallest win of a currency that everybody is shown, in minor units. */
export function getLargeWinMinor(currency: string, decimals: number): bigint {
  const other = decimals > 0 ? OTHER_LARGE_WIN.withDecimals : OTHER_LARGE_WIN.without;
  return BigInt(LARGE_WINS[currency] ?? other) * 10n ** BigInt(decimals);
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

/** Shows everybody what was won in a settled round, where it was real money, much, and more than was staked. */
export async function showLargeWin(tx: Tx, round: Settled, wonAt: Date): Promise<void> {
  const { currency, decimals, paid_minor: amountMinor } = round;
  if (round.mode !== 'real' || amountMinor <= round.staked_minor) return;
  if (amountMinor < getLargeWinMinor(currency, decimals)) return;
  await showWin(tx, {
    merchantCode: round.merchant_code,
    maskedAccount: maskAccount(await getAccount(tx, round.member_id)),
    gameId: round.game_id,
    amountMinor,
    currency,
    wonAt,
  });
}
