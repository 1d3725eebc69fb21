import { isSound } from '../../../engine/fields/readField.ts';
import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type {
  getLineTransfers,
  getUplineTransfer,
  transferToDownline,
  transferToUpline,
} from '../../../schemas/api/lineTransfers.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { LineTransferRow } from '../../db/lineTables.ts';
import { Problem } from '../../http/problem.ts';
import { readRowPlace, writeRowPlace } from '../../http/rowPlace.ts';
import { parseWireAmount, toWireAmount } from '../../http/wireAmount.ts';
import { post } from '../../ledger/post.ts';
import { moveLegs } from '../../ledger/transfer.ts';
import type { DepositRoom } from '../deposits/depositGuard.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import { makeOrderName } from '../payments/orderName.ts';
import type { PayoutAccountsService } from '../payoutAccounts/payoutAccounts.service.ts';
import type { TurnoverService } from '../turnover/turnover.service.ts';
import type { ListSafeguards } from '../withdrawals/safeguards.ts';
import {
  insertLineTransfer,
  listLineTransfers,
  lockSender,
  type NamedTransfer,
} from './lineTransfers.repository.ts';
import { createReader } from './standing.ts';

type Transfer = ValueOf<typeof transferToUpline>;

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
