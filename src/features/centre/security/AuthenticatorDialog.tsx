import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  beginAuthenticator,
  bindAuthenticator,
  renewRecoveryCodes,
  type Security,
} from '../../../api/security.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { MEMBER_KEY } from '../../../platform/http/memberKey.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { CodeField } from '../../../ui/fields/TextField.tsx';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CopyText } from '../../../ui/CentreFrame/CopyText.tsx';
import { ProofFields, useOwnerProof } from './ProofFields.tsx';
import { ProveDialog } from './ProveDialog.tsx';
import styles from './Security.module.css';

interface Shown {
  security: Security;
  onDone: (security: Security) => void;
  onClose: () => void;
}

/** Binds an authenticator app: its QR code, a code of it, and then the recovery codes. */
export function AuthenticatorDialog({ security, onDone, onClose }: Shown) {
  const http = useHttp();
  const owner = useOwnerProof(security);
  const [code, setCode] = useState('');
  const [wasSent, setSent] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const offer = useQuery({
    queryKey: [MEMBER_KEY, 'authenticatorOffer'],
    queryFn: () => beginAuthenticator(http, {}),
    staleTime: Infinity,
    gcTime: 0,
  });
  const bind = useMutation({
    mutationFn: (given: string) =>
      bindAuthenticator(http, { offer: given, code, proof: owner.proof }),
    onSuccess: (value) => {
      setCodes(value.codes);
      onDone(value.security);
    },
  });
  const submit = (press: FormEvent) => {
    press.preventDefault();
    setSent(true);
    if (offer.data && code.trim() !== '' && owner.isComplete) bind.mutate(offer.data.offer);
  };
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  return (
    <Dialog
      isDirty={code !== ''}
      title={
        <Trans id="centre.own.authenticator.add" context="Heading of a dialog">
          Add an authenticator app
        </Trans>
      }
      lead={
        <Trans id="centre.own.authenticator.lead" context="Lead of a dialog">
          Scan this with the app, then enter the six digits that it shows.
        </Trans>
      }
      onClose={onClose}
    >
      <form className={centre.form} method="post" noValidate onSubmit={submit}>
        <CallFault cause={offer.error ?? bind.error} />
        <Offer uri={offer.data?.uri} secret={offer.data?.secret} />
        <CodeField
          label={
            <Trans id="centre.own.authenticator.code" context="Field: six digits from an app">
              Six digits from the app
            </Trans>
          }
          fault={
            wasSent &&
            code.trim() === '' && (
              <Trans id="centre.own.authenticator.code.missing" context="Below an empty field">
                Enter the six digits that the app shows.
              </Trans>
            )
          }
          maxLength={16}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <ProofFields owner={owner} wasSent={wasSent} />
        <DialogActions>
          <Button type="submit" kind="primary" size="large" loading={bind.isPending}>
            <Trans id="centre.own.authenticator.do" context="Button: binds an app">
              Turn on
            </Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Other recovery codes in place of those that there were. */
export function NewCodesDialog({ security, onDone, onClose }: Shown) {
  const http = useHttp();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  return (
    <ProveDialog
      security={security}
      title={
        <Trans id="centre.own.codes.new" context="Heading of a dialog">
          New recovery codes
        </Trans>
      }
      lead={
        <Trans id="centre.own.codes.lead" context="Lead of a dialog">
          The codes you have now stop working.
        </Trans>
      }
      submit={
        <Trans id="centre.own.codes.do" context="Button: makes other recovery codes">
          Make new codes
        </Trans>
      }
      perform={(proof) => renewRecoveryCodes(http, { proof })}
      onDone={(value) => {
        setCodes(value.codes);
        onDone(value.security);
      }}
      onClose={onClose}
    />
  );
}

/** Recovery codes, which are shown this once. */
function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      size="small"
      isDirty
      title={
        <Trans id="centre.own.codes" context="Heading: codes that stand for a lost phone">
          Keep your recovery codes
        </Trans>
      }
      lead={
        <Trans id="centre.own.codes.why" context="Lead above recovery codes">
          Each of them works once in place of the app, for when your phone is lost. They are not
          shown again.
        </Trans>
      }
      onClose={onClose}
    >
      <div className={centre.form}>
        <div className={styles.codes} dir="ltr">
          {codes.map((code) => (
            <code key={code}>{code}</code>
          ))}
        </div>
        <CopyText
          name={
            <Trans id="centre.own.codes.copy" context="Beside a button that copies all codes">
              All ten codes
            </Trans>
          }
          text={codes.join('\n')}
          shown="…"
        />
        <DialogActions>
          <Button kind="primary" size="large" onClick={onClose}>
            <Trans id="centre.own.codes.kept" context="Button: the codes were written down">
              I have kept them
            </Trans>
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

/** What the app scans, and the same to type. */
function Offer({ uri, secret }: { uri: string | undefined; secret: string | undefined }) {
  if (uri === undefined || secret === undefined) return <Skeleton className={centre.lineShape} />;
  return (
    <>
      <div className={styles.qr}>
        <QrCode text={uri} />
      </div>
      <CopyText
        name={
          <Trans id="centre.own.authenticator.key" context="Above a key to copy into an app">
            Or type this key into the app
          </Trans>
        }
        text={secret}
      />
    </>
  );
}
