import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import {
  getMember,
  listMembers as listEndpoint,
  suggestMembers,
  type FREEZE_KINDS,
} from '../../../schemas/desk/members.ts';
import type { ProfileField } from '../../../schemas/profile.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { MAIN_WALLET } from '../../../schemas/api/wallet.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { readBalances } from '../../ledger/balances.ts';
import type { Desk, DeskParts } from '../area.ts';
import { COUNTED, isUuid, readCursor, readMoment, toPage, writeCursor } from '../cursor.ts';
import { inCall, type DeskCall } from '../deskCall.ts';
import { maskAddress, maskIp, maskName, maskPhone, MASKED_DAY } from './masks.ts';
import {
  countMembers,
  FREEZE_COLUMNS,
  findMember,
  findNamed,
  listFreezes,
  listMembers,
  listUpline,
  type MemberRow,
} from './members.repository.ts';

type MemberItem = DeskValueOf<typeof listEndpoint>['items'][number];

const SUGGESTED = 8;

/** What of a member is frozen at a moment. */
export const frozenOf = (row: MemberRow, now: Date): (typeof FREEZE_KINDS)[number][] =>
  (['signIn', 'play', 'withdrawal'] as const).filter((what) => {
    const until = row[FREEZE_COLUMNS[what]];
    return until !== null && until > now;
  });

async function describe(row: MemberRow, now: Date): Promise<MemberItem> {
  return {
    id: row.id,
    account: row.account,
    nickname: row.nickname,
    memberType: row.member_type,
    status: row.status,
    frozen: frozenOf(row, now),
    phone: await maskPhone(row.phone),
    email: maskAddress(row.email),
    tags: row.tags,
    clubLabel: row.club_label,
    clubRank: row.club_rank,
    createdAt: row.created_at.toISOString(),
  };
}

/** What a text may be as a phone number: with its country's code, or as people of the brand's country write it. */
function readPhones(text: string, { jurisdiction }: ResolvedBrand): string[] {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 6) return [];
  const country = jurisdiction.country as CountryCode | undefined;
  const known = country && parsePhoneNumberFromString(text, country)?.number;
  return [`+${digits}`, ...(known ? [known] : [])];
}

/** Members that a text may mean: those that it names exactly, or else those whose account begins so. */
async function readQuery(tx: Tx, { site }: DeskParts, brand: ResolvedBrand, q: string) {
  const text = q.trim();
  const uuid = isUuid(text.toLowerCase()) ? text.toLowerCase() : null;
  const phones = readPhones(text, brand);
  const { merchantCode } = brand;
  const found = [
    ...(await findNamed(tx, merchantCode, { text, uuid, phones })),
    await site.lottery.ofMembers.findOwner(tx, merchantCode, text),
    ...(await site.play.ofMembers.findOwners(tx, merchantCode, text)),
    await site.account.findOwnerOfCode(tx, merchantCode, text),
  ];
  const ids = [...new Set(found.filter((id) => id !== undefined && id !== null))];
  return ids.length > 0 ? { ids } : { accountPrefix: text.toLowerCase() };
}

function mountLists({ parts, serve }: Desk): void {
  const { db } = parts;
  serve(listEndpoint, (call) =>
    inCall(db, call, async (tx) => {
      const { brand } = call.live;
      const {
        limit,
        after,
        q,
        sort: asked,
        order: askedOrder,
        from,
        until,
        ...filters
      } = call.query;
      // Accounts that begin so are read by their index, in its order.
      const [sort, order] = q === undefined ? [asked, askedOrder] : (['account', 'asc'] as const);
      const wanted = {
        ...filters,
        ...(q === undefined ? {} : await readQuery(tx, parts, brand, q)),
        merchantCode: brand.merchantCode,
        from: readMoment(from),
        until: readMoment(until),
        now: call.now,
      };
      const cursor = readCursor(after, 2) as [string, string] | null;
      const isSound =
        cursor === null ||
        (isUuid(cursor[1]) && (sort === 'account' || !Number.isNaN(Date.parse(cursor[0]))));
      if (!isSound) throw new Problem('queryInvalid', 'Field "after" is of no page.');
      const rows = await listMembers(tx, wanted, { sort, order, after: cursor, limit: limit + 1 });
      const count = await countMembers(tx, wanted, COUNTED);
      const page = toPage(rows, {
        limit,
        count,
        toItem: (row) => row,
        cursorOf: ({ account, created_at, id }) =>
          writeCursor(sort === 'account' ? account.toLowerCase() : created_at.toISOString(), id),
      });
      const items = await Promise.all(page.items.map((row) => describe(row, call.now)));
      return { ...page, items };
    }),
  );
  serve(suggestMembers, (call) =>
    inCall(db, call, async (tx) => {
      const { brand } = call.live;
      const found = await readQuery(tx, parts, brand, call.query.q);
      const wanted = { ...found, merchantCode: brand.merchantCode, now: call.now };
      const rows = await listMembers(tx, wanted, {
        sort: 'account',
        order: 'asc',
        after: null,
        limit: SUGGESTED,
      });
      return { items: rows.map(({ id, account, nickname }) => ({ id, account, nickname })) };
    }),
  );
}

/** A member of the brand of a call. Throws Problem notFound. */
export async function requireMember(
  tx: Tx,
  { brand }: { readonly brand: ResolvedBrand },
  id: string,
): Promise<MemberRow> {
  const row = isUuid(id) ? await findMember(tx, brand.merchantCode, id) : undefined;
  if (!row) throw new Problem('notFound', 'There is no such member.');
  return row;
}

/** What members say of themselves beside name and birthday, kept together. */
export const DETAILS = [
  'telegram',
  'zalo',
  'nationality',
  'placeOfBirth',
  'address',
  'permanentAddress',
  'currentAddress',
  'occupation',
  'incomeSource',
] as const satisfies readonly ProfileField[];

const maskDetails = (profile: MemberRow['profile']) =>
  Object.fromEntries(
    DETAILS.map((field) => [field, profile[field] ? maskName(profile[field]) : null]),
  ) as Record<(typeof DETAILS)[number], string | null>;

async function readMember(
  tx: Tx,
  { site }: DeskParts,
  { live, now, query }: DeskCall<typeof getMember>,
): Promise<DeskValueOf<typeof getMember>> {
  const { merchantCode, currency } = live.brand;
  const row = await requireMember(tx, live, query.memberId);
  const owner = { merchantCode, memberId: row.id, currency: currency.code };
  const balances = await readBalances(tx, owner);
  const freezes = await listFreezes(tx, merchantCode, row.id, now);
  const presence = await site.session.ofMembers.readPresence(tx, row.id, now);
  const referrer = row.referred_by && (await findMember(tx, merchantCode, row.referred_by));
  const write = (minor: bigint) => toWireAmount(minor, currency.decimals);
  return {
    ...(await describe(row, now)),
    ...maskDetails(row.profile),
    payeeName: row.payee_name && maskName(row.payee_name),
    birthday: row.birthday && MASKED_DAY,
    registerIp: row.register_ip && maskIp(row.register_ip),
    locale: row.locale,
    emailVerified: row.email_verified_at !== null,
    phoneVerified: row.phone_verified_at !== null,
    hasPassword: row.password_hash !== null,
    passwordMustChange: row.password_must_change,
    hasPaymentPassword: row.payment_password_hash !== null,
    referralCode: row.referral_code,
    affiliateCode: row.affiliate_code,
    referredBy: referrer ? referrer.account : null,
    upline: await listUpline(tx, merchantCode, row.id),
    lastSeenAt: presence.lastSeenAt?.toISOString() ?? null,
    liveSessions: presence.live,
    currency: currency.code,
    decimals: currency.decimals,
    wallets: balances.map(({ vendor, availableMinor, heldMinor }) => ({
      wallet: vendor ?? MAIN_WALLET,
      balance: write(availableMinor),
      held: write(heldMinor),
    })),
    freezes: freezes.map(({ what, staff_id, staff_name, at, until, reason }) => ({
      what,
      by: { id: staff_id, name: staff_name },
      at: at.toISOString(),
      until: until?.toISOString() ?? null,
      reason,
    })),
    expiresAt: row.expires_at?.toISOString() ?? null,
    erasedAt: row.erased_at?.toISOString() ?? null,
  };
}

/** Finding members, and the page of one. */
export function mountMembers(desk: Desk): void {
  mountLists(desk);
  desk.serve(getMember, (call) =>
    inCall(desk.parts.db, call, (tx) => readMember(tx, desk.parts, call)),
  );
}
