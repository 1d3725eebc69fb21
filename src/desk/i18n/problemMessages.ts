import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeskCode } from '../transport/deskProblem.ts';

/** What a refused call means for the member of staff who made it, and what to do next; other codes say `other`. */
export const DESK_PROBLEM_MESSAGES: Partial<Record<DeskCode, MessageDescriptor>> & {
  readonly other: MessageDescriptor;
} = {
  badRequest: msg({
    id: 'desk.problem.badRequest',
    context: 'Something in the request was not as it must be',
    message: 'The gateway could not read this request. Reload the page and try again.',
  }),
  bodyInvalid: msg({
    id: 'desk.problem.bodyInvalid',
    context: 'A form was sent with a value that has not the right form',
    message: 'Something in this form is not valid. Check what you entered.',
  }),
  queryInvalid: msg({
    id: 'desk.problem.queryInvalid',
    context: 'A filter of a list has a value that has not the right form',
    message: 'One of the filters is not valid.',
  }),
  fieldsInvalid: msg({
    id: 'desk.problem.fieldsInvalid',
    context: 'Above a form with wrong fields; each says what is wrong',
    message: 'Some fields need another look.',
  }),
  credentialsWrong: msg({
    id: 'desk.problem.credentialsWrong',
    context: 'Signing in refused; which of the two is wrong is not told',
    message: 'E-mail address or password is wrong.',
  }),
  codeWrong: msg({
    id: 'desk.problem.codeWrong',
    context: 'Second factor refused',
    message: 'This code is not right, or was used before. Wait for the next one.',
  }),
  codeExpired: msg({
    id: 'desk.problem.codeExpired',
    context: 'Second factor refused: the step took too long',
    message: 'That took too long. Begin this step again.',
  }),
  oldPasswordWrong: msg({
    id: 'desk.problem.oldPasswordWrong',
    context: 'Under the field of the present password',
    message: 'This is not your current password.',
  }),
  passwordUnchanged: msg({
    id: 'desk.problem.passwordUnchanged',
    context: 'Under the field of the new password',
    message: 'Choose a password that differs from the current one.',
  }),
  accountLocked: msg({
    id: 'desk.problem.accountLocked',
    context: 'Signing in refused after many wrong tries',
    message:
      'Too many wrong tries: this account is locked for a while. Tell an administrator if it was not you.',
  }),
  tooManyRequests: msg({
    id: 'desk.problem.tooManyRequests',
    context: 'A call refused as there were too many of them',
    message: 'Too many tries. Wait a minute, then try again.',
  }),
  addressNotAllowed: msg({
    id: 'desk.problem.addressNotAllowed',
    context: 'Signing in refused from this network',
    message:
      'This account may not work from this network. Ask an administrator to allow its address.',
  }),
  permissionMissing: msg({
    id: 'desk.problem.permissionMissing',
    context: 'A call refused: no role of the account allows it',
    message: 'Your roles do not allow this.',
  }),
  forbidden: msg({
    id: 'desk.problem.forbidden',
    context: 'A call refused for this account',
    message: 'Your account may not do this.',
  }),
  limitExceeded: msg({
    id: 'desk.problem.limitExceeded',
    context: 'An amount is above what the roles of the account allow',
    message: 'This amount is above the limit of your roles.',
  }),
  caseBound: msg({
    id: 'desk.problem.caseBound',
    context: 'Approving refused: the account asked for it itself or has a part in it',
    message: 'You asked for this or have a part in it: somebody else has to decide.',
  }),
  caseTaken: msg({
    id: 'desk.problem.caseTaken',
    context: 'Deciding refused: a colleague is at it',
    message: 'A colleague has taken this case.',
  }),
  caseClosed: msg({
    id: 'desk.problem.caseClosed',
    context: 'Deciding refused: it was decided before',
    message: 'This case was decided or withdrawn before.',
  }),
  changedMeanwhile: msg({
    id: 'desk.problem.changedMeanwhile',
    context: 'A change refused: what it changes is no longer as it was',
    message: 'What this changes is no longer as it was. Nothing was done: look at it again.',
  }),
  invitationInvalid: msg({
    id: 'desk.problem.invitationInvalid',
    context: 'An invitation link that was used, ran out or never was',
    message: 'This invitation was used or has run out. Ask for a new one.',
  }),
  lastAdministrator: msg({
    id: 'desk.problem.lastAdministrator',
    context: 'A change of roles refused',
    message: 'The desk needs somebody who can appoint others. Appoint another administrator first.',
  }),
  lastFactor: msg({
    id: 'desk.problem.lastFactor',
    context: 'Removing a second factor refused',
    message: 'This is your last second factor. Add another one first.',
  }),
  emailInUse: msg({
    id: 'desk.problem.emailInUse',
    context: 'Inviting somebody refused',
    message: 'Somebody with this e-mail address is on the staff already.',
  }),
  contentUnsound: msg({
    id: 'desk.problem.contentUnsound',
    context: 'Publishing refused',
    message: 'It cannot be shown as it is: look at what is wrong with the entry.',
  }),
  memberNotSettled: msg({
    id: 'desk.problem.memberNotSettled',
    context: "A member's data cannot be erased yet",
    message:
      'This member still has money, open bets or cases that wait. Settle them first, then ask again.',
  }),
  lineMoveInvalid: msg({
    id: 'desk.problem.lineMoveInvalid',
    context: 'Moving a member below another agent refused',
    message:
      'This member cannot move there: the upline has to be another active agent outside of its team, the line may be ten deep at most, and no contract or debt that the member receives may be open.',
  }),
  memberErased: msg({
    id: 'desk.problem.memberErased',
    context: "A member's data cannot be erased once more",
    message: 'The data of this member has been erased already.',
  }),
  statementInvalid: msg({
    id: 'desk.problem.statementInvalid',
    context: 'A bank statement refused',
    message: 'This file is no statement that can be read.',
  }),
  pictureRefused: msg({
    id: 'desk.problem.pictureRefused',
    context: 'An upload refused',
    message: 'This file is no picture that can be kept.',
  }),
  amountInvalid: msg({
    id: 'desk.problem.amountInvalid',
    context: 'Under the field of an amount',
    message: 'Enter an amount above zero, with no more decimals than the currency has.',
  }),
  pointsRefused: msg({
    id: 'desk.problem.pointsRefused',
    context: 'Refusal',
    message: 'The member does not have so many points.',
  }),
  insufficientFunds: msg({
    id: 'desk.problem.insufficientFunds',
    context: 'A debit refused',
    message: 'The wallet does not have that much money free.',
  }),
  walletFull: msg({
    id: 'desk.problem.walletFull',
    context: 'A credit refused',
    message: 'The wallet cannot hold that much.',
  }),
  lotteryNotOffered: msg({
    id: 'desk.problem.lotteryNotOffered',
    context: 'In place of the pay table or the exposure of a lottery at the chosen brand',
    message: 'The chosen brand does not offer this lottery.',
  }),
  notFound: msg({
    id: 'desk.problem.notFound',
    context:
      'Something that a page or a call is about is not there, or not in the scope of the account',
    message: 'This does not exist, or lies outside of your scope.',
  }),
  sessionEnded: msg({
    id: 'desk.problem.sessionEnded',
    context: 'A call refused as the session has ended',
    message: 'Your session has ended. Sign in again to go on.',
  }),
  identityNeeded: msg({
    id: 'desk.problem.identityNeeded',
    context: 'An approval of a withdrawal was refused',
    message: 'The member has to show first who they are. See the checks.',
  }),
  identityClosed: msg({
    id: 'desk.problem.identityClosed',
    context: 'A decision about an identity check was refused',
    message: 'Somebody has decided about this meanwhile, or it is asked for already.',
  }),
  identityInvalid: msg({
    id: 'desk.problem.identityInvalid',
    context: 'An approval of an identity check was refused',
    message: 'The document is no longer valid. Refuse it, so that the member sends another.',
  }),
  voucherUnknown: msg({
    id: 'desk.problem.voucherUnknown',
    context: 'The code of a voucher that there is none of',
    message: 'There is no voucher with this code.',
  }),
  orderClosed: msg({
    id: 'desk.problem.orderClosed',
    context: 'A change of a deposit, withdrawal or payment was refused',
    message: 'This has moved on meanwhile. Look at it again.',
  }),
  drawInvalid: msg({
    id: 'desk.problem.drawInvalid',
    context: 'A lottery result that was entered is none of its lottery',
    message: 'This is no result of this lottery. Check how it is written.',
  }),
  issueNotReady: msg({
    id: 'desk.problem.issueNotReady',
    context: 'A change of a lottery result was refused, such as while bets are taken',
    message: 'This cannot be done to the draw as it stands now.',
  }),
  offline: msg({
    id: 'desk.problem.offline',
    context: 'No connection',
    message: 'The gateway cannot be reached. Check your connection and try again.',
  }),
  timeout: msg({
    id: 'desk.problem.timeout',
    context: 'No answer within 20 seconds',
    message: 'The gateway took too long to answer. Check whether it was done before you try again.',
  }),
  unavailable: msg({
    id: 'desk.problem.unavailable',
    context: 'The gateway is overloaded or restarts',
    message: 'The gateway is busy. Try again in a moment.',
  }),
  other: msg({
    id: 'desk.problem.other',
    context: 'A call failed for a reason that nobody can mend at once',
    message: 'That did not work. Try again; if it fails once more, tell whoever runs the platform.',
  }),
};

/** What something that was thrown means to the person at the desk. */
export function describeProblem(cause: unknown): MessageDescriptor {
  const code = (cause as { code?: DeskCode } | null)?.code;
  return (code && DESK_PROBLEM_MESSAGES[code]) ?? DESK_PROBLEM_MESSAGES.other;
}
