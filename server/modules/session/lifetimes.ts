import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Minutes without a call after which a session ends, where the brand says nothing. */
const IDLE_MINUTES = 30;
/** Hours after which a session ends in any case, where the brand says nothing. */
const MAXIMUM_HOURS = 12;
/** Days after which a password has expired, where the brand says nothing. */
const PASSWORD_DAYS = 180;

/** When a session that is used now ends in any case. */
export function getEnd({ session }: ResolvedBrand, now: Date): Date {
  return new Date(now.getTime() + (session.maximumHours ?? MAXIMUM_HOURS) * HOUR_MS);
}

/** When a session that is used now ends if it rests from here on. */
export function getIdleEnd({ session }: ResolvedBrand, now: Date, endsAt: Date): Date {
  const idleEnd = now.getTime() + (session.idleMinutes ?? IDLE_MINUTES) * MINUTE_MS;
  return new Date(Math.min(idleEnd, endsAt.getTime()));
}

/** Whether a password is older than the brand allows. */
export function isPasswordOld(
  { registration }: ResolvedBrand,
  changedAt: Date | null,
  now: Date,
): boolean {
  const days = registration.passwordDays ?? PASSWORD_DAYS;
  return changedAt !== null && now.getTime() - changedAt.getTime() > days * DAY_MS;
}
