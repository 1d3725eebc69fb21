/** HTTP status of every error code; a new code is one line here and one message in `src/platform/http/problemMessages.ts`. */
export const PROBLEM_STATUS = {
  badRequest: 400,
  bodyInvalid: 400,
  queryInvalid: 400,
  /** Fields of the form break their rules; the value names them. */
  fieldsInvalid: 400,
  /** A sealed body that cannot be opened, is too old, or was sealed with a key that is no longer used. */
  sealInvalid: 400,
  unauthenticated: 401,
  /** There was a session, and it has run out or was ended. */
  sessionEnded: 401,
  /** No such account, or another password: which of the two is not told. */
  credentialsWrong: 401,
  forbidden: 403,
  /** The call came from a page of another site. */
  originForbidden: 403,
  featureOff: 403,
  regionRestricted: 403,
  captchaRequired: 403,
  captchaWrong: 403,
  /** Signing in from a new address needs one more proof; the value says which there are. */
  addressUnregistered: 403,
  /** Nothing there is to prove a new address with. */
  addressUnprovable: 403,
  proofWrong: 403,
  proofExpired: 403,
  oldPasswordWrong: 403,
  /** The sign-in is too long ago for a change like this. */
  signInTooOld: 403,
  passwordUnchanged: 400,
  /** A code would have nowhere to go. */
  noVerifiedAddress: 403,
  underage: 403,
  termsNotAccepted: 400,
  /** A trial account, where a real one is needed. */
  realAccountNeeded: 403,
  agentsOnly: 403,
  /** A rebate point above the agent's own; the value says the most. */
  pointTooHigh: 409,
  /** A rebate point below one further down; the value says the least. */
  pointTooLow: 409,
  /** The line has as many levels as there can be. */
  lineTooDeep: 409,
  /** As many registration links are open as there can be. */
  linksTooMany: 409,
  membersOnly: 403,
  /** The account is suspended, and its agent may lift that. */
  contactAgent: 403,
  accountClosed: 403,
  /** The house has frozen signing in; the account and its money are as they were. */
  accountFrozen: 403,
  /** The member takes a break from the site; the value says until when. */
  accountPaused: 403,
  /** A limit that the member set, or the law, leaves no room; the value says which, and what is left. */
  ownLimitReached: 409,
  /** A reminder of how long the member has been playing waits for an answer. */
  playCheckDue: 409,
  /** The member has played as long as they or the law allow, and has to rest. */
  playTimeOver: 409,
  /** The house has frozen play: nothing can be staked. */
  playFrozen: 403,
  phoneMissing: 400,
  phoneInvalid: 400,
  codeMissing: 400,
  codeWrong: 403,
  codeExpired: 403,
  /** The passkey is unknown here, or was not made for what was asked. */
  passkeyWrong: 403,
  passkeysFull: 409,
  /** The account could not be got back without the address or number. */
  recoveryNeeded: 409,
  /** A personal detail stays as it was first given; the value names it. */
  fieldFixed: 409,
  /** Something of the account is still open; the value names it. */
  closingBlocked: 409,
  affiliateCodeWrong: 400,
  referralCodeWrong: 400,
  /** The outside phone sign-in did not vouch for the number. */
  phoneAuthFailed: 403,
  notFound: 404,
  methodNotAllowed: 405,
  /** An amount that is zero, too large, or has more decimals than its currency. */
  amountInvalid: 400,
  /** Points cannot be spent like that; `value.why` says what is in the way. */
  pointsRefused: 409,
  /** The wallet has not enough money that is not on hold. */
  insufficientFunds: 409,
  /** The wallet holds as much as it can. */
  walletFull: 409,
  /** A bet is above the most that the bonus being played allows; the value names it. */
  bonusBetTooHigh: 409,
  /** A locked bonus keeps the money in until it is played or given up. */
  bonusLocked: 409,
  /** Paying out ends the bonus, which was not agreed to. */
  bonusForfeitNeeded: 409,
  /** A transfer of this name exists, and is another one. */
  transferConflict: 409,
  /** What was held is free again, or was taken. */
  holdEnded: 409,
  /** The merchant has one wallet for all games: there is nothing to transfer between. */
  walletSingle: 409,
  /** The vendor takes no money at the moment; what is there can be collected. */
  walletClosed: 409,
  /** Money is on its way to the vendor, which has not answered yet. */
  transferUnderWay: 409,
  /** The vendor did not take the money, which is back in the main wallet. */
  transferRefused: 409,
  /** The idempotency key came before, with another body. */
  idempotencyKeyReused: 422,
  /** The game or its vendor is being worked on; the value names other games. */
  gameMaintenance: 409,
  /** The game is not there yet; the value names other games. */
  gameSoon: 409,
  /** The game cannot be tried with play money. */
  trialUnavailable: 409,
  /** The issue is closed; the value names the one that is open now. */
  issueClosed: 409,
  /** A limit of the lottery is met; the value says which, and what is left of it. */
  lotteryLimit: 409,
  /** Fixed odds are others than the bet says; the value has both. */
  oddsMoved: 409,
  /** The bet costs another amount than it says, or no whole number of coins; the value says what. */
  stakeMismatch: 409,
  /** Items of the bet are not sound; the value names their faults. */
  selectionInvalid: 400,
  /** There is no such lottery here. */
  lotteryNotOffered: 404,
  /** The way to pay is not offered at the moment, or has no room left. */
  paymentMethodClosed: 409,
  /** A limit of payments is met; the value says which, and what is left of it. */
  paymentLimit: 409,
  /** The method wants the name of who pays. */
  payerNameNeeded: 409,
  /** There is no voucher of this code. */
  voucherUnknown: 404,
  /** The voucher was redeemed; the value names the order where it was by this member. */
  voucherUsed: 409,
  /** The voucher is over, or was called back. */
  voucherOver: 409,
  /** The order is in a state that does not allow this. */
  orderClosed: 409,
  /** What a promotion gives is gone, or not to be had by this member now; chances of a raffle have changed. */
  promotionClosed: 409,
  /** The staff has rewards of the member wait; nothing is lost. */
  rewardsHeld: 409,
  /** Something keeps the member from being paid out; the value names it. */
  withdrawalBlocked: 409,
  /** Terms of a contract break a rule; the value names the rule, the tier and what would do. */
  contractTermsRefused: 409,
  /** The contract is in a state that does not allow this. */
  contractClosed: 409,
  /** There is such a contract already, or one that excludes it. */
  contractTaken: 409,
  /** Contracts further down would end with it; the value names whose, and the call has to say yes. */
  contractLowers: 409,
  /** Who owes bills neither offers contracts nor fills wallets of vendors; the value says how much. */
  contractOwing: 409,
  /** The fee is another one by now; the value is the new quote. */
  quoteChanged: 409,
  /** There is no payment password yet, or there is one already. */
  paymentPasswordMissing: 409,
  /** The payment password is another one; the value says how many tries are left. */
  paymentPasswordWrong: 403,
  /** The payment password was wrong five times in a row; the value says until when it is locked. */
  paymentPasswordLocked: 423,
  /** The payment password is that of the account, or the one before. */
  paymentPasswordSame: 400,
  /** What showed the payment password was used, or is too old. */
  paymentPassEnded: 403,
  /** The number of the account breaks the rule of its kind; the value names the field. */
  payoutAccountInvalid: 400,
  /** The member has as many accounts as there can be, or this one already. */
  payoutAccountsFull: 409,
  /** A withdrawal to the account is under way. */
  payoutAccountBusy: 409,
  /** More has to be known of the member first; the value says what is missing, and what is left without it. */
  identityNeeded: 409,
  /** What was sent to show who the member is lacks something, or cannot be right; the value names the field. */
  identityInvalid: 400,
  /** It was sent already and is looked at, or is approved. */
  identityClosed: 409,
  /** The file is no PNG or JPEG picture of 5 MB at most, or there are too many. */
  pictureInvalid: 400,
  /** A picture is wanted with this. */
  proofNeeded: 400,
  /** The provider of the payment does not answer. */
  paymentUnavailable: 503,
  accountTaken: 409,
  phoneTaken: 409,
  emailTaken: 409,
  /** The very same sealed body came before. */
  requestReplayed: 409,
  bodyTooLarge: 413,
  contentTypeUnsupported: 415,
  unknownHost: 421,
  /** Too many wrong passwords for the account: nobody gets in for a while. */
  accountLocked: 423,
  tooManyRequests: 429,
  /** The next try is answered only after a pause; the value says after how many seconds. */
  loginDelayed: 429,
  /** Codes were asked for too often: five minutes of rest. */
  tooManyCodes: 429,
  internal: 500,
  unavailable: 503,
  maintenance: 503,
  /** The provider of messages has no quota left, or is not set up: customer service helps. */
  messageQuota: 503,
  messagesOff: 503,
  /** The provider that tells people from robots cannot be reached. */
  captchaUnavailable: 503,
} as const;

/** A stable error code of the wire. */
export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** Codes that only the browser knows: the call never got an answer. */
export type ClientProblemCode =
  | 'offline'
  | 'timeout'
  | 'unreadable'
  /** The browser offers no cryptography, as on pages that came over plain http. */
  | 'insecurePage'
  | 'popupClosed'
  | 'popupBlocked'
  /** The device made or showed no passkey. */
  | 'passkeyMissing';
