import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { getLocale, isLocaleTag } from '../../../../locales/locales.ts';
import { TRIAL_TYPE } from '../../../../schemas/memberTypes.ts';
import { WALLETS } from '../../i18n/recordWords.ts';
import { useWord } from '../../i18n/useWord.ts';
import { Columns } from '../../parts/Columns.tsx';
import { LinkedAccounts } from '../../parts/LinkedAccounts.tsx';
import { Card, Facts, Money, Time } from '../../parts/values.tsx';
import { AccessCard } from './AccessCard.tsx';
import { DataCard } from './DataCard.tsx';
import { FreezeCard } from './FreezeCard.tsx';
import type { Member } from './memberParts.ts';
import { MoveButton } from '../../parts/MoveButton.tsx';
import { PersonalCard } from './PersonalCard.tsx';
import { TagsCard } from './TagsCard.tsx';
import { TrialButton } from './TrialButton.tsx';

/** Who a member is, what they have and what is frozen. */
export function MemberOverview({ member }: { member: Member }) {
  return (
    <>
      <LinkedAccounts memberId={member.id} />
      <Columns>
        <WalletsCard member={member} />
        <FreezeCard member={member} />
        <PersonalCard member={member} />
        <AccountCard member={member} />
        <AccessCard member={member} />
        <TagsCard member={member} />
        <DataCard member={member} />
      </Columns>
    </>
  );
}

function WalletsCard({ member }: { member: Member }) {
  const { wallets, currency, memberType } = member;
  const { t } = useLingui();
  const word = useWord();
  return (
    <Card
      title={t({
        id: 'desk.member.wallets',
        context: 'Heading of a part of the page of a member',
        message: 'Wallets',
      })}
      action={memberType === TRIAL_TYPE ? <TrialButton member={member} /> : null}
    >
      <Facts
        rows={wallets.map(({ wallet, balance, held }) => [
          word(WALLETS, wallet),
          <span key={wallet}>
            <Money amount={balance} currency={currency} />
            {Number(held) > 0 ? (
              <>
                {' · '}
                <Held amount={held} currency={currency} />
              </>
            ) : null}
          </span>,
        ])}
      />
    </Card>
  );
}

function Held({ amount, currency }: { amount: string; currency: string }) {
  const { t } = useLingui();
  return (
    <>
      {t({
        id: 'desk.member.held',
        context: 'Before an amount that is set aside',
        message: 'held',
      })}{' '}
      <Money amount={amount} currency={currency} />
    </>
  );
}

function AccountCard({ member }: { member: Member }) {
  const { t } = useLingui();
  const [nearest] = member.upline;
  return (
    <Card
      title={t({
        id: 'desk.member.account',
        context: 'Heading of a part of the page of a member',
        message: 'Account',
      })}
    >
      <Facts
        rows={[
          [
            t({
              id: 'desk.member.id',
              context: 'Name of a fact: internal number of a member',
              message: 'Id',
            }),
            member.id,
          ],
          [
            t({
              id: 'desk.member.club',
              context: 'Name of a fact: rank in the club for regular players',
              message: 'Club',
            }),
            member.clubLabel,
          ],
          [
            t({
              id: 'desk.member.registered',
              context: 'Name of a fact: when',
              message: 'Registered',
            }),
            <Time key="at" at={member.createdAt} />,
          ],
          [
            t({
              id: 'desk.member.lastSeen',
              context: 'Name of a fact: when',
              message: 'Last seen',
            }),
            <Time key="seen" at={member.lastSeenAt} />,
          ],
          [
            t({ id: 'desk.member.language', context: 'Name of a fact', message: 'Language' }),
            isLocaleTag(member.locale) ? getLocale(member.locale).nativeName : member.locale,
          ],
          [
            t({
              id: 'desk.member.referral',
              context: 'Name of a fact: code that a member invites others with',
              message: 'Referral code',
            }),
            member.referralCode,
          ],
          [
            t({
              id: 'desk.member.affiliate',
              context: 'Name of a fact: code of the partner who brought a member',
              message: 'Affiliate code',
            }),
            member.affiliateCode,
          ],
          [
            t({
              id: 'desk.member.referredBy',
              context: 'Name of a fact: account of who invited a member',
              message: 'Referred by',
            }),
            member.referredBy,
          ],
          [
            t({
              id: 'desk.member.agent',
              context: 'Name of a fact: the agent above a member',
              message: 'Agent',
            }),
            nearest ? (
              <Link key="agent" to={`/members/${nearest.id}`}>
                {nearest.account}
              </Link>
            ) : null,
          ],
        ]}
      />
      {member.erasedAt || member.memberType === TRIAL_TYPE ? null : <MoveButton member={member} />}
    </Card>
  );
}
