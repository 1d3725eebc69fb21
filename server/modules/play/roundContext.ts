import { createHash } from 'node:crypto';
import type { VendorBody } from '../../../schemas/vendorApi.ts';
import { digestSecret } from '../session/secrets.ts';
import type { WalletOwner, WalletMove } from './playerWallets.repository.ts';
import type { RoundSum } from './roundRules.ts';
import type { PlaySession, Round, VendorScope } from './rounds.repository.ts';
import { VendorFault } from './vendorFault.ts';
import { writeValue, type VendorReply } from './vendorReply.ts';

/** The calls that change a round, by name. */
export interface RoundBodies {
  readonly debit: VendorBody<'debit'>;
  readonly credit: VendorBody<'credit'>;
  readonly rollback: VendorBody<'rollback'>;
  readonly endRound: VendorBody<'endRound'>;
}

/** A call that changes a round. */
export type RoundCall = keyof RoundBodies;

/** A call that changes a round, with what it is about. */
export interface RoundContext<C extends RoundCall = RoundCall> {
  readonly scope: VendorScope;
  readonly now: Date;
  readonly body: RoundBodies[C];
  readonly digest: Buffer;
  readonly session: PlaySession;
  readonly round: Round | undefined;
}

/** What tells two calls under one id apart: everything that was asked for. */
export function digestCall(call: RoundCall, body: RoundBodies[RoundCall]): Buffer {
  const asked = Object.entries(body)
    .filter(([name]) => name !== 'session')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify([call, digestSecret(body.session).toString('hex'), asked]);
  return createHash('sha256').update(text).digest();
}

/** The series of free spins that a call is about: its round's, or that which a debit begins one with. */
export const seriesOf = ({
  round,
  body,
}: Pick<RoundContext, 'round' | 'body'>): string | undefined =>
  round ? (round.free_spins_id ?? undefined) : 'freeSpins' in body ? body.freeSpins : undefined;

/** Whose money a call is about. */
export const ownerOf = ({ scope, session, round }: RoundContext): WalletOwner => ({
  ...scope,
  memberId: session.memberId,
  currency: session.currency,
  hasVendorWallet: round?.has_vendor_wallet ?? session.hasVendorWallet,
});

/** The money that a call moves, by a name of its own. */
export const moveOf = (
  context: RoundContext,
  kind: WalletMove['kind'],
  amountMinor: bigint,
): WalletMove => ({
  ...ownerOf(context),
  kind,
  amountMinor,
  transferId: `play ${context.scope.vendorCode} ${context.body.transactionId}`,
  reference: `${context.scope.vendorCode} ${context.body.roundId}`,
  at: context.now,
});

/** The round as it is from now on. */
export function nextRound(context: RoundContext, sum: RoundSum): Round {
  const { scope, session, round, body, now } = context;
  return {
    merchant_code: scope.merchantCode,
    vendor_code: scope.vendorCode,
    id: body.roundId,
    play_session_id: round?.play_session_id ?? session.id,
    member_id: session.memberId,
    game_id: session.gameId,
    mode: session.mode,
    currency: session.currency,
    decimals: session.decimals,
    has_vendor_wallet: ownerOf(context).hasVendorWallet,
    opened_at: round?.opened_at ?? now,
    state: sum.state,
    is_free: sum.is_free,
    staked_minor: sum.staked_minor,
    paid_minor: sum.paid_minor,
    closed_at: sum.state === 'open' ? null : (round?.closed_at ?? now),
    free_spins_id: round ? round.free_spins_id : (seriesOf(context) ?? null),
  };
}

/** The answer to a call that was carried out; `balance` is an amount as it travels. */
export function writeDone(
  { body, session }: RoundContext,
  {
    roundState,
    balance,
    extra,
  }: {
    readonly roundState: Round['state'];
    readonly balance: string;
    readonly extra?: object;
  },
): VendorReply {
  return writeValue({
    transactionId: body.transactionId,
    roundId: body.roundId,
    roundState,
    balance,
    currency: session.currency,
    ...extra,
  });
}

/** Throws VendorFault sessionEnded where nothing may be staked in a session any more. */
export function requireLive({ isLive }: PlaySession): void {
  if (!isLive) throw new VendorFault('sessionEnded', 'The play session is over.');
}
