import type { ServerResponse } from 'node:http';
import type {
  OriginalsBody,
  OriginalsTableBody,
  OriginalsValue,
} from '../../schemas/originalsApi.ts';
import { withTransaction, type Tx } from '../db/database.ts';
import { bet } from './bet.ts';
import { OriginalsFault, openAnew } from './originalsFault.ts';
import { openGame } from './openGame.ts';
import { requireGame } from './originalsGames.ts';
import { ownerOf, requireSession, type OriginalsDeps, type PageCall } from './pageCall.ts';
import { findPlayedRound, listPlayedRounds, type SeededRound } from './played.repository.ts';
import { readMark, writeMark } from './roundMark.ts';
import { play } from './play.ts';
import { readStreamMark } from './tableFrames.ts';
import { serialiseRound } from './serialiseRound.ts';

/** Answers pages of games; each call throws OriginalsFault with a code of the contract. */
export interface OriginalsService {
  open(call: PageCall, body: OriginalsBody<'open'>): Promise<OriginalsValue<'open'>>;
  play(call: PageCall, body: OriginalsBody<'play'>): Promise<OriginalsValue<'play'>>;
  seeds(call: PageCall, body: OriginalsBody<'seeds'>): Promise<OriginalsValue<'seeds'>>;
  rounds(call: PageCall, body: OriginalsBody<'rounds'>): Promise<OriginalsValue<'rounds'>>;
  round(call: PageCall, body: OriginalsBody<'round'>): Promise<OriginalsValue<'round'>>;
  reveal(call: PageCall, body: OriginalsBody<'reveal'>): Promise<OriginalsValue<'reveal'>>;
  bet(call: PageCall, body: OriginalsBody<'bet'>): Promise<OriginalsValue<'bet'>>;
  /** Lets a page watch its table; gives what takes its answer over once the head is sent. */
  table(call: PageCall, body: OriginalsTableBody): Promise<(response: ServerResponse) => void>;
}

const ROUNDS_A_PAGE = 20;

async function watch(
  { db, games, tables, signIns }: OriginalsDeps,
  call: PageCall,
  { session: secret, last }: OriginalsTableBody,
): Promise<(response: ServerResponse) => void> {
  const session = await withTransaction(db, call, (tx) => requireSession(tx, call, secret));
  if (session.ends_at <= call.now) throw openAnew();
  if (!requireGame(games, session.game_code).kind.table) {
    throw new OriginalsFault('badRequest', 'This game is no table.');
  }
  tables.requireRoom();
  if ((await signIns.listOver(call.merchantCode, [session])).size > 0) throw openAnew();
  const page = { session, host: call.host, last: last === undefined ? null : readStreamMark(last) };
  return (response) => tables.join(response, page);
}

async function requirePlayed(
  tx: Tx,
  { merchantCode }: PageCall,
  roundId: string,
): Promise<SeededRound> {
  const row = await findPlayedRound(tx, merchantCode, roundId);
  if (!row) throw new OriginalsFault('notFound', 'There is no such round.');
  return row;
}

/** Makes the service. */
export function createOriginalsService(deps: OriginalsDeps): OriginalsService {
  const { db, seeds } = deps;
  return {
    open: (call, { code }) => openGame(deps, call, code),
    play: (call, body) => play(deps, call, body),
    seeds: (call, { session: secret, clientSeed }) =>
      withTransaction(db, call, async (tx) => {
        const session = await requireSession(tx, call, secret);
        return seeds.change(tx, ownerOf(session), clientSeed);
      }),
    rounds: (call, { session: secret, before }) =>
      withTransaction(db, call, async (tx) => {
        const session = await requireSession(tx, call, secret);
        const rows = await listPlayedRounds(tx, ownerOf(session), {
          gameCode: session.game_code,
          before: before === undefined ? null : readMark(before),
          limit: ROUNDS_A_PAGE + 1,
        });
        const page = rows.slice(0, ROUNDS_A_PAGE);
        const last = rows.length > ROUNDS_A_PAGE ? page.at(-1) : undefined;
        return {
          rounds: page.map((row) => serialiseRound(deps, row)),
          next: last ? writeMark({ at: last.drawn_at!, id: last.id }) : null,
        };
      }),
    round: (call, { roundId }) =>
      withTransaction(db, call, async (tx) =>
        serialiseRound(deps, await requirePlayed(tx, call, roundId), { withClientSeeds: true }),
      ),
    reveal: (call, { roundId }) =>
      withTransaction(db, call, async (tx) => {
        const { is_revealed, member_alias, mode } = await requirePlayed(tx, call, roundId);
        const owner = { merchantCode: call.merchantCode, alias: member_alias, mode };
        if (!is_revealed) await seeds.reveal(tx, owner);
        return serialiseRound(deps, await requirePlayed(tx, call, roundId), {
          withClientSeeds: true,
        });
      }),
    bet: (call, body) => bet(deps, call, body),
    table: (call, body) => watch(deps, call, body),
  };
}
