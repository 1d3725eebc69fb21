import { parseMinor } from '../../../engine/minorUnits.ts';
import type { ReferralDoubt, ReferralTerms } from '../../../engine/rewards/referral.ts';
import type { DeskBodyOf, DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import {
  decideReferral,
  getReferralTerms,
  listDeskReferrals,
  setReferralTerms,
} from '../../../schemas/desk/referrals.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { NamedReferral, ReferralDesk } from '../../modules/referrals/referralDesk.ts';
import type { ActionContext, DeskAction } from '../actions.ts';
import type { Desk } from '../area.ts';
import { COUNTED, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { actorOf } from '../payments/depositCalls.ts';
import { readRowCursor } from '../payments/views.ts';

type ShownReferral = DeskValueOf<typeof listDeskReferrals>['items'][number];
type ShownTerms = NonNullable<DeskValueOf<typeof getReferralTerms>['terms']>;

const subjectOf = ({ friend_id: id, friend, inviter }: NamedReferral) => ({
  kind: 'referral',
  id,
  label: `${inviter}, ${friend}`,
});
const TERMS = { kind: 'referralTerms', id: 'referralTerms', label: 'referralTerms' } as const;

function showReferral(row: NamedReferral): ShownReferral {
  const write = (minor: bigint | string) => toWireAmount(BigInt(minor), row.decimals);
  return {
    id: row.friend_id,
    inviter: { id: row.inviter_id, account: row.inviter },
    friend: { id: row.friend_id, account: row.friend },
    state: row.state,
    doubts: row.doubts as ReferralDoubt[],
    currency: row.currency,
    deposited: write(row.deposited_minor),
    validBets: write(row.valid_minor),
    inviterReward: write(row.terms.inviterMinor),
    friendReward: write(row.terms.friendMinor),
    at: row.created_at.toISOString(),
    qualifiedAt: row.qualified_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
  };
}

function showTerms(terms: ReferralTerms | null, { currency }: ResolvedBrand): ShownTerms | null {
  if (!terms) return null;
  const write = (minor: bigint) => toWireAmount(minor, currency.decimals);
  return {
    deposit: write(terms.depositMinor),
    validBet: write(terms.validBetMinor),
    days: terms.days,
    needsPhone: terms.needsPhone,
    inviterReward: write(terms.inviterMinor),
    friendReward: write(terms.friendMinor),
    turnover: terms.turnover,
    mostAMonth: terms.mostAMonth,
    betShare: terms.betShare,
    betShareDays: terms.betShareDays,
  };
}

/** Reads terms as they were sent. Throws Problem amountInvalid. */
function readTerms(
  sent: NonNullable<DeskBodyOf<typeof setReferralTerms>['terms']>,
  { currency }: ResolvedBrand,
): ReferralTerms {
  const read = (amount: string) => {
    const minor = parseMinor(amount, currency.decimals);
    if (minor === null) throw new Problem('amountInvalid', 'That is no amount of the currency.');
    return minor;
  };
  const { deposit, validBet, inviterReward, friendReward, ...rest } = sent;
  return {
    ...rest,
    depositMinor: read(deposit),
    validBetMinor: read(validBet),
    inviterMinor: read(inviterReward),
    friendMinor: read(friendReward),
  };
}

const defineDecision = (desk: ReferralDesk): DeskAction<typeof decideReferral> => ({
  endpoint: decideReferral,
  async fourEyes(tx, { id, decision }) {
    const referral = await desk.get(tx, id);
    if (decision === 'refuse') return undefined;
    const { state, inviterReward, friendReward, doubts } = showReferral(referral);
    return {
      subject: subjectOf(referral),
      before: { state, inviterReward, friendReward, doubts },
    };
  },
  async perform(tx, { id, decision }, context) {
    const referral = await desk.get(tx, id);
    const isPaid = decision === 'pay';
    await desk.decide(tx, id, { isPaid, at: context.now, by: actorOf(context) });
    return {
      value: null,
      subject: subjectOf(referral),
      before: { state: referral.state },
      after: { state: isPaid ? 'paid' : 'refused' },
    };
  },
});

const defineTerms = (desk: ReferralDesk): DeskAction<typeof setReferralTerms> => {
  const readBefore = async (tx: Parameters<ReferralDesk['get']>[0], { live }: ActionContext) =>
    showTerms((await desk.readTerms(tx, live!.brand)).terms, live!.brand);
  return {
    endpoint: setReferralTerms,
    async fourEyes(tx, { terms }, context) {
      if (terms) readTerms(terms, context.live!.brand);
      return { subject: TERMS, before: await readBefore(tx, context) };
    },
    async perform(tx, { terms }, context) {
      const { brand } = context.live!;
      const before = await readBefore(tx, context);
      const next = terms ? readTerms(terms, brand) : null;
      const said = { terms: next, at: context.now, by: actorOf(context) };
      await desk.setTerms(tx, brand.merchantCode, said);
      return { value: null, subject: TERMS, before, after: showTerms(next, brand) };
    },
  };
};

/** Mounts what the desk reads and does of invited friends. */
export function mountReferrals({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { desk } = site.referrals;
  serve(listDeskReferrals, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, state } = call.query;
      const rows = await desk.list(tx, { state, after: readRowCursor(after), limit: limit + 1 });
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: showReferral,
        cursorOf: (row) => writeCursor(row.created_at.toISOString(), row.friend_id),
      });
    }),
  );
  serve(getReferralTerms, (call) =>
    inCall(db, call, async (tx) => {
      const { brand } = call.live;
      const { terms, said } = await desk.readTerms(tx, brand);
      return {
        currency: brand.currency.code,
        terms: showTerms(terms, brand),
        since: said?.at.toISOString() ?? null,
        by: said?.by ?? null,
      };
    }),
  );
  serveAction(defineDecision(desk));
  serveAction(defineTerms(desk));
}
