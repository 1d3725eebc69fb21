import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { Logo } from '../../ui/Logo/Logo.tsx';
import { StatusPage } from '../../ui/StatusPage/StatusPage.tsx';
import styles from './SiteStatusScreen.module.css';

/** Takes the place of the whole site: under maintenance, or closed to the visitor's region. */
export default function SiteStatusScreen(props: {
  kind: 'maintenance' | 'restricted';
  /** ISO 8601 time at which maintenance should end. */
  endsAt?: string | null;
  location?: { ip: string; country: string | null };
}) {
  const formats = useFormats();
  const { kind, endsAt, location } = props;
  return (
    <main className={styles.page}>
      <Logo />
      <StatusPage kind={kind}>
        <dl className={styles.facts}>
          {kind === 'maintenance' && endsAt && (
            <div>
              <dt>
                <Trans
                  id="status.maintenance.endsAt"
                  context="Label before the time at which maintenance ends"
                >
                  Back by
                </Trans>
              </dt>
              <dd>{formats.dateTime(endsAt)}</dd>
            </div>
          )}
          {kind === 'restricted' && location && (
            <>
              <div>
                <dt>
                  <Trans id="status.restricted.ip" context="Label before the visitor's IP address">
                    Your address
                  </Trans>
                </dt>
                <dd>
                  <IpAddress ip={location.ip} />
                </dd>
              </div>
              <div>
                <dt>
                  <Trans
                    id="status.restricted.country"
                    context="Label before the visitor's country code"
                  >
                    Your country
                  </Trans>
                </dt>
                <dd>
                  {location.country ?? (
                    <Trans
                      id="status.restricted.unknownCountry"
                      context="In place of a country that is not known"
                    >
                      Unknown
                    </Trans>
                  )}
                </dd>
              </div>
            </>
          )}
        </dl>
      </StatusPage>
    </main>
  );
}

/** An address of the newer, longer kind goes on in the next line after a colon. */
function IpAddress({ ip }: { ip: string }) {
  return (
    <bdi dir="ltr">
      {ip.split(':').map((part, at) => (
        <Fragment key={at}>
          {at > 0 && ':'}
          <wbr />
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
