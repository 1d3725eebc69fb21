import type { ServerResponse } from 'node:http';
import type { HouseBody, HouseTableBody, HouseValue } from '../../schemas/houseApi.ts';
import { withTransaction } from '../db/database.ts';
import { bet } from './bet.ts';
import { HouseFault } from './houseFault.ts';
import { openGame } from './openGame.ts';
import {
  openAnew,
  ownerOf,
  requireGame,
  requireSession,
  type HouseDeps,
  type PageCall,
} from './pageCall.ts';
import { findPlayedRound, listPlayedRounds } from './played.repository.ts';
import { readMark, writeMark } from './roundMark.ts';
import { spin } from './spin.ts';
import { readStreamMark } from './tableFrames.ts';
import { tellRound } from './tellRound.ts';

/** Answers pages of games; each call throws HouseFault with a code of the contract. */
export interface HouseService {
  open(call: PageCall, body: HouseBody<'open'>): Promise<HouseValue<'open'>>;
  spin(call: PageCall, body: HouseBody<'spin'>): Promise<HouseValue<'spin'>>;
  seeds(call: PageCall, body: HouseBody<'seeds'>): Promise<HouseValue<'seeds'>>;
  rounds(call: PageCall, body: HouseBody<'rounds'>): Promise<HouseValue<'rounds'>>;
  round(call: PageCall, body: HouseBody<'round'>): Promise<HouseValue<'round'>>;
  bet(call: PageCall, body: HouseBody<'bet'>): Promise<HouseValue<'bet'>>;
  /** Lets a page watch its table; gives what takes its answer over once the head is sent. */
  table(call: PageCall, body: HouseTableBody): Promise<(response: ServerResponse) => void>;
}

const ROUNDS_A_PAGE = 20;

async function watch(
  { db, games, tables, signIns }: HouseDeps,
  call: PageCall,
  { session: secret, last }: HouseTableBody,
): Promise<(response: ServerResponse) => void> {
  const session = await withTransaction(db, call, (tx) => requireSession(tx, call, secret));
  if (session.ends_at <= call.now) throw openAnew();
  if (requireGame(games, session.game_code).kind !== 'roulette') {
    throw new HouseFault('badRequest', 'This game is no table.');
  }
  tables.requireRoom();
  if ((await signIns.listOver(call.merchantCode, [session])).size > 0) throw openAnew();
  const page = { session, host: call.host, last: last === undefined ? null : readStreamMark(last) };
  return (response) => tables.join(response, page);
}

/** Makes the service. */
export function createHouseService(deps: HouseDeps): HouseService {
  const { db, seeds } = deps;
  return {
    open: (call, { code }) => openGame(deps, call, code),
    spin: (call, body) => spin(deps, call, body),
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
          rounds: page.map((row) => tellRound(deps, row)),
          next: last ? writeMark({ at: last.drawn_at!, id: last.id }) : null,
        };
      }),
    round: (call, { roundId }) =>
      withTransaction(db, call, async (tx) => {
        const row = await findPlayedRound(tx, call.merchantCode, roundId);
        if (!row) throw new HouseFault('notFound', 'There is no such round.');
        return tellRound(deps, row, { withClientSeeds: true });
      }),
    bet: (call, body) => bet(deps, call, body),
    table: (call, body) => watch(deps, call, body),
  };
}
