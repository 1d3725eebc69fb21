import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { CaseDetail } from '../../deskArea.ts';
import { Facts, Money } from '../../parts/values.tsx';

/** What an adjustment that waits will do to the wallet. */
export function AdjustmentEffect({ waiting }: { waiting: CaseDetail }) {
  const { t } = useLingui();
  const { direction, amount = '0' } = (waiting.input ?? {}) as {
    direction?: string;
    amount?: string;
  };
  const { balance } = (waiting.before ?? {}) as { balance?: string };
  const currency = waiting.amount?.currency ?? '';
  const isDebit = direction === 'debit';
  return (
    <Facts
      rows={[
        [
          t({ id: 'desk.effect.member', context: 'Name of a fact', message: 'Member' }),
          <Link key="member" to={`/members/${waiting.subject.id}`}>
            {waiting.subject.label}
          </Link>,
        ],
        [
          isDebit
            ? t({
                id: 'desk.effect.debit',
                context: 'Name of a fact: money is taken from the main wallet',
                message: 'Debit of the main wallet',
              })
            : t({
                id: 'desk.effect.credit',
                context: 'Name of a fact: money is put into the main wallet',
                message: 'Credit to the main wallet',
              }),
          <Money
            key="amount"
            amount={isDebit ? `-${amount}` : amount}
            currency={currency}
            signed
          />,
        ],
        [
          t({
            id: 'desk.effect.before',
            context: 'Name of a fact: balance when it was asked for',
            message: 'Balance when asked',
          }),
          balance === undefined ? null : (
            <Money key="balance" amount={balance} currency={currency} />
          ),
        ],
      ]}
    />
  );
}
