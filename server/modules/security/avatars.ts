import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type { setAvatar } from '../../../schemas/api/security.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { requireRealAccount } from '../payments/memberCall.ts';
import type { FactorCall } from '../session/memberFactors.ts';
import { readPicture } from '../uploads/picture.ts';
import {
  changeOwnMember,
  dropAvatar,
  findAvatar,
  lockOwnMember,
  putAvatar,
} from './security.repository.ts';

type Avatar = ValueOf<typeof setAvatar>;

/** Pictures of members. */
export interface Avatars {
  /** Throws Problem pictureInvalid. */
  set(call: FactorCall, body: BodyOf<typeof setAvatar>): Promise<Avatar>;
  /** A picture of a merchant's member, as WebP; null where there is none of that name. */
  read(merchantCode: string, file: string): Promise<Buffer | null>;
}

/** Pixels of a side: twice of the largest that is shown. */
const SIDE = 320;
const MOST_REMEMBERED = 2_000;
const FILE = /^([A-Za-z0-9_-]{22})\.webp$/;

/** What a picture of a member is, by what is kept of it. */
export const describeAvatar = (avatar: string): Avatar => ({
  avatar,
  avatarType: avatar.startsWith('/') ? 'CUSTOM' : 'STATIC',
});

/** The middle square of a picture, small; it was made anew before. */
async function toSquare(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes).resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
}

async function readAvatar(base64: string): Promise<Buffer> {
  const picture = await readPicture(Buffer.from(base64, 'base64'));
  const refused = 'fault' in picture ? picture : null;
  if (refused || ('type' in picture && picture.type === 'svg')) {
    throw new Problem('pictureInvalid', refused?.message ?? 'No drawings are taken.', {
      value: { fault: refused?.fault ?? 'notPicture' },
    });
  }
  return toSquare((picture as { readonly bytes: Buffer }).bytes);
}

/** Makes the keeping of pictures; an address holds random bits, so nobody finds those of others by their content. */
export function createAvatars({
  db,
  random,
}: {
  readonly db: Database;
  readonly random: (bytes: number) => Buffer;
}): Avatars {
  const remembered = new LRUCache<string, Buffer>({ max: MOST_REMEMBERED });
  return {
    async set(call, { drawing, picture }) {
      requireRealAccount(call);
      const { merchantCode } = call.caller.brand;
      const { memberId } = call.member;
      const bytes = picture === undefined ? null : await readAvatar(picture);
      const id = createHash('sha256').update(random(32)).digest('base64url').slice(0, 22);
      const avatar = bytes ? `/avatars/${id}.webp` : (drawing ?? '');
      await withTransaction(db, { merchantCode }, async (tx) => {
        const member = await lockOwnMember(tx, merchantCode, memberId);
        if (bytes) {
          const added_at = call.now;
          await putAvatar(tx, {
            merchant_code: merchantCode,
            id,
            member_id: memberId,
            bytes,
            added_at,
          });
        } else await dropAvatar(tx, merchantCode, memberId);
        await changeOwnMember(tx, member, { avatar });
      });
      return describeAvatar(avatar);
    },
    async read(merchantCode, file) {
      const id = FILE.exec(file)?.[1];
      if (id === undefined) return null;
      const key = `${merchantCode} ${id}`;
      const kept = remembered.get(key);
      if (kept) return kept;
      const row = await withTransaction(db, { merchantCode }, (tx) => findAvatar(tx, id));
      if (row) remembered.set(key, row.bytes);
      return row?.bytes ?? null;
    },
  };
}
