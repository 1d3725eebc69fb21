import type { VipLevel, VipTerms } from '../../../engine/rewards/vip.ts';
import { addDays } from '../../../engine/zonedTime.ts';
import type { DeskBodyOf, DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import {
  countVipLevels,
  getMemberVip,
  getVipTerms,
  listVipGifts,
  listVipSteps,
  publishVipTerms,
  setVipLevel,
} from '../../../schemas/desk/vip.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { levelOf, nameOf } from '../../modules/vip/levels.ts';
import type { VipDesk } from '../../modules/vip/vipDesk.ts';
import type { DeskAction } from '../actions.ts';
import type { Desk } from '../area.ts';
import { COUNTED, isUuid, readCursor, readNumberCursor, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { takeMember } from '../members/memberActions.ts';
import { requireMember } from '../members/memberReads.ts';
import { definePublishing, readMinor, showVersions } from './terms.ts';

type WireTerms = DeskBodyOf<typeof publishVipTerms>['terms'];
type WireLevel = WireTerms['levels'][number];

function showLevel(level: VipLevel, decimals: number): WireLevel {
  const write = (minor: bigint) => toWireAmount(minor, decimals);
  const { names, threshold, keep, monthly, withdrawal } = level;
  const { dayCount, daySumMinor, maxMinor, freeADay, feeRate } = withdrawal;
  return {
    names: { ...names },
    threshold,
    keep,
    gift: write(level.giftMinor),
    birthday: write(level.birthdayMinor),
    ...(monthly && {
      monthly: {
        amount: write(monthly.amountMinor),
        minDeposit: write(monthly.minDepositMinor),
        minBet: write(monthly.minBetMinor),
      },
    }),
    withdrawal: {
      ...(dayCount !== null && { dayCount }),
      ...(daySumMinor !== null && { daySum: write(daySumMinor) }),
      ...(maxMinor !== null && { max: write(maxMinor) }),
      ...(freeADay !== null && { freeADay }),
      ...(feeRate !== null && { feeRate }),
    },
  };
}

const showTerms = ({ levels, factors, ...terms }: VipTerms, brand: ResolvedBrand): WireTerms => ({
  ...terms,
  factors: { ...factors },
  levels: levels.map((level) => showLevel(level, brand.currency.decimals)),
});

function readLevel(sent: WireLevel, { currency }: ResolvedBrand): VipLevel {
  const read = (amount: string) => readMinor(amount, currency);
  const { names, threshold, keep, monthly, withdrawal } = sent;
  const { dayCount, daySum, max, freeADay, feeRate } = withdrawal;
  return {
    names: names as VipLevel['names'],
    threshold,
    keep,
    giftMinor: read(sent.gift),
    birthdayMinor: read(sent.birthday),
    monthly: monthly
      ? {
          amountMinor: read(monthly.amount),
          minDepositMinor: read(monthly.minDeposit),
          minBetMinor: read(monthly.minBet),
        }
      : null,
    withdrawal: {
      dayCount: dayCount ?? null,
      daySumMinor: daySum === undefined ? null : read(daySum),
      maxMinor: max === undefined ? null : read(max),
      freeADay: freeADay ?? null,
      feeRate: feeRate ?? null,
    },
  };
}

/** Throws Problem featureOff where the brand has no programme, such as where the law forbids one: nothing is promised or given. */
function requireProgramme({ features }: ResolvedBrand): void {
  if (!features.vip) throw new Problem('featureOff', 'There is no VIP programme here.');
}

function readTerms({ levels, ...sent }: WireTerms, brand: ResolvedBrand): VipTerms {
  requireProgramme(brand);
  return { ...sent, levels: levels.map((level) => readLevel(level, brand)) };
}

const defineSetting = (desk: VipDesk): DeskAction<typeof setVipLevel> => ({
  endpoint: setVipLevel,
  async fourEyes(tx, { memberId }, context) {
    requireProgramme(context.live!.brand);
    const { member, subject } = await takeMember(tx, context, memberId);
    return { subject, before: { level: member.club_rank } };
  },
  async perform(tx, { memberId, level, withGifts }, context) {
    const { member, subject } = await takeMember(tx, context, memberId);
    const { live, now } = context;
    requireProgramme(live!.brand);
    await desk.setLevel(tx, live!.brand, { memberId: member.id, level, withGifts, now });
    const before = { level: member.club_rank };
    return { value: null, subject, before, after: { level, withGifts } };
  },
});

function readPlace(after: string | undefined) {
  const parts = readCursor(after, 3);
  if (!parts) return null;
  const [at = '', memberId = '', name = ''] = parts;
  if (!/^\d{1,15}$/.test(at) || !isUuid(memberId)) {
    throw new Problem('queryInvalid', 'Field "after" is of no page.');
  }
  return { at: new Date(Number(at)), memberId, name };
}

const createStandingReader =
  (desk: VipDesk) =>
  async (
    tx: Parameters<VipDesk['read']>[0],
    brand: ResolvedBrand,
    member: Awaited<ReturnType<typeof requireMember>>,
  ): Promise<DeskValueOf<typeof getMemberVip>> => {
    const { terms } = await desk.read(tx, brand);
    const standing = await desk.findStanding(tx, member.id);
    const { level, terms: own } = levelOf(terms, member.club_rank);
    const { fallback } = brand.languages;
    return {
      level,
      name: nameOf(own, fallback, brand),
      points: Number(standing?.points ?? 0),
      next: terms.levels[level + 1]?.threshold ?? null,
      keep:
        standing && own.keep > 0
          ? {
              needed: own.keep,
              grown: Number(standing.kept_growth),
              until: addDays(standing.kept_from, terms.keepDays - 1),
            }
          : null,
      levels: terms.levels.map((one) => nameOf(one, fallback, brand)),
      heldAt: member.rewards_held_at?.toISOString() ?? null,
    };
  };

function mountReads({ parts: { db, site }, serve }: Desk): void {
  const { desk } = site.vip;
  serve(getVipTerms, (call) =>
    inCall(db, call, async (tx) => {
      const { brand } = call.live;
      const read = await desk.read(tx, brand, call.query.version);
      return { ...showVersions(read, brand), terms: showTerms(read.terms, brand) };
    }),
  );
  serve(countVipLevels, (call) =>
    inCall(db, call, async (tx) => {
      const rows = await desk.countLevels(tx, call.live.brand.merchantCode);
      return { list: rows.map(({ level, count }) => ({ level, count: Number(count) })) };
    }),
  );
  const readStanding = createStandingReader(desk);
  serve(getMemberVip, (call) =>
    inCall(db, call, async (tx) =>
      readStanding(tx, call.live.brand, await requireMember(tx, call.live, call.query.memberId)),
    ),
  );
}

/** Mounts what the desk reads and does of the VIP programme. */
export function mountVip(area: Desk): void {
  const { parts, serve, serveAction } = area;
  const { db, site } = parts;
  const { desk } = site.vip;
  mountReads(area);
  serve(listVipSteps, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, memberId } = call.query;
      const { id } = await requireMember(tx, call.live, memberId);
      const before = readNumberCursor(after);
      const rows = await desk.listStepsOf(tx, { memberId: id, before, limit: limit + 1 });
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: (row) => ({
          id: String(row.id),
          day: row.day,
          kind: row.kind,
          gained: Number(row.gained),
          points: Number(row.points),
          fromLevel: row.from_level,
          toLevel: row.to_level,
          at: row.at.toISOString(),
        }),
        cursorOf: (row) => writeCursor(String(row.id)),
      });
    }),
  );
  serve(listVipGifts, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, state, memberId } = call.query;
      const rows = await desk.listGifts(tx, {
        state,
        memberId:
          memberId === undefined ? undefined : (await requireMember(tx, call.live, memberId)).id,
        before: readPlace(after),
        limit: limit + 1,
      });
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: (row) => ({
          id: `${row.member_id} ${row.name}`,
          member: { id: row.member_id, account: row.account },
          name: row.name,
          level: row.level,
          currency: row.currency,
          amount: toWireAmount(row.amount_minor, row.decimals),
          state: row.state,
          at: row.made_at.toISOString(),
          claimedAt: row.claimed_at?.toISOString() ?? null,
        }),
        cursorOf: (row) => writeCursor(String(row.made_at.getTime()), row.member_id, row.name),
      });
    }),
  );
  serveAction({
    endpoint: publishVipTerms,
    ...definePublishing({ desk, kind: 'vipTerms', read: readTerms, show: showTerms }),
  });
  serveAction(defineSetting(desk));
}
