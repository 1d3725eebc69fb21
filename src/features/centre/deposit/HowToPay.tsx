import { Trans } from '@lingui/react/macro';
import type { DepositOrder, Instructions } from '../../../api/payments.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import { SaveQr } from '../../../ui/QrCode/SaveQr.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CopyText } from '../../../ui/CentreFrame/CopyText.tsx';
import { CoinAddress } from './CoinAddress.tsx';
import styles from './HowToPay.module.css';
import { AmountName } from './words.tsx';

interface Shown<Kind extends Instructions['kind']> {
  readonly instructions: Extract<Instructions, { readonly kind: Kind }>;
  readonly order: DepositOrder;
}

/** What to pay by: an account, a code, a page of the provider or an address. */
export function HowToPay({
  instructions,
  order,
}: {
  instructions: Instructions;
  order: DepositOrder;
}) {
  switch (instructions.kind) {
    case 'bank':
      return <BankTransfer instructions={instructions} order={order} />;
    case 'qr':
      return <CodeToScan instructions={instructions} order={order} />;
    case 'hosted':
      return <HostedPage instructions={instructions} order={order} />;
    case 'crypto':
      return <CoinAddress instructions={instructions} order={order} />;
  }
}

function BankTransfer({ instructions, order }: Shown<'bank'>) {
  const { bank, holder, account, code, reference, note } = instructions;
  const formats = useFormats();
  return (
    <section className={centre.panel}>
      <h2 className={centre.panelTitle}>
        <Trans id="centre.pay.bank" context="Heading above the account to pay to">
          Transfer to this account
        </Trans>
      </h2>
      <div>
        <CopyText
          name={
            <Trans id="centre.pay.reference" context="What has to stand on a bank transfer">
              Reference – must be on the transfer
            </Trans>
          }
          text={reference}
        />
        <CopyText name={<AmountName />} text={order.toPay} shown={formats.money(order.toPay)} />
        <CopyText
          name={
            <Trans id="centre.pay.account" context="Number of a bank account">
              Account number
            </Trans>
          }
          text={account}
        />
        <CopyText
          name={
            <Trans id="centre.pay.holder" context="Whose bank account it is">
              Account holder
            </Trans>
          }
          text={holder}
        />
        <CopyText
          name={
            <Trans id="centre.pay.bankName" context="Name of a bank">
              Bank
            </Trans>
          }
          text={bank}
        />
        {code !== null && (
          <CopyText
            name={
              <Trans id="centre.pay.bankCode" context="BIC, branch or bank code">
                Bank code
              </Trans>
            }
            text={code}
          />
        )}
      </div>
      {note !== null && <p className={centre.quiet}>{note}</p>}
    </section>
  );
}

function CodeToScan({ instructions, order }: Shown<'qr'>) {
  const { code, holder, url } = instructions;
  const formats = useFormats();
  return (
    <section className={centre.panel}>
      <h2 className={centre.panelTitle}>
        <Trans id="centre.pay.qr" context="Heading above a QR code to pay by">
          Scan with the app of your bank
        </Trans>
      </h2>
      <div className={styles.code}>
        <QrCode text={code} />
      </div>
      <div className={centre.actions}>
        <SaveQr text={code} name={order.order}>
          <Trans id="centre.pay.save" context="Button: save the QR code as a picture">
            Save the code
          </Trans>
        </SaveQr>
        {url !== null && (
          <ButtonLink kind="primary" href={url}>
            <Trans
              id="centre.pay.demo"
              context="Button of a demonstration: opens the pretended app of a bank that pays"
            >
              Pay in the demo bank
            </Trans>
          </ButtonLink>
        )}
      </div>
      <div>
        <CopyText
          name={
            <Trans id="centre.pay.code" context="The text in a QR code, to paste into an app">
              Code to paste into your app
            </Trans>
          }
          text={code}
        />
        <CopyText name={<AmountName />} text={order.toPay} shown={formats.money(order.toPay)} />
        <CopyText
          name={
            <Trans id="centre.pay.receiver" context="Who is paid">
              Receiver
            </Trans>
          }
          text={holder}
        />
      </div>
    </section>
  );
}

function HostedPage({ instructions }: Shown<'hosted'>) {
  return (
    <section className={centre.panel}>
      <h2 className={centre.panelTitle}>
        <Trans id="centre.pay.hosted" context="Heading above the link to the provider’s page">
          Pay on the secure page of the provider
        </Trans>
      </h2>
      <p className={centre.quiet}>
        <Trans id="centre.pay.hosted.text" context="Before one leaves for the provider’s page">
          You come back here afterwards. We never see what you enter there.
        </Trans>
      </p>
      <a className={styles.hosted} href={instructions.url} rel="noopener">
        <Trans id="centre.pay.hosted.go" context="Link to the provider’s page">
          Go to the payment page
        </Trans>
      </a>
    </section>
  );
}
