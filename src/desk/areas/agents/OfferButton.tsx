import { useLingui } from '@lingui/react/macro';
import { ResourceContextProvider } from 'react-admin';
import { offerHouseContract, type listDeskContracts } from '../../../../schemas/desk/contracts.ts';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { HouseFields } from './HouseFields.tsx';
import { emptyValues, toTerms, toValues, type HouseValues } from './houseValues.ts';

type Row = DeskValueOf<typeof listDeskContracts>['items'][number];

/** The button that offers the head of a line a contract of the house, or other terms. */
export function OfferButton({ of }: { of?: Row }) {
  const { t } = useLingui();
  return (
    <ActionButton<typeof offerHouseContract, HouseValues>
      endpoint={offerHouseContract}
      size="small"
      width="md"
      label={
        of
          ? t({ id: 'desk.contract.change', context: 'Button', message: 'Other terms' })
          : t({ id: 'desk.contract.offer', context: 'Button', message: 'Offer terms of the house' })
      }
      title={t({
        id: 'desk.contract.offerTitle',
        context: 'Heading of a dialog',
        message: 'What does the house pay the head of a line?',
      })}
      lead={t({
        id: 'desk.contract.offerLead',
        context: 'In the dialog that offers a contract of the house',
        message:
          'A second person agrees; then the agent answers within seven days. The last tier that is reached holds for the whole base.',
      })}
      confirm={t({
        id: 'desk.contract.offerConfirm',
        context: 'Button of a dialog',
        message: 'Ask for it',
      })}
      defaultValues={of ? toValues(of) : emptyValues()}
      fields={
        <ResourceContextProvider value="contracts">
          <HouseFields isKnown={of !== undefined} />
        </ResourceContextProvider>
      }
      toBody={({ reason, ...values }) => ({
        kind: values.kind,
        group: values.group,
        account: values.account.trim(),
        terms: toTerms(values),
        ...(of && { id: of.id }),
        reason,
      })}
    />
  );
}
