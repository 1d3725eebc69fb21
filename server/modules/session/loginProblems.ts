import { Problem } from '../../http/problem.ts';
import type { Standing, TryVerdict } from './loginGuard.ts';

/** What the page learns about its next try. */
const valueOf = ({ captcha, waitSeconds }: Standing) => ({
  captcha,
  ...(waitSeconds === null ? {} : { waitSeconds }),
});

const detailsOf = (standing: Standing) => ({
  value: valueOf(standing),
  headers:
    standing.waitSeconds === null ? undefined : { 'retry-after': String(standing.waitSeconds) },
});

/** The refusal of every sign-in under a name, for a while. */
export function lockedProblem(standing: Standing): Problem {
  return new Problem('accountLocked', 'Too many wrong tries. Wait a while.', detailsOf(standing));
}

/** The refusal of a try that may not go on to the password. */
export function refusedProblem(verdict: Exclude<TryVerdict, { kind: 'admitted' }>): Problem {
  const details = detailsOf(verdict.standing);
  switch (verdict.kind) {
    case 'locked':
      return lockedProblem(verdict.standing);
    case 'delayed':
      return new Problem('loginDelayed', 'Wait a moment before the next try.', details);
    case 'captcha':
      return verdict.outcome === 'missing'
        ? new Problem('captchaRequired', 'The captcha is needed.', details)
        : new Problem('captchaWrong', 'The captcha was not read right.', details);
  }
}

const FREE: Standing = { captcha: false, waitSeconds: null, isLocked: false };

/** The refusal of a name and what was given with it: which of the two was wrong is not told. */
export function wrongProblem(standing: Standing = FREE): Problem {
  if (standing.isLocked) return lockedProblem(standing);
  return new Problem(
    'credentialsWrong',
    'The account or the password is not right.',
    detailsOf(standing),
  );
}
