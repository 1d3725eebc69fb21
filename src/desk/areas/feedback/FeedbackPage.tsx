import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { required, TextInput } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { answerFeedback, closeFeedback, openFeedback } from '../../../../schemas/desk/feedback.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useWord } from '../../i18n/useWord.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts, Time } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import styles from './feedback.module.css';
import { STATE_NAMES } from './feedbackWords.ts';

type OpenFeedback = DeskValueOf<typeof openFeedback>;

const LONGEST_ANSWER = 1000;

/** What a member wrote, its pictures and the answer. Each time it is opened leaves a record, so it is not read again by itself. */
export function FeedbackPage() {
  const { id = '' } = useParams();
  const { calls } = useDesk();
  const word = useWord();
  const brand = useBrand()?.merchantCode;
  const queryClient = useQueryClient();
  const queryKey = ['desk.feedback.open', brand, id];
  const { data, error, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.call(openFeedback, { body: { feedback: id }, brand, signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  return (
    <div className={styles.page}>
      <PageHead title={data.member.account}>{word(STATE_NAMES, data.state)}</PageHead>
      <Written feedback={data} />
      {data.state === 'open' ? (
        <Decision feedback={data} onDone={() => void queryClient.invalidateQueries({ queryKey })} />
      ) : (
        <Answer feedback={data} />
      )}
    </div>
  );
}

function Written({ feedback: { member, content, at, opened } }: { feedback: OpenFeedback }) {
  const { t } = useLingui();
  const picture = t({
    id: 'desk.feedback.picture',
    context: 'Read aloud in place of a picture that a member sent',
    message: 'Picture from the member',
  });
  return (
    <Card
      title={t({
        id: 'desk.feedback.written',
        context: 'Heading above the text of a member',
        message: 'What the member wrote',
      })}
    >
      <p className={styles.text} dir="auto">
        {content}
      </p>
      <Facts
        rows={[
          [
            t({ id: 'desk.feedback.member', context: 'Head of a column', message: 'Member' }),
            <Link key="member" to={`/members/${member.id}`}>
              {member.account}
            </Link>,
          ],
          [
            t({
              id: 'desk.feedback.sent',
              context: 'Head of a column: how long ago something was sent',
              message: 'Sent',
            }),
            <Time key="sent" at={at} />,
          ],
        ]}
      />
      {opened.length > 0 ? (
        <div className={styles.pictures}>
          {opened.map((address, place) => (
            <a key={address} href={address} download={`${member.account}-${place + 1}`}>
              <img className={styles.picture} src={address} alt={picture} />
            </a>
          ))}
        </div>
      ) : null}
    </Card>
  );
}

function Answer({ feedback: { answer, decidedAt, decidedBy } }: { feedback: OpenFeedback }) {
  const { t } = useLingui();
  return (
    <Card
      title={t({ id: 'desk.feedback.answer', context: 'Heading and field', message: 'Answer' })}
    >
      {answer === null ? null : (
        <p className={styles.text} dir="auto">
          {answer}
        </p>
      )}
      <Facts
        rows={[
          [
            t({
              id: 'desk.feedback.decidedBy',
              context: 'Name of a fact: who of the staff answered or closed it',
              message: 'By',
            }),
            decidedBy,
          ],
          [
            t({ id: 'desk.feedback.decidedAt', context: 'Name of a fact', message: 'At' }),
            <Time key="at" at={decidedAt} />,
          ],
        ]}
      />
    </Card>
  );
}

function Decision({ feedback, onDone }: { feedback: OpenFeedback; onDone: () => void }) {
  const { t } = useLingui();
  const { id, member } = feedback;
  const { account } = member;
  const close = t({
    id: 'desk.feedback.closeIt',
    context: 'Button: ends feedback without an answer',
    message: 'Close without answer',
  });
  const answer = t({
    id: 'desk.feedback.answerIt',
    context: 'Button: opens the answer to a member, and sends it',
    message: 'Answer',
  });
  return (
    <div className={styles.buttons}>
      <ActionButton
        endpoint={closeFeedback}
        reason="none"
        label={close}
        title={t({
          id: 'desk.feedback.closeTitle',
          context: 'Heading of a dialog; the account of a member',
          message: `Close what ${account} wrote?`,
        })}
        lead={t({
          id: 'desk.feedback.closeLead',
          context: 'In the dialog that ends feedback without an answer',
          message: 'The member is told nothing.',
        })}
        confirm={close}
        toBody={() => ({ feedback: id })}
        onDone={onDone}
      />
      <ActionButton<typeof answerFeedback, { answer: string }>
        endpoint={answerFeedback}
        reason="none"
        width="sm"
        variant="contained"
        label={answer}
        title={t({
          id: 'desk.feedback.answerTitle',
          context: 'Heading of a dialog; the account of a member',
          message: `Answer ${account}`,
        })}
        lead={t({
          id: 'desk.feedback.answerLead',
          context: 'In the dialog that answers a member',
          message: 'It arrives in the member’s messages as you write it, and cannot be changed.',
        })}
        fields={
          <TextInput
            source="answer"
            label={t({
              id: 'desk.feedback.answer',
              context: 'Heading and field',
              message: 'Answer',
            })}
            multiline
            minRows={4}
            validate={required()}
            slotProps={{ htmlInput: { maxLength: LONGEST_ANSWER, dir: 'auto' } }}
          />
        }
        confirm={answer}
        toBody={({ answer: text }) => ({ feedback: id, answer: text })}
        onDone={onDone}
      />
    </div>
  );
}
