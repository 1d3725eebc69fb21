import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import {
  addPasskey,
  beginPasskey,
  removePasskey,
  renamePasskey,
  type OwnerProof,
  type Security,
} from '../../../api/security.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Problem } from '../../../platform/http/problem.ts';
import { rememberPasskey } from '../../../platform/session/rememberedLogin.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { ProveDialog } from './ProveDialog.tsx';
import { Row } from './rowParts.tsx';
import styles from './Security.module.css';

interface Shown {
  security: Security;
  onDone: (security: Security) => void;
  onClose: () => void;
}

/** What the device calls itself, until its owner calls it otherwise. */
function nameDevice(): string {
  const { userAgent } = navigator;
  const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'];
  return systems.find((system) => userAgent.includes(system)) ?? 'Passkey';
}

/** Makes a passkey on this device. */
export function AddPasskeyDialog({ security, onDone, onClose }: Shown) {
  const http = useHttp();
  const perform = async (proof: OwnerProof) => {
    const { options } = await beginPasskey(http, { proof });
    const { startRegistration } = await import('@simplewebauthn/browser');
    const response = await startRegistration({ optionsJSON: options as never }).catch(() => {
      throw new Problem('passkeyMissing', 'The device made no passkey.');
    });
    const kept = await addPasskey(http, { name: nameDevice(), response: { ...response } });
    rememberPasskey();
    return kept;
  };
  return (
    <ProveDialog
      security={security}
      title={
        <Trans id="centre.own.passkey.add" context="Heading of a dialog">
          Add a passkey
        </Trans>
      }
      lead={
        <Trans id="centre.own.passkey.lead" context="Lead of a dialog">
          Your device then asks for your fingerprint, face or PIN, and you need no password here.
        </Trans>
      }
      submit={
        <Trans id="centre.own.passkey.do" context="Button: the device makes a passkey">
          Add this device
        </Trans>
      }
      perform={perform}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

/** The passkeys that there are: named, and removed. */
export function PasskeysDialog({ security, onDone, onClose }: Shown) {
  const [leaving, setLeaving] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const http = useHttp();
  const back = () => {
    setLeaving(undefined);
    setAdding(false);
  };
  const done = (next: Security) => {
    onDone(next);
    back();
  };
  if (isAdding) return <AddPasskeyDialog security={security} onDone={done} onClose={back} />;
  if (leaving !== undefined) {
    return (
      <ProveDialog
        security={security}
        title={
          <Trans id="centre.own.passkey.remove" context="Heading of a dialog">
            Remove this passkey?
          </Trans>
        }
        lead={
          <Trans id="centre.own.passkey.removeLead" context="Lead of a dialog">
            It opens your account no more. Your device may go on showing it until you delete it
            there.
          </Trans>
        }
        submit={
          <Trans id="centre.own.remove" context="Button: removes an address, number or passkey">
            Remove
          </Trans>
        }
        perform={(proof) => removePasskey(http, { id: leaving, proof })}
        onDone={done}
        onClose={back}
      />
    );
  }
  return (
    <Dialog
      title={
        <Trans id="centre.own.passkeys.title" context="Heading of a dialog">
          Your passkeys
        </Trans>
      }
      onClose={onClose}
    >
      <ul className={styles.rows}>
        {security.passkeys.map((passkey) => (
          <Passkey
            key={passkey.id}
            passkey={passkey}
            onDone={onDone}
            onRemove={() => setLeaving(passkey.id)}
          />
        ))}
      </ul>
      <DialogActions>
        <Button kind="primary" size="large" onClick={() => setAdding(true)}>
          <Trans id="centre.own.passkey.add" context="Heading of a dialog">
            Add a passkey
          </Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Passkey(props: {
  passkey: Security['passkeys'][number];
  onDone: (security: Security) => void;
  onRemove: () => void;
}) {
  const { passkey, onDone, onRemove } = props;
  const { id, name, addedAt, lastUsedAt } = passkey;
  const { t } = useLingui();
  const http = useHttp();
  const formats = useFormats();
  const [typed, setTyped] = useState<string>();
  const rename = useMutation({
    mutationFn: (next: string) => renamePasskey(http, { id, name: next }),
    onSuccess: (next) => {
      onDone(next);
      setTyped(undefined);
    },
  });
  const used = formats.dateTime(lastUsedAt ?? addedAt);
  if (typed !== undefined) {
    return (
      <li className={centre.form}>
        <CallFault cause={rename.error} />
        <TextField
          label={t({
            id: 'centre.own.passkey.name',
            context: 'Field: what a passkey is called',
            message: 'Name of the passkey',
          })}
          maxLength={60}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          loading={rename.isPending}
          onClick={() => typed.trim() !== '' && rename.mutate(typed.trim())}
        >
          <Trans id="centre.own.contact.do" context="Button: binds an address or number">
            Save
          </Trans>
        </Button>
      </li>
    );
  }
  return (
    <Row
      Icon={KeyRound}
      name={<bdi>{name}</bdi>}
      state={
        lastUsedAt === null ? (
          <Trans id="centre.own.passkey.added" context="Of a passkey; a moment is inside">
            Added {used}
          </Trans>
        ) : (
          <Trans id="centre.own.passkey.used" context="Of a passkey; a moment is inside">
            Last used {used}
          </Trans>
        )
      }
    >
      <Button size="small" onClick={() => setTyped(name)}>
        <Trans id="centre.own.rename" context="Button: gives a passkey another name">
          Rename
        </Trans>
      </Button>
      <Button size="small" kind="quiet" onClick={onRemove}>
        <Trans id="centre.own.remove" context="Button: removes an address, number or passkey">
          Remove
        </Trans>
      </Button>
    </Row>
  );
}
