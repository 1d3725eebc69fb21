import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getMemberInfo } from '../../../schemas/api/member.ts';
import { badges } from '../../api/centre.ts';
import { unreadCount } from '../../api/inbox.ts';
import { memberAvatar, memberInfo } from '../../api/member.ts';
import { balance, playMoney } from '../../api/wallet.ts';
import { useGate } from '../../platform/gates/gates.tsx';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { WithMessages } from '../../platform/i18n/WithMessages.tsx';
import { useModals } from '../../platform/modals/modals.ts';
import { useScreens } from '../../platform/screens/ScreensContext.tsx';
import { isAgent, isTrial } from '../../platform/session/session.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { MemberBar, MemberSheet } from '../../ui/MemberBar/MemberBar.tsx';
import type { AccountEntry, Balance } from '../../ui/MemberBar/memberBarProps.ts';

interface Placed {
  readonly place: 'header' | 'sheet';
}

/** The signed-in member in the header, or at the top of the side menu. */
// eslint-disable-next-line livery/named-exports -- the shell loads it lazily
export default function MemberAccount({ place }: Placed) {
  return (
    <WithMessages part="account">
      <Account place={place} />
    </WithMessages>
  );
}

function Account({ place }: Placed) {
  const session = useSession();
  const http = useHttp();
  const modals = useModals();
  const isMember = session.kind === 'member';
  const { data: info } = useQuery({ ...memberInfo(http), enabled: isMember });
  const { data: picture } = useQuery({ ...memberAvatar(http), enabled: isMember });
  const money = useQuery({ ...balance(http), enabled: isMember });
  const forNothing = useQuery(playMoney);
  const entries = useAccountEntries();
  const realAccount = useRealAccount();
  useForcedChange(place === 'header' ? info : undefined);
  if (!isMember) return null;
  const Shown = place === 'header' ? MemberBar : MemberSheet;
  const isPlay = isTrial(session);
  return (
    <Shown
      account={session.account}
      picture={picture}
      isTrial={isPlay}
      rank={info?.clubLabel.labelName ?? ''}
      balance={toBalance(money, {
        amount: isPlay ? forNothing.data : money.data?.sumBalance,
        bonus: isPlay ? undefined : money.data?.bonusMoney,
      })}
      onRefresh={() => void money.refetch()}
      deposit={isPlay ? realAccount : entries.find(({ id }) => id === 'deposit')}
      entries={entries}
      onChangePassword={isTrial(session) ? undefined : () => modals.open('changePassword')}
      onLogOut={() => modals.open('logout')}
    />
  );
}

/** A password that must be changed at the sign-in must be after a reload and in another tab, too. */
function useForcedChange(info: ValueOf<typeof getMemberInfo> | undefined): void {
  const { open } = useModals();
  const forced = info?.passwordMustChange ? 'mustChange' : info?.passwordExpired && 'expired';
  useEffect(() => {
    if (forced) open('changePassword', { forced });
  }, [forced, open]);
}

function toBalance(
  { isError, isFetching }: { isError: boolean; isFetching: boolean },
  { amount, bonus }: { amount: string | undefined; bonus: string | undefined },
): Balance {
  if (amount !== undefined) return { state: 'known', amount, bonus, isRefreshing: isFetching };
  return isError && !isFetching ? { state: 'failed' } : { state: 'loading' };
}

/** What a trial account may do in place of a deposit: a registration opens over the page. */
function useRealAccount() {
  const { t } = useLingui();
  const canRegister = useGate('registration');
  if (!canRegister) return undefined;
  const label = t({
    id: 'account.openReal',
    context: 'Button of a trial account in the header, in place of "Deposit"',
    message: 'Open a real account',
  });
  return { id: 'realAccount', label, href: '/register' };
}

/** The pages of the account. A trial account is told at once that it needs a real one. */
function useAccountEntries(): readonly AccountEntry[] {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const { requireMember } = useModals();
  const navigate = useNavigate();
  const session = useSession();
  const isTrialAccount = isTrial(session);
  const hasMessages = useGate('messages') && session.kind === 'member' && !isTrialAccount;
  const { data: news } = useQuery({ ...unreadCount(useHttp()), enabled: hasMessages });
  const hasRewards = useGate('memberCenter') && session.kind === 'member' && !isTrialAccount;
  const { data: waiting } = useQuery({ ...badges(useHttp()), enabled: hasRewards });
  return useScreens()
    .filter(
      ({ account, needs }) => account !== undefined && (needs !== 'agent' || isAgent(session)),
    )
    .sort((a, b) => (a.account ?? 0) - (b.account ?? 0))
    .map(({ id, label, paths: [href], icon, needs }) => ({
      id,
      label: i18n._(label),
      href,
      icon,
      active: pathname === href,
      ...(id === 'messageV2' && { count: news?.unread ?? 0 }),
      ...(id === 'rewardCenter' && { count: waiting?.rewardCenter ?? 0 }),
      onClick(press: MouseEvent) {
        if (needs !== 'realMember' || !isTrialAccount) return;
        press.preventDefault();
        requireMember(() => void navigate(href), { real: true });
      },
    }));
}
