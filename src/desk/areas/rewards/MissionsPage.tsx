import { useLingui } from '@lingui/react/macro';
import { SelectInput } from 'react-admin';
import { endMission, publishMission } from '../../../../schemas/desk/missions.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Money } from '../../parts/values.tsx';
import { EditMission } from './EditMission.tsx';
import type { MissionItem } from './missionBody.ts';
import styles from './rewards.module.css';
import { useMissionFields, useMissionGoals, useMissionWords } from './useMissionWords.ts';

/** Missions and leaderboards: what there is, how it goes, and what is being written. */
export function MissionsPage() {
  const { t } = useLingui();
  const words = { ...useMissionWords(), ...useMissionGoals(), ...useMissionFields() };
  const stateOf = ({ state, hasDraft }: MissionItem) =>
    state === 'published' && hasDraft
      ? `${words.states[state]} · ${words.hasDraft}`
      : words.states[state];
  const goalOf = ({ terms }: MissionItem) =>
    terms.kind === 'mission'
      ? `${words.events[terms.event ?? 'validBet']} ${terms.target ?? ''}`
      : words.scores[terms.score ?? 'validBet'];
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.missions.title',
          context: 'Heading of the page',
          message: 'Missions and leaderboards',
        })}
        note={t({
          id: 'desk.missions.note',
          context: 'Under the heading of the page',
          message:
            'What is published holds for who begins from then on; who began goes on under the terms of that day.',
        })}
      >
        <EditMission />
      </PageHead>
      <DeskList<MissionItem>
        resource="missions"
        fixed={{}}
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
          title: row.title,
          aside: <Money amount={row.paid} currency={row.currency} />,
          note: `${words.kinds[row.kind]} · ${stateOf(row)}`,
          noteAside: <Buttons of={row} />,
        })}
        columns={[
          { name: 'place', label: words.place, show: ({ place }) => place, isNumber: true },
          { name: 'title', label: words.title, show: ({ title }) => title },
          { name: 'kind', label: words.kind, show: ({ kind }) => words.kinds[kind] },
          { name: 'state', label: words.state, show: stateOf },
          { name: 'terms', label: words.goal, show: goalOf },
          {
            name: 'period',
            label: words.period,
            show: ({ terms }) => `${words.periods[terms.period]}, ${terms.from} – ${terms.to}`,
          },
          { name: 'begun', label: words.begun, show: ({ begun }) => begun, isNumber: true },
          { name: 'reached', label: words.reached, show: ({ reached }) => reached, isNumber: true },
          { name: 'claimed', label: words.claimed, show: ({ claimed }) => claimed, isNumber: true },
          {
            name: 'paid',
            label: words.paid,
            show: ({ paid, currency }) => <Money amount={paid} currency={currency} />,
            isNumber: true,
          },
          { name: 'id', label: '', show: (row) => <Buttons of={row} /> },
        ]}
      />
    </>
  );
}

/** What can be done with one. */
function Buttons({ of }: { of: MissionItem }) {
  const { t } = useLingui();
  const { id, state, hasDraft, title } = of;
  if (state === 'ended') return null;
  return (
    <span className={styles.buttons}>
      <EditMission of={of} />
      {hasDraft && (
        <ActionButton
          endpoint={publishMission}
          size="small"
          label={t({ id: 'desk.missions.publish', context: 'Button', message: 'Publish' })}
          title={t({
            id: 'desk.missions.publishTitle',
            context: 'Heading of a dialog; the name of a mission',
            message: `Publish “${title}”?`,
          })}
          lead={t({
            id: 'desk.missions.publishLead',
            context: 'In the dialog that publishes a mission',
            message:
              'It holds for who begins it from then on. A second person agrees before it does.',
          })}
          confirm={t({
            id: 'desk.missions.publishConfirm',
            context: 'Button of a dialog',
            message: 'Ask for it',
          })}
          toBody={({ reason }) => ({ id, reason })}
        />
      )}
      {state === 'published' && (
        <ActionButton
          endpoint={endMission}
          size="small"
          danger
          label={t({ id: 'desk.missions.end', context: 'Button', message: 'End' })}
          title={t({
            id: 'desk.missions.endTitle',
            context: 'Heading of a dialog; the name of a mission',
            message: `End “${title}”?`,
          })}
          lead={t({
            id: 'desk.missions.endLead',
            context: 'In the dialog that ends a mission',
            message: 'Nobody begins it any more. Who began may finish the period and claim.',
          })}
          confirm={t({
            id: 'desk.missions.endConfirm',
            context: 'Button of a dialog',
            message: 'End it',
          })}
          toBody={({ reason }) => ({ id, reason })}
        />
      )}
    </span>
  );
}
