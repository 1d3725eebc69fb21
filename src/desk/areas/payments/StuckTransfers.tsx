import { useLingui } from '@lingui/react/macro';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import {
  askTransferAgain,
  type listStuckTransfers,
} from '../../../../schemas/desk/walletTransfers.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { DeskList } from '../../parts/DeskList.tsx';
import { useNow } from '../../parts/useNow.ts';
import { Age, Money } from '../../parts/values.tsx';
import { useOrderWords } from './useOrderWords.ts';

type Row = DeskValueOf<typeof listStuckTransfers>['items'][number];

const AGAIN_MS = 15_000;

/** Transfers to vendors and back that nobody has known the end of for an hour: only the vendor's word ends them. */
export function StuckTransfers() {
  const { t } = useLingui();
  const words = useOrderWords();
  const now = useNow();
  const ways = {
    in: t({
      id: 'desk.transfer.in',
      context: 'Direction of a transfer: from a member’s main wallet to a vendor of games',
      message: 'To the vendor',
    }),
    out: t({
      id: 'desk.transfer.out',
      context: 'Direction of a transfer: from a vendor of games to a member’s main wallet',
      message: 'From the vendor',
    }),
  };
  const ask = ({ id }: Row) => (
    <ActionButton<typeof askTransferAgain>
      endpoint={askTransferAgain}
      size="small"
      label={t({
        id: 'desk.transfer.ask',
        context: 'Button: ask a vendor again what became of a transfer',
        message: 'Ask again',
      })}
      title={t({
        id: 'desk.transfer.askTitle',
        context: 'Heading of a dialog',
        message: 'Ask the vendor again?',
      })}
      lead={t({
        id: 'desk.transfer.askLead',
        context: 'In the dialog that has a vendor asked again about a transfer',
        message:
          'The money moves by the vendor’s answer alone: on where it arrived, back where it was refused.',
      })}
      confirm={t({
        id: 'desk.transfer.askConfirm',
        context: 'Button of a dialog',
        message: 'Ask now',
      })}
      toBody={({ reason }) => ({ transfer: id, reason })}
    />
  );
  return (
    <DeskList<Row>
      resource="payments.stuckTransfers"
      fixed={{}}
      againMs={AGAIN_MS}
      phone={(row) => ({
        title: `${row.member.account} · ${row.vendor}`,
        aside: <Money amount={row.amount} currency={row.currency} />,
        note: (
          <>
            {ways[row.direction]} {ask(row)}
          </>
        ),
        noteAside: <Age at={row.createdAt} now={now} />,
      })}
      columns={[
        {
          name: 'createdAt',
          label: words.age,
          show: ({ createdAt }) => <Age at={createdAt} now={now} />,
        },
        { name: 'member.account', label: words.member },
        {
          name: 'vendor',
          label: t({ id: 'desk.transfer.vendor', context: 'Column', message: 'Vendor' }),
        },
        {
          name: 'direction',
          label: t({ id: 'desk.transfer.way', context: 'Column', message: 'Direction' }),
          show: ({ direction }) => ways[direction],
        },
        {
          name: 'amount',
          label: words.amount,
          show: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          isNumber: true,
        },
        {
          name: 'tries',
          label: t({
            id: 'desk.transfer.tries',
            context: 'Column: how often a vendor was asked about a transfer',
            message: 'Asked',
          }),
          isNumber: true,
        },
        {
          name: 'answer',
          label: t({
            id: 'desk.transfer.answer',
            context: 'Column: why it is not known what became of a transfer',
            message: 'What came back',
          }),
        },
        {
          name: 'id',
          label: t({
            id: 'desk.transfer.do',
            context: 'Column with a button that asks again',
            message: 'Action',
          }),
          show: ask,
        },
      ]}
    />
  );
}
