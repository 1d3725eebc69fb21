import { useLingui } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { getMember } from '../../../../schemas/desk/members.ts';
import { getMemberVip } from '../../../../schemas/desk/vip.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { useBrand, useDesk, useMay } from '../../session/DeskContext.tsx';
import { AdjustButton } from './AdjustButton.tsx';
import { MemberBets } from './MemberBets.tsx';
import { MemberClub } from './MemberClub.tsx';
import { MemberDevices } from './MemberDevices.tsx';
import { MemberMoney } from './MemberMoney.tsx';
import { MemberNotes } from './MemberNotes.tsx';
import { MemberOverview } from './MemberOverview.tsx';
import { useMemberWords } from '../../i18n/useMemberWords.ts';

const TABS = {
  overview: MemberOverview,
  money: MemberMoney,
  bets: MemberBets,
  club: MemberClub,
  devices: MemberDevices,
  notes: MemberNotes,
} as const;

type TabId = keyof typeof TABS;

/** Everything about one member, a tab a kind. */
export function MemberPage() {
  const { t } = useLingui();
  const { id = '', tab } = useParams();
  const { calls } = useDesk();
  const brand = useBrand();
  const may = useMay();
  const { freezes, typeName, statuses } = useMemberWords();
  const {
    data: member,
    error,
    isPending,
  } = useQuery({
    queryKey: ['desk.member', brand?.merchantCode, id],
    queryFn: ({ signal }) => calls.call(getMember, { query: { memberId: id }, signal }),
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  const names: Record<TabId, string> = {
    overview: t({
      id: 'desk.member.overview',
      context: 'Tab of the page of a member',
      message: 'Overview',
    }),
    money: t({ id: 'desk.member.money', context: 'Tab of the page of a member', message: 'Money' }),
    bets: t({
      id: 'desk.member.bets',
      context: 'Tab of the page of a member',
      message: 'Bets and rounds',
    }),
    club: t({
      id: 'desk.member.clubTab',
      context: 'Tab of the page of a member',
      message: 'VIP and points',
    }),
    devices: t({
      id: 'desk.member.devices',
      context: 'Tab of the page of a member',
      message: 'Sessions and devices',
    }),
    notes: t({ id: 'desk.member.notes', context: 'Tab of the page of a member', message: 'Notes' }),
  };
  const mayShow = (one: string) => one in TABS && (one !== 'club' || may(getMemberVip));
  const shown: TabId = tab && mayShow(tab) ? (tab as TabId) : 'overview';
  const Shown = TABS[shown];
  return (
    <>
      <PageHead
        title={member.account}
        note={[member.nickname, typeName(member.memberType), statuses[member.status]]
          .filter(Boolean)
          .join(' · ')}
      >
        {member.frozen.map((what) => (
          <Chip key={what} color="error" variant="outlined" label={freezes[what]} />
        ))}
        <AdjustButton member={member} />
      </PageHead>
      <Tabs value={shown} variant="scrollable" scrollButtons={false}>
        {Object.entries(names)
          .filter(([value]) => mayShow(value))
          .map(([value, label]) => (
            <Tab
              key={value}
              value={value}
              label={label}
              component={Link}
              to={value === 'overview' ? `/members/${id}` : `/members/${id}/${value}`}
              replace
            />
          ))}
      </Tabs>
      <Shown member={member} />
    </>
  );
}
