import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { RewardRisk, RiskLink } from '../../schemas/desk/guard.ts';

/** An account that may be the same person's, and why. */
export interface KeptLink {
  readonly id: string;
  readonly why: readonly RiskLink[];
}

interface RewardRisksTable {
  merchant_code: string;
  member_id: string;
  reason: RewardRisk;
  count: number;
  amount_minor: bigint | null;
  linked: JSONColumnType<readonly KeptLink[], string | undefined, string>;
  state: Generated<'open' | 'seen'>;
  found_at: Date;
  changed_at: Date;
  seen_at: Date | null;
  seen_by: string | null;
}

/** Why somebody may live off rewards. */
export type RewardRiskRow = Selectable<RewardRisksTable>;

/** What is found of rewards. */
export interface GuardTables {
  reward_risks: RewardRisksTable;
}
