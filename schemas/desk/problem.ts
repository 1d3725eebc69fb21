/** HTTP status of the codes that only the desk's calls have, beside those of `schemas/api/problem.ts`. */
export const DESK_PROBLEM_STATUS = {
  /** Signed in by password alone: the second factor is missing. */
  secondFactorNeeded: 401,
  /** No second factor is enrolled yet. */
  enrolmentNeeded: 403,
  /** The second factor was shown too long ago for this; show it again and repeat the call. */
  secondFactorStale: 403,
  /** The address is on no allow list of the account. */
  addressNotAllowed: 403,
  /** No permission for this call. */
  permissionMissing: 403,
  /** More than any role of the account may ask for or approve; the value says how much it may. */
  limitExceeded: 403,
  /** Who asked for something never approves it, nor anybody bound to it. */
  caseBound: 403,
  /** Somebody else has taken the case; the value says who and until when. */
  caseTaken: 409,
  /** The case was decided or withdrawn before. */
  caseClosed: 409,
  /** What the change was to be made to is no longer as it was; the value names what differs. */
  changedMeanwhile: 409,
  /** A result that is none of its lottery. */
  drawInvalid: 400,
  /** The issue stands otherwise than a change of its result needs: bets are taken, there is a result, or there is none. */
  issueNotReady: 409,
  /** An invitation that was used, ran out or never was. */
  invitationInvalid: 403,
  /** The desk would be left without anybody who can appoint others. */
  lastAdministrator: 409,
  /** The last second factor cannot be removed. */
  lastFactor: 409,
  emailInUse: 409,
  /** Money, bets or cases of a member are open; the value has them in "open". */
  memberNotSettled: 409,
  /**
   * A member cannot move below another; the value says why: "same" upline, "self", "below" (it is of the team), "depth",
   * "notAgent", an open "contract" or "debt".
   */
  lineMoveInvalid: 409,
  /** The member's data went before. */
  memberErased: 409,
  /** The file is no picture that can be kept; the value has the "fault". */
  pictureRefused: 400,
  /** The file is no bank statement that can be read; the value has the "fault", and the line where it is. */
  statementInvalid: 400,
  /** The entry cannot be shown as it is; the value has the "findings". */
  contentUnsound: 400,
} as const;

/** A code of the desk's own. */
export type DeskProblemCode = keyof typeof DESK_PROBLEM_STATUS;
