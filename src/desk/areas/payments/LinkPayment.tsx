import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AutocompleteInput, required } from 'react-admin';
import { LARGEST_PAGE } from '../../../../schemas/desk/list.ts';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import {
  linkUnmatchedPayment,
  listDeskDeposits,
  type listUnmatchedPayments,
} from '../../../../schemas/desk/payments.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { Money } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';

/** A payment that no order answers for. */
export type Unmatched = DeskValueOf<typeof listUnmatchedPayments>['items'][number];

/** Orders that a payment can still be given to. */
const TAKES_PAYMENTS: readonly string[] = ['created', 'pending', 'paid', 'expired'];

/** Gives a payment that nobody knew to an order; a second person confirms it. */
export function LinkPayment({ payment }: { payment: Unmatched }) {
  const { t } = useLingui();
  const { id, receipt, amount, currency } = payment;
  return (
    <ActionButton<typeof linkUnmatchedPayment, { order: string }>
      endpoint={linkUnmatchedPayment}
      variant="contained"
      size="small"
      width="sm"
      label={t({
        id: 'desk.unmatched.link',
        context: 'Button: gives a payment to an order',
        message: 'Link',
      })}
      title={t({
        id: 'desk.unmatched.linkTitle',
        context: 'Heading of a dialog; the bank’s number of a payment',
        message: `Which order is ${receipt} for?`,
      })}
      lead={
        <>
          <strong>
            <Money amount={amount} currency={currency} />
          </strong>{' '}
          {[payment.payer, payment.reference].filter(Boolean).join(' · ')}
          <p>
            {t({
              id: 'desk.unmatched.linkLead',
              context: 'In the dialog that gives a payment to an order',
              message: 'A second person confirms it. Until then nothing moves.',
            })}
          </p>
        </>
      }
      confirm={t({
        id: 'desk.unmatched.linkConfirm',
        context: 'Button of a dialog',
        message: 'Ask for it',
      })}
      defaultValues={payment.proposal ? { order: payment.proposal.order } : {}}
      fields={<OrderInput payment={payment} />}
      toBody={({ order, reason }) => ({ id, order, reason })}
    />
  );
}

/** The latest orders that take a payment, found by reference, account, payer or amount; those of the same amount first. */
function OrderInput({ payment }: { payment: Unmatched }) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const { money, dateTime } = useDeskFormats();
  const brand = useBrand()?.merchantCode;
  const { data, isPending } = useQuery({
    queryKey: ['desk.deposits.latest', brand],
    queryFn: ({ signal }) =>
      calls.call(listDeskDeposits, { query: { limit: LARGEST_PAGE }, signal }),
  });
  const isSame = ({ toPay }: { toPay: string }) => toPay === payment.amount;
  const choices = (data?.items ?? [])
    .filter(({ state }) => TAKES_PAYMENTS.includes(state))
    .toSorted((a, b) => Number(isSame(b)) - Number(isSame(a)))
    .map((row) => ({
      id: row.order,
      name: [
        money(row.toPay, row.currency),
        row.reference,
        row.member.account,
        row.payerName,
        dateTime(row.createdAt),
      ]
        .filter(Boolean)
        .join(' · '),
    }));
  return (
    <AutocompleteInput
      source="order"
      label={t({
        id: 'desk.unmatched.order',
        context: 'Label of the field: the order that a payment is for',
        message: 'Order',
      })}
      choices={choices}
      isPending={isPending}
      translateChoice={false}
      validate={[required()]}
      helperText={false}
    />
  );
}
