import { timingSafeEqual } from 'node:crypto';
import { readCode } from '../../../engine/fields/code.ts';
import type { Tx } from '../../db/database.ts';
import type { CodePurpose } from '../../db/tables.ts';
import { digestOf } from './digest.ts';
import {
  addFailure,
  deleteCodes,
  deleteMemberCodes,
  findLastCode,
  insertCode,
  lockCodes,
  markUsed,
  type CodeKey,
} from './verification.repository.ts';

/** Minutes for which a code is good; the next is sent when they are over. */
export const CODE_MINUTES = 3;

/** Minutes for which an e-mailed link is good. */
export const LINK_MINUTES = 30;

const MOST_FAILURES = 5;
const CODE_DIGITS = 6;
const LINK_BYTES = 32;

/** What a code is for and whom it was made for: a phone number (E.164), an e-mail address or a challenge. */
export interface CodeSubject {
  readonly merchantCode: string;
  readonly purpose: CodePurpose;
  readonly subject: string;
}

/** A new code, or the minutes that the one before is still good for: then nothing is to be sent. */
export type IssuedCode =
  | { readonly code: string; readonly minutes: number }
  | { readonly code: null; readonly minutes: number };

/** What came of a code that somebody typed. `expired`: too old, used, or guessed at too often. */
export type CodeCheck =
  | { readonly outcome: 'good'; readonly memberId: string | null }
  | { readonly outcome: 'missing' | 'wrong' | 'expired' };

/** Codes and links that are sent out. Only their digests are kept, each is good once, and one at a time. */
export interface Codes {
  /** Makes a code of six digits, unless one is still good. */
  issue(tx: Tx, of: CodeSubject): Promise<IssuedCode>;
  /** Takes back a code that could not be sent. */
  withdraw(tx: Tx, of: CodeSubject): Promise<void>;
  /**
   * Checks what somebody typed and uses the code up if it is right. Never throws, because wrong tries must be kept:
   * commit the transaction before the refusal is thrown.
   */
  check(tx: Tx, of: CodeSubject, typed: string): Promise<CodeCheck>;
  /**
   * Makes the secret of a link for a new password; the member's links from before are void. An id that is no member's
   * takes as long, and its link opens nothing.
   */
  issueLink(tx: Tx, merchantCode: string, memberId: string): Promise<string>;
  /** Whether a link's secret is still good, without using it up; a wrong one is counted by nobody, since none is near. */
  checkLink(tx: Tx, merchantCode: string, secret: string): Promise<CodeCheck>;
  /** Uses a link's secret up. */
  useLink(tx: Tx, merchantCode: string, secret: string): Promise<CodeCheck>;
}

/** What codes are made from. */
export interface CodesDeps {
  readonly clock: () => Date;
  readonly ids: () => string;
  /** Unpredictable bytes. */
  readonly random: (size: number) => Buffer;
}

/** Digits that are all equally likely: bytes of 250 and more are drawn again. */
function drawDigits(random: CodesDeps['random']): string {
  let digits = '';
  while (digits.length < CODE_DIGITS) {
    for (const byte of random(CODE_DIGITS)) {
      if (byte < 250 && digits.length < CODE_DIGITS) digits += String(byte % 10);
    }
  }
  return digits;
}

const keyOf = ({ merchantCode, purpose, subject }: CodeSubject): CodeKey => ({
  merchantCode,
  purpose,
  subjectDigest: digestOf(subject),
});

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

type LastCode = NonNullable<Awaited<ReturnType<typeof findLastCode>>>;

const isGood = (code: LastCode, now: Date) =>
  code.used_at === null && code.ends_at > now && code.failures < MOST_FAILURES;

/** Makes the keeper of codes. */
export function createCodes({ clock, ids, random }: CodesDeps): Codes {
  async function use(tx: Tx, key: CodeKey, digest: Buffer): Promise<CodeCheck> {
    await lockCodes(tx, key);
    const last = await findLastCode(tx, key);
    if (!last) return { outcome: 'wrong' };
    if (!isGood(last, clock())) return { outcome: 'expired' };
    if (!timingSafeEqual(last.digest, digest)) {
      await addFailure(tx, key.merchantCode, last.id);
      return { outcome: 'wrong' };
    }
    await markUsed(tx, key.merchantCode, last.id, clock());
    return { outcome: 'good', memberId: last.member_id };
  }

  const linkKey = (merchantCode: string, secret: string) =>
    keyOf({ merchantCode, purpose: 'passwordReset', subject: secret });

  return {
    async issue(tx, of) {
      const key = keyOf(of);
      const now = clock();
      await lockCodes(tx, key);
      const last = await findLastCode(tx, key);
      // Also a code that was guessed at too often, or used, holds the next one back: it was sent.
      if (last && last.ends_at > now) {
        const minutes = Math.ceil((last.ends_at.getTime() - now.getTime()) / 60_000);
        return { code: null, minutes };
      }
      const code = drawDigits(random);
      await insertCode(tx, {
        ...key,
        id: ids(),
        digest: digestOf(of.subject, code),
        memberId: null,
        createdAt: now,
        endsAt: after(now, CODE_MINUTES),
      });
      return { code, minutes: CODE_MINUTES };
    },
    withdraw: (tx, of) => deleteCodes(tx, keyOf(of)),
    async check(tx, of, typed) {
      const code = readCode(typed);
      if (code === '') return { outcome: 'missing' };
      return use(tx, keyOf(of), digestOf(of.subject, code ?? typed));
    },
    async issueLink(tx, merchantCode, memberId) {
      const now = clock();
      const secret = random(LINK_BYTES).toString('base64url');
      await deleteMemberCodes(tx, merchantCode, 'passwordReset', memberId);
      await insertCode(tx, {
        ...linkKey(merchantCode, secret),
        id: ids(),
        digest: digestOf(secret, ''),
        memberId,
        createdAt: now,
        endsAt: after(now, LINK_MINUTES),
      });
      return secret;
    },
    async checkLink(tx, merchantCode, secret) {
      const last = await findLastCode(tx, linkKey(merchantCode, secret));
      if (!last) return { outcome: 'wrong' };
      return isGood(last, clock())
        ? { outcome: 'good', memberId: last.member_id }
        : { outcome: 'expired' };
    },
    useLink: (tx, merchantCode, secret) =>
      use(tx, linkKey(merchantCode, secret), digestOf(secret, '')),
  };
}
