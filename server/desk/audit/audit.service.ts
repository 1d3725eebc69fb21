import type { Tx } from '../../db/database.ts';
import type { BrandScope } from '../../db/deskScope.ts';
import type { Staff } from '../deskCall.ts';
import { auditMemberData, insertRecord, listChangers, verifyChain } from './audit.repository.ts';

export { auditMemberData, verifyChain };

/** Whoever changed something of a member so short a time ago moves no money for them, and approves none. */
const BOUND_MS = 24 * 3_600_000;

/** Those who may not decide about money of a member, by the ids of the staff. */
export const listBound = (tx: Tx, memberId: string, now: Date): Promise<string[]> =>
  listChangers(tx, { kind: 'member', id: memberId }, new Date(now.getTime() - BOUND_MS));

/** What something was done to. */
export interface Subject {
  readonly kind: string;
  readonly id: string;
  /** As people call it. */
  readonly label: string;
}

/** What a record of the audit says. */
export interface AuditRecord {
  /** Null for the command line. */
  readonly staff: Pick<Staff, 'id' | 'name' | 'roles'> | null;
  readonly from: { readonly ip: string | null; readonly userAgent: string | null };
  readonly at: Date;
  /** The brand that it is about; null where no single one is meant. */
  readonly merchantCode: string | null;
  /** Who has to be in charge of all of these to see it; null: of all brands. */
  readonly brands: BrandScope;
  /** Id of the call. */
  readonly action: string;
  readonly subject: Subject;
  readonly reason: string | null;
  readonly caseId: string | null;
  /** Any JSON. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Who works by the command line. */
const COMMAND_LINE = { id: null, name: 'command line', roles: [] } as const;

/** Writes a record in the transaction of what it tells of; last, since others wait for it until the transaction ends. */
export function writeAudit(tx: Tx, record: AuditRecord): Promise<bigint> {
  const { staff, from, subject, brands } = record;
  const by = staff ?? COMMAND_LINE;
  return insertRecord(tx, {
    at: record.at,
    staff_id: by.id,
    staff_name: by.name,
    roles: [...by.roles],
    ip: from.ip,
    user_agent: from.userAgent,
    merchant_code: record.merchantCode,
    brands: brands && [...brands],
    action: record.action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_label: subject.label,
    reason: record.reason,
    case_id: record.caseId,
    before: record.before ?? null,
    after: record.after ?? null,
  });
}
