import { maskName } from '../../../engine/fields/maskName.ts';
import { prizeOf, type LeaderboardTerms } from '../../../engine/rewards/missions.ts';
import type { QueryOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getMissionLeaderboard } from '../../../schemas/api/missions.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import { listCandidates } from './candidates.ts';
import { findPeriod, listVersions } from './missions.repository.ts';
import { readKept } from './missionTerms.ts';
import { findPlace, listPlaces, type PlaceRow } from './places.repository.ts';

/** A query of a leaderboard. */
export type BoardQuery = QueryOf<typeof getMissionLeaderboard> & { readonly pageSize: number };
/** A page of a leaderboard. */
export type Board = ValueOf<typeof getMissionLeaderboard>;

const AROUND = 2;
const HUNDREDTHS = 2;

/** What writes amounts of a brand. */
export const writerOf =
  ({ currency }: ResolvedBrand) =>
  (minor: bigint) =>
    toWireAmount(minor, currency.decimals);

const scoreWriterOf = ({ score }: LeaderboardTerms, brand: ResolvedBrand) =>
  score === 'validBet' ? writerOf(brand) : (value: bigint) => toWireAmount(value, HUNDREDTHS);

const writeKey = (place: number, { value, at, memberId }: PlaceRow) =>
  `${place}_${value}_${at}_${memberId}`;

function readKey(text: string | undefined) {
  if (text === undefined) return { place: 0, from: null };
  const [place = '0', value = '0', at = '0', memberId = ''] = text.split('_');
  return { place: Number(place), from: { value, at, memberId } };
}

/** Reads a page of a leaderboard, and where the member stands. */
export async function readBoardOf(tx: Tx, call: PaymentCall, query: BoardQuery): Promise<Board> {
  const { caller, member } = call;
  const { brand } = caller;
  const of = { id: query.id, period: query.period };
  const row = await findPeriod(tx, of);
  const version = row
    ? (await listVersions(tx, [row]))[0]
    : (await listCandidates(tx, brand, { memberId: member.memberId, now: call.now })).find(
        ({ id, period, terms }) =>
          id === of.id && period.first === of.period && terms.kind === 'leaderboard',
      );
  // Of one that is none there is nothing to tell, as of one that nobody has played for.
  if (!version) {
    return { currency: brand.currency.code, players: 0, me: null, list: [], next: null };
  }
  const terms = ('entry' in version ? version.terms : readKept(version.terms)) as LeaderboardTerms;
  const writeScore = scoreWriterOf(terms, brand);
  const write = writerOf(brand);
  const toLine = (one: PlaceRow, place: number): Board['list'][number] => ({
    place,
    name: one.memberId === member.memberId ? one.account : maskName(one.account),
    score: writeScore(one.value),
    prize: write(prizeOf(terms.prizes, place)),
    isMe: one.memberId === member.memberId,
  });
  const { place: passed, from } = readKey(query.after);
  const { pageSize } = query;
  const rows = await listPlaces(tx, of, { from, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const own = await findPlace(tx, of, member.memberId);
  const at = own && { value: String(own.value), at: own.at, memberId: own.memberId };
  const before = at
    ? [...(await listPlaces(tx, of, { from: at, isBefore: true, limit: AROUND }))].reverse()
    : [];
  const behind = at ? await listPlaces(tx, of, { from: at, limit: AROUND }) : [];
  return {
    currency: brand.currency.code,
    players: row?.players ?? 0,
    me: own
      ? {
          place: own.place,
          score: writeScore(own.value),
          prize: write(prizeOf(terms.prizes, own.place)),
          around: [...before, own, ...behind].map((one, index) =>
            toLine(one, own.place - before.length + index),
          ),
        }
      : null,
    list: shown.map((one, index) => toLine(one, passed + index + 1)),
    next: rows.length > shown.length ? writeKey(passed + shown.length, shown.at(-1)!) : null,
  };
}
