import { withTransaction, type Database } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import type { Access, Features } from '../../http/gateway.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { sumAvailable } from '../../ledger/balances.ts';
import type { GamesService } from '../games/games.service.ts';
import { readPlayMoneyOf } from '../play/playMoney.ts';
import { writeFrame, type EventValues } from './frames.ts';
import type { EventRow } from './stream.repository.ts';

/** An event that is ready to be sent. */
export interface Sending {
  readonly row: EventRow;
  readonly frame: Buffer;
}

/** Turns what is kept into what pages are told. */
export interface EventWriter {
  /** In the order of the rows; what a merchant does not show is left out, and of a member's balances all but the last. */
  write(
    caller: Caller,
    rows: readonly EventRow[],
    markOf: (row: EventRow) => string,
  ): Promise<readonly Sending[]>;
  /** What members have now, by member. */
  writeBalances(
    caller: Caller,
    memberIds: readonly string[],
    mark: string,
  ): Promise<ReadonlyMap<string, Buffer>>;
}

/** What the trigger on rounds writes. */
interface RoundContent extends Omit<
  EventValues['round'],
  'vassalage' | 'stake' | 'paid' | 'playMoney'
> {
  readonly vendorCode: string;
  readonly decimals: number;
  readonly stakedMinor: string;
  readonly paidMinor: string;
}

/** Whether a row is a round for play money of a currency that there still is. */
const isForNothing = ({ kind, content }: EventRow, { brand }: Caller) =>
  kind === 'round' && content['mode'] === 'play' && content['currency'] === brand.currency.code;

function toRound(content: RoundContent, playMinor: bigint | undefined): EventValues['round'] {
  const { roundId, vendorCode, gameId, mode, state, currency, decimals } = content;
  return {
    roundId,
    vassalage: vendorCode,
    gameId,
    mode,
    state,
    stake: toWireAmount(BigInt(content.stakedMinor), decimals),
    paid: toWireAmount(BigInt(content.paidMinor), decimals),
    currency,
    ...(playMinor !== undefined && { playMoney: toWireAmount(playMinor, decimals) }),
  };
}

/** What the settlement of a lottery writes. */
interface LotteryOrderContent extends Omit<
  EventValues['lotteryOrder'],
  'stake' | 'prize' | 'rebate' | 'refund'
> {
  readonly decimals: number;
  readonly stakeMinor: string;
  readonly prizeMinor: string;
  readonly rebateMinor: string;
  readonly refundMinor: string;
}

function writeLotteryOrder(mark: string, row: EventRow): Buffer {
  const content = row.content as unknown as LotteryOrderContent;
  const { order, lottery, issue, state, version, currency, decimals } = content;
  const write = (minor: string) => toWireAmount(BigInt(minor), decimals);
  return writeFrame(mark, 'lotteryOrder', {
    order,
    lottery,
    issue,
    state,
    version,
    currency,
    stake: write(content.stakeMinor),
    prize: write(content.prizeMinor),
    rebate: write(content.rebateMinor),
    refund: write(content.refundMinor),
  });
}

/** Play money of those whose rounds for nothing are told. */
async function readPlayMoney(
  db: Database,
  caller: Caller,
  rows: readonly EventRow[],
): Promise<ReadonlyMap<string, bigint>> {
  const { merchantCode, currency } = caller.brand;
  const told = rows.flatMap((row) =>
    isForNothing(row, caller) && row.memberId !== null ? [row.memberId] : [],
  );
  if (told.length === 0) return new Map();
  const at = { merchantCode, currency: currency.code };
  return withTransaction(db, { merchantCode }, (tx) => readPlayMoneyOf(tx, at, [...new Set(told)]));
}

/** Writes what says all by itself, where the merchant shows it. */
function writePlain(mark: string, { kind, content }: EventRow, features: Features): Buffer | null {
  switch (kind) {
    case 'inbox':
    case 'broadcast':
      return features.messages ? writeFrame(mark, 'inbox', {}) : null;
    case 'message':
      return features.announcements
        ? writeFrame(mark, 'message', content as EventValues['message'])
        : null;
    case 'badges':
    case 'identity':
    case 'banners':
    case 'winners':
    case 'signOut':
      return writeFrame(mark, kind, {});
    default:
      return null;
  }
}

/** Makes what writes events. */
export function createEventWriter({
  db,
  access,
  games,
}: {
  readonly db: Database;
  readonly access: Access;
  readonly games: Pick<GamesService, 'getWinner'>;
}): EventWriter {
  async function readBalances({ brand }: Caller, memberIds: readonly string[]) {
    const { merchantCode, currency } = brand;
    if (memberIds.length === 0) return [];
    const found = await withTransaction(db, { merchantCode }, (tx) =>
      sumAvailable(tx, { merchantCode, currency: currency.code, memberIds }),
    );
    return memberIds.map((memberId) => {
      const { availableMinor = 0n, bonusMinor = 0n } = found.get(memberId) ?? {};
      const told = {
        sumBalance: toWireAmount(availableMinor, currency.decimals),
        currency: currency.code,
        ...(bonusMinor > 0n && { bonusMoney: toWireAmount(bonusMinor, currency.decimals) }),
      };
      return [memberId, told] as const;
    });
  }

  async function writeWinner(
    caller: Caller,
    features: Features,
    { row, mark }: { row: EventRow; mark: string },
  ) {
    if (!features.winners) return null;
    const winner = await games.getWinner({ caller, features }, String(row.content['winnerId']));
    return winner && writeFrame(mark, 'winner', winner);
  }

  return {
    async write(caller, rows, markOf) {
      if (rows.length === 0) return [];
      const features = await access.getFeatures(caller);
      const moved = new Map(
        rows.flatMap((row) =>
          row.kind === 'balance' && row.memberId !== null ? [[row.memberId, row] as const] : [],
        ),
      );
      const balances = new Map(await readBalances(caller, [...moved.keys()]));
      const playMoney = await readPlayMoney(db, caller, rows);
      const writeOne = async (row: EventRow): Promise<Buffer | null> => {
        const mark = markOf(row);
        switch (row.kind) {
          case 'balance': {
            const isLast = row.memberId !== null && moved.get(row.memberId) === row;
            return isLast ? writeFrame(mark, 'balance', balances.get(row.memberId)!) : null;
          }
          case 'round': {
            const left = isForNothing(row, caller) ? playMoney.get(row.memberId!) : undefined;
            return writeFrame(mark, 'round', toRound(row.content as unknown as RoundContent, left));
          }
          case 'lotteryOrder':
            return writeLotteryOrder(mark, row);
          case 'payment':
            return writeFrame(mark, 'payment', row.content as unknown as EventValues['payment']);
          case 'winner':
            return writeWinner(caller, features, { row, mark });
          default:
            return writePlain(mark, row, features);
        }
      };
      const frames = await Promise.all(rows.map(writeOne));
      return rows.flatMap((row, at) => {
        const frame = frames[at];
        return frame ? [{ row, frame }] : [];
      });
    },
    async writeBalances(caller, memberIds, mark) {
      const balances = await readBalances(caller, memberIds);
      return new Map(balances.map(([id, value]) => [id, writeFrame(mark, 'balance', value)]));
    },
  };
}
