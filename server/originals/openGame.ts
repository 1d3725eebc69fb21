import type { OriginalsRound, OriginalsValue } from '../../schemas/originalsApi.ts';
import type { VendorValue } from '../../schemas/vendorApi.ts';
import { withTransaction } from '../db/database.ts';
import { parseMinor } from '../../engine/minorUnits.ts';
import { toWireAmount } from '../http/wireAmount.ts';
import { OriginalsFault, notYet } from './originalsFault.ts';
import { openAt, requireGame } from './originalsGames.ts';
import { digestSession, ownerOf, type OriginalsDeps, type PageCall } from './pageCall.ts';
import { readBalance, sealWalletSession } from './walletSteps.ts';
import { findPlayedRound, takeUntoldRound } from './played.repository.ts';
import { getRound, listUnderWay, type RoundRow } from './rounds.repository.ts';
import { insertSession, type SessionRow } from './sessions.repository.ts';
import { serialiseRound } from './serialiseRound.ts';

const SESSION_BYTES = 32;
const DAY_MS = 86_400_000;

const codeForm = /^[A-Za-z0-9_-]{43}$/;
const codeInvalid = () => new OriginalsFault('codeInvalid', 'The game must be opened anew.');

/** The free spins of a session as its page is told; null for none. */
function tellFreeSpins(
  told: VendorValue<'authenticate'>['freeSpins'],
): OriginalsValue<'open'>['freeSpins'] {
  if (told === null) return null;
  const { id: _id, ...shown } = told;
  return shown;
}

/** Exchanges a launch code for a session, in which the game is played. */
async function openSession(deps: OriginalsDeps, call: PageCall, code: string) {
  // Nobody was given a code where there is no key, nor one of another form.
  const isCode = codeForm.test(code) && (await deps.hasKey(call.merchantCode));
  if (!isCode) throw codeInvalid();
  const answer = await deps.wallet.ask(call, 'authenticate', { code });
  if (answer.kind === 'unknown') throw notYet();
  if (answer.kind === 'refused') {
    throw codeInvalid();
  }
  const { value } = answer;
  requireGame(deps.games, value.gameCode);
  const secret = deps.random(SESSION_BYTES).toString('base64url');
  const place = { merchant_code: call.merchantCode, id: deps.ids() };
  const session: SessionRow = {
    ...place,
    digest: digestSession(secret),
    wallet_session_sealed: sealWalletSession(deps.box, place, value.session),
    host: call.host,
    member_alias: value.memberAlias,
    game_code: value.gameCode,
    mode: value.mode,
    currency: value.currency,
    decimals: value.decimals,
    has_own_wallet: value.wallet === 'vendor',
    free_spins: value.freeSpins?.id ?? null,
    created_at: call.now,
    ends_at: new Date(value.endsAt),
  };
  await withTransaction(deps.db, call, (tx) => insertSession(tx, session));
  const { language, highestStake, shortestRoundMs } = value;
  const freeSpins = tellFreeSpins(value.freeSpins);
  return { session, secret, terms: { language, highestStake, shortestRoundMs, freeSpins } };
}

/** Ends what was interrupted in a game, and gives the round that nobody has seen yet. */
async function resume(
  deps: OriginalsDeps,
  call: PageCall,
  session: SessionRow,
): Promise<{ readonly resumed: OriginalsRound | null; readonly freed: readonly RoundRow[] }> {
  const { db, rounds } = deps;
  const freed: RoundRow[] = [];
  const { merchantCode } = call;
  const owner = ownerOf(session);
  const interrupted = await withTransaction(db, call, (tx) =>
    listUnderWay(tx, owner, session.game_code),
  );
  for (const round of interrupted) {
    // Somebody may still wait for it in another window.
    if (round.try_at > call.now) continue;
    await rounds.giveUp(round);
    const now = await withTransaction(db, call, (tx) => getRound(tx, merchantCode, round.id));
    const { round: after } = await rounds.goOn(now, { host: call.host, isHeard: () => false });
    if (after.free_spins !== null && after.free_spins === session.free_spins) freed.push(after);
  }
  const resumed = await withTransaction(db, call, async (tx) => {
    const since = new Date(call.now.getTime() - DAY_MS);
    const id = await takeUntoldRound(tx, owner, { gameCode: session.game_code, since });
    const row = id === undefined ? undefined : await findPlayedRound(tx, merchantCode, id);
    return row ? serialiseRound(deps, row) : null;
  });
  return { resumed, freed };
}

/** Free spins after those that were interrupted: what is won since is theirs, and what was given back can be played. */
function addFreed(
  told: NonNullable<OriginalsValue<'open'>['freeSpins']>,
  freed: readonly RoundRow[],
  decimals: number,
): NonNullable<OriginalsValue<'open'>['freeSpins']> {
  const isBack = ({ state }: RoundRow) => state === 'void';
  const before = parseMinor(told.won, decimals) ?? 0n;
  const won = freed.reduce((sum, { paid_minor: paid }) => sum + (paid ?? 0n), before);
  return {
    ...told,
    left: told.left + freed.filter(isBack).length,
    won: toWireAmount(won, decimals),
  };
}

/** Opens a game. Throws OriginalsFault codeInvalid, notFound or unavailable. */
export async function openGame(
  deps: OriginalsDeps,
  call: PageCall,
  code: string,
): Promise<OriginalsValue<'open'>> {
  const { session, secret, terms } = await openSession(deps, call, code);
  const { resumed, freed } = await resume(deps, call, session);
  const { shown } = await withTransaction(deps.db, call, (tx) =>
    deps.seeds.hold(tx, ownerOf(session)),
  );
  const found = requireGame(deps.games, session.game_code);
  const { currency, decimals } = session;
  return {
    session: secret,
    gameCode: session.game_code,
    kind: found.kind.id,
    gameId: found.game.id,
    mode: session.mode,
    currency,
    decimals,
    ...terms,
    freeSpins: terms.freeSpins && addFreed(terms.freeSpins, freed, session.decimals),
    // What was interrupted may have moved it since.
    balance: await readBalance(deps, call, session),
    endsAt: session.ends_at.toISOString(),
    limits: openAt(found, session).limits,
    seeds: shown,
    resumed,
  };
}
