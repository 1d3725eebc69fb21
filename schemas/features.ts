/** A feature that a brand may switch on or off; the gateway knows it by its module id. */
export interface Feature {
  readonly id: string;
  /** The module id that travels with every call of this feature (`X-Module-Id`). */
  readonly moduleId: string;
  /** Whether a brand that says nothing about the feature has it. */
  readonly default: boolean;
  readonly meaning: string;
  /** A provider that the brand must configure before the feature can be on. */
  readonly needs?: 'captcha' | 'phoneAuth';
  /** Features without which this one makes no sense. */
  readonly requires?: readonly string[];
}

/** Every feature flag of the product: one line each, and the only place where one is declared. */
export const FEATURES = [
  {
    id: 'slots',
    moduleId: 'GAM_RNG',
    default: true,
    meaning: 'Slot machines and the slot lobby (/rng).',
  },
  { id: 'live', moduleId: 'GAM_LIVE', default: true, meaning: 'Live casino tables (/live).' },
  { id: 'fish', moduleId: 'GAM_FISH', default: true, meaning: 'Fishing games (/fish).' },
  {
    id: 'pvp',
    moduleId: 'GAM_PVP',
    default: true,
    meaning: 'Card and board games between members (/pvp).',
  },
  { id: 'sports', moduleId: 'GAM_SPORT', default: true, meaning: 'Sports betting (/sports).' },
  { id: 'esports', moduleId: 'GAM_ESPORT', default: true, meaning: 'Esports betting (/esports).' },
  { id: 'lottery', moduleId: 'GAM_LOTT', default: true, meaning: 'The lottery lobby (/lottery).' },
  {
    id: 'vnLottery',
    moduleId: 'GAM_VNLOTT',
    default: false,
    meaning: 'Vietnamese lotteries (/vnlottery).',
  },
  {
    id: 'seaLottery',
    moduleId: 'GAM_SEALOTT',
    default: true,
    meaning: 'South-east Asian lotteries (/seaLottery).',
  },
  {
    id: 'elott',
    moduleId: 'GAM_ELOTT',
    default: true,
    meaning: 'Instant electronic lotteries (/elott).',
  },
  {
    id: 'cockfight',
    moduleId: 'GAM_COCK',
    default: false,
    meaning: 'Cockfight betting, where the law allows it.',
  },
  {
    id: 'seamless',
    moduleId: 'GAM_SEAMLESS',
    default: true,
    meaning: 'Games of seamless-wallet vendors (/seamless).',
  },
  {
    id: 'promotions',
    moduleId: 'PRO_LIST',
    default: true,
    meaning: 'Promotions, their details and rewards.',
  },
  { id: 'vip', moduleId: 'VIP_CLUB', default: true, meaning: 'VIP ranks and the VIP page.' },
  {
    id: 'pointMall',
    moduleId: 'PNT_MALL',
    default: true,
    meaning: 'The points mall (/pointMall).',
  },
  {
    id: 'winners',
    moduleId: 'HOM_WINNER',
    default: true,
    meaning: 'The winners ticker and lists.',
  },
  {
    id: 'announcements',
    moduleId: 'HOM_NOTICE',
    default: true,
    meaning: 'Announcements: the marquee, the notice page and the notice dialog.',
  },
  {
    id: 'helpCenter',
    moduleId: 'HLP_CENTER',
    default: true,
    meaning: 'The help centre (/help and /helpmc).',
  },
  {
    id: 'appDownload',
    moduleId: 'APP_DOWN',
    default: true,
    meaning: 'App download page, QR codes and install guides (/down).',
  },
  {
    id: 'affiliate',
    moduleId: 'AFF_JOIN',
    default: true,
    meaning: 'The page that invites affiliates (/join).',
  },
  { id: 'feedback', moduleId: 'HLP_FEEDBACK', default: true, meaning: 'The feedback form.' },
  {
    id: 'customerService',
    moduleId: 'HLP_SERVICE',
    default: true,
    meaning: 'Customer service links and chat.',
  },
  {
    id: 'registration',
    moduleId: 'REG_DIRECT',
    default: true,
    meaning: 'Visitors may open an account themselves (direct registration).',
  },
  {
    id: 'usernameRegistration',
    moduleId: 'REG_USER',
    default: true,
    meaning: 'Registration by username.',
    requires: ['registration'],
  },
  {
    id: 'mobileRegistration',
    moduleId: 'REG_MOBILE',
    default: false,
    meaning: 'Registration by mobile number.',
    requires: ['registration'],
  },
  {
    id: 'mobilePassword',
    moduleId: 'REG_MOBPASS',
    default: false,
    meaning: 'Members who register by mobile number also choose a password.',
    requires: ['mobileRegistration'],
  },
  {
    id: 'registrationSms',
    moduleId: 'REG_SMS',
    default: false,
    meaning: 'Registration by mobile number is confirmed by an SMS code.',
    requires: ['mobileRegistration'],
  },
  {
    id: 'smsLogin',
    moduleId: 'LOG_SMS',
    default: false,
    meaning: 'Log in by mobile number and SMS code.',
  },
  {
    id: 'phoneAuth',
    moduleId: 'LOG_PHONEAUTH',
    default: false,
    meaning: 'Phone numbers are verified by an outside phone-auth service.',
    needs: 'phoneAuth',
  },
  {
    id: 'loginCaptcha',
    moduleId: 'LOG_CAPTCHA',
    default: false,
    meaning: 'Log-in and registration ask the captcha provider first.',
    needs: 'captcha',
  },
  {
    id: 'addressCheck',
    moduleId: 'LOG_ADDRESS',
    default: false,
    meaning: 'A sign-in from a new IP address needs a second proof.',
  },
  {
    id: 'freePlay',
    moduleId: 'LOG_FREE',
    default: true,
    meaning: 'Visitors may try games with a free-play account.',
  },
  {
    id: 'phoneRecovery',
    moduleId: 'CHNGPASSVERIF3',
    default: false,
    meaning: 'A forgotten password can be reset by phone.',
  },
  {
    id: 'passwordExpiry',
    moduleId: 'LOG_EXPIRY',
    default: false,
    meaning: 'An expired password must be changed at log-in.',
  },
  {
    id: 'memberCenter',
    moduleId: 'MEM_CENTER',
    default: true,
    meaning: 'The personal centre of members.',
  },
  {
    id: 'deposit',
    moduleId: 'WAL_DEPOSIT',
    default: true,
    meaning: 'Deposits.',
    requires: ['memberCenter'],
  },
  {
    id: 'withdraw',
    moduleId: 'WAL_WITHDRAW',
    default: true,
    meaning: 'Withdrawals.',
    requires: ['memberCenter'],
  },
  {
    id: 'identityCheck',
    moduleId: 'MEM_IDENTITY',
    default: false,
    meaning: 'Members show who they are; the levels are those of `identityChecks`.',
    requires: ['memberCenter'],
  },
  {
    id: 'transferUpline',
    moduleId: 'WAL_UPLINE',
    default: false,
    meaning: 'Members may transfer to their upline.',
    requires: ['memberCenter'],
  },
  {
    id: 'manualRebate',
    moduleId: 'WAL_REBATE',
    default: true,
    meaning: 'Members claim cashback themselves.',
    requires: ['memberCenter'],
  },
  {
    id: 'referral',
    moduleId: 'PRO_REFER',
    default: true,
    meaning: 'The invite-friends programme.',
  },
  {
    id: 'missions',
    moduleId: 'PRO_MISSION',
    default: true,
    meaning: 'Missions and their leaderboard.',
  },
  {
    id: 'messages',
    moduleId: 'MSG_CENTER',
    default: true,
    meaning: 'Platform messages in the personal centre.',
  },
  { id: 'agentCenter', moduleId: 'AGT_CENTER', default: true, meaning: 'The agent centre.' },
  {
    id: 'dividendContract',
    moduleId: 'AGT_DIVIDEND',
    default: false,
    meaning: 'Dividend contracts with downlines.',
    requires: ['agentCenter'],
  },
  {
    id: 'dailySalary',
    moduleId: 'AGT_DAILYSAL',
    default: false,
    meaning: 'Daily salary contracts with downlines.',
    requires: ['agentCenter'],
  },
  {
    id: 'hourlySalary',
    moduleId: 'AGT_HOURSAL',
    default: false,
    meaning: 'Hourly salary contracts with downlines.',
    requires: ['agentCenter'],
  },
  {
    id: 'realtimeSalary',
    moduleId: 'AGT_REALSAL',
    default: false,
    meaning: 'Real-time salary contracts with downlines.',
    requires: ['agentCenter'],
  },
  {
    id: 'loginToHome',
    moduleId: 'LOG_GUARD',
    default: false,
    meaning: 'Visitors who are not signed in see the log-in page before anything else.',
  },
  {
    id: 'schemeSwitch',
    moduleId: 'UI_SCHEME',
    default: true,
    meaning: 'Visitors may choose between dark and light.',
  },
] as const satisfies readonly Feature[];

/** The id of a feature flag. */
export type FeatureId = (typeof FEATURES)[number]['id'];

/** Every feature id, in table order. */
export const FEATURE_IDS: readonly FeatureId[] = FEATURES.map((feature) => feature.id);

/** The module ids that calls carry; `CORE` belongs to calls that no feature guards. */
export type ModuleId = (typeof FEATURES)[number]['moduleId'] | 'CORE';

/** The module id of a feature, or `CORE` where nothing guards. */
export function getModuleId(feature: FeatureId | undefined): ModuleId {
  if (!feature) return 'CORE';
  return FEATURES.find((entry) => entry.id === feature)?.moduleId ?? 'CORE';
}
