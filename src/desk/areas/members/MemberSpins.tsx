import { useLingui } from '@lingui/react/macro';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { removeSpins, type listMemberSpins } from '../../../../schemas/desk/freeSpins.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { SPIN_STATES } from '../../i18n/bonusWords.ts';
import { useWord } from '../../i18n/useWord.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { Money, Time } from '../../parts/values.tsx';
import { useMay } from '../../session/DeskContext.tsx';
import styles from './members.module.css';

type Series = DeskValueOf<typeof listMemberSpins>['items'][number];

/** Free spins: of which game, how far they are played, what they have won, and their removal. */
export function MemberSpins({ memberId }: { memberId: string }) {
  const { t } = useLingui();
  const word = useWord();
  const stateOf = (row: Series) =>
    [word(SPIN_STATES, row.state), row.endedBy, row.reason].filter(Boolean).join(' · ');
  const money = (row: Series, amount: string) => <Money amount={amount} currency={row.currency} />;
  return (
    <section className={styles.section}>
      <h2>
        {t({
          id: 'desk.spins.title',
          context: 'Heading of a part of the page of a member',
          message: 'Free spins',
        })}
      </h2>
      <DeskList<Series>
        resource="freeSpins"
        fixed={{ memberId }}
        phone={(row) => ({
          title: row.game,
          aside: money(row, row.won),
          note: `${row.used} / ${row.count} · ${stateOf(row)}`,
          noteAside: <Remove memberId={memberId} of={row} />,
        })}
        columns={[
          {
            name: 'grantedAt',
            label: t({
              id: 'desk.spins.at',
              context: 'Head of a column: when',
              message: 'Given',
            }),
            show: ({ grantedAt }) => <Time at={grantedAt} />,
          },
          {
            name: 'game',
            label: t({ id: 'desk.spins.game', context: 'Head of a column', message: 'Game' }),
          },
          {
            name: 'title',
            label: t({
              id: 'desk.spins.name',
              context: 'Head of a column: what free spins were given for',
              message: 'For',
            }),
          },
          {
            name: 'state',
            label: t({ id: 'desk.spins.state', context: 'Head of a column', message: 'State' }),
            show: stateOf,
          },
          {
            name: 'stake',
            label: t({
              id: 'desk.spins.stake',
              context: 'Head of a column: what one free spin is worth',
              message: 'Stake',
            }),
            show: (row) => money(row, row.stake),
            isNumber: true,
          },
          {
            name: 'used',
            label: t({
              id: 'desk.spins.used',
              context: 'Head of a column: how many of the free spins were played',
              message: 'Played of all',
            }),
            show: ({ used, count }) => `${used} / ${count}`,
            isNumber: true,
          },
          {
            name: 'won',
            label: t({
              id: 'desk.spins.won',
              context: 'Head of a column: what free spins have won so far',
              message: 'Won',
            }),
            show: (row) => money(row, row.won),
            isNumber: true,
          },
          {
            name: 'expiresAt',
            label: t({
              id: 'desk.spins.until',
              context: 'Head of a column: until when they can be played, or when they ended',
              message: 'Until',
            }),
            show: ({ endedAt, expiresAt }) => <Time at={endedAt ?? expiresAt} />,
          },
          {
            name: 'id',
            label: '',
            show: (row) => <Remove memberId={memberId} of={row} />,
          },
        ]}
      />
    </section>
  );
}

function Remove({ memberId, of }: { memberId: string; of: Series }) {
  const { t } = useLingui();
  const may = useMay();
  const { game } = of;
  if (of.state !== 'active' || !may(removeSpins)) return null;
  return (
    <ActionButton
      endpoint={removeSpins}
      size="small"
      danger
      label={t({
        id: 'desk.spins.remove',
        context: 'Button in a list: takes free spins back',
        message: 'Remove',
      })}
      title={t({
        id: 'desk.spins.removeTitle',
        context: 'Heading of a dialog',
        message: `Remove the free spins of “${game}”? What they have won is given, and the member reads your reason.`,
      })}
      confirm={t({
        id: 'desk.spins.removeConfirm',
        context: 'Button of a dialog',
        message: 'Remove the free spins',
      })}
      toBody={({ reason }) => ({ memberId, freeSpins: of.id, reason })}
    />
  );
}
