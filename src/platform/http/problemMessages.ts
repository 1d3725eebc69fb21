import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClientProblemCode, ProblemCode } from '../../../schemas/api/problem.ts';

/** What a failed call means for the person who made it, and what to do next, by its code; `i18n._(PROBLEM_MESSAGES[problem.code])`. */
export const PROBLEM_MESSAGES = {
  badRequest: msg({
    id: 'problem.badRequest',
    context: 'Something in the request was not as it must be',
    message: 'Something in this request is not right. Reload the page and try again.',
  }),
  bodyInvalid: msg({
    id: 'problem.bodyInvalid',
    context: 'The form was sent with values that make no sense',
    message: 'Some of this could not be read. Check what you typed and try again.',
  }),
  queryInvalid: msg({
    id: 'problem.queryInvalid',
    context: 'The address of a call makes no sense',
    message: 'Something in this request is not right. Reload the page and try again.',
  }),
  fieldsInvalid: msg({
    id: 'problem.fieldsInvalid',
    context: 'Above a form with wrong fields; each says what is wrong',
    message: 'Some fields need another look.',
  }),
  sealInvalid: msg({
    id: 'problem.sealInvalid',
    context: 'The encrypted form could not be opened; the clock of the device may be wrong',
    message:
      'Your details could not be sent safely. Check the date and time of your device, then try again.',
  }),
  unauthenticated: msg({
    id: 'problem.unauthenticated',
    context: 'Something only members may do',
    message: 'Log in first to go on.',
  }),
  sessionEnded: msg({
    id: 'problem.sessionEnded',
    context: 'After a long pause or a sign-out on another device',
    message: 'You were signed out. Log in again to go on.',
  }),
  credentialsWrong: msg({
    id: 'problem.credentialsWrong',
    context: 'Log-in refused; it is not told which of the two is wrong',
    message: 'Username or password is wrong. Check both and try again.',
  }),
  forbidden: msg({
    id: 'problem.forbidden',
    context: 'The account may not do this',
    message: 'Your account may not do this. Contact customer service if you think it should.',
  }),
  originForbidden: msg({
    id: 'problem.originForbidden',
    context: 'The page is not served by this site',
    message: 'This page may not make this request. Open the site by its own address and try again.',
  }),
  featureOff: msg({
    id: 'problem.featureOff',
    context: 'A feature that this site does not offer',
    message: 'This is not available here at the moment. Contact customer service if you need it.',
  }),
  regionRestricted: msg({
    id: 'problem.regionRestricted',
    context: 'The visitor’s country or address is not served',
    message: 'This is not available where you are, because of your location or IP address.',
  }),
  captchaRequired: msg({
    id: 'problem.captchaRequired',
    context: 'The digits of a picture must be typed',
    message: 'Verify first: type the digits of the picture.',
  }),
  captchaWrong: msg({
    id: 'problem.captchaWrong',
    context: 'The digits of a picture were typed wrongly',
    message: 'The digits did not match. Type those of the new picture.',
  }),
  addressUnregistered: msg({
    id: 'problem.addressUnregistered',
    context: 'Log-in from an internet address that is new for the account',
    message: 'You are signing in from a new place. One more step shows that it is you.',
  }),
  addressUnprovable: msg({
    id: 'problem.addressUnprovable',
    context: 'Log-in from a new place, and the account has neither number nor e-mail to check',
    message:
      'This sign-in cannot be checked, because your account has nothing to check it with. Contact customer service.',
  }),
  proofWrong: msg({
    id: 'problem.proofWrong',
    context: 'The code or name that proves a new place is wrong',
    message: 'That does not match. Check it and try again.',
  }),
  proofExpired: msg({
    id: 'problem.proofExpired',
    context: 'The check of a new place took too long',
    message: 'This took too long. Log in again.',
  }),
  oldPasswordWrong: msg({
    id: 'problem.oldPasswordWrong',
    context: 'Changing the password',
    message: 'Your current password is not right.',
  }),
  signInTooOld: msg({
    id: 'problem.signInTooOld',
    context: 'Changing something that needs a recent sign-in',
    message: 'For your safety, type your current password or log in again first.',
  }),
  passwordUnchanged: msg({
    id: 'problem.passwordUnchanged',
    context: 'Changing the password',
    message: 'Choose a password that is not the current one.',
  }),
  underage: msg({
    id: 'problem.underage',
    context: 'Registration refused by date of birth',
    message: 'You are not old enough to open an account here.',
  }),
  termsNotAccepted: msg({
    id: 'problem.termsNotAccepted',
    context: 'Registration without the tick at the terms',
    message: 'Accept the terms and confirm your age to go on.',
  }),
  realAccountNeeded: msg({
    id: 'problem.realAccountNeeded',
    context: 'A trial account, where a real one is needed',
    message: 'A trial account cannot do this. Open a real account to go on.',
  }),
  pointTooHigh: msg({
    id: 'problem.pointTooHigh',
    context: 'An agent chose a rebate point above the own one',
    message: 'Choose a point that is no higher than your own.',
  }),
  pointTooLow: msg({
    id: 'problem.pointTooLow',
    context: 'An agent lowers the rebate point of a downline below one further down',
    message:
      'Members further down have a higher point. Lower theirs first, or choose a higher one.',
  }),
  lineTooDeep: msg({
    id: 'problem.lineTooDeep',
    context:
      'No account can be opened below this agent: the line has as many levels as there can be',
    message: 'Your line ends here: no account can be opened below yours.',
  }),
  linksTooMany: msg({
    id: 'problem.linksTooMany',
    context: 'An agent has as many open registration links as there can be',
    message: 'You have as many open links as there can be. Close one that you no longer need.',
  }),
  agentsOnly: msg({
    id: 'problem.agentsOnly',
    context: 'Log-in of a member on a site for agents',
    message: 'Only agents can log in here.',
  }),
  membersOnly: msg({
    id: 'problem.membersOnly',
    context: 'Log-in of an agent on a site for members',
    message: 'Non-member accounts cannot log in here.',
  }),
  contactAgent: msg({
    id: 'problem.contactAgent',
    context: 'Log-in of a suspended account',
    message: 'This account is suspended. Please contact your agent.',
  }),
  accountFrozen: msg({
    id: 'problem.accountFrozen',
    context: 'Signing in was stopped by the house for a while',
    message: 'Signing in to this account is on hold. Customer service can tell you more.',
  }),
  accountPaused: msg({
    id: 'problem.accountPaused',
    context: 'Signing in or playing during a break that the member took; it cannot be shortened',
    message:
      'You are taking a break from this site, so this is closed to you for now. A break cannot be shortened.',
  }),
  ownLimitReached: msg({
    id: 'problem.ownLimitReached',
    context: 'A deposit or bet that is beyond a limit of the member',
    message: 'That is more than your own limit leaves. See your limits for how much is left.',
  }),
  playCheckDue: msg({
    id: 'problem.playCheckDue',
    context: 'A bet while a reminder of how long one has been playing waits for an answer',
    message: 'You have been playing for a while. Look at where you stand first, then go on.',
  }),
  playTimeOver: msg({
    id: 'problem.playTimeOver',
    context: 'A bet after the longest time that one may play without a rest',
    message: 'Your time to play is over for now. Take a rest, then you can play again.',
  }),
  playFrozen: msg({
    id: 'problem.playFrozen',
    context: 'Play was stopped by the house for a while; nothing can be staked',
    message: 'Playing is on hold for your account. Customer service can tell you more.',
  }),
  accountClosed: msg({
    id: 'problem.accountClosed',
    context: 'Log-in of a closed account',
    message: 'This account is closed. Customer service can tell you more.',
  }),
  phoneMissing: msg({
    id: 'problem.phoneMissing',
    context: 'Below the field for the mobile number',
    message: 'Enter your mobile number.',
  }),
  phoneInvalid: msg({
    id: 'problem.phoneInvalid',
    context: 'Below the field for the mobile number',
    message: 'This mobile number is not valid. Check the country and the digits.',
  }),
  codeMissing: msg({
    id: 'problem.codeMissing',
    context: 'Below the field for the SMS code',
    message: 'Enter the verification code.',
  }),
  codeWrong: msg({
    id: 'problem.codeWrong',
    context: 'Below the field for the SMS code',
    message: 'This verification code is not right. Check it and try again.',
  }),
  codeExpired: msg({
    id: 'problem.codeExpired',
    context: 'Below the field for the SMS code',
    message: 'This verification code has expired. Have a new one sent.',
  }),
  passkeyWrong: msg({
    id: 'problem.passkeyWrong',
    context: 'A passkey of the device was not taken',
    message: 'This passkey does not open an account here. Log in another way.',
  }),
  passkeyMissing: msg({
    id: 'problem.passkeyMissing',
    context: 'The device gave no passkey, or its question was closed',
    message: 'Your device gave no passkey. Try again, or go on another way.',
  }),
  passkeysFull: msg({
    id: 'problem.passkeysFull',
    context: 'A member may have no more passkeys',
    message: 'You have as many passkeys as there can be. Remove one first.',
  }),
  recoveryNeeded: msg({
    id: 'problem.recoveryNeeded',
    context: 'An e-mail address or number cannot be removed',
    message: 'This is your only way back into the account. Add another one first.',
  }),
  fieldFixed: msg({
    id: 'problem.fieldFixed',
    context: 'A personal detail, such as the full name, cannot be changed',
    message: 'This detail stays as it was first given. Customer service can change it.',
  }),
  closingBlocked: msg({
    id: 'problem.closingBlocked',
    context: 'The account cannot be closed yet',
    message: 'Something is still open in your account. Settle it first, then close the account.',
  }),
  noVerifiedAddress: msg({
    id: 'problem.noVerifiedAddress',
    context: 'A code cannot be sent: no e-mail address or mobile number of the member is verified',
    message: 'Your account has no verified e-mail address or mobile number for this.',
  }),
  affiliateCodeWrong: msg({
    id: 'problem.affiliateCodeWrong',
    context: 'Below the field for the affiliate code',
    message: 'This affiliate code is not valid. Correct it or leave it empty.',
  }),
  referralCodeWrong: msg({
    id: 'problem.referralCodeWrong',
    context: 'Below the field for the invitation code',
    message: 'This invitation code is not valid. Correct it or leave it empty.',
  }),
  phoneAuthFailed: msg({
    id: 'problem.phoneAuthFailed',
    context: 'The outside service did not confirm the number',
    message: 'Your number could not be verified. Have a new code sent and try again.',
  }),
  notFound: msg({
    id: 'problem.notFound',
    context: 'What was asked for is not there',
    message: 'This no longer exists.',
  }),
  methodNotAllowed: msg({
    id: 'problem.methodNotAllowed',
    context: 'A call that the site does not take',
    message: 'Something in this request is not right. Reload the page and try again.',
  }),
  amountInvalid: msg({
    id: 'problem.amountInvalid',
    context: 'An amount of money that was typed or chosen',
    message: 'This amount is not possible here. Check it and try again.',
  }),
  pointsRefused: msg({
    id: 'problem.pointsRefused',
    context: 'Told to a member; points cannot be spent like that',
    message: 'Your points cannot be spent like this. Nothing was taken.',
  }),
  insufficientFunds: msg({
    id: 'problem.insufficientFunds',
    context: 'A bet, a transfer or a payout of more money than is free in the wallet',
    message: 'There is not enough money in this wallet. Choose a smaller amount.',
  }),
  walletFull: msg({
    id: 'problem.walletFull',
    context: 'Money would go into a wallet that holds as much as it can',
    message: 'This wallet can hold no more money. Choose a smaller amount.',
  }),
  bonusBetTooHigh: msg({
    id: 'problem.bonusBetTooHigh',
    context: 'A bet above the most that a bet may cost while bonus money is played',
    message: 'While you play a bonus, a bet may not be that high. Choose a smaller stake.',
  }),
  bonusLocked: msg({
    id: 'problem.bonusLocked',
    context: 'A payout while a locked bonus is played',
    message: 'You cannot withdraw while this bonus is being played. Finish it or give it up first.',
  }),
  bonusForfeitNeeded: msg({
    id: 'problem.bonusForfeitNeeded',
    context: 'A payout that would end a bonus, without the consent to that',
    message: 'Withdrawing ends your bonus. Confirm that you give it up.',
  }),
  transferConflict: msg({
    id: 'problem.transferConflict',
    context: 'Money would be moved under a number that another movement of money has',
    message: 'This was already done in another way. Look at your statement before you try again.',
  }),
  holdEnded: msg({
    id: 'problem.holdEnded',
    context: 'Money that was set aside is no longer set aside',
    message: 'This money is no longer set aside. Reload the page and look at your statement.',
  }),
  walletSingle: msg({
    id: 'problem.walletSingle',
    context: 'A transfer between wallets, where there is only one',
    message: 'You have one wallet for all games here, so there is nothing to transfer.',
  }),
  walletClosed: msg({
    id: 'problem.walletClosed',
    context: 'Money was to go into the wallet of a vendor of games that takes none at the moment',
    message:
      'This provider takes no transfers at the moment. What you have there can still be collected.',
  }),
  transferUnderWay: msg({
    id: 'problem.transferUnderWay',
    context: 'A game cannot be opened, for the provider of the game has not confirmed a transfer',
    message:
      'Your transfer to this provider is still being confirmed. Your money is safe; try again in a moment.',
  }),
  transferRefused: msg({
    id: 'problem.transferRefused',
    context: 'A game cannot be opened, for its provider did not take the money',
    message: 'The provider did not take the transfer. Your money is back in your main wallet.',
  }),
  idempotencyKeyReused: msg({
    id: 'problem.idempotencyKeyReused',
    context: 'The same order of money was sent again with other figures',
    message:
      'This was already sent with other details. Look at your statement before you try again.',
  }),
  gameMaintenance: msg({
    id: 'problem.gameMaintenance',
    context: 'A game that is being worked on; other games are shown below',
    message: 'This game is under maintenance. Try one of these meanwhile.',
  }),
  gameSoon: msg({
    id: 'problem.gameSoon',
    context: 'A game that is not there yet; other games are shown below',
    message: 'This game is coming soon. Try one of these meanwhile.',
  }),
  trialUnavailable: msg({
    id: 'problem.trialUnavailable',
    context: 'A game that can only be played for real money',
    message: 'This game has no free trial. Play it for real, or try another one.',
  }),
  issueClosed: msg({
    id: 'problem.issueClosed',
    context: 'A lottery bet that came after bets had ended; the next issue is offered beside it',
    message: 'Betting on this draw has closed. Your slip is kept for the next one.',
  }),
  lotteryLimit: msg({
    id: 'problem.lotteryLimit',
    context: 'A lottery bet above a limit; what is left of it is said beside it',
    message: 'This bet goes beyond a limit. Make it smaller and try again.',
  }),
  oddsMoved: msg({
    id: 'problem.oddsMoved',
    context: 'Odds changed before the bet arrived; old and new ones are shown beside it',
    message: 'The odds have changed. Check them and confirm your bet again.',
  }),
  stakeMismatch: msg({
    id: 'problem.stakeMismatch',
    context: 'The total of a lottery bet is another than the page showed',
    message: 'The total of this bet is not right. Check it and place the bet again.',
  }),
  selectionInvalid: msg({
    id: 'problem.selectionInvalid',
    context: 'Numbers of a lottery bet that do not fit the play; they are marked',
    message: 'Some of your picks do not fit this play. Correct what is marked.',
  }),
  lotteryNotOffered: msg({
    id: 'problem.lotteryNotOffered',
    context: 'A lottery that this site does not have',
    message: 'This lottery is not offered here. Choose another one.',
  }),
  paymentMethodClosed: msg({
    id: 'problem.paymentMethodClosed',
    context: 'A way to pay that is closed for now',
    message: 'This way to pay is not available right now. Choose another one.',
  }),
  paymentLimit: msg({
    id: 'problem.paymentLimit',
    context: 'The amount, or the number of orders, is beyond a limit; the page says which',
    message:
      'That is outside the limits for payments. Choose another amount, or finish what is open first.',
  }),
  payerNameNeeded: msg({
    id: 'problem.payerNameNeeded',
    context: 'A bank transfer needs the name of the payer',
    message: 'Tell us in whose name the payment is made.',
  }),
  voucherUnknown: msg({
    id: 'problem.voucherUnknown',
    context: 'The code of a voucher that there is none of',
    message: 'There is no voucher with this code. Check it, character by character.',
  }),
  voucherUsed: msg({
    id: 'problem.voucherUsed',
    context: 'The code of a voucher that was redeemed before',
    message: 'This voucher has been used already.',
  }),
  voucherOver: msg({
    id: 'problem.voucherOver',
    context: 'The code of a voucher that has expired or was withdrawn',
    message: 'This voucher is no longer valid. Ask whoever sold it to you.',
  }),
  promotionClosed: msg({
    id: 'problem.promotionClosed',
    context: 'What a promotion gives is gone or has changed since the page was loaded',
    message: 'That cannot be had at the moment. Look at the promotion again: it may have changed.',
  }),
  rewardsHeld: msg({
    id: 'problem.rewardsHeld',
    context: 'A reward is claimed while the house looks at the account',
    message: 'Your rewards are being checked. They wait for you, and nothing is lost.',
  }),
  orderClosed: msg({
    id: 'problem.orderClosed',
    context: 'A deposit or withdrawal that has moved on meanwhile',
    message: 'This order has moved on meanwhile. Look at it again.',
  }),
  withdrawalBlocked: msg({
    id: 'problem.withdrawalBlocked',
    context: 'Something has to be done before a withdrawal; the page says what',
    message: 'You cannot withdraw just yet. See what is still missing.',
  }),
  contractTermsRefused: msg({
    id: 'problem.contractTermsRefused',
    context: 'Terms of an agent’s contract break a rule; the page says which',
    message: 'These terms cannot be offered. See what would do.',
  }),
  contractClosed: msg({
    id: 'problem.contractClosed',
    context: 'An agent’s contract was answered or ended in the meantime',
    message: 'This contract has moved on meanwhile. Look at it again.',
  }),
  contractTaken: msg({
    id: 'problem.contractTaken',
    context: 'An agent has such a contract already, or one over all products, which excludes it',
    message: 'There is such a contract already, or one that excludes it.',
  }),
  contractLowers: msg({
    id: 'problem.contractLowers',
    context: 'With lower terms contracts further down would end; the page names whose',
    message: 'Contracts further down would end with it. Look at whose, and say yes if you agree.',
  }),
  contractOwing: msg({
    id: 'problem.contractOwing',
    context:
      'An agent who owes money to agents below offers no contracts, and no money goes to games',
    message:
      'While you owe money to agents below you, you cannot offer contracts or move money to a provider.',
  }),
  quoteChanged: msg({
    id: 'problem.quoteChanged',
    context: 'What arrives is another amount than the page showed',
    message: 'The fee has changed. Check what arrives and confirm again.',
  }),
  paymentPasswordMissing: msg({
    id: 'problem.paymentPasswordMissing',
    context: 'Before a withdrawal; the member has to set one',
    message: 'Set a payment password first.',
  }),
  paymentPasswordWrong: msg({
    id: 'problem.paymentPasswordWrong',
    context: 'A wrong payment password',
    message: 'The payment password is wrong. After five wrong tries it is locked for a day.',
  }),
  paymentPasswordLocked: msg({
    id: 'problem.paymentPasswordLocked',
    context: 'After five wrong payment passwords',
    message: 'The payment password is locked after five wrong tries. Try again in a day.',
  }),
  paymentPasswordSame: msg({
    id: 'problem.paymentPasswordSame',
    context: 'A new payment password that may not be',
    message:
      'Choose another payment password: not the one you log in with, and not the one before.',
  }),
  paymentPassEnded: msg({
    id: 'problem.paymentPassEnded',
    context: 'The payment password was typed too long ago',
    message: 'Enter your payment password again.',
  }),
  payoutAccountInvalid: msg({
    id: 'problem.payoutAccountInvalid',
    context: 'A number of an account with a wrong digit',
    message: 'The account cannot be right. Check the number and the name.',
  }),
  payoutAccountsFull: msg({
    id: 'problem.payoutAccountsFull',
    context: 'Five accounts, or the same account twice',
    message:
      'You have this account already, or as many accounts as you can have. Remove one first.',
  }),
  payoutAccountBusy: msg({
    id: 'problem.payoutAccountBusy',
    context: 'An account that money is on its way to',
    message: 'A withdrawal to this account is under way. Remove it once that has ended.',
  }),
  identityNeeded: msg({
    id: 'problem.identityNeeded',
    context: 'The house has to know first who the member is',
    message: 'We need to know who you are first. Open “Identity check” in your personal centre.',
  }),
  identityInvalid: msg({
    id: 'problem.identityInvalid',
    context: 'A document that was sent lacks something, or does not hold any more',
    message:
      'Something is missing, or the document is no longer valid. Check the fields and pictures.',
  }),
  identityClosed: msg({
    id: 'problem.identityClosed',
    context: 'A document was sent that was sent before',
    message: 'You have sent this already. We will tell you as soon as it is checked.',
  }),
  pictureInvalid: msg({
    id: 'problem.pictureInvalid',
    context: 'A proof of payment that is no picture',
    message:
      'That is not a picture we can take. Send a PNG or JPG of 5 MB at most, three at the most.',
  }),
  proofNeeded: msg({
    id: 'problem.proofNeeded',
    context: 'A picture of the receipt is missing',
    message: 'Add a picture first.',
  }),
  paymentUnavailable: msg({
    id: 'problem.paymentUnavailable',
    context: 'The service that takes the payment is away',
    message:
      'The payment service is not answering. Try again in a moment, or choose another way to pay.',
  }),
  accountTaken: msg({
    id: 'problem.accountTaken',
    context: 'Below the field for the username',
    message: 'This username is taken. Choose another one.',
  }),
  phoneTaken: msg({
    id: 'problem.phoneTaken',
    context: 'Below the field for the mobile number',
    message: 'This number cannot be used for a new account. Log in with it, or use another one.',
  }),
  emailTaken: msg({
    id: 'problem.emailTaken',
    context: 'Below the field for the e-mail address',
    message: 'This e-mail address cannot be used for a new account. Log in, or use another one.',
  }),
  requestReplayed: msg({
    id: 'problem.requestReplayed',
    context: 'The very same form came before',
    message: 'This was sent already. Reload the page before you send it again.',
  }),
  bodyTooLarge: msg({
    id: 'problem.bodyTooLarge',
    context: 'Too much was sent',
    message: 'This is too much at once. Shorten it and try again.',
  }),
  contentTypeUnsupported: msg({
    id: 'problem.contentTypeUnsupported',
    context: 'A call of a form that the site does not take',
    message: 'Something in this request is not right. Reload the page and try again.',
  }),
  unknownHost: msg({
    id: 'problem.unknownHost',
    context: 'The address is not one of the site',
    message: 'This address is not valid. Contact customer service for the right one.',
  }),
  accountLocked: msg({
    id: 'problem.accountLocked',
    context: 'Log-in after many wrong passwords',
    message:
      'Too many tries: this account is locked for half an hour. You can set a new password, or wait.',
  }),
  tooManyRequests: msg({
    id: 'problem.tooManyRequests',
    context: 'Calls come too fast',
    message: 'Too many tries in a short time. Wait a minute, then try again.',
  }),
  loginDelayed: msg({
    id: 'problem.loginDelayed',
    context: 'Log-in after several wrong passwords',
    message: 'Wait a moment before the next try.',
  }),
  tooManyCodes: msg({
    id: 'problem.tooManyCodes',
    context: 'SMS codes were asked for too often',
    message: 'Too many codes were asked for. Try again after 5 minutes.',
  }),
  internal: msg({
    id: 'problem.internal',
    context: 'A failure on the side of the site',
    message: 'Something went wrong on our side. Try again in a moment.',
  }),
  unavailable: msg({
    id: 'problem.unavailable',
    context: 'The site cannot answer for the moment',
    message: 'This is not working right now. Try again in a moment.',
  }),
  maintenance: msg({
    id: 'problem.maintenance',
    context: 'The site is under maintenance',
    message: 'The site is under maintenance. Come back a little later.',
  }),
  messageQuota: msg({
    id: 'problem.messageQuota',
    context: 'No more SMS or e-mails can be sent',
    message: 'No code can be sent at the moment. Contact customer service.',
  }),
  messagesOff: msg({
    id: 'problem.messagesOff',
    context: 'SMS or e-mails are not set up',
    message: 'This function is not switched on. Contact customer service.',
  }),
  captchaUnavailable: msg({
    id: 'problem.captchaUnavailable',
    context: 'The service that tells people from robots cannot be reached',
    message: 'The check that you are a person did not load. Try again in a moment.',
  }),
  offline: msg({
    id: 'problem.offline',
    context: 'No connection',
    message: 'The network is not answering. Check your connection and try again.',
  }),
  timeout: msg({
    id: 'problem.timeout',
    context: 'No answer in time',
    message: 'This is taking too long. Check your connection and try again.',
  }),
  unreadable: msg({
    id: 'problem.unreadable',
    context: 'An answer that makes no sense, as from a hotel’s network',
    message: 'The answer could not be read. Check that you are online and try again.',
  }),
  insecurePage: msg({
    id: 'problem.insecurePage',
    context: 'The page did not come over https, or the browser is very old',
    message:
      'This page is not secure, so nothing can be sent safely. Open the site with https:// in front.',
  }),
  popupClosed: msg({
    id: 'problem.popupClosed',
    context: 'A window for signing in was closed',
    message: 'The window was closed before you finished. Try again.',
  }),
  popupBlocked: msg({
    id: 'problem.popupBlocked',
    context: 'The browser did not let a window open',
    message: 'Your browser blocked a window. Allow pop-ups for this site and try again.',
  }),
} satisfies Record<ProblemCode | ClientProblemCode, MessageDescriptor>;
