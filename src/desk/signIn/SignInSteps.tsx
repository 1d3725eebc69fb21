import { useDesk, useDeskSession } from '../session/DeskContext.tsx';
import { EnrolStep } from './EnrolStep.tsx';
import { FactorStep } from './FactorStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

/** The step of the way in that comes next, as the gateway says. */
export function SignInSteps({ knownEmail }: { knownEmail?: string }) {
  const { session } = useDesk();
  const state = useDeskSession()?.state;
  if (state === 'needsSecondFactor') return <FactorStep onShown={session.set} />;
  if (state === 'needsEnrolment') return <EnrolStep onDone={session.set} />;
  return <PasswordStep knownEmail={knownEmail} />;
}
