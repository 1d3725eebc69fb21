import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TextInput } from 'react-admin';
import { useParams } from 'react-router-dom';
import { getLocale, isLocaleTag } from '../../../../locales/locales.ts';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { decideApplication, openApplication } from '../../../../schemas/desk/joining.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useWord } from '../../i18n/useWord.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts, Time } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import styles from './joining.module.css';
import { CHANNELS, CONTACTS, PLAYERS, STATES } from './joiningWords.ts';
import { useJoiningFields } from './useJoiningFields.ts';

type Application = DeskValueOf<typeof openApplication>;

const LONGEST_NOTE = 1000;

/** An application with how the applicant is reached. Each time it is opened leaves a record, so it is not read again by itself. */
export function ApplicationPage() {
  const { id = '' } = useParams();
  const { calls } = useDesk();
  const word = useWord();
  const brand = useBrand()?.merchantCode;
  const queryClient = useQueryClient();
  const queryKey = ['desk.joining.open', brand, id];
  const { data, error, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      calls.call(openApplication, { body: { application: id }, brand, signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  return (
    <div className={styles.page}>
      <PageHead title={data.name}>{word(STATES, data.state)}</PageHead>
      <Written of={data} />
      {data.state === 'open' ? (
        <div className={styles.buttons}>
          <Decide
            of={data}
            decision="declined"
            onDone={() => void queryClient.invalidateQueries({ queryKey })}
          />
          <Decide
            of={data}
            decision="accepted"
            onDone={() => void queryClient.invalidateQueries({ queryKey })}
          />
        </div>
      ) : (
        <Decided of={data} />
      )}
    </div>
  );
}

function Written({ of }: { of: Application }) {
  const word = useWord();
  const fields = useJoiningFields();
  const { contact, contactKind, channels, players, locale, at, text } = of;
  return (
    <Card title={fields.written}>
      {text === null ? null : (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      <Facts
        rows={[
          [
            fields.contact,
            <span key="contact">
              {word(CONTACTS, contactKind)} · <bdi dir="ltr">{contact}</bdi>
            </span>,
          ],
          [fields.channels, channels.map((one) => word(CHANNELS, one)).join(', ')],
          [fields.players, word(PLAYERS, players)],
          [fields.language, isLocaleTag(locale) ? getLocale(locale).nativeName : locale],
          [fields.sent, <Time key="at" at={at} />],
        ]}
      />
    </Card>
  );
}

function Decided({ of: { note, decidedAt, decidedBy } }: { of: Application }) {
  const fields = useJoiningFields();
  return (
    <Card title={fields.decided}>
      {note === null ? null : (
        <p className={styles.text} dir="auto">
          {note}
        </p>
      )}
      <Facts
        rows={[
          [fields.by, decidedBy],
          [fields.at, <Time key="at" at={decidedAt} />],
        ]}
      />
    </Card>
  );
}

function Decide({
  of: { id, name },
  decision,
  onDone,
}: {
  of: Application;
  decision: 'accepted' | 'declined';
  onDone: () => void;
}) {
  const { t } = useLingui();
  const fields = useJoiningFields();
  const isAccepted = decision === 'accepted';
  const label = isAccepted
    ? t({ id: 'desk.joining.accept', context: 'Button', message: 'Accept' })
    : t({ id: 'desk.joining.decline', context: 'Button', message: 'Decline' });
  return (
    <ActionButton<typeof decideApplication, { note?: string }>
      endpoint={decideApplication}
      reason="none"
      width="sm"
      variant={isAccepted ? 'contained' : 'outlined'}
      label={label}
      title={
        isAccepted
          ? t({
              id: 'desk.joining.acceptTitle',
              context: 'Heading of a dialog; the name of who applied',
              message: `Accept the application of ${name}?`,
            })
          : t({
              id: 'desk.joining.declineTitle',
              context: 'Heading of a dialog; the name of who applied',
              message: `Decline the application of ${name}?`,
            })
      }
      lead={t({
        id: 'desk.joining.lead',
        context: 'In the dialog that decides an application',
        message: 'The desk sends nothing: answer the applicant by the contact given.',
      })}
      fields={
        <TextInput
          source="note"
          label={fields.note}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: LONGEST_NOTE, dir: 'auto' } }}
        />
      }
      confirm={label}
      toBody={({ note }) => ({ application: id, decision, ...(note?.trim() && { note }) })}
      onDone={onDone}
    />
  );
}
