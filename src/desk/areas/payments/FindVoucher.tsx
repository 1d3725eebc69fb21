import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { required, TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { findVoucher } from '../../../../schemas/desk/vouchers.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Facts, Money, Time } from '../../parts/values.tsx';
import { useDesk } from '../../session/DeskContext.tsx';
import { useOrderWords } from './useOrderWords.ts';
import { useVoucherWords } from './useVoucherWords.ts';

type Found = DeskValueOf<typeof findVoucher>;

const LONGEST_CODE = 40;

/** Looks up what became of a code that a member reads out. */
export function FindVoucher() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const [found, setFound] = useState<Found>();
  const label = t({
    id: 'desk.vouchers.find',
    context: 'Button: looks a code of a voucher up',
    message: 'Look a code up',
  });
  return (
    <>
      <ActionButton<typeof findVoucher, { code: string }>
        endpoint={findVoucher}
        label={label}
        title={label}
        confirm={t({
          id: 'desk.vouchers.findConfirm',
          context: 'Button of a dialog that looks a code up',
          message: 'Look it up',
        })}
        reason="none"
        fields={
          <TextInput
            source="code"
            label={t({
              id: 'desk.vouchers.code',
              context: 'Field: the code of a voucher',
              message: 'Code',
            })}
            validate={[required()]}
            slotProps={{ htmlInput: { autoComplete: 'off', maxLength: LONGEST_CODE } }}
            helperText={false}
          />
        }
        toBody={({ code }) => ({ code })}
        make={async (endpoint, body) => setFound(await calls.call(endpoint, { body }))}
      />
      {found ? <FoundVoucher found={found} onClose={() => setFound(undefined)} /> : null}
    </>
  );
}

function FoundVoucher({ found, onClose }: { found: Found; onClose: () => void }) {
  const { t } = useLingui();
  const words = useVoucherWords();
  const { order } = useOrderWords();
  const headingId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={headingId}>
      <DialogTitle id={headingId}>
        {found.name} · {found.place}
      </DialogTitle>
      <DialogContent>
        <Facts
          rows={[
            [words.amount, <Money key="amount" amount={found.amount} currency={found.currency} />],
            [words.state, words.states[found.state]],
            [words.redeemed, found.redeemedAt && <Time key="at" at={found.redeemedAt} />],
            [
              order,
              found.order && (
                <Link key="order" to={`/deposits/${found.order}`}>
                  {found.order}
                </Link>
              ),
            ],
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          {t({ id: 'desk.vouchers.close', context: 'Button of a dialog', message: 'Close' })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
