import { useLingui } from '@lingui/react/macro';

/** What columns and facts of applications are called. */
export function useReviewWords() {
  const { t } = useLingui();
  return {
    member: t({ id: 'desk.review.member', context: 'Of an application', message: 'Member' }),
    promotion: t({
      id: 'desk.review.promotion',
      context: 'Of an application',
      message: 'Promotion',
    }),
    comment: t({
      id: 'desk.review.comment',
      context: 'Of an application: what a member wrote',
      message: 'Comment',
    }),
    pictures: t({ id: 'desk.review.pictures', context: 'Number', message: 'Pictures' }),
    picture: t({
      id: 'desk.review.picture',
      context: 'Read aloud in place of a picture that a member sent',
      message: 'Picture from the member',
    }),
    state: t({ id: 'desk.review.state', context: 'Of an application', message: 'State' }),
    takenBy: t({
      id: 'desk.review.takenBy',
      context: 'Of an application: who of the staff looks at it',
      message: 'Taken by',
    }),
    sent: t({
      id: 'desk.review.sent',
      context: 'Of an application: when it was sent',
      message: 'Sent',
    }),
    amount: t({ id: 'desk.review.amount', context: 'Of an application', message: 'Amount' }),
    most: t({ id: 'desk.review.most', context: 'Of an application', message: 'At most' }),
    reason: t({
      id: 'desk.review.reason',
      context: 'Why an application was rejected, as its member reads it',
      message: 'Reason for the member',
    }),
    mayReapply: t({
      id: 'desk.review.mayReapply',
      context: 'Switch of a form',
      message: 'The member may apply again',
    }),
    decidedBy: t({
      id: 'desk.review.decidedBy',
      context: 'Of an application: who of the staff decided',
      message: 'Decided by',
    }),
    decidedAt: t({ id: 'desk.review.decidedAt', context: 'Of an application', message: 'At' }),
  };
}
