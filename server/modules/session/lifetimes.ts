import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** When a session that is used now ends in any case. */
export function getEnd({ session }: ResolvedBrand, now: Date): Date {
  return new Date(now.getTime() + session.maximumHours * HOUR_MS);
}

/** When a session that is used now ends if it rests from here on. */
export function getIdleEnd({ session }: ResolvedBrand, now: Date, endsAt: Date): Date {
  const idleEnd = now.getTime() + session.idleMinutes * MINUTE_MS;
  return new Date(Math.min(idleEnd, endsAt.getTime()));
}

/** Whether a password is older than the brand allows. */
export function isPasswordOld(
  { registration }: ResolvedBrand,
  changedAt: Date | null,
  now: Date,
): boolean {
  const ageMs = changedAt === null ? 0 : now.getTime() - changedAt.getTime();
  return ageMs > registration.passwordDays * DAY_MS;
}
