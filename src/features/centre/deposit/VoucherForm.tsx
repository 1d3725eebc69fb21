import { Trans } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import type { DepositMethod } from '../../../api/payments.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { useVoucher } from './useVoucher.ts';

/** A code that pays in what it is worth; `children` choose another way to pay. */
export function VoucherForm({ method, children }: { method: DepositMethod; children: ReactNode }) {
  const form = useVoucher(method.id);
  const submit = (press: FormEvent) => {
    press.preventDefault();
    form.send();
  };
  return (
    <form className={centre.columns} noValidate onSubmit={submit}>
      <div className={centre.stack}>
        <section className={centre.panel}>
          <TextField
            label={
              <Trans id="centre.voucher.code" context="Field: the code of a voucher">
                Code of the voucher
              </Trans>
            }
            help={
              <Trans id="centre.voucher.help" context="Below the field for the code of a voucher">
                16 letters and digits, with or without dashes.
              </Trans>
            }
            fault={
              form.isFaulty && (
                <Trans id="centre.voucher.mistyped" context="The code cannot be that of a voucher">
                  That is no code of a voucher. Check it, character by character.
                </Trans>
              )
            }
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={form.code}
            onChange={({ target }) => form.type(target.value)}
          />
        </section>
        {children}
      </div>
      <section className={centre.panel}>
        <p className={centre.quiet}>
          {method.text ?? (
            <Trans id="centre.voucher.lead" context="Beside the field for the code of a voucher">
              What the voucher is worth is in your wallet at once.
            </Trans>
          )}
        </p>
        <CallFault cause={form.problem} />
        <Button type="submit" kind="primary" size="large" wide loading={form.isBusy}>
          <Trans id="centre.voucher.submit" context="Button that pays a voucher in">
            Redeem
          </Trans>
        </Button>
      </section>
    </form>
  );
}
