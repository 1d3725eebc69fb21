import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { CountBadge } from '../Badge/CountBadge.tsx';
import dropDownStyles from '../DropDown/DropDown.module.css';
import { Icon } from '../Icon/Icon.tsx';
import { AccountEntries } from './AccountEntries.tsx';
import { Avatar } from './Avatar.tsx';
import { TrialWord } from './TrialWord.tsx';
import type { MemberBarProps } from './memberBarProps.ts';
import styles from './AccountMenu.module.css';

type AccountMenuProps = Pick<
  MemberBarProps,
  'account' | 'picture' | 'rank' | 'isTrial' | 'entries' | 'onChangePassword' | 'onLogOut'
>;

/** The member's own button, and the pages of the account that drop down from it. */
export function AccountMenu(props: AccountMenuProps) {
  const { account, picture, rank, isTrial, entries, onChangePassword, onLogOut } = props;
  const { t } = useLingui();
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover?.();
  const label = t({
    id: 'account.menu',
    context: 'Button with the first letter of the member’s account: opens the account menu',
    message: 'My account',
  });
  const waiting = entries.reduce((sum, { count = 0 }) => sum + count, 0);
  const news =
    waiting > 0 &&
    t({
      id: 'account.menu.news',
      context: 'Behind the name of the account menu, read aloud: how many new things are in it',
      message: plural(waiting, { one: '# new', other: '# new' }),
    });
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={menuId}
        aria-label={[`${label}: ${account}`, news].filter(Boolean).join(', ')}
        title={account}
      >
        <Avatar account={account} picture={picture} />
        <span className={styles.count}>
          <CountBadge count={waiting} />
        </span>
        <Icon name="chevronDown" size={16} />
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className={`${dropDownStyles.list} ${dropDownStyles.ofHeader} ${styles.list}`}
        onClick={close}
      >
        <div className={styles.person}>
          <Avatar account={account} picture={picture} />
          <span className={styles.name} dir="auto">
            {account}
          </span>
          {(isTrial || rank) && <Badge tone="brand">{isTrial ? <TrialWord /> : rank}</Badge>}
        </div>
        <AccountEntries {...{ entries, onChangePassword, onLogOut }} />
      </div>
    </div>
  );
}
