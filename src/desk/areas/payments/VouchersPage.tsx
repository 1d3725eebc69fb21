import { useLingui } from '@lingui/react/macro';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import {
  exportVouchers,
  voidVouchers,
  type listVoucherBatches,
} from '../../../../schemas/desk/vouchers.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Money, Time } from '../../parts/values.tsx';
import { useBrand } from '../../session/DeskContext.tsx';
import { useProven } from '../../session/SecondFactor.tsx';
import { downloadFile } from '../../transport/downloadFile.ts';
import { FindVoucher } from './FindVoucher.tsx';
import { NewVouchers } from './NewVouchers.tsx';
import styles from './payments.module.css';
import { useVoucherWords } from './useVoucherWords.ts';

type Batch = DeskValueOf<typeof listVoucherBatches>['items'][number];

/** Codes that pay in: made, handed out as a file, and called back. */
export function VouchersPage() {
  const { t } = useLingui();
  const words = useVoucherWords();
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.vouchers.title',
          context: 'Heading of the page',
          message: 'Vouchers',
        })}
      >
        <FindVoucher />
        <NewVouchers />
      </PageHead>
      <p className={styles.note}>
        {t({
          id: 'desk.vouchers.lead',
          context: 'Under the heading of the page; the method is what members choose to pay in by',
          message:
            'Members pay in by a code where the site offers a method of type voucher with a channel of the provider “Vouchers of the house”.',
        })}{' '}
        <Link to="/channels">
          {t({
            id: 'desk.menu.channels',
            context: 'Entry of the menu',
            message: 'Payment channels',
          })}
        </Link>
      </p>
      <DeskList<Batch>
        resource="vouchers"
        phone={(row) => ({
          title: row.name,
          aside: <Money amount={row.amount} currency={row.currency} />,
          note: words.used(row),
          noteAside: <BatchButtons batch={row} />,
        })}
        columns={[
          { name: 'name', label: words.name },
          {
            name: 'amount',
            label: words.amount,
            show: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
            isNumber: true,
          },
          { name: 'redeemed', label: words.redeemed, show: (row) => words.used(row) },
          { name: 'state', label: words.state, show: ({ state }) => words.states[state] },
          { name: 'endsAt', label: words.endsAt, show: ({ endsAt }) => <Time at={endsAt} /> },
          { name: 'createdBy', label: words.createdBy },
          { name: 'id', label: '', show: (row) => <BatchButtons batch={row} /> },
        ]}
      />
    </>
  );
}

function BatchButtons({ batch }: { batch: Batch }) {
  return (
    <span className={styles.rowButtons}>
      <DownloadButton batch={batch} />
      {batch.state === 'active' ? <VoidButton batch={batch} /> : null}
    </span>
  );
}

function DownloadButton({ batch: { id, name } }: { batch: Batch }) {
  const { t } = useLingui();
  const brand = useBrand();
  const notify = useNotify();
  const proven = useProven();
  return (
    <ActionButton
      endpoint={exportVouchers}
      size="small"
      label={t({
        id: 'desk.vouchers.download',
        context: 'Button: downloads the codes of vouchers',
        message: 'Codes',
      })}
      title={t({
        id: 'desk.vouchers.downloadTitle',
        context: 'Heading of a dialog; the name of a batch of vouchers',
        message: `Download the codes of ${name}?`,
      })}
      lead={t({
        id: 'desk.vouchers.downloadLead',
        context: 'In the dialog that downloads codes',
        message: 'Whoever has a code can pay it in. The audit keeps who downloaded them.',
      })}
      confirm={t({
        id: 'desk.vouchers.downloadConfirm',
        context: 'Button of a dialog',
        message: 'Download',
      })}
      toBody={({ reason }) => ({ id, reason })}
      make={async (endpoint, body) => {
        await proven(() => downloadFile(endpoint, { body }, brand?.merchantCode));
        notify(
          t({
            id: 'desk.export.done',
            context: 'Notice after a file was downloaded',
            message: 'The file is in your downloads.',
          }),
          { type: 'success' },
        );
      }}
    />
  );
}

function VoidButton({ batch: { id, name, count, redeemed } }: { batch: Batch }) {
  const { t } = useLingui();
  const left = count - redeemed;
  return (
    <ActionButton
      endpoint={voidVouchers}
      size="small"
      danger
      label={t({
        id: 'desk.vouchers.void',
        context: 'Button: makes codes of vouchers good for nothing',
        message: 'Call back',
      })}
      title={t({
        id: 'desk.vouchers.voidTitle',
        context: 'Heading of a dialog; the name of a batch of vouchers',
        message: `Call ${name} back?`,
      })}
      lead={t({
        id: 'desk.vouchers.voidLead',
        context: 'In the dialog that calls vouchers back; {left} codes were not redeemed',
        message: `Codes that nobody redeemed: ${left}. They are good for nothing from then on.`,
      })}
      confirm={t({
        id: 'desk.vouchers.voidConfirm',
        context: 'Button of a dialog',
        message: 'Call them back',
      })}
      toBody={({ reason }) => ({ id, reason })}
    />
  );
}
