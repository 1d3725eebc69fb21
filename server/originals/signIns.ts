import type { SecretBox } from '../crypto/secretBox.ts';
import type { SessionRow } from './sessions.repository.ts';
import { readWalletSession } from './walletSteps.ts';

/** Of sessions of the wallet, those whose members are still signed in and may play. */
export type ListLive = (
  merchantCode: string,
  walletSessions: readonly string[],
) => Promise<ReadonlySet<string>>;

/** Tells whose sign-in is over, with which no wallet pays any more. */
export interface SignIns {
  listOver(merchantCode: string, sessions: readonly SessionRow[]): Promise<ReadonlySet<SessionRow>>;
}

/** Sessions that are asked for in one go. */
const AT_ONCE = 1_000;

/** Makes what tells. */
export function createSignIns({
  box,
  listLive,
}: {
  readonly box: SecretBox;
  readonly listLive: ListLive;
}): SignIns {
  return {
    async listOver(merchantCode, sessions) {
      const over = new Set<SessionRow>();
      for (let from = 0; from < sessions.length; from += AT_ONCE) {
        const asked = sessions.slice(from, from + AT_ONCE).map((session) => ({
          session,
          // Null where it was sealed under a secret that is gone: it takes no more bets either.
          wallet: readWalletSession(box, session),
        }));
        const wallets = asked.flatMap(({ wallet }) => wallet ?? []);
        const live = await listLive(merchantCode, wallets);
        for (const { session, wallet } of asked) {
          if (wallet === null || !live.has(wallet)) over.add(session);
        }
      }
      return over;
    },
  };
}
