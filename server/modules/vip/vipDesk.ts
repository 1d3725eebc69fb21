import { faultOfVip, levelsBetween, type VipTerms } from '../../../engine/rewards/vip.ts';
import { dayIn } from '../../../engine/zonedTime.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import type { BadgesService } from '../badges/badges.service.ts';
import { mayBeRewarded } from '../../db/rewardedMembers.ts';
import { listGifts, listGiftsOf } from './gifts.repository.ts';
import { keepTerms, levelOf, readVipTerms } from './levels.ts';
import {
  countLevels,
  findNewestTerms,
  findStanding,
  insertSteps,
  insertTerms,
  listStepsOf,
  lockMember,
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
  /** What holds and who said it; null of the standard programme. */
  read(
    tx: Tx,
    brand: ResolvedBrand,
  ): Promise<{
    readonly terms: VipTerms;
    readonly version: number;
    readonly at: Date | null;
    readonly by: string | null;
  }>;
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
  readonly listGiftsOf: typeof listGiftsOf;
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
      isRewarded: await mayBeRewarded(tx, memberId, now),
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

/** Makes it. */
export function createVipDesk({
  badges,
}: {
  readonly badges: Pick<BadgesService, 'tellAll'>;
}): VipDesk {
  return {
    countLevels,
    listGifts,
    listGiftsOf,
    listStepsOf,
    findStanding,
    async read(tx, brand) {
      const said = await findNewestTerms(tx);
      return {
        terms: await readVipTerms(tx, brand),
        version: said?.version ?? 0,
        at: said?.created_at ?? null,
        by: said?.created_by ?? null,
      };
    },
    async publish(tx, { merchantCode }, { terms, over, by, at }) {
      const fault = faultOfVip(terms);
      if (fault) throw new Problem('bodyInvalid', `Field "${fault}" cannot be so.`);
      const former = (await findNewestTerms(tx))?.version ?? 0;
      if (former !== over) {
        throw new Problem('changedMeanwhile', 'Another version of the programme holds by now.');
      }
      await insertTerms(tx, {
        merchant_code: merchantCode,
        version: over + 1,
        terms: keepTerms(terms),
        created_at: at,
        created_by: by,
      });
    },
    setLevel: createSetter(badges),
  };
}
