import { Badge } from '../Badge/Badge.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { AccountEntries } from './AccountEntries.tsx';
import { Avatar } from './Avatar.tsx';
import { BalanceBox } from './BalanceBox.tsx';
import { TrialWord } from './TrialWord.tsx';
import type { AccountEntry, MemberBarProps } from './memberBarProps.ts';
import styles from './MemberBar.module.css';

/** Nothing where the link does what it does by itself. */
const clickOf = ({ onClick }: Pick<AccountEntry, 'onClick'>) => (onClick ? { onClick } : {});

/** What a member has in the header: the money, the way to more of it, and the menu of the account. */
export function MemberBar(props: MemberBarProps) {
  const { deposit } = props;
  return (
    <div className={styles.bar}>
      <BalanceBox balance={props.balance} isPlay={props.isTrial} onRefresh={props.onRefresh} />
      {deposit && (
        <span className={styles.deposit}>
          <ButtonLink href={deposit.href} kind="primary" {...clickOf(deposit)}>
            {deposit.label}
          </ButtonLink>
        </span>
      )}
      <AccountMenu {...props} />
    </div>
  );
}

/** The same at the top of a sheet, where the menu needs no opening. */
export function MemberSheet(props: MemberBarProps) {
  const { account, picture, rank, isTrial, deposit, entries, onChangePassword, onLogOut } = props;
  return (
    <div className={styles.sheet}>
      <div className={styles.person}>
        <Avatar account={account} picture={picture} />
        <span className={styles.name} dir="auto">
          {account}
        </span>
        {(isTrial || rank) && <Badge tone="brand">{isTrial ? <TrialWord /> : rank}</Badge>}
      </div>
      <BalanceBox balance={props.balance} isPlay={props.isTrial} onRefresh={props.onRefresh} />
      {deposit && (
        <ButtonLink href={deposit.href} kind="primary" wide {...clickOf(deposit)}>
          {deposit.label}
        </ButtonLink>
      )}
      <AccountEntries
        entries={entries.filter(({ id }) => id !== deposit?.id)}
        {...{ onChangePassword, onLogOut }}
      />
    </div>
  );
}
