import { maskAccountNumber } from '../../../engine/payments/accountNumbers.ts';
import type { PicturedNeed } from '../../../schemas/identity.schema.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import type { Tx } from '../../db/database.ts';
import type { IdentitySessionRow } from '../../db/identityTables.ts';
import type { FoundCheck } from '../../providers/identity/provider.ts';
import type { PayoutAccountsService } from '../payoutAccounts/payoutAccounts.service.ts';
import type { IdentityDesk } from './identityDesk.ts';
import {
  countSameDocument,
  insertCheck,
  lockMemberIdentity,
  updateCheck,
} from './identityChecks.repository.ts';
import { judge, type Judgement } from './judge.ts';
import { lockSession, updateSession } from './providerChecks.repository.ts';
import { contextOfNumber } from './seals.ts';
import { readStanding, type IdentityStanding } from './standing.ts';
import { digestDocument, plainNumber } from './submission.ts';

/** What answers are applied with. */
export interface ApplyDeps {
  readonly ids: () => string;
  readonly box: SecretBox;
  /** The gateway's own. */
  readonly secret: Buffer;
  readonly desk: IdentityDesk;
  readonly accounts: Pick<PayoutAccountsService, 'listOf'>;
}

/** Which check an answer is about, and who gave it. */
interface Applied {
  readonly id: string;
  readonly brand: ResolvedBrand;
  /** The provider's name, as the desk reads it. */
  readonly by: string;
  readonly now: Date;
}

/** A check whose answer was judged. */
interface Judged extends Applied {
  readonly session: IdentitySessionRow;
  readonly standing: IdentityStanding;
  /** What was read; null where it is of somebody else. */
  readonly read: FoundCheck['read'];
  readonly judged: Judgement;
}

/** What changes once a check is over. */
export const endedAt = (now: Date) => ({ page_url: null, poll_at: null, ended_at: now });

function digestOf(
  secret: Buffer,
  { merchant_code: merchantCode }: IdentitySessionRow,
  read: FoundCheck['read'],
): Buffer | null {
  const number = plainNumber(read?.number ?? '');
  if (!read?.country || number === '') return null;
  return digestDocument(secret, { merchantCode, country: read.country, number });
}

/** Columns of a document as the provider read it. */
function columnsOf({ box, secret }: ApplyDeps, id: string, { session, read }: Judged) {
  if (!read) return {};
  const number = plainNumber(read.number ?? '');
  return {
    kind: read.kind,
    name: read.name,
    birthday: read.birthday,
    country: read.country,
    expires_on: read.expiresOn,
    ...(number !== '' && {
      number_sealed: box.seal(number, contextOfNumber(id)),
      number_digest: digestOf(secret, session, read),
      number_masked: maskAccountNumber(number),
    }),
  };
}

/** Decides what was put before the desk, where the answer is clear. */
async function decide(
  tx: Tx,
  { desk }: ApplyDeps,
  check: string,
  { brand, by, now, judged: { state, reasons } }: Judged,
): Promise<void> {
  const deed = { check, actor: by, at: now, reason: '' };
  if (state === 'approved') await desk.approve(tx, brand, deed);
  if (state !== 'refused') return;
  await desk.refuse(tx, deed);
  await updateCheck(tx, check, { reasons: [...reasons] });
}

/** Puts one thing that was shown where the desk looks at it. */
async function applyTo(tx: Tx, deps: ApplyDeps, need: PicturedNeed, about: Judged): Promise<void> {
  const { session, standing, now } = about;
  // What somebody approved meanwhile holds.
  if (standing.shown.has(need)) return;
  const open = standing.checks.find(
    (check) => check.need === need && (check.state === 'asked' || check.state === 'submitted'),
  );
  const of = { session_id: session.id };
  if (open?.state === 'submitted') {
    await updateCheck(tx, open.id, of);
    // What the member sent to us meanwhile is for us to decide; what was handed on is the provider's.
    if (open.id === session.check_id) await decide(tx, deps, open.id, about);
    return;
  }
  if (session.check_id !== null) return;
  const id = open?.id ?? deps.ids();
  const columns = {
    ...of,
    ...(need === 'document' && columnsOf(deps, id, about)),
    state: 'submitted' as const,
    reason: null,
    submitted_at: now,
  };
  if (open) await updateCheck(tx, id, columns);
  else {
    await insertCheck(tx, {
      merchant_code: session.merchant_code,
      id,
      member_id: session.member_id,
      need,
      keep_years: standing.terms.keepYears,
      created_at: now,
      ...columns,
    });
  }
  await decide(tx, deps, id, about);
}

/** Judges a final answer, and puts what was shown where the desk looks at it. */
async function applyFinal(
  tx: Tx,
  deps: ApplyDeps,
  session: IdentitySessionRow,
  { found, ...at }: Applied & { readonly found: FoundCheck },
): Promise<void> {
  const { brand, now } = at;
  const { member_id: memberId } = session;
  await lockMemberIdentity(tx, memberId);
  const standing = await readStanding(tx, { brand, memberId, now });
  const digest = digestOf(deps.secret, session, found.read);
  const typed = standing.checks.find((check) => check.id === session.check_id)?.number_digest;
  const judged = judge(found, {
    brand,
    now,
    memberId,
    payeeName: standing.member.payee_name,
    birthday: standing.member.birthday,
    holders: (await deps.accounts.listOf(tx, memberId)).map(({ holder }) => holder),
    sameDocument: await countSameDocument(tx, { number_digest: digest, member_id: memberId }),
    isTyped: !typed || digest === null || typed.equals(digest),
    isAlways: standing.terms.fourEyes === 'always',
  });
  // What is of somebody else is kept nowhere.
  const read = found.member === memberId ? found.read : null;
  await updateSession(tx, session.id, {
    ...endedAt(now),
    state: judged.state,
    reasons: [...judged.reasons],
    doubts: [...judged.doubts],
    read_name: read?.name ?? null,
    read_birthday: read?.birthday ?? null,
  });
  const about = { ...at, session, standing, read, judged };
  for (const need of session.needs) await applyTo(tx, deps, need, about);
}

/** Applies what a provider says of a check, once: whatever comes after the end changes nothing. */
export async function applyAnswer(
  tx: Tx,
  deps: ApplyDeps,
  at: Applied,
  found: FoundCheck,
): Promise<void> {
  const session = await lockSession(tx, at.id);
  if (!session || session.ended_at !== null) return;
  if (found.state === 'waiting' || found.state === 'working') {
    await updateSession(tx, at.id, {
      state: found.state === 'working' ? 'working' : 'open',
      page_url: found.pageUrl ?? session.page_url,
    });
  } else if (found.state === 'expired') {
    await updateSession(tx, at.id, { ...endedAt(at.now), state: 'expired' });
  } else {
    await applyFinal(tx, deps, session, { ...at, found });
  }
}
