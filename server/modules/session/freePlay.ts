import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { insertMember } from '../../db/members.ts';
import { countUse, type Limit } from '../../throttles/throttles.ts';
import { tooManyRequests } from '../../http/problem.ts';
import { getVisitorKey } from '../../http/visitorKey.ts';
import { settle } from './completion.ts';
import { getEnd } from './lifetimes.ts';
import type { Random } from './secrets.ts';
import type { Sessions, SignedIn, SignInFrom } from './sessions.ts';

/** Trials of one address: an office has several visitors, and nobody needs a hundred accounts. */
const PER_ADDRESS: Limit = { count: 20, windowSeconds: 3600 };
const NAME_BYTES = 6;

/** Makes what opens a trial account that ends with its session. */
export function createFreePlay({
  db,
  sessions,
  ids,
  random,
}: {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly ids: () => string;
  readonly random: Random;
}): (call: SignInFrom) => Promise<SignedIn> {
  return async (call) => {
    const { caller, now } = call;
    const { brand, locale, ip } = caller;
    const { merchantCode } = brand;
    const bucket = `free play ${getVisitorKey(ip)}`;
    const outcome = await withTransaction(db, { merchantCode }, async (tx) => {
      const waitSeconds = await countUse(tx, { merchantCode, bucket, limit: PER_ADDRESS, now });
      if (waitSeconds !== null) {
        return tooManyRequests('Too many trials from this address.', waitSeconds);
      }
      const member = await insertMember(tx, {
        id: ids(),
        merchant_code: merchantCode,
        account: `trial${random(NAME_BYTES).toString('hex')}`,
        password_hash: null,
        member_type: TRIAL_TYPE,
        locale,
        created_at: now,
        register_ip: ip,
        expires_at: getEnd(brand, now),
      });
      return sessions.open(tx, call, { member, method: 'freeplay' });
    });
    return settle(outcome);
  };
}
