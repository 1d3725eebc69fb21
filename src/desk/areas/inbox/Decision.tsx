import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  approveCase,
  letGoCase,
  rejectCase,
  takeCase,
  withdrawCase,
} from '../../../../schemas/desk/cases.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useAction } from '../../actions/useAction.ts';
import type { CaseDetail } from '../../deskArea.ts';
import { ProblemAlert, useProblem } from '../../parts/ProblemAlert.tsx';
import { useDeskSession, useMay } from '../../session/DeskContext.tsx';
import styles from './inbox.module.css';

type Obstacle = NonNullable<CaseDetail['obstacle']>;

/** Take, approve or reject; or why somebody else has to. */
export function Decision({ of: waiting }: { of: CaseDetail }) {
  const me = useDeskSession()?.staff?.id;
  if (waiting.state !== 'waiting') return null;
  return (
    <aside className={styles.decision}>
      {waiting.obstacle ? <ObstacleNote obstacle={waiting.obstacle} /> : <Buttons of={waiting} />}
      {waiting.askedBy.id === me ? <Withdraw id={waiting.id} /> : null}
    </aside>
  );
}

function ObstacleNote({ obstacle }: { obstacle: Obstacle }) {
  const { t } = useLingui();
  const words: Record<Obstacle, string> = {
    asked: t({
      id: 'desk.decision.asked',
      context: 'In place of the buttons of a case',
      message: 'You asked for this: somebody else decides.',
    }),
    bound: t({
      id: 'desk.decision.bound',
      context: 'In place of the buttons of a case: who reads this has a part in it',
      message: 'You have a part in this: somebody else decides.',
    }),
    permission: t({
      id: 'desk.decision.permission',
      context: 'In place of the buttons of a case',
      message: 'Your roles do not approve this.',
    }),
    limit: t({
      id: 'desk.decision.limit',
      context: 'In place of the buttons of a case: the amount is too large',
      message: 'This amount is above what your roles approve.',
    }),
    taken: t({
      id: 'desk.decision.taken',
      context: 'In place of the buttons of a case: a colleague looks at it',
      message: 'A colleague has taken this case.',
    }),
    closed: t({
      id: 'desk.decision.closed',
      context: 'In place of the buttons of a case',
      message: 'This case is closed.',
    }),
  };
  return <p className={styles.note}>{words[obstacle]}</p>;
}

function Buttons({ of: { id, takenBy, subject } }: { of: CaseDetail }) {
  const { t } = useLingui();
  const may = useMay();
  const me = useDeskSession()?.staff?.id;
  const navigate = useNavigate();
  const act = useAction();
  const { problem, run } = useProblem();
  const isMine = takenBy?.id === me;
  const { label } = subject;
  const press = (work: () => Promise<unknown>) => void run(work);
  if (!may(approveCase)) return null;
  return (
    <>
      <ProblemAlert problem={problem} />
      <div className={styles.buttons}>
        <ActionButton
          endpoint={rejectCase}
          danger
          label={t({ id: 'desk.decision.reject', context: 'Button of a case', message: 'Reject' })}
          title={t({
            id: 'desk.decision.rejectTitle',
            context: 'Heading of a dialog; the member or thing that a case is about',
            message: `Reject this for ${label}?`,
          })}
          confirm={t({
            id: 'desk.decision.reject',
            context: 'Button of a case',
            message: 'Reject',
          })}
          toBody={({ reason }) => ({ id, reason })}
          onDone={() => void navigate('/inbox')}
        />
        <Button variant="contained" onClick={() => press(() => act(approveCase, { id }))}>
          {t({ id: 'desk.decision.approve', context: 'Button of a case', message: 'Approve' })}
        </Button>
      </div>
      <Button size="small" onClick={() => press(() => act(isMine ? letGoCase : takeCase, { id }))}>
        {isMine
          ? t({
              id: 'desk.decision.letGo',
              context: 'Button of a case that I took',
              message: 'Give it back',
            })
          : t({
              id: 'desk.decision.take',
              context: 'Button of a case: colleagues see for 15 minutes that I am at it',
              message: 'Take for 15 minutes',
            })}
      </Button>
    </>
  );
}

function Withdraw({ id }: { id: string }): ReactNode {
  const { t } = useLingui();
  return (
    <ActionButton
      endpoint={withdrawCase}
      reason="none"
      label={t({
        id: 'desk.decision.withdraw',
        context: 'Button of a case that I asked for',
        message: 'Withdraw',
      })}
      title={t({
        id: 'desk.decision.withdrawTitle',
        context: 'Heading of a dialog',
        message: 'Withdraw what you asked for?',
      })}
      confirm={t({
        id: 'desk.decision.withdraw',
        context: 'Button of a case that I asked for',
        message: 'Withdraw',
      })}
      toBody={() => ({ id })}
    />
  );
}
