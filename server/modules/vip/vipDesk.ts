import { faultOfVip, levelsBetween, type VipTerms } from '../../../engine/rewards/vip.ts';
import { dayIn } from '../../../engine/zonedTime.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import type { BadgesService } from '../badges/badges.service.ts';
import { listGifts } from './gifts.repository.ts';
import { publishTerms, readTerms, refuseTerms, type ReadTerms } from '../termVersions.ts';
import { keepTerms, levelOf, readKept, readVipTerms } from './levels.ts';
import {
  countLevels,
  findStanding,
  insertSteps,
  listStepsOf,
  lockMember,
  vipTerms,
  writeStandings,
} from './vip.repository.ts';
import { give, giftRow, tellLevels } from './giving.ts';

/** A level that the staff gives a member. */
export interface SetLevel {
  readonly memberId: string;
  readonly level: number;
  /** Whether gifts of levels on the way are given as if they had been reached. */
  readonly withGifts: boolean;
  readonly now: Date;
}

/** What the desk reads and does of the programme. */
export interface VipDesk {
  /** What holds, or an earlier version. Throws Problem notFound. */
  read(tx: Tx, brand: ResolvedBrand, version?: number): Promise<ReadTerms<VipTerms>>;
  /** Throws Problem bodyInvalid for a programme that cannot be. */
  check(terms: VipTerms): void;
  /** Has a programme hold. Throws Problem bodyInvalid, or changedMeanwhile where another version holds than the one that was read. */
  publish(
    tx: Tx,
    brand: Pick<ResolvedBrand, 'merchantCode'>,
    said: {
      readonly terms: VipTerms;
      readonly over: number;
      readonly by: string;
      readonly at: Date;
    },
  ): Promise<void>;
  readonly countLevels: typeof countLevels;
  readonly listGifts: typeof listGifts;
  readonly listStepsOf: typeof listStepsOf;
  readonly findStanding: typeof findStanding;
  /** Puts a member on a level. Throws Problem bodyInvalid where there is none. */
  setLevel(tx: Tx, brand: ResolvedBrand, said: SetLevel): Promise<void>;
}

/** Puts members on levels. */
const createSetter =
  (badges: Pick<BadgesService, 'tellAll'>): VipDesk['setLevel'] =>
  async (tx, brand, { memberId, level, withGifts, now }) => {
    const { merchantCode, timeZone } = brand;
    const terms = await readVipTerms(tx, brand);
    const wanted = terms.levels[level];
    if (!wanted) throw new Problem('bodyInvalid', 'Field "level" is no level of the programme.');
    await lockMember(tx, memberId);
    const member = await getMember(tx, merchantCode, memberId);
    const before = levelOf(terms, member.club_rank).level;
    const day = dayIn(timeZone, now.getTime());
    const points = BigInt(wanted.threshold);
    await writeStandings(tx, merchantCode, [
      { member_id: memberId, rank: level, points, kept_from: day, kept_growth: 0n },
    ]);
    await insertSteps(tx, [
      {
        merchant_code: merchantCode,
        member_id: memberId,
        day,
        kind: 'set',
        gained: 0n,
        points,
        from_level: before,
        to_level: level,
        at: now,
      },
    ]);
    const who = {
      id: memberId,
      locale: member.locale,
    };
    if (level > before) await tellLevels(tx, { brand, terms, day, now }, [{ ...who, to: level }]);
    if (!withGifts) return;
    const gifts = levelsBetween(before, level).flatMap((at) =>
      giftRow(
        { brand, terms, now },
        {
          memberId,
          name: `level:${at}`,
          level: at,
          amountMinor: terms.levels[at]!.giftMinor,
        },
      ),
    );
    await give(tx, badges, { brand, terms, now }, gifts, [who]);
  };

function requireSound(terms: VipTerms): void {
  const fault = faultOfVip(terms);
  if (fault) throw refuseTerms(fault);
}

/** Makes it. */
export function createVipDesk({
  badges,
}: {
  readonly badges: Pick<BadgesService, 'tellAll'>;
}): VipDesk {
  return {
    countLevels,
    listGifts,
    listStepsOf,
    findStanding,
    read: (tx, brand, version) =>
      readTerms(vipTerms, tx, { version, read: readKept, standard: () => readVipTerms(tx, brand) }),
    check: requireSound,
    async publish(tx, { merchantCode }, { terms, ...said }) {
      requireSound(terms);
      await publishTerms(vipTerms, tx, merchantCode, { ...said, terms: keepTerms(terms) });
    },
    setLevel: createSetter(badges),
  };
}
