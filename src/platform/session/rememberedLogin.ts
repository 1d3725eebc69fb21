import { clearCookie, readCookie } from '../storage/cookies.ts';
import { readLocal, writeCookie, writeLocal } from '../storage/storage.ts';

const DAY_SECONDS = 86_400;
const USER = 'lastUser';
const REMEMBER = 'loginRemember';
const MOBILE = 'loginTypeSms';

/** A mobile number that somebody signed in with, with its country's dialling code ("+34"). */
export interface RememberedMobile {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/** What this browser knows of the last sign-in, for one day; never any form of a password. */
export interface RememberedLogin {
  readonly username: string | null;
  /** Whether this device holds a ticket that signs in without the password (the ticket itself no script can read). */
  readonly hasTicket: boolean;
  readonly mobile: RememberedMobile | null;
}

/** What this browser knows of the last sign-in. */
export function readRememberedLogin(): RememberedLogin {
  return {
    username: readCookie(USER),
    hasTicket: readCookie(REMEMBER) === '1',
    mobile: parseMobile(readCookie(MOBILE)),
  };
}

/** Remembers a sign-in by username for one day; `hasTicket` where the device was given a ticket. */
export function rememberUsername(username: string, hasTicket: boolean): void {
  writeCookie(USER, username, DAY_SECONDS);
  clearCookie(MOBILE);
  if (hasTicket) writeCookie(REMEMBER, '1', DAY_SECONDS);
  else clearCookie(REMEMBER);
}

/** Remembers a sign-in by mobile number for one day. */
export function rememberMobile({ mobileNum, countryDialingCode }: RememberedMobile): void {
  writeCookie(MOBILE, JSON.stringify({ mobileNum, countryDialingCode }), DAY_SECONDS);
}

/** Forgets the last sign-in. */
export function forgetLogin(): void {
  for (const name of [USER, REMEMBER, MOBILE]) clearCookie(name);
}

function parseMobile(text: string | null): RememberedMobile | null {
  try {
    const { mobileNum, countryDialingCode } = JSON.parse(text ?? 'null') as RememberedMobile;
    const isText = typeof mobileNum === 'string' && typeof countryDialingCode === 'string';
    return isText ? { mobileNum, countryDialingCode } : null;
  } catch {
    return null;
  }
}

const PASSKEY = 'passkeyMade';

/** Whether a passkey of this site was made or used in this browser. */
export const mayHavePasskey = (): boolean => readLocal(PASSKEY) === '1';

/** Remembers that this browser has a passkey, so that the form to log in offers it by itself. */
export function rememberPasskey(): void {
  writeLocal(PASSKEY, '1');
}
