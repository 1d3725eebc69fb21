import { pickText } from '../../modules/localised.ts';
import {
  approveIdentityCheck,
  askIdentityCheck,
  listIdentityChecks,
  openIdentityCheck,
  refuseIdentityCheck,
} from '../../../schemas/desk/identity.ts';
import { identityTermsOf } from '../../../engine/identity/levels.ts';
import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import type { Tx } from '../../db/database.ts';
import type {
  IdentityCheckRow,
  IdentityProviderRow,
  IdentitySessionRow,
} from '../../db/identityTables.ts';
import { readAccounts } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import type { ComparedIdentity, IdentityDesk } from '../../modules/identityChecks/identityDesk.ts';
import type { ActionContext, DeskAction } from '../actions.ts';
import type { Area, Desk } from '../area.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { COUNTED, isUuid, readCursor, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { requireMember } from '../members/memberReads.ts';
import { actorOf } from '../payments/depositCalls.ts';
import { mountProvider } from './providerCalls.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

const subjectOf = ({ id, need }: IdentityCheckRow) => ({
  kind: 'identityCheck',
  id,
  label: need,
});

const show = (row: IdentityCheckRow, accounts: ReadonlyMap<string, string>) => ({
  id: row.id,
  member: { id: row.member_id, account: accounts.get(row.member_id) ?? '' },
  need: row.need,
  state: row.state,
  kind: row.kind,
  createdAt: row.created_at.toISOString(),
  submittedAt: iso(row.submitted_at),
  decidedAt: iso(row.decided_at),
  decidedBy: row.decided_by,
  expiresAt: iso(row.expires_at),
});

const showSent = (check: IdentityCheckRow, compared: ComparedIdentity) => ({
  name: check.name,
  birthday: check.birthday,
  country: check.country,
  expiresOn: check.expires_on,
  reason: check.state === 'refused' || check.state === 'asked' ? check.reason : null,
  reasons: check.state === 'refused' ? [...check.reasons] : [],
  file: {
    name: compared.payeeName,
    birthday: compared.birthday,
    holders: [...compared.holders],
  },
});

const showSession = (
  session: IdentitySessionRow,
  account: IdentityProviderRow | undefined,
): NonNullable<DeskValueOf<typeof openIdentityCheck>['provider']> => ({
  // The account may be another one by now.
  name: account?.id === session.provider_id ? account.name : session.provider_id,
  state: session.state,
  reasons: [...session.reasons],
  doubts: [...session.doubts],
  readName: session.read_name,
  readBirthday: session.read_birthday,
  endedAt: iso(session.ended_at),
});

async function requireCheck(tx: Tx, desk: IdentityDesk, id: string): Promise<IdentityCheckRow> {
  const check = isUuid(id) ? await desk.find(tx, id) : undefined;
  if (!check) throw new Problem('notFound', 'There is no such check.');
  return check;
}

/** Whether a second person has to approve something. */
function needsSecond(
  { comparisons, sameDocument }: ComparedIdentity,
  fourEyes: 'never' | 'onMismatch' | 'always',
): boolean {
  if (fourEyes !== 'onMismatch') return fourEyes === 'always';
  return sameDocument > 0 || comparisons.some(({ result }) => result === 'differs');
}

const done = (row: IdentityCheckRow, before: string | null) => ({
  value: { check: row.id, state: row.state },
  subject: subjectOf(row),
  before: before === null ? null : { state: before },
  after: { state: row.state, member: row.member_id },
});

const deedOf = (context: ActionContext, reason: string) => ({
  actor: actorOf(context),
  at: context.now,
  reason,
});

const defineApproval = (desk: IdentityDesk): DeskAction<typeof approveIdentityCheck> => ({
  endpoint: approveIdentityCheck,
  async fourEyes(tx, { check: id }, context) {
    const check = desk.requireSubmitted(await requireCheck(tx, desk, id));
    const { brand } = context.live!;
    const { fourEyes } = identityTermsOf(brand.identityChecks, brand.currency);
    if (!needsSecond(await desk.compare(tx, check), fourEyes)) return undefined;
    return { subject: subjectOf(check), before: { state: check.state } };
  },
  async perform(tx, { check: id, reason }, context) {
    const check = await requireCheck(tx, desk, id);
    const approved = { check: check.id, ...deedOf(context, reason) };
    return done(await desk.approve(tx, context.live!.brand, approved), check.state);
  },
});

const defineRefusal = (desk: IdentityDesk): DeskAction<typeof refuseIdentityCheck> => ({
  endpoint: refuseIdentityCheck,
  async perform(tx, { check: id, reason }, context) {
    const check = await requireCheck(tx, desk, id);
    const row = await desk.refuse(tx, { check: check.id, ...deedOf(context, reason) });
    return done(row, check.state);
  },
});

const defineAsking = (desk: IdentityDesk): DeskAction<typeof askIdentityCheck> => ({
  endpoint: askIdentityCheck,
  async perform(tx, { memberId, need, reason }, context) {
    const live = context.live!;
    const member = await requireMember(tx, live, memberId);
    const asked = { memberId: member.id, need, ...deedOf(context, reason) };
    return done(await desk.ask(tx, live.brand, asked), null);
  },
});

function mount(made: Desk): void {
  const { parts, serve, serveAction } = made;
  const { db, site } = parts;
  const { desk, readStanding, provider } = site.identityChecks;

  serve(listIdentityChecks, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, state, memberId } = call.query;
      if (memberId !== undefined && !isUuid(memberId)) {
        throw new Problem('queryInvalid', 'Field "memberId" is of no member.');
      }
      const parts = readCursor(after, 2);
      const at = parts && new Date(parts[0]!);
      if (at && (Number.isNaN(at.getTime()) || !isUuid(parts[1]!))) {
        throw new Problem('queryInvalid', 'Field "after" is of no page.');
      }
      const rows = await desk.list(tx, {
        state: state as IdentityCheckRow['state'] | undefined,
        memberId,
        after: at && { at, id: parts[1]! },
        limit: limit + 1,
      });
      const accounts = await readAccounts(
        tx,
        rows.map(({ member_id: id }) => id),
      );
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: (row) => show(row, accounts),
        cursorOf: (row) => writeCursor(row.created_at.toISOString(), row.id),
      });
    }),
  );
  serve(openIdentityCheck, (call) =>
    inCall(db, call, async (tx) => {
      const { body, staff, live, now } = call;
      const { brand } = live;
      const check = await requireCheck(tx, desk, body.check);
      const compared = await desk.compare(tx, check);
      const { terms, level } = await readStanding(tx, { brand, memberId: check.member_id, now });
      const accounts = await readAccounts(tx, [check.member_id]);
      const opened = await desk.open(tx, check);
      const session = await desk.findSession(tx, check);
      const account = session && (await provider.find(tx));
      await writeAudit(tx, {
        staff,
        from: call,
        at: now,
        merchantCode: brand.merchantCode,
        brands: [brand.merchantCode],
        action: openIdentityCheck.id,
        subject: subjectOf(check),
        reason: null,
        caseId: null,
        before: null,
        after: { member: check.member_id, pictures: opened.pictures.length },
      });
      return {
        ...show(check, accounts),
        ...showSent(check, compared),
        number: opened.number,
        comparisons: compared.comparisons.map((one) => ({ ...one })),
        sameDocument: compared.sameDocument,
        pictures: opened.pictures.map((one) => ({ ...one })),
        level: level && pickText(level.title, 'en', brand),
        needsSecond: needsSecond(compared, terms.fourEyes),
        provider: session ? showSession(session, account) : null,
      };
    }),
  );
  serveAction(defineApproval(desk));
  serveAction(defineRefusal(desk));
  serveAction(defineAsking(desk));
  mountProvider(made);
}

/** Who members are: what they sent, and what somebody found. */
export const identityArea: Area = { name: 'identity', mount };
