import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BooleanInput, required, TextInput } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import {
  approveApplication,
  openApplication,
  rejectApplication,
  takeApplication,
} from '../../../../schemas/desk/promotions.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { AmountInput, toAmount } from '../../parts/AmountInput.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts, Money, Time } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import styles from './promotions.module.css';
import { usePreviewWords } from './usePreviewWords.ts';
import { useReviewWords } from './useReviewWords.ts';

type Application = DeskValueOf<typeof openApplication>;

const LONGEST_ANSWER = 500;

/** An application with its pictures. Each time it is opened leaves a record, so it is not read again by itself. */
export function ApplicationPage() {
  const { id = '' } = useParams();
  const { calls } = useDesk();
  const { statuses } = usePreviewWords();
  const brand = useBrand()?.merchantCode;
  const queryClient = useQueryClient();
  const queryKey = ['desk.promotions.open', brand, id];
  const { data, error, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      calls.call(openApplication, { body: { application: id }, brand, signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  const onDone = () => void queryClient.invalidateQueries({ queryKey });
  const isWaiting = data.state === 'applying' || data.state === 'process';
  return (
    <div className={styles.page}>
      <PageHead title={data.promotion} note={data.member.account}>
        {statuses[data.state]}
      </PageHead>
      <Written of={data} />
      {isWaiting ? <Decision of={data} onDone={onDone} /> : <Decided of={data} />}
    </div>
  );
}

function Written({ of: { member, comment, at, takenBy, opened } }: { of: Application }) {
  const fields = useReviewWords();
  return (
    <Card title={fields.comment}>
      <p className={styles.text} dir="auto">
        {comment}
      </p>
      <Facts
        rows={[
          [
            fields.member,
            <Link key="member" to={`/members/${member.id}`}>
              {member.account}
            </Link>,
          ],
          [fields.sent, <Time key="sent" at={at} />],
          [fields.takenBy, takenBy],
        ]}
      />
      {opened.length > 0 ? (
        <div className={styles.pictures}>
          {opened.map((address, place) => (
            <a key={address} href={address} download={`${member.account}-${place + 1}`}>
              <img className={styles.picture} src={address} alt={fields.picture} />
            </a>
          ))}
        </div>
      ) : null}
    </Card>
  );
}

function Decided({ of }: { of: Application }) {
  const fields = useReviewWords();
  const { amount, currency, reason, decidedBy, decidedAt } = of;
  return (
    <Card>
      <Facts
        rows={[
          reason === null
            ? [fields.amount, <Money key="amount" amount={amount} currency={currency} />]
            : [fields.reason, reason],
          [fields.decidedBy, decidedBy],
          [fields.decidedAt, <Time key="at" at={decidedAt} />],
        ]}
      />
    </Card>
  );
}

function Decision(props: { of: Application; onDone: () => void }) {
  const { t } = useLingui();
  const { of, onDone } = props;
  const { account } = of.member;
  const take = t({
    id: 'desk.review.take',
    context: 'Button: says that one looks at an application',
    message: 'Take it',
  });
  return (
    <div className={styles.decision}>
      {of.state === 'applying' ? (
        <ActionButton
          endpoint={takeApplication}
          reason="none"
          label={take}
          title={t({
            id: 'desk.review.takeTitle',
            context: 'Heading of a dialog; the account of a member',
            message: `Look at the application of ${account}?`,
          })}
          lead={t({
            id: 'desk.review.takeLead',
            context: 'In the dialog that takes an application',
            message: 'The member sees that somebody is looking at it.',
          })}
          confirm={take}
          toBody={() => ({ application: of.id })}
          onDone={onDone}
        />
      ) : null}
      <Reject {...props} />
      <Approve {...props} />
    </div>
  );
}

function Reject({ of: { id, member }, onDone }: { of: Application; onDone: () => void }) {
  const { t } = useLingui();
  const fields = useReviewWords();
  const { account } = member;
  const reject = t({
    id: 'desk.review.reject',
    context: 'Button: grants an application nothing',
    message: 'Reject',
  });
  return (
    <ActionButton<typeof rejectApplication, { answer: string; mayReapply: boolean }>
      endpoint={rejectApplication}
      reason="none"
      width="sm"
      danger
      label={reject}
      title={t({
        id: 'desk.review.rejectTitle',
        context: 'Heading of a dialog; the account of a member',
        message: `Reject the application of ${account}?`,
      })}
      defaultValues={{ mayReapply: true }}
      fields={
        <>
          <TextInput
            source="answer"
            label={fields.reason}
            multiline
            minRows={3}
            validate={required()}
            slotProps={{ htmlInput: { maxLength: LONGEST_ANSWER, dir: 'auto' } }}
            helperText={t({
              id: 'desk.review.reasonHelp',
              context: 'Help under the reason for a member',
              message: 'Read by the member as you write it.',
            })}
          />
          <BooleanInput source="mayReapply" label={fields.mayReapply} helperText={false} />
        </>
      }
      confirm={reject}
      toBody={({ answer, mayReapply }) => ({ application: id, answer, mayReapply })}
      onDone={onDone}
    />
  );
}

function Approve({ of, onDone }: { of: Application; onDone: () => void }) {
  const { t } = useLingui();
  const fields = useReviewWords();
  const { id, member, most, currency } = of;
  const { account } = member;
  const approve = t({
    id: 'desk.review.approve',
    context: 'Button: grants an application an amount',
    message: 'Grant',
  });
  return (
    <ActionButton<typeof approveApplication, { amount: string }>
      endpoint={approveApplication}
      width="sm"
      variant="contained"
      label={approve}
      title={t({
        id: 'desk.review.approveTitle',
        context: 'Heading of a dialog; the account of a member',
        message: `Grant ${account} a reward`,
      })}
      lead={t({
        id: 'desk.review.approveLead',
        context: 'In the dialog that grants an application',
        message:
          'The member can collect it for seven days. Above your limit a second person agrees.',
      })}
      defaultValues={{ amount: most }}
      fields={
        <AmountInput
          source="amount"
          label={`${fields.amount} (${currency})`}
          help={`${fields.most}: ${most}`}
        />
      }
      confirm={approve}
      toBody={({ amount, reason }) => ({ application: id, amount: toAmount(amount), reason })}
      onDone={onDone}
    />
  );
}
