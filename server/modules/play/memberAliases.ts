import { createHmac, hkdfSync } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import { insertAliases, listAliases } from './memberAliases.repository.ts';
import type { VendorScope } from './rounds.repository.ts';

/** What members are called by id; everybody who was asked for is there. */
export type Aliases = ReadonlyMap<string, string>;

/** Calls members by names of their own at every vendor and merchant, so that vendors cannot put their lists together. */
export type NameMembers = (
  tx: Tx,
  scope: VendorScope,
  memberIds: readonly string[],
) => Promise<Aliases>;

const ALIAS_BYTES = 18;

/** Makes the names under the gateway's secret; a name that was given once stays, whatever the secret is then. */
export function createMemberAliases(secret: Buffer): NameMembers {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'livery member aliases', 32));
  const make = ({ merchantCode, vendorCode }: VendorScope, memberId: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([merchantCode, vendorCode, memberId]))
      .digest()
      .subarray(0, ALIAS_BYTES)
      .toString('base64url');
  return async (tx, scope, memberIds) => {
    const known = await listAliases(tx, scope, memberIds);
    const missing = [...new Set(memberIds)].filter((id) => !known.has(id));
    if (missing.length === 0) return known;
    const made = missing.map((id) => ({ memberId: id, alias: make(scope, id) }));
    await insertAliases(tx, scope, made);
    // Another gateway may have been first, under another secret.
    return listAliases(tx, scope, memberIds);
  };
}
