import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import {
  confirmCertainPayments,
  listCertainPayments,
} from '../../../../schemas/desk/statements.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { Money } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import { ImportStatement } from './ImportStatement.tsx';
import styles from './payments.module.css';

/** Over the list of unmatched payments: takes a statement, and credits what fits for certain by one press. */
export function CertainPayments() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const { money } = useDeskFormats();
  const brand = useBrand()?.merchantCode;
  const { data } = useQuery({
    queryKey: ['desk.payments.certain', brand],
    queryFn: ({ signal }) => calls.call(listCertainPayments, { signal }),
  });
  const items = data?.items ?? [];
  const currency = data?.currency ?? '';
  const count = items.length;
  const sum = data ? money(data.sum, currency) : '';
  return (
    <div className={styles.section}>
      <div className={styles.rowButtons}>
        <ImportStatement channels={data?.channels ?? []} />
      </div>
      {count === 0 ? null : (
        <Alert
          severity="info"
          action={
            <ActionButton
              endpoint={confirmCertainPayments}
              variant="contained"
              size="small"
              width="sm"
              label={t({
                id: 'desk.certain.confirm',
                context: 'Button: credits all payments that fit an order for certain',
                message: 'Credit all',
              })}
              title={t({
                id: 'desk.certain.title',
                context: 'Heading of a dialog; an amount',
                message: `Credit ${sum}?`,
              })}
              lead={
                <ul className={styles.earlier}>
                  {items.map(({ id, order, member, amount, payer }) => (
                    <li key={id}>
                      <Link to={`/deposits/${order}`}>{order}</Link>
                      <span>{[member.account, payer].filter(Boolean).join(' · ')}</span>
                      <Money amount={amount} currency={currency} />
                    </li>
                  ))}
                </ul>
              }
              confirm={t({
                id: 'desk.certain.confirm',
                context: 'Button: credits all payments that fit an order for certain',
                message: 'Credit all',
              })}
              toBody={({ reason }) => ({ ids: items.map(({ id }) => id), reason })}
            />
          }
        >
          {t({
            id: 'desk.certain.note',
            context: 'Over the list of unmatched payments; an amount',
            message: plural(count, {
              one: '# payment fits an order by reference and amount',
              other: '# payments fit an order by reference and amount',
            }),
          })}
          {` · ${sum}`}
        </Alert>
      )}
    </div>
  );
}
