import type { Tx } from '../../db/database.ts';
import type { CaptchasTable } from '../../db/tables.ts';

export async function insertCaptcha(tx: Tx, captcha: CaptchasTable): Promise<void> {
  await tx.insertInto('captchas').values(captcha).execute();
}

export function findCaptcha(tx: Tx, merchantCode: string, id: string) {
  return tx
    .selectFrom('captchas')
    .select(['code', 'ends_at'])
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Takes a captcha away; of any number at the same time only one gets it. */
export function takeCaptcha(tx: Tx, merchantCode: string, id: string) {
  return tx
    .deleteFrom('captchas')
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', id)
    .returning(['code', 'ends_at'])
    .executeTakeFirst();
}
