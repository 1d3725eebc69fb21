import type { AgentsChoice } from '../../schemas/agents.schema.ts';

/** What a brand says of rebate points. */
export interface PointTerms {
  /** Prize group at point 0. */
  readonly base: number;
  /** The highest point of an agent, in tenths of a percent. */
  readonly max: number;
}

const USUAL_BASE = 1700;
const USUAL_PERCENT = 14;

/** The terms of a brand. */
export const pointTerms = ({ agents }: { readonly agents: AgentsChoice }): PointTerms => ({
  base: agents.rebate?.base ?? USUAL_BASE,
  max: Math.round((agents.rebate?.max ?? USUAL_PERCENT) * 10),
});

/** The point that a member has: of who has none by name the highest, as the terms of the house are. */
export const pointOf = ({ max }: PointTerms, kept: number | null): number =>
  kept === null ? max : Math.min(kept, max);

/** The prize group of a point: two for each tenth of a percent. */
export const groupOf = (base: number, point: number): number => base + 2 * point;
