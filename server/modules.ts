import type { AnyModule } from './composition/module.ts';
import { originalsModule } from './originals/module.ts';
import { accountModule } from './modules/account/module.ts';
import { agentsModule } from './modules/agents/module.ts';
import { badgesModule } from './modules/badges/module.ts';
import { betsModule } from './modules/bets/module.ts';
import { booksModule } from './modules/books/module.ts';
import { cacheModule } from './modules/cache/module.ts';
import { captchaModule } from './modules/captcha/module.ts';
import { contractsModule } from './modules/contracts/module.ts';
import { comparisonModule } from './modules/comparison/module.ts';
import { cashbackModule } from './modules/cashback/module.ts';
import { contentModule } from './modules/content/module.ts';
import { feedbackModule } from './modules/feedback/module.ts';
import { gamesModule } from './modules/games/module.ts';
import { identityChecksModule } from './modules/identityChecks/module.ts';
import { launchModule } from './modules/launch/module.ts';
import { referralsModule } from './modules/referrals/module.ts';
import { limitsModule } from './modules/limits/module.ts';
import { joiningModule } from './modules/joining/module.ts';
import { guardModule } from './modules/guard/module.ts';
import { linkedAccountsModule } from './modules/linkedAccounts/module.ts';
import { lineMovesModule } from './modules/lineMoves/module.ts';
import { lineTransfersModule } from './modules/lineTransfers/module.ts';
import { lotteryBoardModule } from './modules/lotteryBoard/module.ts';
import { lotteryModule } from './modules/lottery/module.ts';
import { lotteryFeedsModule } from './modules/lotteryFeeds/module.ts';
import { noticesModule } from './modules/notices/module.ts';
import { freeSpinsModule } from './modules/freeSpins/module.ts';
import { bonusesModule } from './modules/bonuses/module.ts';
import { missionsModule } from './modules/missions/module.ts';
import { promotionsModule } from './modules/promotions/module.ts';
import { rewardsModule } from './modules/rewards/module.ts';
import { memberModule } from './modules/member/module.ts';
import { depositsModule } from './modules/deposits/module.ts';
import { paymentsModule } from './modules/payments/module.ts';
import { payoutAccountsModule } from './modules/payoutAccounts/module.ts';
import { turnoverModule } from './modules/turnover/module.ts';
import { withdrawalsModule } from './modules/withdrawals/module.ts';
import { playModule } from './modules/play/module.ts';
import { reportsModule } from './modules/reports/module.ts';
import { publishingModule } from './modules/publishing/module.ts';
import { securityModule } from './modules/security/module.ts';
import { sessionModule } from './modules/session/module.ts';
import { sitemapModule } from './modules/sitemap/module.ts';
import { statementsModule } from './modules/statements/module.ts';
import { streamModule } from './modules/stream/module.ts';
import { systemModule } from './modules/system/module.ts';
import { vipModule, vipProgrammeModule } from './modules/vip/module.ts';
import { pointMallModule, pointsModule } from './modules/points/module.ts';
import { uploadsModule } from './modules/uploads/module.ts';
import { verificationModule } from './modules/verification/module.ts';
import { walletModule } from './modules/wallet/module.ts';

/** Every module of the gateway, each after those that it needs. */
export const modules: readonly AnyModule[] = [
  cacheModule,
  gamesModule,
  lotteryBoardModule,
  systemModule,
  sitemapModule,
  contentModule,
  uploadsModule,
  publishingModule,
  badgesModule,
  rewardsModule,
  noticesModule,
  captchaModule,
  verificationModule,
  sessionModule,
  accountModule,
  memberModule,
  paymentsModule,
  turnoverModule,
  bonusesModule,
  freeSpinsModule,
  vipProgrammeModule,
  vipModule,
  payoutAccountsModule,
  pointMallModule,
  pointsModule,
  depositsModule,
  statementsModule,
  comparisonModule,
  limitsModule,
  feedbackModule,
  joiningModule,
  identityChecksModule,
  withdrawalsModule,
  lineMovesModule,
  linkedAccountsModule,
  guardModule,
  contractsModule,
  betsModule,
  referralsModule,
  cashbackModule,
  missionsModule,
  promotionsModule,
  agentsModule,
  lineTransfersModule,
  lotteryModule,
  lotteryFeedsModule,
  reportsModule,
  booksModule,
  playModule,
  securityModule,
  originalsModule,
  walletModule,
  launchModule,
  streamModule,
];
