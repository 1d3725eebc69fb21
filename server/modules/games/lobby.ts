import { CATEGORY_FEATURE, type GameCategory } from '../../../schemas/api/games.ts';
import type { FeatureId } from '../../../schemas/features.ts';
import type { AccountType } from '../../db/catalogueTables.ts';
import type { Features } from '../../http/gateway.ts';

const accountTypeFeature = {
  TCG_SEA: 'seaLottery',
  TCG_LOTTO_VN: 'vnLottery',
} as const satisfies Partial<Record<AccountType, FeatureId>>;

/** What of the catalogue a merchant may show; every list of games is read through one. */
export interface Lobby {
  readonly categories: readonly GameCategory[];
  /** Ways of launching whose vendors are left out. */
  readonly hiddenAccountTypes: readonly AccountType[];
  readonly locale: string;
  /** The visitor's country, where it closes games; those are left out. */
  readonly country: string | null;
}

/** Whose lobby, in which language. */
export interface LobbyOf {
  readonly features: Features;
  /** Names of games that are words are given in it. */
  readonly locale: string;
  /** Where the visitor is; null where nobody knows, or where it closes nothing. */
  readonly country: string | null;
}

/** A lobby as it is at a moment: keys of vendors end, and with them what can be played. */
export interface LobbyNow extends Lobby {
  readonly now: Date;
}

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) =>
  Object.keys(record) as K[];

/** The lobby that granted features open. */
export function openLobby({ features, locale, country }: LobbyOf): Lobby {
  return {
    locale,
    country,
    categories: keysOf(CATEGORY_FEATURE).filter((category) => features[CATEGORY_FEATURE[category]]),
    hiddenAccountTypes: keysOf(accountTypeFeature).filter(
      (accountType) => !features[accountTypeFeature[accountType]],
    ),
  };
}
