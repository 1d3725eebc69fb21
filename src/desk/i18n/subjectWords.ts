import { msg } from '@lingui/core/macro';
import type { Words } from './recordWords.ts';

/** What records of the audit are about. */
export const SUBJECTS: Words = {
  member: msg({
    id: 'desk.subject.member',
    context: 'What a record of the audit is about; an id follows',
    message: 'Member',
  }),
  identityProvider: msg({
    id: 'desk.subject.identityProvider',
    context: 'What a record of the audit is about; an id follows',
    message: 'Identity provider',
  }),
  identityCheck: msg({
    id: 'desk.subject.identityCheck',
    context: 'What a record of the audit is about; an id follows',
    message: 'Identity check',
  }),
  promotion: msg({
    id: 'desk.subject.promotion',
    context: 'What a record of the audit is about; a name follows',
    message: 'Promotion',
  }),
  application: msg({
    id: 'desk.subject.application',
    context:
      'What a record of the audit is about: an application for a promotion; the account of a member follows',
    message: 'Application',
  }),
  vipTerms: msg({
    id: 'desk.subject.vipTerms',
    context: 'What something was done to',
    message: 'VIP programme',
  }),
  pointTerms: msg({
    id: 'desk.subject.pointTerms',
    context: 'What something was done to',
    message: 'Terms of points',
  }),
  pointItem: msg({
    id: 'desk.subject.pointItem',
    context: 'What something was done to',
    message: 'Item of the points mall',
  }),
  pointOrder: msg({
    id: 'desk.subject.pointOrder',
    context: 'What something was done to',
    message: 'Order for points',
  }),
  mission: msg({
    id: 'desk.subject.mission',
    context: 'What a record of the audit is about; a name follows',
    message: 'Mission',
  }),
  joinApplication: msg({
    id: 'desk.subject.joinApplication',
    context: 'What a record of the audit is about; a name follows',
    message: 'Application of an agent',
  }),
  feedback: msg({
    id: 'desk.subject.feedback',
    context: 'What a record of the audit is about; an id follows',
    message: 'Feedback',
  }),
  staff: msg({
    id: 'desk.subject.staff',
    context: 'What a record of the audit is about; an id follows',
    message: 'Staff',
  }),
  role: msg({
    id: 'desk.subject.role',
    context: 'What a record of the audit is about; an id follows',
    message: 'Role',
  }),
  issue: msg({
    id: 'desk.subject.issue',
    context: 'What a record of the audit is about; an id follows',
    message: 'Draw',
  }),
  report: msg({
    id: 'desk.subject.report',
    context: 'What a record of the audit is about; an id follows',
    message: 'Report',
  }),
  upload: msg({
    id: 'desk.subject.upload',
    context: 'What a record of the audit is about; an id follows',
    message: 'Picture',
  }),
  banners: msg({
    id: 'desk.subject.banners',
    context: 'What a record of the audit is about; an id follows',
    message: 'Banner',
  }),
  announcements: msg({
    id: 'desk.subject.announcements',
    context: 'What a record of the audit is about; an id follows',
    message: 'Announcement',
  }),
  help: msg({
    id: 'desk.subject.help',
    context: 'What a record of the audit is about; an id follows',
    message: 'Help article',
  }),
  affiliates: msg({
    id: 'desk.subject.affiliates',
    context: 'What a record of the audit is about; an id follows',
    message: 'Affiliate code',
  }),
  vendors: msg({
    id: 'desk.subject.vendors',
    context: 'What a record of the audit is about; an id follows',
    message: 'Vendor',
  }),
  games: msg({
    id: 'desk.subject.games',
    context: 'What a record of the audit is about; an id follows',
    message: 'Game',
  }),
  site: msg({
    id: 'desk.subject.site',
    context: 'What a record of the audit is about; an id follows',
    message: 'Site',
  }),
  notices: msg({
    id: 'desk.subject.notices',
    context: 'What a record of the audit is about; an id follows',
    message: 'Message template',
  }),
  broadcast: msg({
    id: 'desk.subject.broadcast',
    context: 'What a record of the audit is about; its heading follows',
    message: 'Broadcast',
  }),
  deliveries: msg({
    id: 'desk.subject.deliveries',
    context: 'What a record of the audit is about',
    message: 'Failed deliveries',
  }),
  texts: msg({
    id: 'desk.subject.texts',
    context: 'What a record of the audit is about; an id follows',
    message: 'Text of the site',
  }),
  winners: msg({
    id: 'desk.subject.winners',
    context: 'What a record of the audit is about; an id follows',
    message: 'Win',
  }),
  registration: msg({
    id: 'desk.subject.registration',
    context: 'What a record of the audit is about; an id follows',
    message: 'Registration form',
  }),
  legal: msg({
    id: 'desk.subject.legal',
    context: 'What a record of the audit is about; an id follows',
    message: 'Legal texts',
  }),
  deposit: msg({
    id: 'desk.subject.deposit',
    context: 'What a record of the audit is about; an id follows',
    message: 'Deposit',
  }),
  withdrawal: msg({
    id: 'desk.subject.withdrawal',
    context: 'What a record of the audit is about; an id follows',
    message: 'Withdrawal',
  }),
  unmatchedPayment: msg({
    id: 'desk.subject.unmatchedPayment',
    context: 'What a record of the audit is about; an id follows',
    message: 'Unmatched payment',
  }),
  voucherBatch: msg({
    id: 'desk.subject.voucherBatch',
    context: 'What a record of the audit is about; a name follows',
    message: 'Vouchers',
  }),
  paymentChannel: msg({
    id: 'desk.subject.paymentChannel',
    context: 'What a record of the audit is about; an id follows',
    message: 'Payment channel',
  }),
  withdrawalSettings: msg({
    id: 'desk.subject.withdrawalSettings',
    context: 'What a record of the audit is about; an id follows',
    message: 'Approval of withdrawals',
  }),
};
