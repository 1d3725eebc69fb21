import { useLingui } from '@lingui/react';
import { Problem } from '../../platform/http/problem.ts';
import { PROBLEM_MESSAGES } from '../../platform/http/problemMessages.ts';
import { FormFault } from '../fields/FormFault.tsx';

/** What a failed call means, and what to do next; nothing where none failed. */
export function CallFault({ cause }: { cause: unknown }) {
  const { i18n } = useLingui();
  if (cause === null || cause === undefined) return null;
  const code = cause instanceof Problem ? cause.code : 'internal';
  return <FormFault key={code}>{i18n._(PROBLEM_MESSAGES[code])}</FormFault>;
}
