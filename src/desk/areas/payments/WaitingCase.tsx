import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useActionName } from '../../actions/useActionName.ts';
import type { useWaitingCase } from './useWaitingCase.ts';

/** Says that something about an order waits for a second person, with the way to decide it. */
export function WaitingCase({
  of: waiting,
}: {
  of: NonNullable<ReturnType<typeof useWaitingCase>>;
}) {
  const { t } = useLingui();
  const nameAction = useActionName();
  const what = nameAction(waiting.action);
  const { name } = waiting.askedBy;
  return (
    <>
      <Alert severity="info">
        {t({
          id: 'desk.payments.waits',
          context: 'On the page of an order: who asked for what, such as "Withdrawal approved"',
          message: `${what}: asked for by ${name}. It waits for a second person.`,
        })}
      </Alert>
      <Button component={Link} to={`/inbox/${waiting.id}`} variant="contained">
        {waiting.obstacle === null
          ? t({
              id: 'desk.payments.decideCase',
              context: 'Button: leads a second person to what waits',
              message: 'Decide as second person',
            })
          : t({
              id: 'desk.payments.showCase',
              context: 'Button: leads to what waits for a second person',
              message: 'Show what waits',
            })}
      </Button>
    </>
  );
}
