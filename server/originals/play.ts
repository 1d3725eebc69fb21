import type {
  OriginalsBody,
  OriginalsFaultCode,
  OriginalsValue,
} from '../../schemas/originalsApi.ts';
import type { GameJson } from '../../engine/games/gameModel.ts';
import { withTransaction, type Tx } from '../db/database.ts';
import { OriginalsFault, notYet, roundUnderWay, openAnew } from './originalsFault.ts';
import { ownerOf, requireSession, type OriginalsDeps, type PageCall } from './pageCall.ts';
import { readBalance } from './walletSteps.ts';
import { isSameBet, openAt, readBet, requireGame } from './originalsGames.ts';
import { findPlayedRound } from './played.repository.ts';
import {
  findRequest,
  findUnderWay,
  getRound,
  insertRound,
  type RoundRow,
} from './rounds.repository.ts';
import { GRACE_MS, type Progress } from './rounds.ts';
import type { SessionRow } from './sessions.repository.ts';
import { serialiseRound } from './serialiseRound.ts';

/** 128 bits: who knows a round's id was given it. */
export const ROUND_BYTES = 16;

/** What a page is told beside the code. */
export const REFUSED: Readonly<Record<string, string>> = {
  betRefused: 'There is not enough money.',
  stakeAboveLimit: 'A round may not cost so much.',
  freeSpinsOver: 'No free spin is left.',
  sessionEnded: 'The game must be opened anew.',
  roundCancelled: 'The round was not played, and its stake was given back.',
};

interface Wanted {
  readonly session: SessionRow;
  readonly requestId: string;
  readonly bet: GameJson;
  readonly isFree: boolean;
  readonly now: Date;
}

/** Null where another round of the session was begun meanwhile, maybe by this very request. */
async function createRound(
  { games, seeds, random }: OriginalsDeps,
  tx: Tx,
  { session, requestId, bet: json, isFree, now }: Wanted,
): Promise<RoundRow | null> {
  if (session.ends_at <= now) throw openAnew();
  if (isFree && session.free_spins === null) {
    throw new OriginalsFault('freeSpinsOver', REFUSED['freeSpinsOver']!);
  }
  const found = requireGame(games, session.game_code);
  if (found.kind.table) throw new OriginalsFault('badRequest', 'This game is a table.');
  const { bet, stakeMinor } = readBet(openAt(found, session), json);
  const { used } = await seeds.hold(tx, ownerOf(session));
  const id = random(ROUND_BYTES).toString('base64url');
  const isNew = await insertRound(tx, {
    merchant_code: session.merchant_code,
    id,
    session_id: session.id,
    request_id: requestId,
    member_alias: session.member_alias,
    game_code: session.game_code,
    mode: session.mode,
    currency: session.currency,
    decimals: session.decimals,
    bet: JSON.stringify(bet),
    stake_minor: BigInt(stakeMinor),
    seed_id: used.id,
    table_round_id: null,
    client_seed: null,
    nonce: null,
    paid_minor: null,
    state: 'staking',
    refusal: null,
    fault: null,
    created_at: now,
    drawn_at: null,
    try_at: new Date(now.getTime() + GRACE_MS),
    has_own_wallet: session.has_own_wallet && !isFree,
    free_spins: isFree ? session.free_spins : null,
  });
  return isNew ? getRound(tx, session.merchant_code, id) : null;
}

/** Writes down that a round is to be played, before anything is asked of the wallet. */
function beginRound(
  deps: OriginalsDeps,
  call: PageCall,
  { session: secret, requestId, bet, freeSpin: isFree = false }: OriginalsBody<'play'>,
): Promise<{ readonly round: RoundRow; readonly isAsked: boolean }> {
  return withTransaction(deps.db, call, async (tx) => {
    const session = await requireSession(tx, call, secret);
    const findKnown = async () => {
      const known = await findRequest(tx, session, requestId);
      if (!known) return undefined;
      const game = openAt(requireGame(deps.games, session.game_code), session);
      const isSame = isSameBet(game, known.bet, readBet(game, bet).bet);
      if (!isSame || (known.free_spins !== null) !== isFree) {
        throw new OriginalsFault('requestConflict', 'This requestId was used for something else.');
      }
      return known;
    };
    const known = await findKnown();
    if (known) return { round: known, isAsked: true };
    const underWay = await findUnderWay(tx, session);
    if (underWay) return { round: underWay, isAsked: false };
    const wanted = { session, requestId, bet, isFree, now: call.now };
    const begun = (await createRound(deps, tx, wanted)) ?? (await findKnown());
    if (!begun) throw roundUnderWay();
    return { round: begun, isAsked: true };
  });
}

/** Answers a round that is over: what came, or why nothing did. */
async function answer(
  deps: OriginalsDeps,
  call: PageCall,
  { session: secret, progress }: { readonly session: string; readonly progress: Progress },
): Promise<OriginalsValue<'play'>> {
  const { round, balance } = progress;
  if (round.state === 'void') {
    const code = (round.refusal ?? 'roundCancelled') as OriginalsFaultCode;
    throw new OriginalsFault(code, REFUSED[code] ?? 'Nothing was played.');
  }
  const { session, told, shown } = await withTransaction(deps.db, call, async (tx) => {
    const session = await requireSession(tx, call, secret);
    const { shown } = await deps.seeds.hold(tx, ownerOf(session));
    const row = await findPlayedRound(tx, call.merchantCode, round.id);
    return { session, told: serialiseRound(deps, row!), shown };
  });
  return {
    round: told,
    balance: balance ?? (await readBalance(deps, call, session)),
    seeds: shown,
  };
}

/** Plays a round of a game that one plays alone. Throws OriginalsFault with the codes of the contract. */
export async function play(
  deps: OriginalsDeps,
  call: PageCall,
  body: OriginalsBody<'play'>,
): Promise<OriginalsValue<'play'>> {
  const { rounds } = deps;
  const options = { host: call.host, isHeard: call.isHeard };
  let begun = await beginRound(deps, call, body);
  if (!begun.isAsked) {
    // One at a time: the one before is brought to its end first.
    const before = await rounds.goOn(begun.round, { ...options, isHeard: () => false });
    if (!before.isOver) throw roundUnderWay();
    begun = await beginRound(deps, call, body);
    if (!begun.isAsked) throw roundUnderWay();
  }
  const progress = await rounds.goOn(begun.round, options);
  if (!progress.isOver) throw notYet();
  return answer(deps, call, { session: body.session, progress });
}
