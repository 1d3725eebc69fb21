import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepDraft } from './drafts.ts';

/** Keeps what is typed into a form as long as the page is open, so that closing a dialog loses nothing. */
export function useDraft<Values extends FieldValues>(
  name: string,
  { watch }: Pick<UseFormReturn<Values>, 'watch'>,
): void {
  useEffect(() => {
    const { unsubscribe } = watch((values) => keepDraft(name, values));
    return unsubscribe;
  }, [name, watch]);
}
