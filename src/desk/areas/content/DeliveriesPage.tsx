import { useLingui } from '@lingui/react/macro';
import { SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { retryDeliveries, type listDeliveries } from '../../../../schemas/desk/broadcasts.ts';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { NOTICE_WAYS, type NoticeWay } from '../../../../schemas/notices.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useWord } from '../../i18n/useWord.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Time } from '../../parts/values.tsx';
import { WAY_NAMES } from './broadcastWords.ts';

type Row = DeskValueOf<typeof listDeliveries>['items'][number];

/** Messages that did not arrive, and why. */
export function DeliveriesPage() {
  const { t } = useLingui();
  const word = useWord();
  const way = t({
    id: 'desk.deliveries.way',
    context: 'Head of a column: e-mail, SMS or push',
    message: 'By',
  });
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.deliveries.title',
          context: 'Heading of the page',
          message: 'Failed deliveries',
        })}
        note={t({
          id: 'desk.deliveries.note',
          context: 'Under the heading of the page',
          message: 'Each was tried several times. They are kept for 30 days.',
        })}
      >
        {NOTICE_WAYS.map((one) => (
          <Retry key={one} way={one} />
        ))}
      </PageHead>
      <DeskList<Row>
        resource="deliveries"
        filters={[
          <SelectInput
            key="way"
            source="way"
            label={way}
            choices={NOTICE_WAYS.map((id) => ({ id, name: word(WAY_NAMES, id) }))}
            translateChoice={false}
            alwaysOn
          />,
        ]}
        phone={(row) => ({
          title: row.member.account,
          aside: word(WAY_NAMES, row.way),
          note: [row.what, row.fault].filter(Boolean).join(' · '),
          noteAside: <Time at={row.at} />,
        })}
        columns={[
          {
            name: 'member',
            label: t({
              id: 'desk.deliveries.member',
              context: 'Head of a column',
              message: 'Member',
            }),
            show: ({ member: { id, account } }) => <Link to={`/members/${id}`}>{account}</Link>,
          },
          { name: 'way', label: way, show: (row) => word(WAY_NAMES, row.way) },
          {
            name: 'what',
            label: t({
              id: 'desk.deliveries.what',
              context: 'Head of a column: which message',
              message: 'Message',
            }),
            show: ({ what, broadcast }) =>
              broadcast ? <Link to={`/broadcasts/${broadcast}`}>{what}</Link> : what,
          },
          {
            name: 'fault',
            label: t({
              id: 'desk.deliveries.why',
              context: 'Head of a column: why a message did not arrive',
              message: 'Why',
            }),
          },
          {
            name: 'tries',
            label: t({
              id: 'desk.deliveries.tries',
              context: 'Head of a column: how often it was tried',
              message: 'Tries',
            }),
            isNumber: true,
          },
          {
            name: 'at',
            label: t({
              id: 'desk.deliveries.at',
              context: 'Head of a column',
              message: 'When',
            }),
            show: ({ at }) => <Time at={at} />,
          },
          { name: 'id', label: '', show: ({ id }) => <Retry id={id} /> },
        ]}
      />
    </>
  );
}

/** Tries one again, or all by a way. */
function Retry({ id, way }: { id?: string; way?: NoticeWay }) {
  const { t } = useLingui();
  const word = useWord();
  const name = way ? word(WAY_NAMES, way) : '';
  const one = t({
    id: 'desk.deliveries.retry',
    context: 'Button: tries a delivery again',
    message: 'Try again',
  });
  const label = way
    ? t({
        id: 'desk.deliveries.retryAll',
        context: 'Button: tries all deliveries by a way again; the way is inside',
        message: `Try all again: ${name}`,
      })
    : one;
  return (
    <ActionButton
      endpoint={retryDeliveries}
      size="small"
      label={label}
      title={label}
      confirm={one}
      toBody={({ reason }) => ({ reason, ...(id && { id }), ...(way && { way }) })}
    />
  );
}
