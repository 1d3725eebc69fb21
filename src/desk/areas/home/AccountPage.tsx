import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  endOwnSession,
  listFactors,
  listOwnSessions,
  removeFactor,
  renewRecoveryCodes,
} from '../../../../schemas/desk/session.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { Columns } from '../../parts/Columns.tsx';
import { Device } from '../../parts/Device.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Card, Facts, Time } from '../../parts/values.tsx';
import { useDesk, useDeskSession } from '../../session/DeskContext.tsx';
import { useProven } from '../../session/SecondFactor.tsx';
import { EnrolStep } from '../../signIn/EnrolStep.tsx';
import { RecoveryCodes } from '../../signIn/RecoveryCodes.tsx';
import { PasswordButton } from './PasswordButton.tsx';
import styles from './home.module.css';

/** The own account: password, second factors, and where one is signed in. */
export function AccountPage() {
  const { t } = useLingui();
  const staff = useDeskSession()?.staff;
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.account.title',
          context: 'Heading of the page of the own account',
          message: 'Sign-in and devices',
        })}
        note={staff?.email}
      />
      <Columns>
        <FactorsCard />
        <SessionsCard />
      </Columns>
    </>
  );
}

function FactorsCard() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const { number } = useDeskFormats();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { data } = useQuery({
    queryKey: ['desk.factors'],
    queryFn: ({ signal }) => calls.call(listFactors, { signal }),
  });
  const remove = t({
    id: 'desk.account.remove',
    context: 'Button beside a second factor',
    message: 'Remove',
  });
  const renew = t({
    id: 'desk.account.renewCodes',
    context: 'Button',
    message: 'New recovery codes',
  });
  return (
    <Card
      title={t({
        id: 'desk.account.factors',
        context: 'Heading of a part of the page',
        message: 'Password and second factors',
      })}
    >
      <Facts
        rows={[
          ...(data?.items ?? []).map(
            ({ id, name, lastUsedAt, addedAt }) =>
              [
                name,
                <span key={id}>
                  <Time at={lastUsedAt ?? addedAt} />{' '}
                  <ActionButton
                    endpoint={removeFactor}
                    size="small"
                    variant="text"
                    reason="none"
                    danger
                    label={remove}
                    title={t({
                      id: 'desk.account.removeTitle',
                      context: 'Heading of a dialog',
                      message: `Remove ${name}?`,
                    })}
                    confirm={remove}
                    toBody={() => ({ id })}
                  />
                </span>,
              ] as const,
          ),
          [
            t({
              id: 'desk.account.codesLeft',
              context: 'Name of a fact: how many recovery codes are not used yet',
              message: 'Recovery codes left',
            }),
            data ? number(data.recoveryCodesLeft) : null,
          ],
        ]}
      />
      <div className={styles.buttons}>
        <PasswordButton />
        <AddFactor />
        <ActionButton
          endpoint={renewRecoveryCodes}
          size="small"
          reason="none"
          label={renew}
          title={t({
            id: 'desk.account.renewTitle',
            context: 'Heading of a dialog',
            message: 'Make new recovery codes?',
          })}
          lead={t({
            id: 'desk.account.renewLead',
            context: 'In the dialog that makes new recovery codes',
            message: 'The old ones stop working.',
          })}
          confirm={renew}
          toBody={() => ({})}
          onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
        />
      </div>
      <Dialog open={codes !== null}>
        <DialogTitle>{renew}</DialogTitle>
        <DialogContent>
          <RecoveryCodes codes={codes ?? []} onKept={() => setCodes(null)} />
        </DialogContent>
      </Dialog>
    </Card>
  );
}

function AddFactor() {
  const { t } = useLingui();
  const { session } = useDesk();
  const queries = useQueryClient();
  const prove = useProven();
  const [isOpen, setOpen] = useState(false);
  const add = t({
    id: 'desk.account.addFactor',
    context: 'Button',
    message: 'Add a second factor',
  });
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {add}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>{add}</DialogTitle>
        <DialogContent>
          {isOpen ? (
            <EnrolStep
              prove={prove}
              onDone={(next) => {
                session.set(next);
                setOpen(false);
                void queries.invalidateQueries();
              }}
            />
          ) : null}
        </DialogContent>
      </Dialog>
    </>
  );
}

function SessionsCard() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const { data } = useQuery({
    queryKey: ['desk.ownSessions'],
    queryFn: ({ signal }) => calls.call(listOwnSessions, { signal }),
  });
  const endOthers = t({
    id: 'desk.account.endOthers',
    context: 'Button',
    message: 'Sign out everywhere else',
  });
  return (
    <Card
      title={t({
        id: 'desk.account.sessions',
        context: 'Heading of a part of the page: open sessions',
        message: 'Where you are signed in',
      })}
    >
      <Facts
        rows={(data?.items ?? []).map(({ id, isThis, ip, userAgent, lastSeenAt }) => [
          ip,
          <span key={id}>
            <Device userAgent={userAgent} /> · <Time at={lastSeenAt} />{' '}
            {isThis ? (
              <Chip
                variant="outlined"
                label={t({
                  id: 'desk.account.thisSession',
                  context: 'Mark beside one of the own sessions',
                  message: 'This one',
                })}
              />
            ) : null}
          </span>,
        ])}
      />
      <div className={styles.buttons}>
        <ActionButton
          endpoint={endOwnSession}
          size="small"
          reason="none"
          label={endOthers}
          title={t({
            id: 'desk.account.endTitle',
            context: 'Heading of a dialog',
            message: 'Sign out everywhere else?',
          })}
          confirm={endOthers}
          toBody={() => ({})}
        />
      </div>
    </Card>
  );
}
