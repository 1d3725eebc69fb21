import type { ReactNode } from 'react';
import { Form } from 'react-admin';
import { ProblemAlert, useProblem } from './ProblemAlert.tsx';
import styles from './parts.module.css';

/** What a form of text fields gives: the value of each field by its name. */
export type TextValues = Readonly<Record<string, string | undefined>>;

/**
 * A form that says why it did not work: under the fields that the gateway names, and above all of them. `work` rejects
 * with a DeskProblem where it did not.
 */
export function DeskForm<Values extends object = TextValues>({
  work,
  defaultValues,
  faults,
  id,
  children,
}: {
  work: (values: Values) => Promise<unknown>;
  defaultValues?: Partial<Values>;
  /** What is wrong with a field that the gateway names; others are said as the problem itself is. */
  faults?: Readonly<Record<string, string>>;
  /** For a button that stands outside of the form. */
  id?: string;
  children: ReactNode;
}) {
  const { problem, run } = useProblem(faults);
  return (
    <Form
      id={id}
      className={styles.form}
      onSubmit={(values: object) => run(() => work(values as Values))}
      defaultValues={defaultValues}
      noValidate
    >
      <ProblemAlert problem={problem} />
      {children}
    </Form>
  );
}
