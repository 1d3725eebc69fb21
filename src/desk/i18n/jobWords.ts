import { msg } from '@lingui/core/macro';
import type { Words } from './recordWords.ts';

/** What the gateway does by the clock. */
export const JOBS: Words = {
  comparePayments: msg({
    id: 'desk.job.comparePayments',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Deposits compared with providers',
  }),
  compareVendorWallets: msg({
    id: 'desk.job.compareVendorWallets',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Wallets compared with vendors',
  }),
  workContracts: msg({
    id: 'desk.job.workContracts',
    context: 'What a job does',
    message: 'Bills contracts of agents and pays them',
  }),
  payContractDebts: msg({
    id: 'desk.job.payContractDebts',
    context: 'What a job does',
    message: 'Pays what agents owe from what came in',
  }),
  findRewardAbuse: msg({
    id: 'desk.job.findRewardAbuse',
    context: 'What a job of the gateway does',
    message: 'Looks for members who live off rewards',
  }),
  countPoints: msg({
    id: 'desk.job.countPoints',
    context: 'What a job of the gateway does',
    message: 'Counts points of what was settled',
  }),
  closeVipDays: msg({
    id: 'desk.job.closeVipDays',
    context: 'What a job of the gateway does',
    message: 'Counts growth for the VIP programme and gives what levels give',
  }),
  closeCashbackDays: msg({
    id: 'desk.job.closeCashbackDays',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Days of cashback closed',
  }),
  payRebates: msg({
    id: 'desk.job.payRebates',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Rebate differences paid to agents',
  }),
  countTeams: msg({
    id: 'desk.job.countTeams',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Sums of agents’ teams',
  }),
  expirePromotions: msg({
    id: 'desk.job.expirePromotions',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Promotions that nobody collected, ended',
  }),
  tellPromotionEnds: msg({
    id: 'desk.job.tellPromotionEnds',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Members told of promotions that end',
  }),
  workBonuses: msg({
    id: 'desk.job.workBonuses',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Bonuses counted, released and ended',
  }),
  workFreeSpins: msg({
    id: 'desk.job.workFreeSpins',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Free spins ended and paid',
  }),
  workMissions: msg({
    id: 'desk.job.workMissions',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Missions counted, leaderboards settled',
  }),
  checkBooks: msg({
    id: 'desk.job.checkBooks',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Books checked and sealed',
  }),
  tellContent: msg({
    id: 'desk.job.tellContent',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Timed content told to open pages',
  }),
  clearLotteryDebts: msg({
    id: 'desk.job.clearLotteryDebts',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Lottery debts settled',
  }),
  makeLotteryIssues: msg({
    id: 'desk.job.makeLotteryIssues',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Draws scheduled',
  }),
  tellLateDraws: msg({
    id: 'desk.job.tellLateDraws',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Late draws reported',
  }),
  voidOverdueIssues: msg({
    id: 'desk.job.voidOverdueIssues',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Overdue draws voided',
  }),
  closeOverdueRounds: msg({
    id: 'desk.job.closeOverdueRounds',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Rounds left open closed',
  }),
  publishPlanned: msg({
    id: 'desk.job.publishPlanned',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Planned content published',
  }),
  keepReports: msg({
    id: 'desk.job.keepReports',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Reports kept up to date',
  }),
  forgetRetiredJobs: msg({
    id: 'desk.job.forgetRetiredJobs',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Retired jobs forgotten',
  }),
  askVendorWallets: msg({
    id: 'desk.job.askVendorWallets',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Transfers to vendors asked about',
  }),
  workPayments: msg({
    id: 'desk.job.workPayments',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Payments worked on and asked about',
  }),
  deliverNotices: msg({
    id: 'desk.job.deliverNotices',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Send messages to members',
  }),
  tellRaisedLimits: msg({
    id: 'desk.job.tellRaisedLimits',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Tell members that a higher limit waits for their yes',
  }),
  settleReferrals: msg({
    id: 'desk.job.settleReferrals',
    context: 'What a job does',
    message: 'Counts what invited friends did, and rewards them',
  }),
  closeAccounts: msg({
    id: 'desk.job.closeAccounts',
    context: 'What a job does',
    message: 'Closes accounts whose members asked for it',
  }),
  workIdentityChecks: msg({
    id: 'desk.job.workIdentityChecks',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Identity providers asked about checks',
  }),
  expireIdentityChecks: msg({
    id: 'desk.job.expireIdentityChecks',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Identity checks ended that held for a time',
  }),
  fillTurnover: msg({
    id: 'desk.job.fillTurnover',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Turnover counted for withdrawals',
  }),
  sweep: msg({
    id: 'desk.job.sweep',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Expired data deleted',
  }),
  recoverRounds: msg({
    id: 'desk.job.recoverRounds',
    context: 'Work that the gateway does by the clock, in a list',
    message: 'Own rounds recovered',
  }),
};
