import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { CaseDetail } from '../../deskArea.ts';
import { Facts, Money } from '../../parts/values.tsx';

/** What a removal of bonus money or free spins that waits will take. */
export function RemovalEffect({ waiting }: { waiting: CaseDetail }) {
  const { t } = useLingui();
  const { title, left, game, spins } = (waiting.before ?? {}) as {
    title?: string | null;
    left?: string;
    game?: string;
    spins?: number;
  };
  const currency = waiting.amount?.currency ?? '';
  return (
    <Facts
      rows={[
        [
          t({ id: 'desk.effect.member', context: 'Name of a fact', message: 'Member' }),
          <Link key="member" to={`/members/${waiting.subject.id}/money`}>
            {waiting.subject.label}
          </Link>,
        ],
        [t({ id: 'desk.effect.bonus', context: 'Name of a fact', message: 'Bonus' }), title],
        ...(game === undefined
          ? []
          : [
              [
                t({ id: 'desk.effect.game', context: 'Name of a fact', message: 'Game' }),
                game,
              ] as const,
            ]),
        [
          t({
            id: 'desk.effect.bonusLeft',
            context: 'Name of a fact: what was left of a bonus when its removal was asked for',
            message: 'Left when asked',
          }),
          left === undefined ? spins : <Money key="left" amount={left} currency={currency} />,
        ],
      ]}
    />
  );
}
