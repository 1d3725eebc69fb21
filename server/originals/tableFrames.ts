import type { OriginalsTableEvent, OriginalsTablePhase } from '../../schemas/originalsApi.ts';
import { toWireAmount } from '../http/wireAmount.ts';
import { OriginalsFault } from './originalsFault.ts';
import type { GameMoney, PlayableGame } from '../../engine/games/gameModel.ts';
import type { BetRow, TableRoundRow } from './tables.repository.ts';

type DataOf<E extends OriginalsTableEvent['event']> = Extract<
  OriginalsTableEvent,
  { event: E }
>['data'];

/** One event of a table's stream. JSON has no line breaks, so one line of data is enough. */
export const writeFrame = <E extends OriginalsTableEvent['event']>(
  event: E,
  id: string | null,
  data: DataOf<E>,
): string =>
  `${id === null ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** How far a page has come: a round, and its phase or that its result was told. */
export interface StreamMark {
  readonly tableRound: string;
  readonly step: OriginalsTablePhase | 'told';
}

const FORM = /^([A-Za-z0-9_-]{22})\.(betting|closed|result|told)$/;

/** The id of an event. */
export const writeStreamMark = ({ tableRound, step }: StreamMark): string =>
  `${tableRound}.${step}`;

/** Reads the id of an event; null for what is none. */
export function readStreamMark(text: string): StreamMark | null {
  const [, tableRound, step] = FORM.exec(text) ?? [];
  return tableRound === undefined ? null : { tableRound, step: step as StreamMark['step'] };
}

/** What a page is told of the phase; a round that is void takes no bets and is over at once. */
export const getShownPhase = ({ phase }: TableRoundRow): OriginalsTablePhase =>
  phase === 'void' ? 'closed' : phase;

/** Chips whose stake was taken, those that were drawn included. */
const isLaid = ({ state }: BetRow) => state === 'staked' || state === 'drawn' || state === 'done';

const sumStakes = (bets: readonly BetRow[]): bigint =>
  bets.reduce((sum, bet) => sum + bet.stake_minor, 0n);

/** What a member has on the table. */
export function composeBets(
  { id }: TableRoundRow,
  bets: readonly BetRow[],
  { game, decimals }: { readonly game: PlayableGame; readonly decimals: number },
): DataOf<'bets'> {
  const laid = bets.filter(isLaid);
  return {
    tableRound: id,
    bet: laid.length === 0 ? null : game.addBets(laid.map(({ bet }) => bet)),
    stake: toWireAmount(sumStakes(laid), decimals),
  };
}

/** What a member's bets came to. Throws OriginalsFault notFound for a round without an outcome. */
export function composeResult(
  round: TableRoundRow,
  serverSeed: string,
  own: {
    readonly bets: readonly BetRow[];
    readonly money: GameMoney;
    readonly balance: string | null;
  },
): DataOf<'result'> {
  if (!round.outcome) throw new OriginalsFault('notFound', 'The round has no outcome.');
  const laid = own.bets.filter(isLaid);
  const paid = laid.reduce((sum, bet) => sum + (bet.paid_minor ?? 0n), 0n);
  const toMoney = (minor: bigint) =>
    laid.length === 0 ? '0' : toWireAmount(minor, own.money.decimals);
  return {
    tableRound: round.id,
    outcome: round.outcome,
    serverSeed,
    serverSeedHash: round.server_seed_hash,
    clientSeed: round.client_seed!,
    nonce: 0,
    stake: toMoney(sumStakes(laid)),
    paid: toMoney(paid),
    balance: own.balance,
    roundIds: laid.map((bet) => bet.id),
  };
}
