import { useLingui } from '@lingui/react';
import Alert from '@mui/material/Alert';
import { useCallback, useState } from 'react';
import { describeProblem } from '../i18n/problemMessages.ts';
import { DeskProblem } from '../transport/deskProblem.ts';

/** Faults of fields, by their names; what react-admin's forms show under them. */
type FieldFaults = Readonly<Record<string, string>>;

function readFields(cause: unknown): readonly string[] {
  const value = cause instanceof DeskProblem ? cause.value : null;
  const { fields } = (value ?? {}) as { fields?: unknown };
  if (Array.isArray(fields))
    return fields.map((one) => (one as { field?: string }).field ?? String(one));
  return fields && typeof fields === 'object' ? Object.keys(fields) : [];
}

/** Runs what a form does, and keeps why it did not work: beside the fields that the gateway names, else for the alert. */
export function useProblem(faults?: FieldFaults) {
  const { i18n } = useLingui();
  const [problem, setProblem] = useState<unknown>(null);
  const run = useCallback(
    async (work: () => Promise<unknown>): Promise<FieldFaults | undefined> => {
      setProblem(null);
      try {
        await work();
        return undefined;
      } catch (cause) {
        setProblem(cause);
        const words = i18n._(describeProblem(cause));
        const fields = readFields(cause);
        return fields.length > 0
          ? Object.fromEntries(fields.map((field) => [field, faults?.[field] ?? words]))
          : undefined;
      }
    },
    [i18n, faults],
  );
  return { problem, run, clear: useCallback(() => setProblem(null), []) };
}

/** Why the last try did not work, above the form; read aloud at once. */
export function ProblemAlert({ problem }: { problem: unknown }) {
  const { i18n } = useLingui();
  if (!problem) return null;
  return (
    <Alert severity="error" role="alert" className="desk-problem">
      {i18n._(describeProblem(problem))}
    </Alert>
  );
}
