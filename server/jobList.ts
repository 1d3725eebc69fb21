// Written by npm run emit from the folders of jobs.
import type { AnyJob } from './composition/job.ts';
import { job as countTeams } from './modules/agents/jobs/countTeams.ts';
import { job as payRebates } from './modules/agents/jobs/payRebates.ts';
import { job as workBonuses } from './modules/bonuses/jobs/workBonuses.ts';
import { job as checkBooks } from './modules/books/jobs/checkBooks.ts';
import { job as closeCashbackDays } from './modules/cashback/jobs/closeCashbackDays.ts';
import { job as comparePayments } from './modules/comparison/jobs/comparePayments.ts';
import { job as tellContent } from './modules/content/jobs/tellContent.ts';
import { job as payContractDebts } from './modules/contracts/jobs/payContractDebts.ts';
import { job as workContracts } from './modules/contracts/jobs/workContracts.ts';
import { job as workFreeSpins } from './modules/freeSpins/jobs/workFreeSpins.ts';
import { job as findRewardAbuse } from './modules/guard/jobs/findRewardAbuse.ts';
import { job as expireIdentityChecks } from './modules/identityChecks/jobs/expireIdentityChecks.ts';
import { job as workIdentityChecks } from './modules/identityChecks/jobs/workIdentityChecks.ts';
import { job as tellRaisedLimits } from './modules/limits/jobs/tellRaisedLimits.ts';
import { job as clearLotteryDebts } from './modules/lottery/jobs/clearLotteryDebts.ts';
import { job as makeLotteryIssues } from './modules/lottery/jobs/makeLotteryIssues.ts';
import { job as tellLateDraws } from './modules/lottery/jobs/tellLateDraws.ts';
import { job as voidOverdueIssues } from './modules/lottery/jobs/voidOverdueIssues.ts';
import { job as workMissions } from './modules/missions/jobs/workMissions.ts';
import { job as deliverNotices } from './modules/notices/jobs/deliverNotices.ts';
import { job as workPayments } from './modules/payments/jobs/workPayments.ts';
import { job as closeOverdueRounds } from './modules/play/jobs/closeOverdueRounds.ts';
import { job as countPoints } from './modules/points/jobs/countPoints.ts';
import { job as expirePromotions } from './modules/promotions/jobs/expirePromotions.ts';
import { job as tellPromotionEnds } from './modules/promotions/jobs/tellPromotionEnds.ts';
import { job as publishPlanned } from './modules/publishing/jobs/publishPlanned.ts';
import { job as settleReferrals } from './modules/referrals/jobs/settleReferrals.ts';
import { job as keepReports } from './modules/reports/jobs/keepReports.ts';
import { job as closeAccounts } from './modules/security/jobs/closeAccounts.ts';
import { job as forgetRetiredJobs } from './modules/system/jobs/forgetRetiredJobs.ts';
import { job as sweep } from './modules/system/jobs/sweep.ts';
import { job as fillTurnover } from './modules/turnover/jobs/fillTurnover.ts';
import { job as closeVipDays } from './modules/vip/jobs/closeVipDays.ts';
import { job as askVendorWallets } from './modules/wallet/jobs/askVendorWallets.ts';
import { job as compareVendorWallets } from './modules/wallet/jobs/compareVendorWallets.ts';
import { job as recoverRounds } from './originals/jobs/recoverRounds.ts';

/** Every job of the gateway. */
export const jobs: readonly AnyJob[] = [
  countTeams,
  payRebates,
  workBonuses,
  checkBooks,
  closeCashbackDays,
  comparePayments,
  tellContent,
  payContractDebts,
  workContracts,
  workFreeSpins,
  findRewardAbuse,
  expireIdentityChecks,
  workIdentityChecks,
  tellRaisedLimits,
  clearLotteryDebts,
  makeLotteryIssues,
  tellLateDraws,
  voidOverdueIssues,
  workMissions,
  deliverNotices,
  workPayments,
  closeOverdueRounds,
  countPoints,
  expirePromotions,
  tellPromotionEnds,
  publishPlanned,
  settleReferrals,
  keepReports,
  closeAccounts,
  forgetRetiredJobs,
  sweep,
  fillTurnover,
  closeVipDays,
  askVendorWallets,
  compareVendorWallets,
  recoverRounds,
];
