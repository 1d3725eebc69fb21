import { useLingui } from '@lingui/react/macro';
import { SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { seeRewardRisk, type listRewardRisks } from '../../../../schemas/desk/guard.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { DeskList } from '../../parts/DeskList.tsx';
import { HoldRewards } from '../../parts/HoldRewards.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Money, Time } from '../../parts/values.tsx';
import styles from './guard.module.css';
import { useRiskLinks, useRiskReasons, useRiskWords } from './useRiskWords.ts';

type Row = DeskValueOf<typeof listRewardRisks>['items'][number];

const choices = (of: Readonly<Record<string, string>>) =>
  Object.entries(of).map(([id, name]) => ({ id, name }));

/** Members who may live off rewards, each with why. */
export function RisksPage() {
  const { t } = useLingui();
  const words = useRiskWords();
  const reasons = useRiskReasons();
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.guard.title',
          context: 'Heading of the page',
          message: 'Reward abuse',
        })}
        note={t({
          id: 'desk.guard.note',
          context: 'Under the heading of the page',
          message:
            'Looked for every quarter of an hour, over the last 30 days. What was looked at comes back once there is more of it.',
        })}
      />
      <DeskList<Row>
        resource="rewardRisks"
        filterDefaults={{ state: 'open' }}
        filters={[
          <SelectInput
            key="state"
            source="state"
            label={words.state}
            choices={choices(words.states)}
            translateChoice={false}
            alwaysOn
          />,
          <SelectInput
            key="reason"
            source="reason"
            label={words.reason}
            choices={choices(reasons)}
            translateChoice={false}
            alwaysOn
          />,
        ]}
        phone={(row) => ({
          title: row.member.account,
          aside: `× ${row.count}`,
          note: <Why of={row} />,
          noteAside: <Buttons of={row} />,
        })}
        columns={[
          {
            name: 'member',
            label: words.member,
            show: ({ member, heldAt }) => (
              <>
                <Link to={`/members/${member.id}`}>{member.account}</Link>
                {heldAt === null ? null : <span className={styles.held}>{words.held}</span>}
              </>
            ),
          },
          { name: 'reason', label: words.reason, show: ({ reason }) => reasons[reason] },
          { name: 'count', label: words.count, isNumber: true },
          {
            name: 'amount',
            label: words.amount,
            show: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
            isNumber: true,
          },
          { name: 'linked', label: words.linked, show: (row) => <Linked of={row} /> },
          {
            name: 'changedAt',
            label: words.changed,
            show: ({ changedAt }) => <Time at={changedAt} />,
          },
          { name: 'id', label: '', show: (row) => <Buttons of={row} /> },
        ]}
      />
    </>
  );
}

/** Why, in one line of a phone. */
function Why({ of }: { of: Row }) {
  const reasons = useRiskReasons();
  return (
    <>
      {reasons[of.reason]}
      {of.linked.length > 0 ? <Linked of={of} /> : null}
    </>
  );
}

/** Accounts that may be the same person's, each with why. */
function Linked({ of: { linked } }: { of: Row }) {
  const why = useRiskLinks();
  if (linked.length === 0) return '–';
  return (
    <ul className={styles.linked}>
      {linked.map((one) => (
        <li key={one.id}>
          <Link to={`/members/${one.id}`}>
            <bdi>{one.account}</bdi>
          </Link>{' '}
          · {one.why.map((link) => why[link]).join(', ')}
        </li>
      ))}
    </ul>
  );
}

/** What can be done, or who looked. */
function Buttons({ of: { member, reason: risk, state, seenBy, seenAt, heldAt } }: { of: Row }) {
  const { t } = useLingui();
  return (
    <span className={styles.buttons}>
      {state === 'open' ? (
        <ActionButton
          endpoint={seeRewardRisk}
          size="small"
          label={t({ id: 'desk.guard.see', context: 'Button', message: 'Looked at' })}
          title={t({
            id: 'desk.guard.seeTitle',
            context: 'Heading of a dialog',
            message: 'What did you find?',
          })}
          confirm={t({
            id: 'desk.guard.seeConfirm',
            context: 'Button of a dialog',
            message: 'Save',
          })}
          toBody={({ reason }) => ({ memberId: member.id, risk, reason })}
        />
      ) : (
        <span className={styles.note}>
          {seenBy} <Time at={seenAt} />
        </span>
      )}
      <HoldRewards member={member} heldAt={heldAt} />
    </span>
  );
}
