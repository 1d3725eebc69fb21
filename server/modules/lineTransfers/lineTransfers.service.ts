import { isSound } from '../../../engine/fields/readField.ts';
import { toMinorUnits } from '../../../engine/payments/paymentTerms.ts';
import { openTurnover } from '../../../engine/payments/turnover.ts';
import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type {
  getLineTransfers,
  getUplineTransfer,
  TransferBlock,
  transferToDownline,
  transferToUpline,
} from '../../../schemas/api/lineTransfers.ts';
import { getMemberType } from '../../../schemas/memberTypes.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { LineTransferRow } from '../../db/lineTables.ts';
import { findMember, getMember } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import { readRowPlace, writeRowPlace } from '../../http/rowPlace.ts';
import { parseWireAmount, toWireAmount } from '../../http/wireAmount.ts';
import { readBalances } from '../../ledger/balances.ts';
import { post } from '../../ledger/post.ts';
import { moveLegs } from '../../ledger/transfer.ts';
import type { DepositRoom } from '../deposits/depositGuard.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import { makeOrderName } from '../payments/orderName.ts';
import type { PayoutAccountsService } from '../payoutAccounts/payoutAccounts.service.ts';
import type { TurnoverService } from '../turnover/turnover.service.ts';
import type { ListSafeguards } from '../withdrawals/withdrawalQuote.ts';
import {
  insertLineTransfer,
  isBelow,
  listLineTransfers,
  lockSender,
  readSentToday,
  type NamedTransfer,
} from './lineTransfers.repository.ts';

type Transfer = ValueOf<typeof transferToUpline>;

/** No line is deeper. */
const MOST_DEPTH = 10;

/** Money that members send within their line. */
export interface LineTransfersService {
  /** Throws Problem realAccountNeeded. With a member, of an agent to one of the team: notFound for everybody else. */
  read(call: PaymentCall, to?: string): Promise<ValueOf<typeof getUplineTransfer>>;
  /**
   * Throws Problem realAccountNeeded, withdrawalBlocked, amountInvalid, insufficientFunds, paymentPassEnded, paymentLimit, where
   * a limit of who would get it leaves no room as well, and notFound for a member who is not of the team.
   */
  send(
    tx: Tx,
    call: PaymentCall,
    wanted: BodyOf<typeof transferToUpline> | BodyOf<typeof transferToDownline>,
  ): Promise<Transfer>;
  /** Throws Problem queryInvalid. */
  list(
    call: PaymentCall,
    query: { readonly before?: string; readonly pageSize: number },
  ): Promise<ValueOf<typeof getLineTransfers>>;
}

interface Block {
  readonly block: TransferBlock;
  readonly leftMinor?: bigint;
  readonly until?: Date;
}

interface Receiver {
  readonly id: string;
  readonly account: string;
}

/** How a member stands who wants to send. */
interface Standing {
  /** Who can be sent to. */
  readonly receiver: Receiver | null;
  readonly availableMinor: bigint;
  readonly minMinor: bigint;
  readonly mostMinor: bigint;
  readonly dayLeftMinor: bigint | null;
  readonly blocks: readonly Block[];
}

const least = (...amounts: readonly bigint[]) =>
  amounts.reduce((one, other) => (one < other ? one : other));

/** What a brand says of transfers, in minor units; null for any amount. */
function termsOf({ agents, currency }: ResolvedBrand) {
  const { min, max, dayCount = null, daySum } = agents.transfers ?? {};
  const minor = (amount: number) => toMinorUnits(amount, currency.decimals);
  return {
    minMinor: minor(min ?? 1),
    maxMinor: max === undefined ? null : minor(max),
    dayCount,
    daySumMinor: daySum === undefined ? null : minor(daySum),
  };
}

const isPaused = (until: Date | null, now: Date) => until !== null && until > now;

/** Who money is for, and whether they can get any. */
interface Found {
  readonly receiver: Receiver;
  readonly canGet: boolean;
}

/** A member of an agent's team. Throws Problem notFound for everybody else, as for who is nobody. */
async function findDownline(tx: Tx, call: PaymentCall, to: string): Promise<Found> {
  const { caller, member, now } = call;
  const { merchantCode, agents } = caller.brand;
  const depth = agents.transfers?.directOnly === true ? 1 : MOST_DEPTH;
  const isOwn =
    getMemberType(member.memberType).sendDown &&
    (await isBelow(tx, { merchantCode, agentId: member.memberId, memberId: to, depth, now }));
  const below = isOwn ? await findMember(tx, merchantCode, to) : undefined;
  if (!below) throw new Problem('notFound', 'There is no such member in the team.');
  return asFound(below, now);
}

const asFound = (
  {
    id,
    account,
    ...row
  }: { id: string; account: string; status: string; paused_until: Date | null },
  now: Date,
): Found => ({
  receiver: { id, account },
  canGet: row.status === 'active' && !isPaused(row.paused_until, now),
});

/** Who stands above a member. */
async function findUpline(tx: Tx, { caller, member, now }: PaymentCall): Promise<Found | null> {
  const { merchantCode } = caller.brand;
  const own = await getMember(tx, merchantCode, member.memberId);
  const above = own.upline_id && (await findMember(tx, merchantCode, own.upline_id));
  return above ? asFound(above, now) : null;
}

function show(row: LineTransferRow, memberId: string, other: string): Transfer {
  return {
    id: row.id,
    direction: row.from_id === memberId ? 'out' : 'in',
    account: other,
    amount: toWireAmount(row.amount_minor, row.decimals),
    currency: row.currency,
    purpose: row.purpose,
    at: row.created_at.toISOString(),
  };
}

/** What a transfer is for. Throws Problem bodyInvalid for what hides in a text or turns it. */
function readPurpose(typed: string): string {
  const text = typed.trim();
  if (isSound(text)) return text;
  throw new Problem('bodyInvalid', 'Field "purpose" has characters that no text has.');
}

/** What it is made from. */
interface Deps {
  readonly db: Database;
  readonly random: (bytes: number) => Buffer;
  readonly accounts: Pick<PayoutAccountsService, 'spend'>;
  readonly turnover: TurnoverService;
  readonly listSafeguards: ListSafeguards;
  readonly findDepositRoom: DepositRoom;
}

/** Reads how members stand. */
function createReader({ turnover, listSafeguards }: Pick<Deps, 'turnover' | 'listSafeguards'>) {
  return async (tx: Tx, call: PaymentCall, to?: string): Promise<Standing> => {
    const { caller, member, now } = call;
    const { merchantCode, currency, timeZone } = caller.brand;
    const { memberId } = member;
    const terms = termsOf(caller.brand);
    const owner = { merchantCode, memberId, currency: currency.code };
    const rows = await turnover.settle(tx, { ...owner, decimals: currency.decimals }, now);
    const [main] = await readBalances(tx, owner);
    const { availableMinor } = main!;
    const day = await readSentToday(tx, { memberId, timeZone, now });
    const dayLeftMinor = terms.daySumMinor === null ? null : terms.daySumMinor - day.sumMinor;
    const found = to === undefined ? await findUpline(tx, call) : await findDownline(tx, call, to);
    const own = await getMember(tx, merchantCode, memberId);
    const unplayed = rows.reduce(
      (sum, { id, required_minor: requiredMinor, done_minor: doneMinor }) =>
        sum + openTurnover({ id: String(id), requiredMinor, doneMinor }),
      0n,
    );
    const blocks: Block[] = [];
    if (!found?.canGet) {
      blocks.push({ block: to === undefined ? 'uplineMissing' : 'receiverMissing' });
    }
    if (isPaused(own.paused_until, now)) blocks.push({ block: 'paused' });
    for (const { block, ...rest } of await listSafeguards(tx, call)) {
      blocks.push({ block: block as TransferBlock, ...rest });
    }
    if (unplayed > 0n) blocks.push({ block: 'turnover', leftMinor: unplayed });
    if (availableMinor < terms.minMinor) {
      blocks.push({ block: 'balance', leftMinor: terms.minMinor - availableMinor });
    }
    if (terms.dayCount !== null && day.count >= terms.dayCount) {
      blocks.push({ block: 'dayCount', until: day.endsAt });
    }
    if (dayLeftMinor !== null && dayLeftMinor < terms.minMinor) {
      blocks.push({ block: 'daySum', until: day.endsAt });
    }
    return {
      receiver: found && (to !== undefined || found.canGet) ? found.receiver : null,
      availableMinor,
      minMinor: terms.minMinor,
      mostMinor: least(
        availableMinor,
        terms.maxMinor ?? availableMinor,
        dayLeftMinor ?? availableMinor,
      ),
      dayLeftMinor,
      blocks,
    };
  };
}

/** Sends. */
function createSender(
  { random, accounts, turnover, findDepositRoom }: Deps,
  readStanding: ReturnType<typeof createReader>,
): LineTransfersService['send'] {
  /** The limits of who gets it count it as a deposit. */
  async function requireRoom(
    tx: Tx,
    { caller, now }: PaymentCall,
    { memberId, amountMinor }: { memberId: string; amountMinor: bigint },
  ): Promise<void> {
    const { merchantCode, currency } = caller.brand;
    const owner = { merchantCode, memberId, currency: currency.code };
    const room = await findDepositRoom(tx, { ...owner, now, openMinor: 0n });
    // How much room there is, is nobody else's to know.
    if (room !== null && amountMinor > room) {
      throw new Problem('paymentLimit', 'Who would get it takes no more at the moment.', {
        value: { limit: 'receiver' },
      });
    }
  }

  return async (tx, call, { amount, purpose = '', pass, ...wanted }) => {
    const to = 'member' in wanted ? wanted.member : undefined;
    requireRealAccount(call);
    const { caller, member, now } = call;
    const { merchantCode, currency } = caller.brand;
    const amountMinor = parseWireAmount(amount, currency.decimals);
    const text = readPurpose(purpose);
    await lockSender(tx, member.memberId);
    const { receiver, blocks, minMinor, mostMinor } = await readStanding(tx, call, to);
    const [first] = blocks;
    if (first || receiver === null) {
      throw new Problem('withdrawalBlocked', 'Something keeps the money from leaving.', {
        value: { block: first?.block ?? 'uplineMissing' },
      });
    }
    if (amountMinor < minMinor || amountMinor > mostMinor) {
      throw new Problem('paymentLimit', 'The amount is outside of what can be sent.', {
        value: {
          limit: amountMinor < minMinor ? 'min' : 'max',
          left: toWireAmount(mostMinor, currency.decimals),
        },
      });
    }
    await requireRoom(tx, call, { memberId: receiver.id, amountMinor });
    await accounts.spend(tx, call, pass);
    const row: LineTransferRow = {
      merchant_code: merchantCode,
      id: makeOrderName('T', now, random),
      from_id: member.memberId,
      to_id: receiver.id,
      currency: currency.code,
      decimals: currency.decimals,
      amount_minor: amountMinor,
      purpose: text,
      created_at: now,
    };
    await insertLineTransfer(tx, row);
    await post(tx, {
      merchantCode,
      id: `line:${row.id}`,
      kind: 'lineTransfer',
      reference: row.id,
      currency: currency.code,
      legs: moveLegs({ member: row.from_id }, { member: row.to_id }, amountMinor),
      at: now,
    });
    await turnover.add(tx, {
      merchantCode,
      memberId: row.to_id,
      source: 'upline',
      reference: row.id,
      creditedMinor: amountMinor,
      multiplier: '1',
      at: now,
    });
    return show(row, row.from_id, receiver.account);
  };
}

/** Makes the service. */
export function createLineTransfers(deps: Deps): LineTransfersService {
  const { db } = deps;
  const readStanding = createReader(deps);
  const inBrand = <T>({ caller }: PaymentCall, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode: caller.brand.merchantCode }, work);

  const send = createSender(deps, readStanding);
  return {
    async read(call, to) {
      requireRealAccount(call);
      const { code, decimals } = call.caller.brand.currency;
      const write = (minor: bigint) => toWireAmount(minor < 0n ? 0n : minor, decimals);
      const standing = await inBrand(call, (tx) => readStanding(tx, call, to));
      return {
        account: standing.receiver?.account ?? null,
        currency: code,
        decimals,
        available: write(standing.availableMinor),
        min: write(standing.minMinor),
        max: write(standing.mostMinor),
        dayLeft: standing.dayLeftMinor === null ? null : write(standing.dayLeftMinor),
        blocks: standing.blocks.map(({ block, leftMinor, until }) => ({
          block,
          left: leftMinor === undefined ? null : write(leftMinor),
          until: until?.toISOString() ?? null,
        })),
      };
    },
    send,
    async list(call, { before, pageSize }) {
      requireRealAccount(call);
      const { memberId } = call.member;
      const found = await inBrand(call, (tx) =>
        listLineTransfers(tx, { memberId, before: readRowPlace(before), limit: pageSize + 1 }),
      );
      const shown = found.slice(0, pageSize);
      const last = shown.at(-1);
      return {
        list: shown.map((row: NamedTransfer) => show(row, memberId, row.other)),
        next:
          found.length > shown.length && last
            ? writeRowPlace({ at: last.created_at, id: last.id })
            : null,
      };
    },
  };
}
