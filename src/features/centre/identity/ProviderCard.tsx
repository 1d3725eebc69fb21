import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { identity, startCheck, type Identity } from '../../../api/identity.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { NEED_WORDS } from './identityWords.ts';
import styles from './Identity.module.css';

type Provider = NonNullable<Identity['provider']>;

/** The way that needs no waiting for people: all that is next is shown on a page of who checks members for the house. */
export function ProviderCard({ provider }: { provider: Provider }) {
  const { i18n } = useLingui();
  const { name, needs, state } = provider;
  return (
    <section className={centre.panel} aria-label={name}>
      <div className={styles.head}>
        <h2 className={centre.panelTitle}>
          <Trans
            id="centre.identity.provider"
            context="Heading: a check by a service that does it at once; its name is inside"
          >
            Check at once with {name}
          </Trans>
        </h2>
        {state === 'working' && (
          <Badge tone="info">
            <Trans
              id="centre.identity.providerWorking"
              context="State of a check that a service looks at"
            >
              Being checked
            </Trans>
          </Badge>
        )}
      </div>
      <p className={centre.quiet}>
        <Trans
          id="centre.identity.providerText"
          context="What a check by a service is like; what it takes follows as a list"
        >
          Takes about three minutes, with your phone or camera. You show there:
        </Trans>
      </p>
      <ul className={styles.needs}>
        {needs.map((need) => (
          <li key={need}>{i18n._(NEED_WORDS[need].name)}</li>
        ))}
      </ul>
      {state === null ? <Begin /> : <GoOn provider={provider} />}
    </section>
  );
}

/** Begins it, and leads there. */
function Begin() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const begin = useMutation({
    mutationFn: () => startCheck(http),
    onSuccess: (value) => {
      queryClient.setQueryData(identity(http).queryKey, value);
      const page = value.provider?.pageUrl;
      if (page) window.location.assign(page);
    },
  });
  return (
    <>
      <CallFault cause={begin.error} />
      <div className={centre.actions}>
        <Button kind="primary" loading={begin.isPending} onClick={() => begin.mutate()}>
          <Trans
            id="centre.identity.providerBegin"
            context="Button: opens the page of a service that checks who somebody is"
          >
            Start the check
          </Trans>
        </Button>
      </div>
    </>
  );
}

/** What is waited for while one is under way. */
function GoOn({ provider: { state, pageUrl, until } }: { provider: Provider }) {
  const formats = useFormats();
  const time = until && formats.dateTime(until);
  if (state === 'open' && pageUrl) {
    return (
      <>
        <div className={centre.actions}>
          <ButtonLink kind="primary" href={pageUrl} rel="noopener">
            <Trans
              id="centre.identity.providerGoOn"
              context="Button: back to the page of a service, where a check is not finished"
            >
              Go on with the check
            </Trans>
          </ButtonLink>
        </div>
        <p className={centre.quiet} role="status">
          <Trans id="centre.identity.providerUntil" context="Below that button; a time is inside">
            You have until <time dateTime={until ?? undefined}>{time}</time>. This page shows the
            result by itself.
          </Trans>
        </p>
      </>
    );
  }
  return (
    <p className={centre.quiet} role="status">
      {state === 'created' ? (
        <Trans
          id="centre.identity.providerCreated"
          context="A service has not answered yet; nothing has to be done"
        >
          We are preparing it. This page goes on by itself.
        </Trans>
      ) : (
        <Trans
          id="centre.identity.providerWaiting"
          context="A service looks at what was shown; nothing has to be done"
        >
          You are done there. This page shows the result by itself, usually within minutes.
        </Trans>
      )}
    </p>
  );
}
