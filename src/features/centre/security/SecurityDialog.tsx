import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  closeMyAccount,
  downloadMyData,
  removeAuthenticator,
  removeContact,
  security as securityQuery,
  type Security,
} from '../../../api/security.ts';
import { memberInfo } from '../../../api/member.ts';
import { paymentPassword } from '../../../api/payments.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { ChangePassword } from '../pass/ChangePassword.tsx';
import { ForgottenPassword } from '../pass/ForgottenPassword.tsx';
import { NewPassword } from '../pass/NewPassword.tsx';
import { AuthenticatorDialog, NewCodesDialog } from './AuthenticatorDialog.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { AddPasskeyDialog, PasskeysDialog } from './PasskeyDialogs.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { ProveDialog } from './ProveDialog.tsx';

/** Which dialog of the account is open. */
export interface Opened {
  readonly dialog:
    | 'email'
    | 'phone'
    | 'removeEmail'
    | 'removePhone'
    | 'paymentPassword'
    | 'authenticator'
    | 'removeAuthenticator'
    | 'codes'
    | 'passkey'
    | 'passkeys'
    | 'picture'
    | 'download'
    | 'close';
}

interface Shown {
  security: Security;
  onDone: (security: Security) => void;
  onClose: () => void;
}

/** The dialog that is open over the page of the account. */
export function SecurityDialog(props: { opened: Opened; security: Security; onClose: () => void }) {
  const { opened, security, onClose } = props;
  const http = useHttp();
  const queryClient = useQueryClient();
  const keep = (next: Security) => {
    queryClient.setQueryData(securityQuery(http).queryKey, next);
    void queryClient.invalidateQueries({ queryKey: memberInfo(http).queryKey });
  };
  const done = (next: Security) => {
    keep(next);
    onClose();
  };
  const shared = { security, onClose, onDone: done };
  switch (opened.dialog) {
    case 'email':
    case 'phone':
      return <ContactDialog kind={opened.dialog} {...shared} />;
    case 'removeEmail':
      return <RemoveContact kind="email" {...shared} />;
    case 'removePhone':
      return <RemoveContact kind="phone" {...shared} />;
    case 'paymentPassword':
      return <PaymentPasswordDialog onClose={onClose} />;
    case 'authenticator':
      return <AuthenticatorDialog {...shared} onDone={keep} />;
    case 'codes':
      return <NewCodesDialog {...shared} onDone={keep} />;
    case 'removeAuthenticator':
      return <RemoveAuthenticator {...shared} />;
    case 'passkey':
      return <AddPasskeyDialog {...shared} />;
    case 'passkeys':
      return <PasskeysDialog {...shared} onDone={keep} />;
    case 'picture':
      return <PictureDialog onClose={onClose} />;
    case 'download':
      return <DownloadDialog security={security} onClose={onClose} />;
    case 'close':
      return <CloseDialog {...shared} />;
  }
}

function RemoveContact({ kind, ...shown }: Shown & { kind: 'email' | 'phone' }) {
  const http = useHttp();
  return (
    <ProveDialog
      {...shown}
      title={
        kind === 'email' ? (
          <Trans id="centre.own.email.remove" context="Heading of a dialog">
            Remove your e-mail address?
          </Trans>
        ) : (
          <Trans id="centre.own.phone.remove" context="Heading of a dialog">
            Remove your mobile number?
          </Trans>
        )
      }
      lead={
        <Trans id="centre.own.contact.lead" context="Above the form for another address or number">
          The one you have now is told, and withdrawals rest for a day.
        </Trans>
      }
      submit={
        <Trans id="centre.own.remove" context="Button: removes an address, number or passkey">
          Remove
        </Trans>
      }
      perform={(proof) => removeContact(http, { kind, proof })}
    />
  );
}

function RemoveAuthenticator(shown: Shown) {
  const http = useHttp();
  return (
    <ProveDialog
      {...shown}
      title={
        <Trans id="centre.own.authenticator.remove" context="Heading of a dialog">
          Turn the authenticator off?
        </Trans>
      }
      lead={
        <Trans id="centre.own.authenticator.removeLead" context="Lead of a dialog">
          Your password alone then opens the account. Withdrawals rest for a day.
        </Trans>
      }
      submit={
        <Trans id="centre.own.turnOff" context="Button: removes the authenticator">
          Turn off
        </Trans>
      }
      perform={(proof) => removeAuthenticator(http, { proof })}
    />
  );
}

function PaymentPasswordDialog({ onClose }: { onClose: () => void }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { data } = useQuery(paymentPassword(http));
  const [isForgotten, setForgotten] = useState(false);
  const done = () => {
    void queryClient.invalidateQueries({ queryKey: securityQuery(http).queryKey });
    onClose();
  };
  return (
    <Dialog
      size="small"
      title={
        data?.isSet ? (
          <Trans id="centre.pass.changing" context="Heading: another payment password is chosen">
            Change your payment password
          </Trans>
        ) : (
          <Trans id="centre.pass.new" context="Heading: the member sets a payment password first">
            Set a payment password
          </Trans>
        )
      }
      onClose={onClose}
    >
      {data ? (
        data.isSet ? (
          isForgotten ? (
            <ForgottenPassword password={data} onDone={done} />
          ) : (
            <ChangePassword rule={data.rule} onDone={done} onForgotten={() => setForgotten(true)} />
          )
        ) : (
          <NewPassword rule={data.rule} onDone={done} />
        )
      ) : (
        <Skeleton className={centre.lineShape} />
      )}
    </Dialog>
  );
}

function DownloadDialog({ security, onClose }: { security: Security; onClose: () => void }) {
  const http = useHttp();
  return (
    <ProveDialog
      security={security}
      title={
        <Trans id="centre.own.data" context="Heading: everything that is kept of the member">
          Your data
        </Trans>
      }
      lead={
        <Trans id="centre.own.data.lead" context="Lead of a dialog">
          Everything that we keep of you, as one file. Up to three times a day.
        </Trans>
      }
      submit={
        <Trans id="centre.own.data.do" context="Button: downloads a file">
          Download
        </Trans>
      }
      perform={(proof) => downloadMyData(http, { proof })}
      onDone={(file) => {
        saveFile(new Blob([file.text], { type: 'application/json' }), file.fileName);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function CloseDialog(shown: Shown) {
  const http = useHttp();
  return (
    <ProveDialog
      {...shown}
      title={
        <Trans id="centre.own.close.title" context="Heading of a dialog">
          Close your account?
        </Trans>
      }
      lead={
        <Trans id="centre.own.close.lead" context="Lead of a dialog">
          It closes in 24 hours. Until then you can log in and keep it; after that nobody can log in
          to it any more.
        </Trans>
      }
      submit={
        <Trans id="centre.own.close.do" context="Button: has the account closed">
          Close my account
        </Trans>
      }
      perform={(proof) => closeMyAccount(http, { proof })}
    />
  );
}
