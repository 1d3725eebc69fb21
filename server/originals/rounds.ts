import { withTransaction, type Database } from '../db/database.ts';
import type { SecretBox } from '../crypto/secretBox.ts';
import { toWireAmount } from '../http/wireAmount.ts';
import { createDrawStream } from '../../engine/games/fairness/drawStream.ts';
import type { GameKind } from '../../engine/games/gameModel.ts';
import { openAt, type OriginalsGames } from './originalsGames.ts';
import { getRound, lockRound, moveRound, type RoundRow } from './rounds.repository.ts';
import type { Seeds } from './seeds.ts';
import { takeNonce } from './seeds.repository.ts';
import { getSession } from './sessions.repository.ts';
import type { Wallet } from './wallet.ts';
import { createWalletSteps, openWalletSession, tableOf, type WalletSteps } from './walletSteps.ts';

/** A round is left to whoever waits for it for so long, before it is taken for interrupted. */
export const GRACE_MS = 15_000;

/** Rounds as they go on, step by step; each step is written down before the next one is taken. */
export interface Rounds {
  /**
   * Takes a round as far as it goes now: to its end, to where the wallet does not answer, or to where it waits for its
   * table. Anybody may do so at any time, several at once: every step has one effect.
   */
  goOn(round: RoundRow, options: GoOnOptions): Promise<Progress>;
  /** Gives up a round whose stake nobody knows to be taken; false where it was taken after all. */
  giveUp(round: RoundRow): Promise<boolean>;
}

/** Who takes a round on. */
export interface GoOnOptions {
  /** Where the wallet is asked. */
  readonly host: string;
  /** Whether a page waits for what comes; pages of a table hear by themselves. */
  readonly isHeard: () => boolean;
}

/** How far a round came. */
export interface Progress {
  readonly round: RoundRow;
  readonly isOver: boolean;
  /** In the main unit, where the wallet told it along. */
  readonly balance?: string;
}

/** What rounds are played with. */
export interface RoundDeps {
  readonly db: Database;
  readonly box: SecretBox;
  readonly wallet: Wallet;
  readonly seeds: Seeds;
  readonly games: OriginalsGames;
  readonly clock: () => Date;
  readonly log: (fault: { readonly roundId: string; readonly fault: string }) => void;
}

/** What a page is told where its bet was not taken. */
export type Refusal =
  'betRefused' | 'stakeAboveLimit' | 'freeSpinsOver' | 'sessionEnded' | 'roundCancelled';

const REFUSALS: Readonly<Record<string, Refusal>> = {
  insufficientFunds: 'betRefused',
  limitReached: 'betRefused',
  stakeAboveLimit: 'stakeAboveLimit',
  freeSpinsOver: 'freeSpinsOver',
  freeSpinStake: 'freeSpinsOver',
  sessionEnded: 'sessionEnded',
  sessionUnknown: 'sessionEnded',
  transactionCancelled: 'roundCancelled',
};

/** So much longer than a round of its table takes a bet waits to be drawn. */
const TABLE_PATIENCE_MS = 8_000;

const roundMs = (kind: GameKind | undefined): number =>
  kind?.table ? kind.table.bettingMs + kind.table.closedMs + kind.table.resultMs : 0;

type Step = { readonly round: RoundRow; readonly balance?: string } | null;

/** Changes a round where it stands as it is thought to stand, and gives it as it is then. */
function createMove({ db }: Pick<RoundDeps, 'db'>) {
  return (round: RoundRow, to: Parameters<typeof moveRound>[2]): Promise<RoundRow> => {
    const { merchant_code: merchantCode, id } = round;
    const place = { merchantCode };
    return withTransaction(db, place, (tx) => moveRound(tx, round, to)).then(() =>
      withTransaction(db, place, (tx) => getRound(tx, merchantCode, id)),
    );
  };
}

/** The one step that is next for a round that is not over; null where the wallet does not answer. */
function createSteps(deps: RoundDeps) {
  const { db, seeds, games, clock } = deps;

  const move = createMove(deps);

  /** The wallet's word was final, and not what it should have been. */
  function end(round: RoundRow, code: string): Promise<RoundRow> {
    const refusal = REFUSALS[code];
    const fault = refusal === undefined ? code : null;
    if (fault) deps.log({ roundId: round.id, fault });
    return move(round, { state: 'void', refusal: refusal ?? 'roundCancelled', fault });
  }

  const draw = (round: RoundRow): Promise<RoundRow> =>
    withTransaction(db, { merchantCode: round.merchant_code }, async (tx) => {
      const now = await lockRound(tx, round.merchant_code, round.id);
      const found = games.get(now.game_code);
      if (now.state !== 'staking') return now;
      if (!found || now.seed_id === null) {
        throw new Error(`There is no game "${now.game_code}" any more.`);
      }
      const {
        nonce,
        client_seed: clientSeed,
        ...seed
      } = await takeNonce(tx, {
        merchant_code: now.merchant_code,
        seed_id: now.seed_id,
      });
      const game = openAt(found, now);
      const serverSeed = seeds.open(seed);
      const outcome = game.draw(createDrawStream({ serverSeed, clientSeed: clientSeed!, nonce }));
      await moveRound(tx, now, {
        state: 'drawn',
        nonce,
        outcome: JSON.stringify(outcome),
        paid_minor: BigInt(game.settle(now.bet, outcome)),
        drawn_at: clock(),
      });
      return getRound(tx, now.merchant_code, now.id);
    });

  /** The chips lie; the table goes on by itself, and is only looked for where nobody sees to it. */
  const lay = (round: RoundRow): Promise<RoundRow> => {
    const ms = roundMs(games.get(round.game_code)?.kind) + TABLE_PATIENCE_MS;
    return move(round, { state: 'staked', try_at: new Date(clock().getTime() + ms) });
  };

  async function stake(round: RoundRow, ask: WalletSteps): Promise<Step> {
    const amount = toWireAmount(round.stake_minor, round.decimals);
    const answer = await ask.debit(amount, tableOf(round));
    if (answer.kind === 'unknown') return null;
    if (answer.kind === 'refused') return { round: await end(round, answer.code) };
    if (round.table_round_id === null) return { round: await draw(round) };
    const laid = await lay(round);
    // Somebody else may have taken it further, even paid it: then the wallet holds something else by now.
    return laid.state === 'staked'
      ? { round: laid, balance: answer.value.balance }
      : { round: laid };
  }

  async function pay(round: RoundRow, ask: WalletSteps, { isHeard }: GoOnOptions): Promise<Step> {
    const paidMinor = round.paid_minor ?? 0n;
    if (paidMinor > 0n) {
      const amount = toWireAmount(paidMinor, round.decimals);
      const paid = await ask.credit(amount);
      if (paid.kind === 'unknown') return null;
      if (paid.kind === 'refused') return { round: await end(round, paid.code) };
    }
    const ended = await ask.endRound();
    if (ended.kind === 'unknown') return null;
    if (ended.kind === 'refused') return { round: await end(round, ended.code) };
    const told = round.table_round_id === null ? { is_told: isHeard() } : {};
    const done = await move(round, { state: 'done', ...told });
    return { round: done, balance: ended.value.balance };
  }

  async function cancel(round: RoundRow, ask: WalletSteps): Promise<Step> {
    const answer = await ask.rollback();
    if (answer.kind === 'unknown') return null;
    const code = answer.kind === 'done' ? 'transactionCancelled' : answer.code;
    return { round: await end(round, code) };
  }

  return function takeStep(round: RoundRow, ask: WalletSteps, options: GoOnOptions): Promise<Step> {
    if (round.state === 'staking') return stake(round, ask);
    if (round.state === 'drawn') return pay(round, ask, options);
    return cancel(round, ask);
  };
}

/** Makes the rounds of a database. */
export function createRounds(deps: RoundDeps): Rounds {
  const { db, box, wallet } = deps;
  const takeStep = createSteps(deps);
  const isOver = ({ state }: RoundRow) => state === 'done' || state === 'void';

  return {
    async goOn(from, options) {
      const { merchant_code: merchantCode } = from;
      const session = await withTransaction(db, { merchantCode }, (tx) =>
        getSession(tx, merchantCode, from.session_id),
      );
      const ask = createWalletSteps(
        wallet,
        { merchantCode, host: options.host },
        { session: openWalletSession(box, session), roundId: from.id, freeSpins: from.free_spins },
      );
      let progress: NonNullable<Step> = { round: from };
      while (!isOver(progress.round)) {
        if (progress.round.state === 'staked') return { ...progress, isOver: false };
        const step = await takeStep(progress.round, ask, options);
        if (!step) return { ...progress, isOver: false };
        progress = step;
      }
      return { ...progress, isOver: true };
    },
    async giveUp(round) {
      if (round.state !== 'staking') return false;
      const { merchant_code: merchantCode } = round;
      return withTransaction(db, { merchantCode }, (tx) =>
        moveRound(tx, round, { state: 'cancelling' }),
      );
    },
  };
}
