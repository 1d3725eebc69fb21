import { Trans } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { getCountryCodes } from '../../../../schemas/api/system.ts';
import { MAX_TYPED_PHONE } from '../../../../engine/fields/phoneText.ts';
import {
  sendContactCode,
  setContact,
  type ContactKind,
  type Security,
} from '../../../api/security.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import type { Http } from '../../../platform/http/http.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { CodeButton } from '../../../ui/fields/CodeButton.tsx';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { CodeField, TextField } from '../../../ui/fields/TextField.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { ProofFields, useOwnerProof } from './ProofFields.tsx';

const countryCodes = (http: Http) =>
  queryOptions({
    queryKey: [getCountryCodes.id],
    queryFn: ({ signal }) => http.call(getCountryCodes, { signal }),
    staleTime: Infinity,
  });

/** Binds an e-mail address or a mobile number by a code that is sent there, or puts another one in place. */
export function ContactDialog(props: {
  kind: ContactKind;
  security: Security;
  onDone: (security: Security) => void;
  onClose: () => void;
}) {
  const { kind, security, onDone, onClose } = props;
  const http = useHttp();
  const owner = useOwnerProof(security);
  const target = useTarget(kind);
  const [code, setCode] = useState('');
  const [wasSent, setSent] = useState(false);
  const sending = useMutation({ mutationFn: () => sendContactCode(http, target.body) });
  const binding = useMutation({
    mutationFn: () =>
      setContact(http, { ...target.body, verificationCode: code, proof: owner.proof }),
    onSuccess: onDone,
  });
  const sendCode = async () => {
    if (!target.text) {
      setSent(true);
      return null;
    }
    binding.reset();
    const { expiredMinutes } = await sending.mutateAsync().catch(() => ({ expiredMinutes: null }));
    return expiredMinutes === null ? null : expiredMinutes * 60;
  };
  const submit = (press: FormEvent) => {
    press.preventDefault();
    setSent(true);
    sending.reset();
    if (target.text && code.trim() !== '' && owner.isComplete) binding.mutate();
  };
  const { masked, isProven } = security[kind];
  return (
    <Dialog
      size="small"
      isDirty={target.text !== ''}
      title={<Title kind={kind} isNew={masked === null} />}
      lead={
        masked !== null && isProven ? (
          <Trans
            id="centre.own.contact.lead"
            context="Above the form for another address or number"
          >
            The one you have now is told, and withdrawals rest for a day.
          </Trans>
        ) : undefined
      }
      onClose={onClose}
    >
      <form className={centre.form} method="post" noValidate onSubmit={submit}>
        <CallFault cause={sending.error ?? binding.error} />
        <TargetField kind={kind} target={target} isMissing={wasSent && target.text === ''} />
        <CodeInput
          isMissing={wasSent && code.trim() === ''}
          value={code}
          onChange={setCode}
          button={<CodeButton name={`contact ${kind}`} onSend={sendCode} />}
        />
        <ProofFields owner={owner} wasSent={wasSent} />
        <DialogActions>
          <Button type="submit" kind="primary" size="large" loading={binding.isPending}>
            <Trans id="centre.own.contact.do" context="Button: binds an address or number">
              Save
            </Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Title({ kind, isNew }: { kind: ContactKind; isNew: boolean }) {
  if (kind === 'email') {
    return isNew ? (
      <Trans id="centre.own.email.add" context="Heading of a dialog">
        Add an e-mail address
      </Trans>
    ) : (
      <Trans id="centre.own.email.change" context="Heading of a dialog">
        Your e-mail address
      </Trans>
    );
  }
  return isNew ? (
    <Trans id="centre.own.phone.add" context="Heading of a dialog">
      Add a mobile number
    </Trans>
  ) : (
    <Trans id="centre.own.phone.change" context="Heading of a dialog">
      Your mobile number
    </Trans>
  );
}

/** The address or number that is typed, as calls carry it. */
function useTarget(kind: ContactKind) {
  const http = useHttp();
  const { data } = useQuery({ ...countryCodes(http), enabled: kind === 'phone' });
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const countries = data?.countries ?? [];
  const country =
    countries.find(({ countryCode }) => countryCode === (chosen ?? data?.current)) ?? countries[0];
  const typed = text.trim();
  const body =
    kind === 'email'
      ? ({ kind, email: typed } as const)
      : ({
          kind,
          mobileNum: typed,
          ...(country && { countryDialingCode: country.countryDialingCode }),
        } as const);
  return { text: typed, typed: text, setText, countries, country, setChosen, body };
}

function TargetField(props: {
  kind: ContactKind;
  target: ReturnType<typeof useTarget>;
  isMissing: boolean;
}) {
  const { kind, target, isMissing } = props;
  if (kind === 'email') {
    return (
      <TextField
        label={
          <Trans id="centre.own.email.new" context="Field">
            E-mail address
          </Trans>
        }
        fault={
          isMissing && (
            <Trans id="centre.own.email.missing" context="Below an empty field">
              Enter an e-mail address.
            </Trans>
          )
        }
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        maxLength={320}
        data-first-focus
        value={target.typed}
        onChange={({ target: { value } }) => target.setText(value)}
      />
    );
  }
  return (
    <PhoneField
      label={
        <Trans id="centre.own.phone.new" context="Field">
          Mobile number
        </Trans>
      }
      fault={
        isMissing && (
          <Trans id="centre.own.phone.missing" context="Below an empty field">
            Enter a mobile number.
          </Trans>
        )
      }
      countries={target.countries}
      country={target.country}
      onCountry={({ countryCode }) => target.setChosen(countryCode)}
      maxLength={MAX_TYPED_PHONE}
      data-first-focus
      value={target.typed}
      onChange={({ target: { value } }) => target.setText(value)}
    />
  );
}

/** The code that was sent to the new address or number. */
function CodeInput(props: {
  isMissing: boolean;
  value: string;
  onChange: (text: string) => void;
  button: ReactNode;
}) {
  const { isMissing, value, onChange, button } = props;
  return (
    <CodeField
      label={
        <Trans id="centre.own.contact.code" context="Field: a code that was sent">
          Code that we send there
        </Trans>
      }
      fault={
        isMissing && (
          <Trans id="centre.own.contact.code.missing" context="Below an empty field">
            Have a code sent, and enter it.
          </Trans>
        )
      }
      maxLength={255}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      inside={button}
    />
  );
}
