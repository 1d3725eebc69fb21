import { useLingui } from '@lingui/react/macro';
import { SelectInput } from 'react-admin';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { listFeedback } from '../../../../schemas/desk/feedback.ts';
import { useWord } from '../../i18n/useWord.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { useNow } from '../../parts/useNow.ts';
import { Age } from '../../parts/values.tsx';
import styles from './feedback.module.css';
import { STATE_NAMES } from './feedbackWords.ts';

type Row = DeskValueOf<typeof listFeedback>['items'][number];

const AGAIN_MS = 15_000;

/** What members wrote, what waits longest first. */
export function FeedbackListPage() {
  const { t } = useLingui();
  const word = useWord();
  const now = useNow();
  const state = t({ id: 'desk.feedback.state', context: 'Head of a column', message: 'State' });
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.feedback.title',
          context: 'Heading of the page: what members write to the house',
          message: 'Feedback',
        })}
      />
      <DeskList<Row>
        resource="feedback"
        filterDefaults={{ state: 'open' }}
        filters={[
          <SelectInput
            key="state"
            source="state"
            label={state}
            choices={Object.keys(STATE_NAMES).map((id) => ({ id, name: word(STATE_NAMES, id) }))}
            translateChoice={false}
            alwaysOn
          />,
        ]}
        againMs={AGAIN_MS}
        to={({ id }) => `/feedback/${id}`}
        phone={(row) => ({
          title: row.member.account,
          aside: word(STATE_NAMES, row.state),
          note: row.content,
          noteAside: <Age at={row.at} now={now} />,
        })}
        columns={[
          {
            name: 'member.account',
            label: t({
              id: 'desk.feedback.member',
              context: 'Head of a column',
              message: 'Member',
            }),
          },
          {
            name: 'content',
            label: t({
              id: 'desk.feedback.text',
              context: 'Head of a column: what a member wrote',
              message: 'Text',
            }),
            show: ({ content }) => (
              <span className={styles.excerpt} dir="auto">
                {content}
              </span>
            ),
          },
          {
            name: 'pictures',
            label: t({ id: 'desk.feedback.pictures', context: 'Number', message: 'Pictures' }),
            isNumber: true,
          },
          { name: 'state', label: state, show: (row) => word(STATE_NAMES, row.state) },
          {
            name: 'at',
            label: t({
              id: 'desk.feedback.sent',
              context: 'Head of a column: how long ago something was sent',
              message: 'Sent',
            }),
            show: (row) => <Age at={row.at} now={now} />,
          },
        ]}
      />
    </>
  );
}
