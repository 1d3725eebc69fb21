import type { MissionTerms } from '../../../engine/rewards/missions.ts';
import type { KeptMissionTerms } from '../../db/missionTables.ts';

/** Terms as they are kept. */
export function keepTerms(terms: MissionTerms): KeptMissionTerms {
  return terms.kind === 'mission'
    ? { ...terms, target: String(terms.target), rewardMinor: String(terms.rewardMinor) }
    : {
        ...terms,
        prizes: terms.prizes.map(({ amountMinor, ...places }) => ({
          ...places,
          amountMinor: String(amountMinor),
        })),
      };
}

/** Kept terms as they are worked with. */
export function readKept(kept: KeptMissionTerms): MissionTerms {
  return kept.kind === 'mission'
    ? { ...kept, target: BigInt(kept.target), rewardMinor: BigInt(kept.rewardMinor) }
    : {
        ...kept,
        prizes: kept.prizes.map(({ amountMinor, ...places }) => ({
          ...places,
          amountMinor: BigInt(amountMinor),
        })),
      };
}
