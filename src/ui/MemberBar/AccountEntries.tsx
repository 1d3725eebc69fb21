import { Trans } from '@lingui/react/macro';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { moveFocus } from '../keyboard/moveFocus.ts';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import type { MemberBarProps } from './memberBarProps.ts';
import { writeCount } from '../Badge/writeCount.ts';
import styles from './AccountEntries.module.css';

/** The pages of the account, one below the other, and the way out. */
export function AccountEntries(
  props: Pick<MemberBarProps, 'entries' | 'onChangePassword' | 'onLogOut'>,
) {
  return (
    <ul className={styles.list} onKeyDown={(press) => moveFocus(press, 'vertical')}>
      {props.entries.map((entry) => (
        <li key={entry.id}>
          <SiteLink
            href={entry.href}
            className={styles.entry}
            aria-current={entry.active ? 'page' : undefined}
            onClick={entry.onClick}
          >
            <Icon name={entry.icon} />
            <span className={styles.name}>{entry.label}</span>
            {!!entry.count && <Badge tone="brand">{writeCount(entry.count)}</Badge>}
          </SiteLink>
        </li>
      ))}
      {props.onChangePassword && (
        <li>
          <button type="button" className={styles.entry} onClick={props.onChangePassword}>
            <Icon name="shield" />
            <Trans id="account.changePassword" context="Entry of the account menu; opens a form">
              Change password
            </Trans>
          </button>
        </li>
      )}
      <li className={styles.last}>
        <button type="button" className={styles.entry} onClick={props.onLogOut}>
          <Icon name="logOut" />
          <Trans id="account.logOut" context="Entry of the account menu; it asks before it does so">
            Log out
          </Trans>
        </button>
      </li>
    </ul>
  );
}
