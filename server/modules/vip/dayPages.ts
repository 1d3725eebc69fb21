import { growthOf, keepLevel, levelAt, levelsBetween } from '../../../engine/rewards/vip.ts';
import { addDays, momentOf } from '../../../engine/zonedTime.ts';
import type { Tx } from '../../db/database.ts';
import type { VipGiftRow, VipStepRow } from '../../db/vipTables.ts';
import type { BadgesService } from '../badges/badges.service.ts';
import { give, giftRow, tellLevels, type DayOf } from './giving.ts';
import { levelOf } from './levels.ts';
import {
  insertSteps,
  listBirthdays,
  listMonths,
  listPlayers,
  listToKeep,
  writeStandings,
  type Climber,
  type Standing,
} from './vip.repository.ts';

type Badges = Pick<BadgesService, 'tellAll'>;

const PAGE = 2_000;
const BIRTHDAY_DAYS = 7;
const BIRTHDAY_SET_MS = 30 * 86_400_000;

/** Growth of some members of a day; gives after whom it goes on, null at the end. */
export async function countPage(
  tx: Tx,
  badges: Badges,
  of: DayOf,
  after: string,
): Promise<string | null> {
  const { brand, terms, day, now } = of;
  const { merchantCode, currency } = brand;
  const page = { merchantCode, currency: currency.code, day, after, limit: PAGE };
  const players = await listPlayers(tx, page, now);
  const thresholds = terms.levels.map(({ threshold }) => threshold);
  const standings: Standing[] = [];
  const steps: Omit<VipStepRow, 'id'>[] = [];
  const gifts: Omit<VipGiftRow, 'claimed_at'>[] = [];
  const raised: (Climber & { readonly to: number })[] = [];
  const from = addDays(day, 1);
  for (const player of players) {
    const gained = growthOf(player.valid, terms.factors, currency.decimals);
    if (player.isCounted || gained === 0) continue;
    const sum = player.points + BigInt(gained);
    const points = sum > 0n ? sum : 0n;
    const before = levelOf(terms, player.rank).level;
    // A correction takes growth back, and a level is lost by not keeping it alone.
    const to = Math.max(before, levelAt(thresholds, Number(points)));
    const isUp = to > before;
    const growth = player.keptGrowth + BigInt(gained);
    standings.push({
      member_id: player.id,
      rank: to,
      points,
      kept_from: isUp || player.keptFrom === null ? from : player.keptFrom,
      kept_growth: isUp || growth < 0n ? 0n : growth,
    });
    steps.push({
      merchant_code: merchantCode,
      member_id: player.id,
      day,
      kind: 'growth',
      gained: BigInt(gained),
      points,
      from_level: before,
      to_level: to,
      at: now,
    });
    if (!isUp) continue;
    raised.push({ ...player, to });
    for (const level of levelsBetween(before, to)) {
      const amountMinor = terms.levels[level]!.giftMinor;
      const named = { memberId: player.id, name: `level:${level}`, level, amountMinor };
      gifts.push(...giftRow(of, named));
    }
  }
  await writeStandings(tx, merchantCode, standings);
  await insertSteps(tx, steps);
  await tellLevels(tx, of, raised);
  await give(tx, badges, of, gifts, raised);
  return players.length === PAGE ? players.at(-1)!.id : null;
}

/** Looks at some members whose time to keep a level is over; whether there may be more. */
export async function keepPage(tx: Tx, of: DayOf): Promise<boolean> {
  const { brand, terms, day, now } = of;
  const { merchantCode } = brand;
  const from = addDays(day, 1);
  const before = addDays(from, -terms.keepDays);
  const members = await listToKeep(tx, { merchantCode, before, limit: PAGE }, now);
  const thresholds = terms.levels.map(({ threshold }) => threshold);
  const steps: Omit<VipStepRow, 'id'>[] = [];
  const standings = members.map((member): Standing => {
    const { level, terms: own } = levelOf(terms, member.rank);
    const kept = keepLevel(thresholds, {
      level,
      points: Number(member.points),
      needed: own.keep,
      // Who takes a break could not play, and loses nothing by it.
      reached: member.isPaused ? own.keep : Number(member.keptGrowth),
    });
    if (kept.level < level) {
      steps.push({
        merchant_code: merchantCode,
        member_id: member.id,
        day: from,
        kind: 'fall',
        gained: 0n,
        points: BigInt(kept.points),
        from_level: level,
        to_level: kept.level,
        at: now,
      });
    }
    return {
      member_id: member.id,
      rank: kept.level,
      points: BigInt(kept.points),
      kept_from: from,
      kept_growth: 0n,
    };
  });
  await writeStandings(tx, merchantCode, standings);
  await insertSteps(tx, steps);
  return members.length === PAGE;
}

/** What a month gave some members, once it is over. */
export async function monthPage(
  tx: Tx,
  badges: Badges,
  of: DayOf,
  after: string,
): Promise<string | null> {
  const { brand, terms, day, now } = of;
  const { merchantCode, currency, timeZone } = brand;
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const next = addDays(day, 1);
  const members = await listMonths(
    tx,
    {
      merchantCode,
      currency: currency.code,
      first,
      last: day,
      from: new Date(momentOf(timeZone, first, 0)),
      to: new Date(momentOf(timeZone, next, 0)),
      after,
      limit: PAGE,
    },
    now,
  );
  const over = `${addDays(next, 31).slice(0, 7)}-01`;
  const expiresAt = new Date(momentOf(timeZone, over, 0));
  const gifts = members.flatMap((member) => {
    const { level, terms: own } = levelOf(terms, member.rank);
    const { monthly } = own;
    if (!member.isRewarded || !monthly) return [];
    if (member.deposited < monthly.minDepositMinor || member.bet < monthly.minBetMinor) return [];
    const { amountMinor } = monthly;
    return giftRow(of, {
      memberId: member.id,
      name: `month:${month}`,
      level,
      amountMinor,
      expiresAt,
    });
  });
  await give(tx, badges, of, gifts, members);
  return members.length === PAGE ? members.at(-1)!.id : null;
}

const isCommon = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1;

/** What the day after gives some of those whose birthday it is. */
export async function birthdayPage(
  tx: Tx,
  badges: Badges,
  of: DayOf,
  after: string,
): Promise<string | null> {
  const { brand, terms, day, now } = of;
  const { merchantCode, timeZone } = brand;
  const today = addDays(day, 1);
  const year = Number(today.slice(0, 4));
  const own = today.slice(5);
  const days = own === '02-28' && isCommon(year) ? [own, '02-29'] : [own];
  const begins = momentOf(timeZone, today, 0);
  const setBefore = new Date(begins - BIRTHDAY_SET_MS);
  const members = await listBirthdays(
    tx,
    { merchantCode, days, setBefore, after, limit: PAGE },
    now,
  );
  const expiresAt = new Date(momentOf(timeZone, addDays(today, BIRTHDAY_DAYS), 0));
  const gifts = members.flatMap((member) => {
    const { level, terms: at } = levelOf(terms, member.rank);
    if (!member.isRewarded) return [];
    return giftRow(of, {
      memberId: member.id,
      name: `birthday:${year}`,
      level,
      amountMinor: at.birthdayMinor,
      expiresAt,
    });
  });
  await give(tx, badges, of, gifts, members);
  return members.length === PAGE ? members.at(-1)!.id : null;
}
