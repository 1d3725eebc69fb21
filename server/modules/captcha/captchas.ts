import { readCode } from '../../../engine/fields/code.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { countUse } from '../../throttles/throttles.ts';
import type { Caller } from '../../http/caller.ts';
import type { Cookies } from '../../http/cookies.ts';
import { tooManyRequests } from '../../http/problem.ts';
import { getVisitorKey } from '../../http/visitorKey.ts';
import type { CaptchaArt } from '../../providers/captchaArt.ts';
import { findCaptcha, insertCaptcha, takeCaptcha } from './captcha.repository.ts';

/** Where a captcha is asked for or answered. */
export interface CaptchaPlace {
  readonly caller: Caller;
  readonly cookies: Cookies;
  readonly now: Date;
}

/** What came of an answer; `missing` where nothing was typed. */
export type CaptchaOutcome = 'passed' | 'missing' | 'wrong';

/** Codes of digits to copy. Which one a visitor was shown stands in a cookie. */
export interface Captchas {
  /** A new picture; the one before is void. Throws Problem tooManyRequests. */
  draw(place: CaptchaPlace): Promise<string>;
  /** The code of the picture read aloud, or a new one where there is none. Throws Problem tooManyRequests. */
  speak(place: CaptchaPlace): Promise<string>;
  /**
   * As `check`, but one that was read right stays good until `useHeld`, for a form that may be refused for something
   * else. Commit the transaction whatever comes of it.
   */
  hold(tx: Tx, place: CaptchaPlace, typed: string | undefined): Promise<CaptchaOutcome>;
  /** Uses up what was held; false where somebody else did so before, or it is too old. */
  useHeld(tx: Tx, place: CaptchaPlace): Promise<boolean>;
  /** Checks what somebody read or heard, and uses the captcha up: commit the transaction whatever comes of it. */
  check(tx: Tx, place: CaptchaPlace, typed: string | undefined): Promise<CaptchaOutcome>;
}

const LIFETIME_SECONDS = 300;
const GAP_MS = 1000;
/** A form that is sent this often with one captcha is no person's. */
const PER_HELD = { count: 20, windowSeconds: LIFETIME_SECONDS };
const PER_ADDRESS = { count: 120, windowSeconds: 60 };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const readId = ({ cookies }: CaptchaPlace) => {
  const id = cookies.get('livery_captcha');
  return id && uuid.test(id) ? id : undefined;
};

const refuse = (waitSeconds: number) =>
  tooManyRequests('Captchas were asked for too often.', waitSeconds);

async function countPlace(tx: Tx, { caller, now }: CaptchaPlace): Promise<void> {
  const { merchantCode } = caller.brand;
  const bucket = `captcha ${getVisitorKey(caller.ip)}`;
  const waitSeconds = await countUse(tx, { merchantCode, bucket, limit: PER_ADDRESS, now });
  if (waitSeconds !== null) throw refuse(waitSeconds);
}

/** Makes the captchas of a gateway. */
export function createCaptchas({
  db,
  art,
  ids,
}: {
  readonly db: Database;
  readonly art: CaptchaArt;
  readonly ids: () => string;
}): Captchas {
  const inTransaction = <T>({ caller }: CaptchaPlace, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode: caller.brand.merchantCode }, work);

  async function issue(tx: Tx, place: CaptchaPlace): Promise<string> {
    const { merchantCode } = place.caller.brand;
    const before = readId(place);
    const replaced = before && (await takeCaptcha(tx, merchantCode, before));
    if (replaced) {
      const drawnMs = replaced.ends_at.getTime() - LIFETIME_SECONDS * 1000;
      // Thrown inside of the transaction, so that the captcha stays.
      if (place.now.getTime() - drawnMs < GAP_MS) throw refuse(1);
    }
    await countPlace(tx, place);
    const id = ids();
    const code = art.createCode();
    const ends_at = new Date(place.now.getTime() + LIFETIME_SECONDS * 1000);
    await insertCaptcha(tx, { id, merchant_code: merchantCode, code, ends_at });
    place.cookies.set('livery_captcha', id, { maxAgeSeconds: LIFETIME_SECONDS });
    return code;
  }

  async function use(tx: Tx, place: CaptchaPlace, id: string) {
    place.cookies.clear('livery_captcha');
    const taken = await takeCaptcha(tx, place.caller.brand.merchantCode, id);
    return taken && taken.ends_at > place.now ? taken : null;
  }

  return {
    async hold(tx, place, typed) {
      if (!typed?.trim()) return 'missing';
      const id = readId(place);
      if (!id) return 'wrong';
      const { merchantCode } = place.caller.brand;
      const drawn = await findCaptcha(tx, merchantCode, id);
      const bucket = `captcha held ${id}`;
      const { now } = place;
      const isRight = drawn && drawn.ends_at > now && readCode(typed) === drawn.code;
      const isOften =
        isRight && (await countUse(tx, { merchantCode, bucket, limit: PER_HELD, now })) !== null;
      if (isRight && !isOften) return 'passed';
      await use(tx, place, id);
      return 'wrong';
    },
    async useHeld(tx, place) {
      const id = readId(place);
      return id !== undefined && (await use(tx, place, id)) !== null;
    },
    draw: async (place) => art.png(await inTransaction(place, (tx) => issue(tx, place))),
    async speak(place) {
      const code = await inTransaction(place, async (tx) => {
        const id = readId(place);
        const drawn = id && (await findCaptcha(tx, place.caller.brand.merchantCode, id));
        if (!drawn || drawn.ends_at <= place.now) return issue(tx, place);
        await countPlace(tx, place);
        return drawn.code;
      });
      return art.wav(code, place.caller.locale);
    },
    async check(tx, place, typed) {
      if (!typed?.trim()) return 'missing';
      const id = readId(place);
      if (!id) return 'wrong';
      const taken = await use(tx, place, id);
      return taken && readCode(typed) === taken.code ? 'passed' : 'wrong';
    },
  };
}
