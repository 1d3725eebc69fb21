import type { Tx } from '../../db/database.ts';
import type { CaptchaOutcome } from '../captcha/captchas.ts';
import { digestSecret } from './secrets.ts';
import { clearTries, lockTries, openTries, writeTries } from './loginGuard.repository.ts';

/** A name that somebody tries to sign in with, whether there is such an account or not. */
export interface TriedName {
  readonly merchantCode: string;
  /** Lower-cased and without spaces around it, or what `nameGuarded` gives. */
  readonly name: string;
  readonly now: Date;
}

/** Something else that is guarded as names are. No name begins with a space, so nobody can call themselves this. */
export function nameGuarded(
  kind: 'sms' | 'change' | 'paymentReset' | 'desk' | 'deskFactor',
  what: string,
): string {
  return ` ${kind} ${what}`;
}

/** What the tries of a name so far mean for the next one. */
export interface Standing {
  /** Whether the next try needs the captcha. */
  readonly captcha: boolean;
  /** Seconds until the next try is answered; null where that is at once. */
  readonly waitSeconds: number | null;
  readonly isLocked: boolean;
}

/** Whether a try may go on to the password; one that may counts as failed until it has succeeded. */
export type TryVerdict =
  | { readonly kind: 'admitted'; readonly standing: Standing }
  | { readonly kind: 'locked'; readonly standing: Standing }
  | { readonly kind: 'delayed'; readonly standing: Standing }
  | { readonly kind: 'captcha'; readonly standing: Standing; readonly outcome: CaptchaOutcome };

const WINDOW_MS = 30 * 60_000;
const CAPTCHA_AFTER = 3;
const DELAY_FROM = 5;
const LOCK_AT = 10;

/** Two seconds after the fifth failure, then twice as long after each further one. */
const delayMs = (failures: number) => (failures < DELAY_FROM ? 0 : 2 ** (failures - 4) * 1000);

/** What the times of failed tries, the oldest first, mean at a moment. */
export function judgeTries(triedAt: readonly Date[], now: Date): Standing {
  const times = triedAt.map((time) => time.getTime());
  const last = times.at(-1) ?? 0;
  const tenth = times.at(-LOCK_AT);
  const isLocked =
    tenth !== undefined && last - tenth < WINDOW_MS && now.getTime() < last + WINDOW_MS;
  const failures = times.filter((time) => time > now.getTime() - WINDOW_MS).length;
  const opensAt = isLocked ? last + WINDOW_MS : last + delayMs(failures);
  const waitSeconds = Math.ceil((opensAt - now.getTime()) / 1000);
  return {
    captcha: failures >= CAPTCHA_AFTER,
    waitSeconds: waitSeconds > 0 ? waitSeconds : null,
    isLocked,
  };
}

const digestName = (name: string) => digestSecret(name);

/**
 * Decides on one more try of a name and, where it may go on, counts it at once: of any number of tries at the same
 * time, no more than ten in half an hour get through. The name stays locked until the transaction ends; commit it
 * whatever the verdict. `checkCaptcha` is asked where a captcha is due; without it none ever is.
 */
export async function admitTry(
  tx: Tx,
  { merchantCode, name, now }: TriedName,
  checkCaptcha?: () => Promise<CaptchaOutcome>,
): Promise<TryVerdict> {
  const key = { merchant_code: merchantCode, name_digest: digestName(name) };
  const triedAt = await openTries(tx, key, now);
  if (triedAt === null) return { kind: 'admitted', standing: judgeTries([now], now) };
  const before = judgeTries(triedAt, now);
  if (before.isLocked) return { kind: 'locked', standing: before };
  if (before.waitSeconds !== null) return { kind: 'delayed', standing: before };
  if (before.captcha && checkCaptcha) {
    const outcome = await checkCaptcha();
    if (outcome !== 'passed') return { kind: 'captcha', standing: before, outcome };
  }
  const tries = [...triedAt, now].slice(-LOCK_AT);
  await writeTries(tx, key, tries, now);
  return { kind: 'admitted', standing: judgeTries(tries, now) };
}

/** What the tries of a name so far mean, without one more. */
export async function getStanding(
  tx: Tx,
  { merchantCode, name, now }: TriedName,
): Promise<Standing> {
  const key = { merchant_code: merchantCode, name_digest: digestName(name) };
  return judgeTries(await lockTries(tx, key, now), now);
}

/** Forgets the tries of a name, because one succeeded. */
export async function forgetTries(
  tx: Tx,
  { merchantCode, name }: Omit<TriedName, 'now'>,
): Promise<void> {
  await clearTries(tx, { merchant_code: merchantCode, name_digest: digestName(name) });
}
