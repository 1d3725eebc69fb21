/** How long after members looked at their limits they are asked again, in months (RTS 12). */
const REVIEW_MONTHS = 6;

/** A moment so many months later; the last day of a shorter month. */
export function addMonths(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** When a member is asked whether their limits still fit; who never looked at them, since they are here. */
export const reviewAt = (member: {
  readonly limits_reviewed_at: Date | null;
  readonly limits_asked_at: Date | null;
  readonly created_at: Date;
}): Date => {
  const { limits_reviewed_at: reviewed, limits_asked_at: asked, created_at: created } = member;
  return addMonths(reviewed ?? asked ?? created, REVIEW_MONTHS);
};
