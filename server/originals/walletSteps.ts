import type { ChipsJson } from '../../engine/games/chips.ts';
import { TABLE_SIDES, type VendorBody } from '../../schemas/vendorApi.ts';
import type { SecretBox } from '../crypto/secretBox.ts';
import { notYet, openAnew } from './originalsFault.ts';
import type { RoundRow } from './rounds.repository.ts';
import type { SessionRow } from './sessions.repository.ts';
import type { Wallet, WalletAnswer, WalletPlace } from './wallet.ts';

/** What the wallet is asked for in a round. */
export interface WalletSteps {
  debit(amount: string, table?: VendorBody<'debit'>['table']): Promise<WalletAnswer<'debit'>>;
  credit(amount: string): Promise<WalletAnswer<'credit'>>;
  endRound(): Promise<WalletAnswer<'endRound'>>;
  rollback(): Promise<WalletAnswer<'rollback'>>;
}

const contextOf = (merchantCode: string, id: string) => `house session ${merchantCode} ${id}`;

/** Seals what the wallet is asked with in a session. */
export const sealWalletSession = (
  box: SecretBox,
  { merchant_code, id }: Pick<SessionRow, 'merchant_code' | 'id'>,
  walletSession: string,
): string => box.seal(walletSession, contextOf(merchant_code, id));

type SealedSession = Pick<SessionRow, 'merchant_code' | 'id' | 'wallet_session_sealed'>;

/** What the wallet is asked with in a session; null where it was sealed under another secret. */
export const readWalletSession = (box: SecretBox, session: SealedSession): string | null =>
  box.open(session.wallet_session_sealed, contextOf(session.merchant_code, session.id));

/** The same, for a session that must be good. Throws where it was sealed under another secret. */
export function openWalletSession(box: SecretBox, session: SealedSession): string {
  const opened = readWalletSession(box, session);
  if (opened === null) throw new Error('A wallet session was sealed under another secret.');
  return opened;
}

/** What the wallet is told of a bet at a table: the table's round and the sides that it is on; nothing of other bets. */
export function tableOf({
  table_round_id: round,
  bet,
}: Pick<RoundRow, 'table_round_id' | 'bet'>): VendorBody<'debit'>['table'] {
  if (round === null) return undefined;
  const spots = new Set((bet as unknown as ChipsJson).chips.map(({ spot }) => spot));
  const sides = TABLE_SIDES.filter((side) => spots.has(side));
  return sides.length === 0 ? undefined : { round, sides };
}

/** The steps of one round; each has one name for ever, so that a second try has no second effect. */
export function createWalletSteps(
  wallet: Wallet,
  place: WalletPlace,
  {
    session,
    roundId,
    freeSpins,
  }: { readonly session: string; readonly roundId: string; readonly freeSpins: string | null },
): WalletSteps {
  const name = (step: string) => ({ session, roundId, transactionId: `${roundId}.${step}` });
  return {
    debit: (amount, table) =>
      wallet.ask(place, 'debit', {
        ...name('stake'),
        amount,
        ...(freeSpins !== null && { freeSpins }),
        ...(table && { table }),
      }),
    credit: (amount) => wallet.ask(place, 'credit', { ...name('pay'), amount }),
    endRound: () => wallet.ask(place, 'endRound', name('end')),
    rollback: () => {
      const { transactionId: debitTransactionId } = name('stake');
      return wallet.ask(place, 'rollback', { ...name('back'), debitTransactionId });
    },
  };
}

/** What the wallet holds, in the main unit. Throws OriginalsFault unavailable or sessionEnded. */
export async function readBalance(
  { wallet, box }: { readonly wallet: Wallet; readonly box: SecretBox },
  call: WalletPlace,
  session: SessionRow,
): Promise<string> {
  const answer = await wallet.ask(call, 'balance', { session: openWalletSession(box, session) });
  if (answer.kind === 'unknown') throw notYet();
  if (answer.kind === 'refused') throw openAnew();
  return answer.value.balance;
}
