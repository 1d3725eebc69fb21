import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { getFieldMessage } from '../../ui/fields/fieldMessages.ts';
import { placeProblem } from './placeProblem.ts';

/** What refused a form: said at the fields that it is about, or above them where it is about none. */
export function useProblem<Values extends FieldValues>(
  { setError, setFocus }: Pick<UseFormReturn<Values>, 'setError' | 'setFocus'>,
  shown: readonly FieldPath<Values>[],
) {
  const { i18n } = useLingui();
  const [problem, setProblem] = useState<unknown>(null);

  const report = (refusal: unknown) => {
    const faults = placeProblem(refusal, shown);
    setProblem(faults.length === 0 ? refusal : null);
    for (const fault of faults) {
      const words = 'words' in fault ? fault.words : getFieldMessage(fault.broken);
      setError(fault.field as FieldPath<Values>, { type: 'gateway', message: i18n._(words) });
    }
    const first = shown.find((name) => faults.some(({ field }) => field === name));
    if (first) setFocus(first);
  };
  return { problem, report, clear: () => setProblem(null) };
}
