import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { minLength, PasswordInput, required } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { acceptInvitation, readInvitation } from '../../../schemas/desk/session.ts';
import { DeskForm, type TextValues } from '../parts/DeskForm.tsx';
import { ProblemAlert } from '../parts/ProblemAlert.tsx';
import { useDesk, useDeskSession } from '../session/DeskContext.tsx';
import { EnrolStep } from './EnrolStep.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { useStepTitle } from './SignInPage.tsx';
import styles from './signIn.module.css';

const SHORTEST_PASSWORD = 12;

/** Accepting an invitation: the first password, then the first second factor. Its token stands behind `#` of the address. */
export function InvitationPage() {
  const { session } = useDesk();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const stepTitle = useStepTitle();
  const { t } = useLingui();
  const isEnrolling = useDeskSession()?.state === 'needsEnrolment';
  const welcome = t({
    id: 'desk.invitation.title',
    context: 'Heading of the page that an invitation link leads to',
    message: 'Welcome to the desk',
  });
  return (
    <SignInFrame title={isEnrolling ? stepTitle : welcome}>
      {isEnrolling ? (
        <EnrolStep
          onDone={(next) => {
            session.set(next);
            void navigate('/', { replace: true });
          }}
        />
      ) : (
        <FirstPassword token={hash.slice(1)} />
      )}
    </SignInFrame>
  );
}

function FirstPassword({ token }: { token: string }) {
  const { t } = useLingui();
  const { calls, session } = useDesk();
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.invitation', token],
    queryFn: () => calls.call(readInvitation, { body: { token } }),
    retry: false,
  });
  const accept = async ({ password = '' }: TextValues) =>
    session.set(await calls.call(acceptInvitation, { body: { token, password } }));
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return null;
  const { name, email } = data;
  return (
    <DeskForm work={accept}>
      <p className={styles.note}>
        <Trans
          id="desk.invitation.lead"
          context="Greets who was invited; an e-mail address in the end"
        >
          {name}, choose a password for {email}.
        </Trans>
      </p>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordInput
        source="password"
        label={t({
          id: 'desk.invitation.password',
          context: 'Label of the field',
          message: 'New password',
        })}
        autoComplete="new-password"
        autoFocus
        validate={[required(), minLength(SHORTEST_PASSWORD)]}
        helperText={t({
          id: 'desk.invitation.passwordRule',
          context: 'Help under the field of a new password',
          message: '12 characters or more. Several words that do not belong together are best.',
        })}
      />
      <Button type="submit" variant="contained" size="large">
        {t({
          id: 'desk.invitation.accept',
          context: 'Button to the next step',
          message: 'Set the password',
        })}
      </Button>
    </DeskForm>
  );
}
