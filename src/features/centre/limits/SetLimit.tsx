import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { formatMinor } from '../../../../engine/minorUnits.ts';
import { changeLimit, limits, type Limit } from '../../../api/limits.ts';
import { useBrand } from '../../../platform/brand/BrandContext.tsx';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { useTypedMoney } from '../../../ui/fields/useTypedMoney.ts';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { KindName, RaiseLead, SpanName } from './limitWords.tsx';

/** Asks for the amount of a limit, and says before it is sent when it will hold. */
export function SetLimit(props: { limit: Limit; raiseDelayHours: number; onClose: () => void }) {
  const { limit, raiseDelayHours, onClose } = props;
  const http = useHttp();
  const queryClient = useQueryClient();
  const { decimals } = useBrand().currency;
  const [text, setText] = useState('');
  const [wasSent, setSent] = useState(false);
  const { money } = useTypedMoney(text);
  const minor = money.ok && money.minor > 0n ? money.minor : null;
  const change = useMutation({
    mutationFn: (amount: string | null) =>
      changeLimit(http, { kind: limit.kind, span: limit.span, amount }),
    onSuccess: (value) => {
      queryClient.setQueryData(limits(http).queryKey, value);
      onClose();
    },
  });
  const submit = (press: FormEvent) => {
    press.preventDefault();
    setSent(true);
    if (minor !== null) change.mutate(formatMinor(minor, decimals));
  };
  return (
    <Dialog
      size="small"
      isDirty={text !== ''}
      title={
        <>
          <KindName kind={limit.kind} /> · <SpanName span={limit.span} />
        </>
      }
      lead={<RaiseLead isFirst={limit.amount === null} raiseDelayHours={raiseDelayHours} />}
      onClose={onClose}
    >
      <form className={centre.form} noValidate onSubmit={submit}>
        <CallFault cause={change.error} />
        <MoneyField
          label={
            <Trans id="centre.limits.amount" context="Field: the amount of a limit">
              At most
            </Trans>
          }
          wasSent={wasSent}
          data-first-focus
          value={text}
          onChange={setText}
        />
        <DialogActions>
          <Button type="submit" kind="primary" size="large" loading={change.isPending}>
            <Trans id="centre.limits.save" context="Button: sends the amount of a limit">
              Set this limit
            </Trans>
          </Button>
          {limit.amount !== null && (
            <Button
              kind="quiet"
              size="large"
              loading={change.isPending}
              onClick={() => change.mutate(null)}
            >
              <Trans id="centre.limits.remove" context="Button: takes a limit away, which waits">
                Remove the limit
              </Trans>
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
