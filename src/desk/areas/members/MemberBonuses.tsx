import { useLingui } from '@lingui/react/macro';
import { removeBonus, type listMemberBonuses } from '../../../../schemas/desk/bonuses.ts';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { BONUS_NAMES, BONUS_STATES } from '../../i18n/bonusWords.ts';
import { useWord } from '../../i18n/useWord.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { Money, Time } from '../../parts/values.tsx';
import { useMay } from '../../session/DeskContext.tsx';
import styles from './members.module.css';

type Bonus = DeskValueOf<typeof listMemberBonuses>['items'][number];

const isRunning = ({ state }: Bonus) => state === 'active' || state === 'offered';

/** Bonus money: how it stands, how far it is played, by which terms, and its removal. */
export function MemberBonuses({ memberId }: { memberId: string }) {
  const { t } = useLingui();
  const word = useWord();
  const nameOf = (row: Bonus) => row.title ?? word(BONUS_NAMES, row.origin);
  const stateOf = (row: Bonus) =>
    [word(BONUS_STATES, row.state), row.endedBy, row.reason].filter(Boolean).join(' · ');
  const money = (row: Bonus, amount: string | null) => (
    <Money amount={amount} currency={row.currency} />
  );
  return (
    <section className={styles.section}>
      <h2>
        {t({
          id: 'desk.bonuses.title',
          context: 'Heading of a part of the page of a member',
          message: 'Bonus money',
        })}
      </h2>
      <DeskList<Bonus>
        resource="bonuses"
        fixed={{ memberId }}
        phone={(row) => ({
          title: nameOf(row),
          aside: money(row, row.amount),
          note: stateOf(row),
          noteAside: <Remove memberId={memberId} of={row} name={nameOf(row)} />,
        })}
        columns={[
          {
            name: 'grantedAt',
            label: t({
              id: 'desk.bonuses.at',
              context: 'Head of a column: when',
              message: 'Given',
            }),
            show: ({ grantedAt }) => <Time at={grantedAt} />,
          },
          {
            name: 'title',
            label: t({ id: 'desk.bonuses.name', context: 'Head of a column', message: 'Bonus' }),
            show: nameOf,
          },
          {
            name: 'state',
            label: t({ id: 'desk.bonuses.state', context: 'Head of a column', message: 'State' }),
            show: stateOf,
          },
          {
            name: 'amount',
            label: t({ id: 'desk.bonuses.amount', context: 'Head of a column', message: 'Amount' }),
            show: (row) => money(row, row.amount),
            isNumber: true,
          },
          {
            name: 'done',
            label: t({
              id: 'desk.bonuses.done',
              context: 'Head of a column: how much of what has to be bet was bet',
              message: 'Bet of what is asked',
            }),
            show: (row) => (
              <>
                {money(row, row.done)} / {money(row, row.required)}
              </>
            ),
            isNumber: true,
          },
          {
            name: 'maxBet',
            label: t({
              id: 'desk.bonuses.maxBet',
              context: 'Head of a column: the most that a bet may cost',
              message: 'Most a bet',
            }),
            show: (row) => money(row, row.maxBet),
            isNumber: true,
          },
          {
            name: 'maxRelease',
            label: t({
              id: 'desk.bonuses.maxRelease',
              context: 'Head of a column: the most that becomes the member’s',
              message: 'Most released',
            }),
            show: (row) => money(row, row.maxRelease),
            isNumber: true,
          },
          {
            name: 'released',
            label: t({
              id: 'desk.bonuses.released',
              context: 'Head of a column: what became the member’s',
              message: 'Released',
            }),
            show: (row) => money(row, row.released),
            isNumber: true,
          },
          {
            name: 'expiresAt',
            label: t({
              id: 'desk.bonuses.until',
              context: 'Head of a column: until when it can be played, or when it ended',
              message: 'Until',
            }),
            show: ({ endedAt, expiresAt }) => <Time at={endedAt ?? expiresAt} />,
          },
          {
            name: 'id',
            label: '',
            show: (row) => <Remove memberId={memberId} of={row} name={nameOf(row)} />,
          },
        ]}
      />
    </section>
  );
}

function Remove({ memberId, of, name }: { memberId: string; of: Bonus; name: string }) {
  const { t } = useLingui();
  const may = useMay();
  if (!isRunning(of) || !may(removeBonus)) return null;
  return (
    <ActionButton
      endpoint={removeBonus}
      size="small"
      danger
      label={t({
        id: 'desk.bonuses.remove',
        context: 'Button in a list: takes bonus money back',
        message: 'Remove',
      })}
      title={t({
        id: 'desk.bonuses.removeTitle',
        context: 'Heading of a dialog',
        message: `Remove “${name}”? What is left of it goes back to the house, and the member reads your reason.`,
      })}
      confirm={t({
        id: 'desk.bonuses.removeConfirm',
        context: 'Button of a dialog',
        message: 'Remove the bonus',
      })}
      toBody={({ reason }) => ({ memberId, bonus: of.id, reason })}
    />
  );
}
