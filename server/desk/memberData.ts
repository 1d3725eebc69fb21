import { dataIn, type MemberData } from '../db/memberData.ts';
import { auditMemberData } from './audit/audit.service.ts';

/** What the staff keeps of members. Records of the audit and decided cases stay. */
export const deskMemberData: readonly MemberData[] = [
  dataIn('member_freezes', { isErased: true, isOfStaff: true }),
  dataIn('member_notes', { isErased: true, isOfStaff: true }),
  dataIn('member_adjustments'),
  dataIn('desk_erasures'),
  { ...auditMemberData, isOfStaff: true },
];
