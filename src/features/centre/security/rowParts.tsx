import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import styles from './Security.module.css';

/** One thing that keeps the account safe, how it stands, and what can be done. */
export function Row(props: {
  Icon: LucideIcon;
  name: ReactNode;
  state: ReactNode;
  children?: ReactNode;
}) {
  const { Icon, name, state, children } = props;
  return (
    <li className={styles.row}>
      <span className={styles.rowIcon}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <span className={styles.rowWords}>
        <span className={styles.rowName}>{name}</span>
        <span className={styles.rowState}>{state}</span>
      </span>
      {children && <span className={styles.rowEnd}>{children}</span>}
    </li>
  );
}

/** When a password was set. */
export function Since({ iso }: { iso: string | null }) {
  const formats = useFormats();
  const day = iso && formats.dateTime(iso);
  if (!iso)
    return (
      <Trans id="centre.own.isSet" context="State of a password">
        Set
      </Trans>
    );
  return (
    <Trans id="centre.own.changed" context="State of a password; a moment is inside">
      Changed <time dateTime={iso}>{day}</time>
    </Trans>
  );
}

/** Nothing is set. */
export const NotSet = () => (
  <Trans id="centre.own.notSet" context="State of a password, address or number">
    Not set
  </Trans>
);

/** On a button. */
export const Change = () => (
  <Trans id="centre.own.change" context="Button: puts another password, address or number in place">
    Change
  </Trans>
);

/** On a button. */
export const Set = () => (
  <Trans id="centre.own.set" context="Button: sets a password">
    Set
  </Trans>
);

/** On a button. */
export const Add = () => (
  <Trans id="centre.own.add" context="Button: adds what the account lacks">
    Add
  </Trans>
);
