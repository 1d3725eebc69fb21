import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import {
  approveIdentityCheck,
  askIdentityCheck,
  refuseIdentityCheck,
} from '../../../../schemas/desk/identity.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useWord } from '../../i18n/useWord.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { useBrand } from '../../session/DeskContext.tsx';
import { NEED_NAMES, STATE_NAMES } from './identityWords.ts';
import { IdentityView, useIdentityCheck, type OpenIdentity } from './IdentityView.tsx';
import styles from './identity.module.css';

/** One check: what was sent, what is on file, and the decision. */
export function IdentityPage() {
  const { check = '' } = useParams();
  const word = useWord();
  const brand = useBrand()?.merchantCode;
  const { data, error, isPending } = useIdentityCheck(check, brand);
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  return (
    <>
      <PageHead title={`${data.member.account} · ${word(NEED_NAMES, data.need)}`}>
        {word(STATE_NAMES, data.state)}
      </PageHead>
      <IdentityView check={data} />
      <Decision check={data} />
    </>
  );
}

function Decision({ check }: { check: OpenIdentity }) {
  const { t } = useLingui();
  const { account } = check.member;
  const body = ({ reason }: { reason: string }) => ({ check: check.id, reason });
  if (check.state !== 'submitted' && check.state !== 'approved') return null;
  if (check.state === 'approved') {
    return (
      <div className={styles.buttons}>
        <ActionButton
          endpoint={askIdentityCheck}
          label={t({
            id: 'desk.identity.askAgain',
            context: 'Button: asks a member again for a document that was approved',
            message: 'Ask again',
          })}
          title={t({
            id: 'desk.identity.askTitle',
            context: 'Heading of a dialog; the account of a member',
            message: `Ask ${account} again?`,
          })}
          lead={t({
            id: 'desk.identity.askLead',
            context: 'In the dialog that asks a member for a document again',
            message:
              'What was approved does not hold any more. The member reads the reason as you write it.',
          })}
          confirm={t({
            id: 'desk.identity.askAgain',
            context: 'Button: asks a member again for a document that was approved',
            message: 'Ask again',
          })}
          toBody={({ reason }) => ({ memberId: check.member.id, need: check.need, reason })}
        />
      </div>
    );
  }
  return (
    <div className={styles.buttons}>
      <ActionButton
        endpoint={refuseIdentityCheck}
        danger
        label={t({ id: 'desk.identity.refuse', context: 'Button', message: 'Refuse' })}
        title={t({
          id: 'desk.identity.refuseTitle',
          context: 'Heading of a dialog; the account of a member',
          message: `Refuse what ${account} sent?`,
        })}
        lead={t({
          id: 'desk.identity.refuseLead',
          context: 'In the dialog that refuses a document',
          message: 'The member reads the reason as you write it, and can send another.',
        })}
        confirm={t({ id: 'desk.identity.refuse', context: 'Button', message: 'Refuse' })}
        toBody={body}
      />
      <ActionButton
        endpoint={approveIdentityCheck}
        variant="contained"
        label={t({ id: 'desk.identity.approve', context: 'Button', message: 'Approve' })}
        title={t({
          id: 'desk.identity.approveTitle',
          context: 'Heading of a dialog; the account of a member',
          message: `Approve what ${account} sent?`,
        })}
        lead={
          check.needsSecond
            ? t({
                id: 'desk.identity.second',
                context: 'In the dialog that approves a document',
                message: 'A second person has to confirm it: see what differs from the file.',
              })
            : undefined
        }
        confirm={t({ id: 'desk.identity.approve', context: 'Button', message: 'Approve' })}
        toBody={body}
      />
    </div>
  );
}
