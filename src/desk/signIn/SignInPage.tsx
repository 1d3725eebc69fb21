import { useLingui } from '@lingui/react/macro';
import { useDeskSession } from '../session/DeskContext.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { SignInSteps } from './SignInSteps.tsx';

/** The title of the step that comes next. */
export function useStepTitle(): string {
  const { t } = useLingui();
  const state = useDeskSession()?.state;
  if (state === 'needsSecondFactor') {
    return t({
      id: 'desk.signIn.factorTitle',
      context: 'Heading of the second step of signing in',
      message: 'Confirm that it is you',
    });
  }
  if (state === 'needsEnrolment') {
    return t({
      id: 'desk.signIn.enrolTitle',
      context: 'Heading of the step that adds the first second factor',
      message: 'Add a second factor',
    });
  }
  return t({ id: 'desk.signIn.title', context: 'Heading of the page', message: 'Sign in' });
}

/** The way in. */
export function SignInPage() {
  return (
    <SignInFrame title={useStepTitle()}>
      <SignInSteps />
    </SignInFrame>
  );
}
