import { compareIdentity, type Comparison } from '../../../engine/identity/compare.ts';
import { addDays, momentOf } from '../../../engine/zonedTime.ts';
import type { PictureSide } from '../../../schemas/api/identity.ts';
import type { PicturedNeed } from '../../../schemas/identity.schema.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import type { Tx } from '../../db/database.ts';
import type { IdentityCheckRow, IdentitySessionRow } from '../../db/identityTables.ts';
import { getMember } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import type { StaffDeed } from '../deposits/depositDesk.ts';
import type { PayoutAccountsService } from '../payoutAccounts/payoutAccounts.service.ts';
import { tell } from '../notices/tell.ts';
import { PICTURE_TYPES } from '../uploads/picture.ts';
import {
  countSameDocument,
  dropPictures,
  endApproved,
  findCheck,
  insertCheck,
  listChecks,
  listPictures,
  lockCheck,
  lockMemberIdentity,
  updateCheck,
} from './identityChecks.repository.ts';
import { findSession } from './providerChecks.repository.ts';
import { contextOfNumber, contextOfPicture } from './seals.ts';
import { readStanding, type IdentityOwner } from './standing.ts';

/** What was sent, beside what is on file. */
export interface ComparedIdentity {
  readonly comparisons: readonly Comparison[];
  /** Other members who sent the same document. */
  readonly sameDocument: number;
  readonly payeeName: string | null;
  readonly birthday: string | null;
  /** Holders of the payout accounts. */
  readonly holders: readonly string[];
}

/** Hears that a member has shown more, in the transaction of the approval. */
export type IdentityListener = (tx: Tx, owner: IdentityOwner) => Promise<void>;

/** What the desk does about who members are, in its own transaction. */
export interface IdentityDesk {
  readonly list: typeof listChecks;
  readonly find: typeof findCheck;
  /** What a provider says of it; undefined where none was asked. */
  findSession(tx: Tx, check: IdentityCheckRow): Promise<IdentitySessionRow | undefined>;
  compare(tx: Tx, check: IdentityCheckRow): Promise<ComparedIdentity>;
  /** The number of a document and the pictures, as data addresses. */
  open(
    tx: Tx,
    check: IdentityCheckRow,
  ): Promise<{
    readonly number: string | null;
    readonly pictures: readonly { readonly side: PictureSide; readonly picture: string }[];
  }>;
  /** Throws Problem notFound or identityClosed. */
  requireSubmitted(check: IdentityCheckRow | undefined): IdentityCheckRow;
  approve(
    tx: Tx,
    brand: ResolvedBrand,
    done: { check: string } & StaffDeed,
  ): Promise<IdentityCheckRow>;
  refuse(tx: Tx, done: { check: string } & StaffDeed): Promise<IdentityCheckRow>;
  /** Asks a member for something, or asks again. */
  ask(
    tx: Tx,
    brand: ResolvedBrand,
    asked: { memberId: string; need: PicturedNeed } & StaffDeed,
  ): Promise<IdentityCheckRow>;
}

const DAY_MS = 86_400_000;

/** How long pictures stay that were refused, so that somebody can complain. */
const REFUSED_MS = 90 * DAY_MS;

function requireSubmitted(check: IdentityCheckRow | undefined): IdentityCheckRow {
  if (!check) throw new Problem('notFound', 'There is no such check.');
  if (check.state !== 'submitted') {
    throw new Problem('identityClosed', 'Somebody has decided about it, or nothing was sent.');
  }
  return check;
}

/** Until when something holds that is approved now: as long as the document, and until it is asked for again. */
function endOf(
  { expires_on: lastDay }: IdentityCheckRow,
  { brand, recheckDays, at }: { brand: ResolvedBrand; recheckDays: number | null; at: Date },
): Date | null {
  const ends = [
    ...(lastDay === null ? [] : [momentOf(brand.timeZone, addDays(lastDay, 1), 0)]),
    ...(recheckDays === null ? [] : [at.getTime() + recheckDays * DAY_MS]),
  ];
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/** What was sent, as it can be looked at. */
async function openCheck(
  tx: Tx,
  box: SecretBox,
  check: IdentityCheckRow,
): ReturnType<IdentityDesk['open']> {
  const pictures = await listPictures(tx, check.id);
  return {
    number: check.number_sealed && box.open(check.number_sealed, contextOfNumber(check.id)),
    pictures: pictures.flatMap(({ id, side, type, sealed }) => {
      const bytes = box.openBytes(sealed, contextOfPicture(id));
      if (bytes === null) return [];
      const picture = `data:${PICTURE_TYPES[type].media};base64,${bytes.toString('base64')}`;
      return [{ side, picture }];
    }),
  };
}

/** Tells the member of a check what was decided, or what is asked for. */
const tellMember = (
  tx: Tx,
  row: IdentityCheckRow,
  { kind, at }: { kind: 'identityAsked' | 'identityApproved' | 'identityRefused'; at: Date },
) => {
  const told = {
    merchantCode: row.merchant_code,
    memberId: row.member_id,
    name: `${kind} ${row.id}`,
    at,
  };
  const need = { word: row.need };
  if (kind === 'identityApproved') return tell(tx, { ...told, kind, values: { need } });
  return tell(tx, { ...told, kind, values: { need, reason: { text: row.reason ?? '' } } });
};

/** Asks a member for something. Throws Problem identityClosed where it is asked for already. */
async function ask(
  tx: Tx,
  ids: () => string,
  {
    brand,
    memberId,
    need,
    actor,
    at,
    reason,
  }: { brand: ResolvedBrand; memberId: string; need: PicturedNeed } & StaffDeed,
): Promise<IdentityCheckRow> {
  await lockMemberIdentity(tx, memberId);
  const { terms, checks } = await readStanding(tx, { brand, memberId, now: at });
  const open = checks.find(
    (check) => check.need === need && (check.state === 'asked' || check.state === 'submitted'),
  );
  if (open) throw new Problem('identityClosed', 'It is asked for, or was sent already.');
  await endApproved(tx, memberId, need);
  const row = await insertCheck(tx, {
    merchant_code: brand.merchantCode,
    id: ids(),
    member_id: memberId,
    need,
    state: 'asked',
    reason,
    keep_years: terms.keepYears,
    created_at: at,
    decided_by: actor,
  });
  await tellMember(tx, row, { kind: 'identityAsked', at });
  return row;
}

/** Makes it. */
export function createIdentityDesk({
  ids,
  box,
  accounts,
  listeners,
}: {
  readonly ids: () => string;
  readonly box: SecretBox;
  readonly accounts: Pick<PayoutAccountsService, 'listOf'>;
  readonly listeners: readonly IdentityListener[];
}): IdentityDesk {
  return {
    list: listChecks,
    find: findCheck,
    findSession: async (tx, { session_id: id }) => (id === null ? undefined : findSession(tx, id)),
    requireSubmitted,
    async compare(tx, check) {
      const member = await getMember(tx, check.merchant_code, check.member_id);
      const holders = (await accounts.listOf(tx, check.member_id)).map(({ holder }) => holder);
      const file = {
        payeeName: member.payee_name,
        birthday: member.birthday,
        holders: [...new Set(holders)],
      };
      return {
        ...file,
        comparisons: compareIdentity(check, file),
        sameDocument: await countSameDocument(tx, check),
      };
    },
    open: (tx, check) => openCheck(tx, box, check),
    async approve(tx, brand, { check: id, actor, at }) {
      const check = requireSubmitted(await lockCheck(tx, id));
      await lockMemberIdentity(tx, check.member_id);
      const owner = { brand, memberId: check.member_id, now: at };
      const { terms } = await readStanding(tx, owner);
      const endsAt = endOf(check, { brand, recheckDays: terms.recheckDays, at });
      if (endsAt !== null && endsAt <= at) {
        throw new Problem('identityInvalid', 'The document does not hold any more.', {
          value: { field: 'expiresOn' },
        });
      }
      await endApproved(tx, check.member_id, check.need);
      const row = await updateCheck(tx, id, {
        state: 'approved',
        decided_at: at,
        decided_by: actor,
        expires_at: endsAt,
      });
      for (const listener of listeners) await listener(tx, owner);
      await tellMember(tx, row, { kind: 'identityApproved', at });
      return row;
    },
    async refuse(tx, { check: id, actor, at, reason }) {
      requireSubmitted(await lockCheck(tx, id));
      await dropPictures(tx, id, new Date(at.getTime() + REFUSED_MS));
      const row = await updateCheck(tx, id, {
        state: 'refused',
        decided_at: at,
        decided_by: actor,
        reason,
      });
      await tellMember(tx, row, { kind: 'identityRefused', at });
      return row;
    },
    ask: (tx, brand, asked) => ask(tx, ids, { brand, ...asked }),
  };
}
