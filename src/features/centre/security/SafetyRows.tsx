import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  KeyRound,
  Landmark,
  LockKeyhole,
  Mail,
  ShieldCheck,
  Smartphone,
  WalletMinimal,
} from 'lucide-react';
import type { ContactKind, Security, SecurityAdvice } from '../../../api/security.ts';
import { useModals } from '../../../platform/modals/modals.ts';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Add, Change, NotSet, Row, Set, Since } from './rowParts.tsx';
import type { Opened } from './SecurityDialog.tsx';
import styles from './Security.module.css';

interface Rows {
  security: Security;
  onOpen: (opened: Opened) => void;
  onMend: (advice: SecurityAdvice) => void;
}

/** Everything that keeps the account safe. */
export function SafetyRows(props: Rows) {
  return (
    <div className={centre.stack}>
      <section className={centre.panel}>
        <h2 className={centre.panelTitle}>
          <Trans id="centre.own.signIn" context="Heading: password, passkeys, authenticator">
            Logging in
          </Trans>
        </h2>
        <ul className={styles.rows}>
          <SignInRows {...props} />
        </ul>
      </section>
      <section className={centre.panel}>
        <h2 className={centre.panelTitle}>
          <Trans id="centre.own.reach" context="Heading: e-mail address and mobile number">
            How we reach you
          </Trans>
        </h2>
        <ul className={styles.rows}>
          <ContactRow kind="email" {...props} />
          <ContactRow kind="phone" {...props} />
        </ul>
      </section>
      <section className={centre.panel}>
        <h2 className={centre.panelTitle}>
          <Trans id="centre.own.money" context="Heading: payment password and payout accounts">
            Your money
          </Trans>
        </h2>
        <ul className={styles.rows}>
          <MoneyRows {...props} />
        </ul>
      </section>
    </div>
  );
}

function SignInRows(rows: Rows) {
  const { password } = rows.security;
  const modals = useModals();
  return (
    <>
      <Row
        Icon={LockKeyhole}
        name={
          <Trans id="centre.own.password" context="What keeps the account safe">
            Password
          </Trans>
        }
        state={password.isSet ? <Since iso={password.changedAt} /> : <NotSet />}
      >
        <Button size="small" onClick={() => modals.open('changePassword')}>
          {password.isSet ? <Change /> : <Set />}
        </Button>
      </Row>
      <PasskeyRow {...rows} />
      <AuthenticatorRow {...rows} />
    </>
  );
}

function PasskeyRow({ security, onOpen, onMend }: Rows) {
  const count = security.passkeys.length;
  return (
    <Row
      Icon={KeyRound}
      name={
        <Trans id="centre.own.passkeys" context="What keeps the account safe">
          Passkeys
        </Trans>
      }
      state={
        <Plural
          id="centre.own.passkeys.count"
          context="State: how many passkeys there are; one logs in by fingerprint or face"
          value={count}
          _0="None yet"
          one="# passkey"
          other="# passkeys"
        />
      }
    >
      <Button
        size="small"
        onClick={() => (count === 0 ? onMend('passkey') : onOpen({ dialog: 'passkeys' }))}
      >
        {count === 0 ? (
          <Add />
        ) : (
          <Trans id="centre.own.manage" context="Button: opens the list of passkeys">
            Manage
          </Trans>
        )}
      </Button>
    </Row>
  );
}

function AuthenticatorRow({ security, onOpen }: Rows) {
  const { authenticator } = security;
  const left = authenticator.codesLeft;
  return (
    <Row
      Icon={ShieldCheck}
      name={
        <Trans id="centre.own.authenticator" context="What keeps the account safe: an app">
          Authenticator app
        </Trans>
      }
      state={
        authenticator.isOn ? (
          <Trans id="centre.own.codesLeft" context="State of the authenticator">
            On · recovery codes left: {left}
          </Trans>
        ) : (
          <Trans id="centre.own.off" context="State of the authenticator">
            Off
          </Trans>
        )
      }
    >
      {authenticator.isOn ? (
        <>
          <Button size="small" onClick={() => onOpen({ dialog: 'codes' })}>
            <Trans id="centre.own.newCodes" context="Button: other recovery codes">
              New codes
            </Trans>
          </Button>
          <Button
            size="small"
            kind="quiet"
            onClick={() => onOpen({ dialog: 'removeAuthenticator' })}
          >
            <Trans id="centre.own.turnOff" context="Button: removes the authenticator">
              Turn off
            </Trans>
          </Button>
        </>
      ) : (
        <Button size="small" onClick={() => onOpen({ dialog: 'authenticator' })}>
          <Add />
        </Button>
      )}
    </Row>
  );
}

function ContactRow({ kind, security, onOpen }: Rows & { kind: ContactKind }) {
  const { masked, isProven } = security[kind];
  const mayRemove = security.mayRemove.includes(kind);
  const { t } = useLingui();
  const isEmail = kind === 'email';
  return (
    <Row
      Icon={isEmail ? Mail : Smartphone}
      name={
        isEmail
          ? t({
              id: 'centre.own.email',
              context: 'What the member is reached by',
              message: 'E-mail',
            })
          : t({
              id: 'centre.own.phone',
              context: 'What the member is reached by',
              message: 'Mobile number',
            })
      }
      state={
        masked ? (
          <>
            <bdi dir="ltr">{masked}</bdi>
            {!isProven && (
              <>
                {' · '}
                <Trans id="centre.own.unproven" context="State of an e-mail address or number">
                  not confirmed
                </Trans>
              </>
            )}
          </>
        ) : (
          <NotSet />
        )
      }
    >
      <Button size="small" onClick={() => onOpen({ dialog: kind })}>
        {masked ? (
          isProven ? (
            <Change />
          ) : (
            <Trans id="centre.own.confirm" context="Button: confirms an e-mail address or number">
              Confirm
            </Trans>
          )
        ) : (
          <Add />
        )}
      </Button>
      {mayRemove && (
        <Button
          size="small"
          kind="quiet"
          onClick={() => onOpen({ dialog: isEmail ? 'removeEmail' : 'removePhone' })}
        >
          <Trans id="centre.own.remove" context="Button: removes an address, number or passkey">
            Remove
          </Trans>
        </Button>
      )}
    </Row>
  );
}

function MoneyRows({ security: { paymentPassword }, onOpen }: Rows) {
  const withdraw = useScreenPath('withdraw');
  return (
    <>
      <Row
        Icon={WalletMinimal}
        name={
          <Trans id="centre.own.paymentPassword" context="What keeps the money safe">
            Payment password
          </Trans>
        }
        state={paymentPassword.isSet ? <Since iso={paymentPassword.changedAt} /> : <NotSet />}
      >
        <Button size="small" onClick={() => onOpen({ dialog: 'paymentPassword' })}>
          {paymentPassword.isSet ? <Change /> : <Set />}
        </Button>
      </Row>
      {withdraw && (
        <Row
          Icon={Landmark}
          name={
            <Trans id="centre.own.payoutAccounts" context="Bank accounts that money is paid out to">
              Payout accounts
            </Trans>
          }
          state={
            <Trans id="centre.own.payoutAccounts.where" context="Below: Payout accounts">
              Where we pay you out to
            </Trans>
          }
        >
          <ButtonLink size="small" href={withdraw}>
            <Trans id="centre.own.open" context="Link: opens the page on which it is kept">
              Open
            </Trans>
          </ButtonLink>
        </Row>
      )}
    </>
  );
}
