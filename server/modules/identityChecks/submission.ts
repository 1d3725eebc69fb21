import { createHmac } from 'node:crypto';
import { dayIn } from '../../../engine/zonedTime.ts';
import { hasReachedAge } from '../../../engine/fields/age.ts';
import { parseIsoDate } from '../../../engine/fields/calendar.ts';
import type { BodyOf } from '../../../schemas/api/endpoint.ts';
import {
  ADDRESS_KINDS,
  DOCUMENT_KINDS,
  type PictureSide,
  type submitIdentity,
} from '../../../schemas/api/identity.ts';
import type { PicturedNeed } from '../../../schemas/identity.schema.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { Problem } from '../../http/problem.ts';

/** What a member sends. */
export type Sent = BodyOf<typeof submitIdentity>;

const invalid = (field: string, message: string) =>
  new Problem('identityInvalid', message, { value: { field } });

const isOf = (kinds: readonly string[], kind: string | undefined) =>
  kind !== undefined && kinds.includes(kind);

/** What pictures there have to be of something; a passport has nothing on its back. */
function sidesOf({ need, kind }: Sent): readonly PictureSide[] {
  if (need === 'selfie') return ['selfie'];
  if (need === 'address') return ['page'];
  return kind === 'passport' ? ['front'] : ['front', 'back'];
}

/** Which sides may be uploaded for something. */
export const SIDES: Readonly<Record<PicturedNeed, readonly PictureSide[]>> = {
  document: ['front', 'back'],
  selfie: ['selfie'],
  address: ['page'],
};

/** Whose terms and calendar count. */
interface Terms {
  readonly brand: ResolvedBrand;
  readonly now: Date;
}

function requireDocument(sent: Sent, { brand, now }: Terms): void {
  const { birthday, country, number, expiresOn } = sent;
  const moment = { atMs: now.getTime(), timeZone: brand.timeZone };
  if (!birthday || !parseIsoDate(birthday)) throw invalid('birthday', 'That is no day.');
  if (!hasReachedAge(birthday, brand.jurisdiction.minimumAge, moment)) {
    throw new Problem('underage', 'Whoever that is may not play.');
  }
  if (!country) throw invalid('country', 'Who made it out has to be said.');
  if (plainNumber(number ?? '').length < 3) throw invalid('number', 'Its number is wanted.');
  if (expiresOn === undefined) return;
  if (!parseIsoDate(expiresOn)) throw invalid('expiresOn', 'That is no day.');
  if (expiresOn < dayIn(brand.timeZone, now.getTime())) {
    throw invalid('expiresOn', 'The document does not hold any more.');
  }
}

/** Throws Problem identityInvalid where what was sent lacks something, or cannot be right; underage for who is too young. */
export function requireSound(sent: Sent, sides: readonly PictureSide[], terms: Terms): void {
  const { need, kind, name } = sent;
  if (need !== 'selfie') {
    const kinds: readonly string[] = need === 'document' ? DOCUMENT_KINDS : ADDRESS_KINDS;
    if (!isOf(kinds, kind)) throw invalid('kind', 'What kind of paper it is has to be said.');
    if (!name?.trim()) throw invalid('name', 'The name as it stands there is wanted.');
  }
  if (need === 'document') requireDocument(sent, terms);
  for (const side of sidesOf(sent)) {
    if (!sides.includes(side)) throw invalid('pictures', `A picture is missing: ${side}.`);
  }
}

/** The number of a document without what people write between its characters. */
export const plainNumber = (number: string): string =>
  number
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

/** What the same document is found again by, and nobody without the gateway's secret can make. */
export function digestDocument(
  secret: Buffer,
  { merchantCode, country, number }: Record<'merchantCode' | 'country' | 'number', string>,
): Buffer {
  const key = createHmac('sha256', secret).update('livery identity documents').digest();
  return createHmac('sha256', key).update(`${merchantCode} ${country} ${number}`).digest();
}
