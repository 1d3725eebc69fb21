import type {
  OriginalsBody,
  OriginalsChips,
  OriginalsFaultCode,
  OriginalsValue,
} from '../../schemas/originalsApi.ts';
import { withTransaction, type Tx } from '../db/database.ts';
import { OriginalsFault, notYet } from './originalsFault.ts';
import {
  openAnew,
  ownerOf,
  readBalance,
  requireGame,
  requireSession,
  type OriginalsDeps,
  type PageCall,
} from './pageCall.ts';
import { addChips, parseChips } from './roulette.ts';
import { findRequest, getRound, insertRound, type RoundRow } from './rounds.repository.ts';
import type { SessionRow } from './sessions.repository.ts';
import { GRACE_MS, REFUSED, ROUND_BYTES } from './spin.ts';
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

/** What chips come to, whatever their order and however their amounts are written. */
const describeChips = (chips: readonly OriginalsChips[], session: SessionRow): string =>
  JSON.stringify(addChips([chips], session).sort((one, other) => (one.spot < other.spot ? -1 : 1)));

function requireSame({ session, round }: Begun, wanted: Wanted): Begun {
  const { chips = [] } = round.bet as { readonly chips?: readonly OriginalsChips[] };
  const isSame =
    round.table_round_id === wanted.tableRound &&
    describeChips(chips, session) === describeChips(wanted.chips, session);
  if (isSame) return { session, round };
  throw new OriginalsFault('requestConflict', 'This requestId was used for something else.');
}

/** Writes a bet down, before anything is asked of the wallet; a member's bets come one after the other. */
async function layBet(
  { games, seeds, random }: OriginalsDeps,
  tx: Tx,
  { session, wanted }: { readonly session: SessionRow; readonly wanted: Wanted },
): Promise<RoundRow | null> {
  const { merchant_code: merchantCode, game_code: gameCode } = session;
  const { requestId, now } = wanted;
  if (session.ends_at <= now) throw openAnew();
  if (requireGame(games, gameCode).kind !== 'roulette') {
    throw new OriginalsFault('badRequest', 'This game is no table.');
  }
  const { used } = await seeds.hold(tx, ownerOf(session));
  // The same request may have come several times at once: whoever waited finds what the first one wrote.
  const first = await findRequest(tx, session, requestId);
  if (first) return requireSame({ session, round: first }, wanted).round;
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
  const standing = own.map(({ bet }) => bet.chips);
  const { chips, stakeMinor } = parseChips(wanted.chips, standing, session);
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
    bet: JSON.stringify({ chips }),
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
  });
  return isNew ? getRound(tx, merchantCode, id) : null;
}

async function beginBet(deps: OriginalsDeps, call: PageCall, wanted: Wanted): Promise<Begun> {
  const begun = await withTransaction(deps.db, call, async (tx) => {
    const session = await requireSession(tx, call, wanted.session);
    const known = await findRequest(tx, session, wanted.requestId);
    if (known) return requireSame({ session, round: known }, wanted);
    const round = await layBet(deps, tx, { session, wanted });
    return round && { session, round };
  });
  // The same request came twice at once, and the other was first.
  return begun ?? beginBet(deps, call, wanted);
}

/** Lays chips on a table. Throws OriginalsFault with the codes of the contract. */
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
  const { chips } = progress.round.bet as { readonly chips: OriginalsChips[] };
  return {
    balance: progress.balance ?? (await readBalance(deps, call, session)),
    bet: { chips },
    roundId: round.id,
  };
}
