import {
  listAdjustments as adjustmentsEndpoint,
  listLinkedMembers,
  listMemberAddresses,
  listMemberMovements,
  listMemberNotes,
  listMemberOrders,
  listMemberRounds,
  listMemberSessions,
} from '../../../schemas/desk/members.ts';
import { MAIN_WALLET } from '../../../schemas/api/wallet.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberPage } from '../../db/memberPage.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { listEntries } from '../../ledger/statement.ts';
import type { LiveBrand } from '../../brands/brandStore.ts';
import type { Desk } from '../area.ts';
import {
  COUNTED,
  isUuid,
  readCursor,
  readMoment,
  readNumberCursor,
  toPage,
  writeCursor,
} from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { maskIp } from './masks.ts';
import { requireMember } from './memberReads.ts';
import { countNotes, listAdjustments, listNotes } from './records.repository.ts';

interface PagedQuery {
  readonly memberId: string;
  readonly limit: number;
  readonly after?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** The page of a list that goes by moments, of a member of the call's brand. Throws Problem notFound or queryInvalid. */
async function readPage(
  tx: Tx,
  { live, query }: { readonly live: LiveBrand; readonly query: PagedQuery },
): Promise<MemberPage> {
  const { id } = await requireMember(tx, live, query.memberId);
  const cursor = readCursor(query.after, 2);
  const moment = cursor && readMoment(cursor[0]);
  return {
    merchantCode: live.brand.merchantCode,
    memberId: id,
    before: cursor && moment ? [moment, cursor[1]!] : null,
    from: readMoment(query.from),
    until: readMoment(query.until),
    limit: query.limit + 1,
  };
}

const cursorAt = (at: Date, id: string) => writeCursor(at.toISOString(), id);

function mountSessions({ parts: { db, site }, serve }: Desk): void {
  const { ofMembers } = site.session;
  serve(listMemberSessions, (call) =>
    inCall(db, call, async (tx) => {
      const page = await readPage(tx, call);
      if (page.before && !isUuid(page.before[1])) {
        throw new Problem('queryInvalid', 'Field "after" is of no page.');
      }
      const rows = await ofMembers.listSessions(tx, page);
      return toPage(rows, {
        limit: call.query.limit,
        count: await ofMembers.countSessions(tx, page, COUNTED),
        toItem: (row) => ({
          id: row.id,
          method: row.method,
          ip: maskIp(row.ip),
          userAgent: row.user_agent,
          startedAt: row.created_at.toISOString(),
          lastSeenAt: row.last_seen_at.toISOString(),
          isLive: row.ended_at === null && row.idle_ends_at > call.now && row.ends_at > call.now,
        }),
        cursorOf: ({ created_at, id }) => cursorAt(created_at, id),
      });
    }),
  );
  serve(listMemberAddresses, (call) =>
    inCall(db, call, async (tx) => {
      const page = await readPage(tx, call);
      const rows = await ofMembers.listAddresses(tx, page);
      return toPage(rows, {
        limit: call.query.limit,
        count: await ofMembers.countAddresses(tx, page, COUNTED),
        toItem: (row) => ({
          ip: maskIp(row.ip),
          firstSeenAt: row.first_seen_at.toISOString(),
          lastSeenAt: row.last_seen_at.toISOString(),
        }),
        cursorOf: ({ last_seen_at, ip }) => cursorAt(last_seen_at, ip),
      });
    }),
  );
}

const MOST_LINKED = 20;

function mountLinked({ parts: { db, site }, serve }: Desk): void {
  serve(listLinkedMembers, (call) =>
    inCall(db, call, async (tx) => {
      const { brand } = call.live;
      const { memberId } = call.query;
      await requireMember(tx, { brand }, memberId);
      const { merchantCode } = brand;
      const of = { merchantCode, memberId, at: call.now, limit: MOST_LINKED };
      const rows = await site.linkedAccounts.list(tx, of);
      return { list: rows.map(({ reasons, ...row }) => ({ ...row, reasons: [...reasons] })) };
    }),
  );
}

function mountPlay({ parts: { db, site }, serve }: Desk): void {
  const { ofMembers: rounds } = site.play;
  const { ofMembers: orders } = site.lottery;
  const nameLottery = (id: string) => site.lotteryBoard.catalogue.find(id)?.lottery.name ?? id;
  serve(listMemberRounds, (call) =>
    inCall(db, call, async (tx) => {
      const page = await readPage(tx, call);
      const rows = await rounds.list(tx, page);
      return toPage(rows, {
        limit: call.query.limit,
        count: await rounds.count(tx, page, COUNTED),
        toItem: (row) => ({
          id: row.id,
          vendor: row.vendor_name ?? row.vendor_code,
          game: row.game_name ?? row.game_id,
          mode: row.mode,
          state: row.state,
          staked: toWireAmount(row.staked_minor, row.decimals),
          paid: toWireAmount(row.paid_minor, row.decimals),
          openedAt: row.opened_at.toISOString(),
          closedAt: row.closed_at?.toISOString() ?? null,
        }),
        cursorOf: ({ opened_at, id }) => cursorAt(opened_at, id),
      });
    }),
  );
  serve(listMemberOrders, (call) =>
    inCall(db, call, async (tx) => {
      const page = await readPage(tx, call);
      const rows = await orders.list(tx, page);
      return toPage(rows, {
        limit: call.query.limit,
        count: await orders.count(tx, page, COUNTED),
        toItem: (row) => {
          const write = (minor: bigint) => toWireAmount(minor, row.decimals);
          return {
            id: row.id,
            lottery: nameLottery(row.lottery),
            issue: row.issue,
            state: row.state,
            stake: write(row.stake_minor),
            prize: write(row.prize_minor),
            rebate: write(row.rebate_minor),
            refund: write(row.refund_minor),
            placedAt: row.placed_at.toISOString(),
            settledAt: row.settled_at?.toISOString() ?? null,
          };
        },
        cursorOf: ({ placed_at, id }) => cursorAt(placed_at, id),
      });
    }),
  );
}

function mountMoney({ parts: { db }, serve }: Desk): void {
  serve(listMemberMovements, (call) =>
    inCall(db, call, async (tx) => {
      const { merchantCode, currency } = call.live.brand;
      const { limit, after, from, until } = call.query;
      const { id: memberId } = await requireMember(tx, call.live, call.query.memberId);
      const beforeId = readNumberCursor(after);
      const rows = await listEntries(tx, { merchantCode, memberId, currency: currency.code }, {
        limit: limit + 1,
        beforeId: beforeId ?? undefined,
        from: readMoment(from),
        until: readMoment(until),
      } as Parameters<typeof listEntries>[2]);
      // Nobody counts all that ever happened to somebody's money.
      return {
        ...toPage(rows, {
          limit,
          count: rows.length,
          toItem: (entry) => ({
            id: String(entry.id),
            at: entry.at.toISOString(),
            kind: entry.kind,
            wallet: entry.vendor ?? MAIN_WALLET,
            amount: toWireAmount(entry.amountMinor, currency.decimals),
            balanceAfter: toWireAmount(entry.balanceAfterMinor, currency.decimals),
            reference: entry.reference,
          }),
          cursorOf: ({ id }) => writeCursor(String(id)),
        }),
        total: { count: rows.length, isEstimate: rows.length > limit || beforeId !== null },
      };
    }),
  );
  serve(adjustmentsEndpoint, (call) =>
    inCall(db, call, async (tx) => {
      const { merchantCode } = call.live.brand;
      const { limit, after, memberId, from, until } = call.query;
      const wanted = {
        merchantCode,
        memberId: memberId && (await requireMember(tx, call.live, memberId)).id,
        from: readMoment(from),
        until: readMoment(until),
      };
      const page = { beforeId: readNumberCursor(after), limit: limit + 1 };
      const rows = await listAdjustments(tx, wanted, page);
      return {
        ...toPage(rows, {
          limit,
          count: rows.length,
          toItem: (row) => ({
            id: String(row.id),
            at: row.at.toISOString(),
            member: { id: row.member_id, account: row.account },
            amount: toWireAmount(row.amount_minor, row.decimals),
            currency: row.currency,
            askedBy: { id: row.asked_by, name: row.asked_by_name },
            approvedBy: row.approved_by
              ? { id: row.approved_by, name: row.approved_by_name ?? '' }
              : null,
            reason: row.reason,
          }),
          cursorOf: ({ id }) => writeCursor(String(id)),
        }),
        total: { count: rows.length, isEstimate: rows.length > limit || page.beforeId !== null },
      };
    }),
  );
}

function mountNotes({ parts: { db }, serve }: Desk): void {
  serve(listMemberNotes, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after } = call.query;
      const { id: memberId } = await requireMember(tx, call.live, call.query.memberId);
      const owner = { merchantCode: call.live.brand.merchantCode, memberId };
      const page = { beforeId: readNumberCursor(after), limit: limit + 1 };
      const rows = await listNotes(tx, owner, page);
      return toPage(rows, {
        limit,
        count: await countNotes(tx, owner, COUNTED),
        toItem: ({ id, staff_id, staff_name, at, text }) => ({
          id: String(id),
          by: { id: staff_id, name: staff_name },
          at: at.toISOString(),
          text,
        }),
        cursorOf: ({ id }) => writeCursor(String(id)),
      });
    }),
  );
}

/** What happened to a member: sign-ins, play, money, and what the staff noted. */
export function mountRecords(desk: Desk): void {
  mountSessions(desk);
  mountLinked(desk);
  mountPlay(desk);
  mountMoney(desk);
  mountNotes(desk);
}
