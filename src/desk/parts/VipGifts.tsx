import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import type { listVipGifts } from '../../../schemas/desk/vip.ts';
import { DeskList } from './DeskList.tsx';
import { Money, Time } from './values.tsx';

type Gift = DeskValueOf<typeof listVipGifts>['items'][number];

/** What gifts of VIP levels are called. */
export function useGiftWords() {
  const { t } = useLingui();
  return {
    states: {
      open: t({
        id: 'desk.vipGifts.open',
        context: 'State of a gift that waits to be claimed',
        message: 'Open',
      }),
      claimed: t({
        id: 'desk.vipGifts.claimed',
        context: 'State of a gift',
        message: 'Claimed',
      }),
      expired: t({
        id: 'desk.vipGifts.expired',
        context: 'State of a gift',
        message: 'Expired',
      }),
    },
    state: t({ id: 'desk.vipGifts.state', context: 'Column and filter', message: 'State' }),
    kinds: {
      level: t({
        id: 'desk.vipGifts.level',
        context: 'What a gift is for; the number of a level follows',
        message: 'Level',
      }),
      month: t({
        id: 'desk.vipGifts.month',
        context: 'What a gift is for; a month follows',
        message: 'Month',
      }),
      birthday: t({
        id: 'desk.vipGifts.birthday',
        context: 'What a gift is for; a year follows',
        message: 'Birthday',
      }),
    } as Readonly<Record<string, string>>,
  };
}

/** Gifts of VIP levels, of all members or of one. */
export function VipGifts({ memberId, filters }: { memberId?: string; filters?: ReactElement[] }) {
  const { t } = useLingui();
  const words = useGiftWords();
  const nameOf = ({ name }: Gift) => {
    const [kind = '', what = ''] = name.split(':');
    return `${words.kinds[kind] ?? kind} ${what}`;
  };
  const who = {
    name: 'member',
    label: t({ id: 'desk.vipGifts.member', context: 'Column', message: 'Member' }),
    show: ({ member }: Gift) => <Link to={`/members/${member.id}`}>{member.account}</Link>,
  };
  return (
    <DeskList<Gift>
      resource="vipGifts"
      fixed={memberId === undefined ? undefined : { memberId }}
      filters={filters}
      phone={(row) => ({
        title: nameOf(row),
        aside: <Money amount={row.amount} currency={row.currency} />,
        note: [memberId === undefined && row.member.account, words.states[row.state]]
          .filter(Boolean)
          .join(' · '),
        noteAside: <Time at={row.at} />,
      })}
      columns={[
        {
          name: 'at',
          label: t({ id: 'desk.vipGifts.at', context: 'Column: when', message: 'When' }),
          show: ({ at }) => <Time at={at} />,
        },
        ...(memberId === undefined ? [who] : []),
        {
          name: 'name',
          label: t({
            id: 'desk.vipGifts.for',
            context: 'Column: what a gift is for',
            message: 'For',
          }),
          show: nameOf,
        },
        { name: 'state', label: words.state, show: ({ state }) => words.states[state] },
        {
          name: 'claimedAt',
          label: words.states.claimed,
          show: ({ claimedAt }) => <Time at={claimedAt} />,
        },
        {
          name: 'amount',
          label: t({ id: 'desk.vipGifts.amount', context: 'Column', message: 'Amount' }),
          show: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          isNumber: true,
        },
      ]}
    />
  );
}
