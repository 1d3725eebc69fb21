import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './FormFault.module.css';

/** What kept a form from being carried out, above its fields, and what to do next; read out as soon as it stands there. */
export function FormFault({
  children,
  action,
  kind = 'fault',
}: {
  children: ReactNode;
  /** The next step, such as a link to a person. */
  action?: ReactNode;
  /** A notice is no failure: something is to be known first. */
  kind?: 'fault' | 'notice';
}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={ref} role="alert" className={styles.fault} data-kind={kind}>
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
      <div className={styles.words}>
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
