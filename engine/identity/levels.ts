import type { IdentityChoice, IdentityNeed } from '../../schemas/identity.schema.ts';
import type { LocalisedText } from '../../schemas/localisedText.ts';
import { toMinorUnits, type TermsCurrency } from '../payments/paymentTerms.ts';

/** A level with all that it takes, and what it allows. Sums in minor units, null for any amount. */
export interface IdentityLevel {
  readonly id: string;
  readonly title: LocalisedText;
  readonly text: LocalisedText | null;
  /** What it takes, that of the levels before it included. */
  readonly needs: readonly IdentityNeed[];
  readonly depositMinor: bigint | null;
  readonly withdrawalMinor: bigint | null;
  readonly mayPlay: boolean;
}

/** What a brand approves by, where it says nothing. */
export interface IdentityTerms {
  readonly levels: readonly IdentityLevel[];
  readonly fourEyes: 'never' | 'onMismatch' | 'always';
  readonly recheckDays: number | null;
  readonly keepYears: number;
}

/** The terms of a brand; without a word of it there are no levels, and everything is allowed. */
export function identityTermsOf(
  choice: IdentityChoice | null,
  { decimals }: Pick<TermsCurrency, 'decimals'>,
): IdentityTerms {
  const minor = (amount: number | undefined) =>
    amount === undefined ? null : toMinorUnits(amount, decimals);
  const needs: IdentityNeed[] = [];
  const levels = (choice?.levels ?? []).map((level): IdentityLevel => {
    needs.push(...(level.needs ?? []).filter((need) => !needs.includes(need)));
    return {
      id: level.id,
      title: level.title,
      text: level.text ?? null,
      needs: [...needs],
      depositMinor: minor(level.depositSum),
      withdrawalMinor: minor(level.withdrawalSum),
      mayPlay: level.mayPlay ?? true,
    };
  });
  return {
    levels,
    fourEyes: choice?.fourEyes ?? 'onMismatch',
    recheckDays: choice?.recheckDays ?? null,
    keepYears: choice?.keepYears ?? 5,
  };
}

/** The place of the highest level that a member has reached; 0 where there are no levels. */
export function reachedLevel(
  levels: readonly IdentityLevel[],
  shown: ReadonlySet<IdentityNeed>,
): number {
  const missing = levels.findIndex(({ needs }) => needs.some((need) => !shown.has(need)));
  return Math.max(0, (missing === -1 ? levels.length : missing) - 1);
}

/** Whether a level allows so much in all. */
export const allowsSum = (most: bigint | null, sumMinor: bigint): boolean =>
  most === null || sumMinor <= most;

/** What is still missing of the lowest level that allows something; all that is missing where none does. */
export function missingFor(
  levels: readonly IdentityLevel[],
  shown: ReadonlySet<IdentityNeed>,
  allows: (level: IdentityLevel) => boolean,
): readonly IdentityNeed[] {
  const level = levels.find(allows) ?? levels.at(-1);
  return (level?.needs ?? []).filter((need) => !shown.has(need));
}
