import { useLingui } from '@lingui/react/macro';
import { SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { decideReferral, type listDeskReferrals } from '../../../../schemas/desk/referrals.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Money, Time } from '../../parts/values.tsx';
import { ReferralTermsCard } from './ReferralTermsCard.tsx';
import styles from './rewards.module.css';
import { useReferralWords, useTermsWords } from './useReferralWords.ts';

type Row = DeskValueOf<typeof listDeskReferrals>['items'][number];

/** Friends whom members invited: the terms, and the rewards that wait for somebody. */
export function ReferralsPage() {
  const { t } = useLingui();
  const words = useReferralWords();
  const { inviterReward: reward } = useTermsWords();
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.referrals.title',
          context: 'Heading of the page',
          message: 'Invited friends',
        })}
        note={t({
          id: 'desk.referrals.note',
          context: 'Under the heading of the page',
          message:
            'Rewards go by themselves once a friend has done all of it. What looks like one household waits here.',
        })}
      />
      <ReferralTermsCard />
      <DeskList<Row>
        resource="referrals"
        fixed={{}}
        filterDefaults={{ state: 'review' }}
        filters={[
          <SelectInput
            key="state"
            source="state"
            label={words.state}
            choices={Object.entries(words.states).map(([id, name]) => ({ id, name }))}
            translateChoice={false}
            alwaysOn
          />,
        ]}
        phone={(row) => ({
          title: `${row.inviter.account} · ${row.friend.account}`,
          aside: <Money amount={row.inviterReward} currency={row.currency} />,
          note:
            row.doubts.map((doubt) => words.doubts[doubt]).join(', ') || words.states[row.state],
          noteAside: <Decision of={row} />,
        })}
        columns={[
          { name: 'inviter', label: words.inviter, show: ({ inviter }) => <Member of={inviter} /> },
          { name: 'friend', label: words.friend, show: ({ friend }) => <Member of={friend} /> },
          {
            name: 'doubts',
            label: words.why,
            show: ({ doubts }) => doubts.map((doubt) => words.doubts[doubt]).join(', '),
          },
          {
            name: 'deposited',
            label: words.deposited,
            show: ({ deposited, currency }) => <Money amount={deposited} currency={currency} />,
            isNumber: true,
          },
          {
            name: 'validBets',
            label: words.validBets,
            show: ({ validBets, currency }) => <Money amount={validBets} currency={currency} />,
            isNumber: true,
          },
          {
            name: 'inviterReward',
            label: reward,
            show: ({ inviterReward, currency }) => (
              <Money amount={inviterReward} currency={currency} />
            ),
            isNumber: true,
          },
          { name: 'at', label: words.at, show: ({ at }) => <Time at={at} /> },
          { name: 'id', label: '', show: (row) => <Decision of={row} /> },
        ]}
      />
    </>
  );
}

const Member = ({ of: { id, account } }: { of: Row['friend'] }) => (
  <Link to={`/members/${id}`}>{account}</Link>
);

/** What can be decided about a reward that waits, or who decided it. */
function Decision({ of: { id, state, friend, decidedBy, decidedAt } }: { of: Row }) {
  const { t } = useLingui();
  const words = useReferralWords();
  if (state !== 'review') {
    return (
      <span className={styles.note}>
        {words.states[state]} {decidedBy} {decidedAt ? <Time at={decidedAt} /> : null}
      </span>
    );
  }
  const { account } = friend;
  return (
    <span className={styles.buttons}>
      <ActionButton
        endpoint={decideReferral}
        size="small"
        label={t({ id: 'desk.referral.pay', context: 'Button', message: 'Pay' })}
        title={t({
          id: 'desk.referral.payTitle',
          context: 'Heading of a dialog; the name of an account',
          message: `Pay the reward for ${account}?`,
        })}
        lead={t({
          id: 'desk.referral.payLead',
          context: 'In the dialog that pays a reward',
          message: 'A second person agrees before the money moves.',
        })}
        confirm={t({
          id: 'desk.referral.payConfirm',
          context: 'Button of a dialog',
          message: 'Ask for it',
        })}
        toBody={({ reason }) => ({ id, decision: 'pay' as const, reason })}
      />
      <ActionButton
        endpoint={decideReferral}
        size="small"
        danger
        label={t({ id: 'desk.referral.refuse', context: 'Button', message: 'Refuse' })}
        title={t({
          id: 'desk.referral.refuseTitle',
          context: 'Heading of a dialog; the name of an account',
          message: `Refuse the reward for ${account}?`,
        })}
        confirm={t({
          id: 'desk.referral.refuseConfirm',
          context: 'Button of a dialog',
          message: 'Refuse',
        })}
        toBody={({ reason }) => ({ id, decision: 'refuse' as const, reason })}
      />
    </span>
  );
}
