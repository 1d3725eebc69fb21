import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { readAmountMinor } from './amounts.ts';
import { createRoundOpener } from './firstStake.repository.ts';
import { toTransfer } from './playerWallets.ts';
import {
  digestCall,
  moveOf,
  nextRound,
  writeDone,
  type RoundBodies,
  type RoundContext,
} from './roundContext.ts';
import { afterDebit } from './roundRules.ts';
import type { CallNames, PlaySession, VendorScope } from './rounds.repository.ts';
import { VendorFault } from './vendorFault.ts';
import type { VendorReply } from './vendorReply.ts';

const SESSIONS_MAX = 20_000;

/** A debit, and what it names. */
export interface Debit {
  readonly scope: VendorScope;
  readonly body: RoundBodies['debit'];
  readonly names: CallNames;
}

/** What of a session never changes. */
export type KnownSession = Omit<PlaySession, 'isLive'>;

/** Answers what most debits are, the first stake of a new round, without finding out step by step. */
export interface FirstStakes {
  /** The answer; null where this is no such debit, or one to be refused: then nothing was changed. */
  take(debit: Debit): Promise<VendorReply | null>;
  /** Keeps what the session of a secret's SHA-256 is, so that its next stake can be foretold. */
  remember(scope: VendorScope, digest: Buffer, session: KnownSession): void;
}

const keyOf = ({ merchantCode, vendorCode }: VendorScope, digest: Buffer) =>
  `${merchantCode} ${vendorCode} ${digest.toString('base64')}`;

/** Stands for the balance in an answer; no id and no currency has it. */
const BALANCE = '?';

/** The round, the transfer and the answer that a debit comes to in a new round; null where it is to be refused. */
function foretell({ scope, body, names }: Debit, session: KnownSession) {
  const digest = digestCall('debit', body);
  // Whether it is live, the database looks at when it comes to it.
  const live = { ...session, isLive: true };
  const context: RoundContext = {
    scope,
    body,
    now: names.now,
    digest,
    session: live,
    round: undefined,
  };
  try {
    const amountMinor = readAmountMinor(body.amount, session.decimals);
    const round = nextRound(context, afterDebit(undefined, amountMinor));
    const transfer = toTransfer('member', moveOf(context, 'bet', amountMinor));
    const reply = writeDone(context, { roundState: round.state, balance: BALANCE });
    return { names, round, transfer, digest, reply };
  } catch (error) {
    if (error instanceof VendorFault) return null;
    throw error;
  }
}

/**
 * Foretells a debit by the same rules that it is otherwise carried out by, from what its session was when it was last met,
 * and has the database do it in one go if all is as foretold: a stake then waits for the database once instead of five times.
 */
export function createFirstStakes(db: Database): FirstStakes {
  const openRound = createRoundOpener(db);
  const sessions = new LRUCache<string, KnownSession>({ max: SESSIONS_MAX });
  return {
    async take(debit) {
      const session = sessions.get(keyOf(debit.scope, debit.names.session!));
      // Play money is not the ledger's.
      if (session?.mode !== 'real') return null;
      // Free spins are counted step by step.
      if (debit.body.freeSpins !== undefined) return null;
      const foretold = foretell(debit, session);
      const availableMinor = foretold && (await openRound(foretold));
      if (availableMinor === null) return null;
      const { status, text } = foretold!.reply;
      return {
        status,
        text: text.replace(BALANCE, toWireAmount(availableMinor, session.decimals)),
      };
    },
    remember(scope, digest, session) {
      sessions.set(keyOf(scope, digest), session);
    },
  };
}
