import { useLingui } from '@lingui/react/macro';
import { listMemberBonuses } from '../../../../schemas/desk/bonuses.ts';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { listMemberSpins } from '../../../../schemas/desk/freeSpins.ts';
import { listAdjustments, type listMemberMovements } from '../../../../schemas/desk/members.ts';
import { listReceivables } from '../../../../schemas/desk/refunds.ts';
import { MOVEMENT_KINDS, WALLETS } from '../../i18n/recordWords.ts';
import { useWord } from '../../i18n/useWord.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { MomentInput } from '../../parts/MomentInput.tsx';
import { ReceivablesList } from '../../parts/ReceivablesList.tsx';
import { Money, Time } from '../../parts/values.tsx';
import { useMay } from '../../session/DeskContext.tsx';
import { MemberBonuses } from './MemberBonuses.tsx';
import { MemberSpins } from './MemberSpins.tsx';
import type { Member } from './memberParts.ts';
import styles from './members.module.css';

type Movement = DeskValueOf<typeof listMemberMovements>['items'][number];
type Adjustment = DeskValueOf<typeof listAdjustments>['items'][number];

/** Everything that happened to a member's money, and what the staff adjusted. */
export function MemberMoney({ member: { id, currency } }: { member: Member }) {
  const { t } = useLingui();
  const may = useMay();
  const word = useWord();
  const filters = [
    <MomentInput
      key="from"
      source="from"
      label={t({ id: 'desk.money.from', context: 'Filter: from a moment on', message: 'From' })}
    />,
    <MomentInput
      key="until"
      source="until"
      label={t({ id: 'desk.money.until', context: 'Filter: before a moment', message: 'Until' })}
    />,
  ];
  return (
    <>
      <DeskList<Movement>
        resource="members.movements"
        fixed={{ memberId: id }}
        filters={filters}
        phone={(row) => ({
          title: word(MOVEMENT_KINDS, row.kind),
          aside: <Money amount={row.amount} currency={currency} signed />,
          note: row.reference,
          noteAside: <Time at={row.at} />,
        })}
        columns={[
          {
            name: 'at',
            label: t({ id: 'desk.money.at', context: 'Head of a column: when', message: 'When' }),
            show: ({ at }) => <Time at={at} />,
          },
          {
            name: 'kind',
            label: t({
              id: 'desk.money.kind',
              context: 'Head of a column: kind of a movement of money',
              message: 'Kind',
            }),
            show: ({ kind }) => word(MOVEMENT_KINDS, kind),
          },
          {
            name: 'wallet',
            label: t({ id: 'desk.money.wallet', context: 'Head of a column', message: 'Wallet' }),
            show: ({ wallet }) => word(WALLETS, wallet),
          },
          {
            name: 'reference',
            label: t({
              id: 'desk.money.reference',
              context: 'Head of a column: what a movement belongs to',
              message: 'Reference',
            }),
          },
          {
            name: 'amount',
            label: t({ id: 'desk.money.amount', context: 'Head of a column', message: 'Amount' }),
            show: ({ amount }) => <Money amount={amount} currency={currency} signed />,
            isNumber: true,
          },
          {
            name: 'balanceAfter',
            label: t({
              id: 'desk.money.after',
              context: 'Head of a column: balance after a movement',
              message: 'Balance after',
            }),
            show: ({ balanceAfter }) => <Money amount={balanceAfter} currency={currency} />,
            isNumber: true,
          },
        ]}
      />
      {may(listReceivables) ? (
        <section className={styles.section}>
          <h2>
            {t({
              id: 'desk.money.receivables',
              context: 'Heading of a part of the page of a member',
              message: 'What the member owes',
            })}
          </h2>
          <ReceivablesList memberId={id} />
        </section>
      ) : null}
      {may(listMemberBonuses) ? <MemberBonuses memberId={id} /> : null}
      {may(listMemberSpins) ? <MemberSpins memberId={id} /> : null}
      {may(listAdjustments) ? <Adjustments memberId={id} /> : null}
    </>
  );
}

function Adjustments({ memberId }: { memberId: string }) {
  const { t } = useLingui();
  return (
    <section className={styles.section}>
      <h2>
        {t({
          id: 'desk.money.adjustments',
          context: 'Heading of a part of the page of a member',
          message: 'Adjustments',
        })}
      </h2>
      <DeskList<Adjustment>
        resource="adjustments"
        fixed={{ memberId }}
        phone={(row) => ({
          title: row.reason,
          aside: <Money amount={row.amount} currency={row.currency} signed />,
          note: [row.askedBy.name, row.approvedBy?.name].filter(Boolean).join(' · '),
          noteAside: <Time at={row.at} />,
        })}
        columns={[
          {
            name: 'at',
            label: t({ id: 'desk.money.at', context: 'Head of a column: when', message: 'When' }),
            show: ({ at }) => <Time at={at} />,
          },
          {
            name: 'askedBy.name',
            label: t({
              id: 'desk.money.askedBy',
              context: 'Head of a column: who asked for an adjustment',
              message: 'Asked by',
            }),
          },
          {
            name: 'approvedBy.name',
            label: t({
              id: 'desk.money.approvedBy',
              context: 'Head of a column: the second person',
              message: 'Approved by',
            }),
          },
          {
            name: 'reason',
            label: t({ id: 'desk.money.reason', context: 'Head of a column', message: 'Reason' }),
          },
          {
            name: 'amount',
            label: t({ id: 'desk.money.amount', context: 'Head of a column', message: 'Amount' }),
            show: ({ amount, currency }) => <Money amount={amount} currency={currency} signed />,
            isNumber: true,
          },
        ]}
      />
    </section>
  );
}
