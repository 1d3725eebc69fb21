import type {
  OriginalsBody,
  OriginalsFaultCode,
  OriginalsValue,
} from '../../schemas/originalsApi.ts';
import { withTransaction, type Tx } from '../db/database.ts';
import { OriginalsFault, notYet, openAnew } from './originalsFault.ts';
import { ownerOf, requireSession, type OriginalsDeps, type PageCall } from './pageCall.ts';
import { readBalance } from './walletSteps.ts';
import { isSameBet, openAt, readBet, requireGame } from './originalsGames.ts';
import { findRequest, getRound, insertRound, type RoundRow } from './rounds.repository.ts';
import type { SessionRow } from './sessions.repository.ts';
import { REFUSED, ROUND_BYTES } from './play.ts';
import { GRACE_MS } from './rounds.ts';
import { listOwnBets, shareCurrentRound } from './tables.repository.ts';

/** Each is a round of its own for the wallet. */
const MOST_BETS_A_ROUND = 60;

interface Wanted extends OriginalsBody<'bet'> {
  readonly now: Date;
}

interface Begun {
  readonly session: SessionRow;
  readonly round: RoundRow;
}

const isStanding = ({ state }: RoundRow) => state === 'staking' || state === 'staked';

function requireSame({ games }: OriginalsDeps, { session, round }: Begun, wanted: Wanted): Begun {
  const game = openAt(requireGame(games, session.game_code), session);
  const isSame =
    round.table_round_id === wanted.tableRound &&
    isSameBet(game, round.bet, readBet(game, wanted.bet).bet);
  if (isSame) return { session, round };
  throw new OriginalsFault('requestConflict', 'This requestId was used for something else.');
}

/** Writes a bet down, before anything is asked of the wallet; a member's bets come one after the other. */
async function layBet(
  deps: OriginalsDeps,
  tx: Tx,
  { session, wanted }: { readonly session: SessionRow; readonly wanted: Wanted },
): Promise<RoundRow | null> {
  const { games, seeds, random } = deps;
  const { merchant_code: merchantCode, game_code: gameCode } = session;
  const { requestId, now } = wanted;
  if (session.ends_at <= now) throw openAnew();
  const found = requireGame(games, gameCode);
  if (!found.kind.table) throw new OriginalsFault('badRequest', 'This game is no table.');
  const { used } = await seeds.hold(tx, ownerOf(session));
  // The same request may have come several times at once: whoever waited finds what the first one wrote.
  const first = await findRequest(tx, session, requestId);
  if (first) return requireSame(deps, { session, round: first }, wanted).round;
  const table = await shareCurrentRound(tx, { merchantCode, gameCode });
  const isOpen = table?.phase === 'betting' && table.phase_ends_at > now;
  if (!isOpen || table.id !== wanted.tableRound) {
    throw new OriginalsFault('bettingClosed', 'This round takes no bets any more.');
  }
  const { alias, mode } = ownerOf(session);
  const own = (await listOwnBets(tx, table, { alias, mode })).filter(isStanding);
  if (own.length >= MOST_BETS_A_ROUND) {
    throw new OriginalsFault('badRequest', `A round takes ${MOST_BETS_A_ROUND} bets at most.`);
  }
  const standing = own.map((round) => round.bet);
  const { bet, stakeMinor } = readBet(openAt(found, session), wanted.bet, standing);
  const id = random(ROUND_BYTES).toString('base64url');
  const isNew = await insertRound(tx, {
    merchant_code: merchantCode,
    id,
    session_id: session.id,
    request_id: requestId,
    member_alias: alias,
    game_code: gameCode,
    mode,
    currency: session.currency,
    decimals: session.decimals,
    bet: JSON.stringify(bet),
    stake_minor: BigInt(stakeMinor),
    seed_id: null,
    table_round_id: table.id,
    client_seed: own[0]?.client_seed ?? used.client_seed,
    nonce: null,
    paid_minor: null,
    state: 'staking',
    refusal: null,
    fault: null,
    created_at: now,
    drawn_at: null,
    try_at: new Date(now.getTime() + GRACE_MS),
    has_own_wallet: session.has_own_wallet,
    free_spins: null,
  });
  return isNew ? getRound(tx, merchantCode, id) : null;
}

async function beginBet(deps: OriginalsDeps, call: PageCall, wanted: Wanted): Promise<Begun> {
  const begun = await withTransaction(deps.db, call, async (tx) => {
    const session = await requireSession(tx, call, wanted.session);
    const known = await findRequest(tx, session, wanted.requestId);
    if (known) return requireSame(deps, { session, round: known }, wanted);
    const round = await layBet(deps, tx, { session, wanted });
    return round && { session, round };
  });
  // The same request came twice at once, and the other was first.
  return begun ?? beginBet(deps, call, wanted);
}

/** Bets at a table. Throws OriginalsFault with the codes of the contract. */
export async function bet(
  deps: OriginalsDeps,
  call: PageCall,
  body: OriginalsBody<'bet'>,
): Promise<OriginalsValue<'bet'>> {
  const { session, round } = await beginBet(deps, call, { ...body, now: call.now });
  const options = { host: call.host, isHeard: () => false };
  const progress = await deps.rounds.goOn(round, options);
  const { state, refusal } = progress.round;
  const place = { merchantCode: session.merchant_code, gameCode: session.game_code };
  if (state !== round.state) deps.tables.tell(place, session.member_alias);
  if (state === 'void') {
    const code = (refusal ?? 'roundCancelled') as OriginalsFaultCode;
    throw new OriginalsFault(code, REFUSED[code] ?? 'Nothing was bet.');
  }
  if (state === 'staking' || state === 'cancelling') throw notYet();
  return {
    balance: progress.balance ?? (await readBalance(deps, call, session)),
    bet: progress.round.bet,
    roundId: round.id,
  };
}
