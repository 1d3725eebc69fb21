import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { DepositOrder, Instructions } from '../../../api/payments.ts';
import { useServerTime } from '../../../platform/clock/useServerClock.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CopyText } from '../../../ui/CentreFrame/CopyText.tsx';
import styles from './HowToPay.module.css';
import { AmountName } from './words.tsx';

/** An address that is this member's own, with the rate that holds, and how deep a payment lies. */
export function CoinAddress({
  instructions,
  order,
}: {
  readonly instructions: Extract<Instructions, { readonly kind: 'crypto' }>;
  readonly order: DepositOrder;
}) {
  const { network, asset, address, amount, uri, url } = instructions;
  const isSeen = order.state === 'paid';
  return (
    <section className={centre.panel}>
      <h2 className={centre.panelTitle}>
        {isSeen ? (
          <Trans
            id="centre.pay.crypto.seen"
            context="Heading above how far a payment in coins is; {network} such as TRON"
          >
            Your payment is on {network}
          </Trans>
        ) : (
          <Trans
            id="centre.pay.crypto"
            context="Heading above an address for coins; {asset} such as USDT, {network} such as TRON"
          >
            Send {asset} on {network}
          </Trans>
        )}
      </h2>
      {!isSeen && (
        <div className={styles.code}>
          <QrCode text={uri} />
        </div>
      )}
      {!isSeen && url !== null && (
        <div className={centre.actions}>
          <ButtonLink kind="primary" href={url}>
            <Trans
              id="centre.pay.crypto.demo"
              context="Button of a demonstration: opens the pretended wallet that pays in coins"
            >
              Pay with the demo wallet
            </Trans>
          </ButtonLink>
        </div>
      )}
      <div>
        <CopyText name={<AmountName />} text={amount} shown={`${amount} ${asset}`} />
        <CopyText
          name={
            <Trans id="centre.pay.address" context="Address that coins are sent to">
              Address
            </Trans>
          }
          text={address}
        />
      </div>
      {!isSeen && <Rate instructions={instructions} />}
      <Confirmations instructions={instructions} />
    </section>
  );
}

function Rate({
  instructions: { asset, rate, rateEndsAt },
}: {
  readonly instructions: Extract<Instructions, { readonly kind: 'crypto' }>;
}) {
  const formats = useFormats();
  const minutesAt = useCallback(
    (now: number | null) =>
      now === null ? null : Math.max(0, Math.ceil((Date.parse(rateEndsAt) - now) / 60_000)),
    [rateEndsAt],
  );
  const minutes = useServerTime(minutesAt);
  const price = formats.money(rate);
  const left = minutes ?? 15;
  return (
    <p className={centre.quiet}>
      {minutes === 0 ? (
        <Trans
          id="centre.pay.rate.over"
          context="The rate of a coin holds no longer; {asset} such as USDT"
        >
          This rate no longer holds: what you send counts at the rate of {asset} when it arrives.
        </Trans>
      ) : (
        <Trans
          id="centre.pay.rate"
          context="{asset} such as USDT, {price} is money; min stands for minutes"
        >
          1 {asset} = {price} for another {left} min
        </Trans>
      )}
    </p>
  );
}

function Confirmations({
  instructions: { confirmations, needed },
}: {
  readonly instructions: Extract<Instructions, { readonly kind: 'crypto' }>;
}) {
  return (
    <div className={styles.confirmations} role="status">
      <progress
        className={styles.progress}
        aria-hidden="true"
        max={needed}
        value={Math.min(confirmations, needed)}
      />
      <p className={centre.quiet}>
        <Trans
          id="centre.pay.confirmations"
          context="How far a payment in coins is; both are numbers"
        >
          {confirmations} of {needed} confirmations. Coins sent on another network are lost.
        </Trans>
      </p>
    </div>
  );
}
