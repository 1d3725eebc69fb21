import { useLingui } from '@lingui/react/macro';
import { SelectInput } from 'react-admin';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { APPLICATION_STATES, type listApplications } from '../../../../schemas/desk/promotions.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { useNow } from '../../parts/useNow.ts';
import { Age } from '../../parts/values.tsx';
import styles from './promotions.module.css';
import { usePreviewWords } from './usePreviewWords.ts';
import { useReviewWords } from './useReviewWords.ts';

type Row = DeskValueOf<typeof listApplications>['items'][number];

const AGAIN_MS = 15_000;

/** Applications for promotions, what waits longest first. */
export function ApplicationsPage() {
  const { t } = useLingui();
  const { statuses } = usePreviewWords();
  const fields = useReviewWords();
  const now = useNow();
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.promotions.applications',
          context: 'Heading of the page',
          message: 'Applications',
        })}
        note={t({
          id: 'desk.promotions.applicationsNote',
          context: 'Under the heading of the page',
          message: 'Take one, so that its member sees that somebody looks at it, then decide.',
        })}
      />
      <DeskList<Row>
        resource="promotionApplications"
        filterDefaults={{ state: 'applying' }}
        filters={[
          <SelectInput
            key="state"
            source="state"
            label={fields.state}
            choices={APPLICATION_STATES.map((id) => ({ id, name: statuses[id] }))}
            translateChoice={false}
            alwaysOn
          />,
        ]}
        againMs={AGAIN_MS}
        to={({ id }) => `/promotion-applications/${id}`}
        phone={(row) => ({
          title: row.member.account,
          aside: statuses[row.state],
          note: row.comment,
          noteAside: <Age at={row.at} now={now} />,
        })}
        columns={[
          { name: 'member.account', label: fields.member },
          { name: 'promotion', label: fields.promotion },
          {
            name: 'comment',
            label: fields.comment,
            show: ({ comment }) => (
              <span className={styles.excerpt} dir="auto">
                {comment}
              </span>
            ),
          },
          { name: 'pictures', label: fields.pictures, isNumber: true },
          { name: 'state', label: fields.state, show: ({ state }) => statuses[state] },
          { name: 'takenBy', label: fields.takenBy },
          { name: 'at', label: fields.sent, show: (row) => <Age at={row.at} now={now} /> },
        ]}
      />
    </>
  );
}
