import { useLingui } from '@lingui/react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { endMySessions, mySessions, mySignIns, type SignInLine } from '../../../api/security.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats, useLocale } from '../../../platform/i18n/LocaleContext.tsx';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { TimeAgo } from '../../../ui/TimeAgo/TimeAgo.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Row } from './rowParts.tsx';
import styles from './Security.module.css';

type Device = Pick<SignInLine, 'browser' | 'system' | 'isPhone' | 'ip' | 'country'>;

/** Where the member is signed in, with the way to end it, and where they were. */
export function Devices() {
  return (
    <div className={centre.stack}>
      <Sessions />
      <SignIns />
    </div>
  );
}

/** What a device is called. */
function DeviceName({ browser, system }: Device) {
  if (browser && system) {
    return (
      <Trans
        id="centre.own.device"
        context="A device: browser on system, such as Firefox on Android"
      >
        <bdi>{browser}</bdi> on <bdi>{system}</bdi>
      </Trans>
    );
  }
  if (browser || system) return <bdi>{browser ?? system}</bdi>;
  return (
    <Trans id="centre.own.device.unknown" context="In place of the name of a browser or system">
      Unknown device
    </Trans>
  );
}

/** Where a device is: the country where it is known, and the address. */
function Place({ country, ip }: Device) {
  const { tag } = useLocale();
  const name = country && new Intl.DisplayNames(tag, { type: 'region' }).of(country);
  return (
    <>
      {name && <>{name} · </>}
      <bdi dir="ltr">{ip}</bdi>
    </>
  );
}

function Sessions() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const query = useQuery(mySessions(http));
  const end = useMutation({
    mutationFn: (id: string | undefined) => endMySessions(http, id === undefined ? {} : { id }),
    onSuccess: (value) => queryClient.setQueryData(mySessions(http).queryKey, value),
  });
  const { data } = query;
  return (
    <section className={centre.panel}>
      <h2 className={centre.panelTitle}>
        <Trans id="centre.own.sessions" context="Heading: devices on which the member is logged in">
          Logged in now
        </Trans>
      </h2>
      <CallFault cause={end.error} />
      {data ? (
        <ul className={styles.rows}>
          {data.sessions.map((session) => (
            <Row
              key={session.id}
              Icon={session.isPhone ? Smartphone : Monitor}
              name={<DeviceName {...session} />}
              state={
                <>
                  <Place {...session} /> · <TimeAgo iso={session.lastSeenAt} />
                </>
              }
            >
              {session.isThis ? (
                <Badge tone="brand">
                  <Trans id="centre.own.thisDevice" context="Badge on the device in use">
                    This device
                  </Trans>
                </Badge>
              ) : (
                <Button
                  size="small"
                  loading={end.isPending && end.variables === session.id}
                  onClick={() => end.mutate(session.id)}
                >
                  <Trans id="centre.own.endThis" context="Button: logs a device out">
                    Log out
                  </Trans>
                </Button>
              )}
            </Row>
          ))}
        </ul>
      ) : query.isPending ? (
        <Skeleton className={centre.lineShape} />
      ) : (
        <Fault onRetry={() => void query.refetch()} />
      )}
      {data && data.sessions.length > 1 && (
        <div className={centre.actions}>
          <Button
            loading={end.isPending && end.variables === undefined}
            onClick={() => end.mutate(undefined)}
          >
            <Trans id="centre.own.endOthers" context="Button: logs all devices out but this one">
              Log out all other devices
            </Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

const Fault = ({ onRetry }: { onRetry: () => void }) => (
  <LoadFault onRetry={onRetry}>
    <Trans id="centre.own.devices.fault" context="Devices or log-ins could not be loaded">
      Your devices could not be loaded. Check your connection.
    </Trans>
  </LoadFault>
);

const byPassword = msg({
  id: 'centre.own.by.password',
  context: 'How somebody logged in',
  message: 'Password',
});

const METHODS = {
  username: byPassword,
  address: msg({
    id: 'centre.own.by.address',
    context: 'How somebody logged in',
    message: 'Password and proof',
  }),
  sms: msg({ id: 'centre.own.by.sms', context: 'How somebody logged in', message: 'Code by SMS' }),
  device: msg({
    id: 'centre.own.by.device',
    context: 'How somebody logged in: the device was remembered',
    message: 'Remembered device',
  }),
  register: msg({
    id: 'centre.own.by.register',
    context: 'How somebody logged in: by opening the account',
    message: 'Account opened',
  }),
  reset: msg({
    id: 'centre.own.by.reset',
    context: 'How somebody logged in: by choosing another password',
    message: 'New password',
  }),
  passkey: msg({
    id: 'centre.own.by.passkey',
    context: 'How somebody logged in',
    message: 'Passkey',
  }),
} as const;

function SignIns() {
  const { i18n } = useLingui();
  const formats = useFormats();
  const query = useInfiniteQuery(mySignIns(useHttp()));
  const lines = query.data?.pages.flatMap(({ signIns }) => signIns);
  const wordsOf = (method: string) =>
    method in METHODS ? i18n._(METHODS[method as keyof typeof METHODS]) : i18n._(byPassword);
  return (
    <section className={centre.panel}>
      <h2 className={centre.panelTitle}>
        <Trans id="centre.own.signIns" context="Heading: log-ins of the last year">
          Log-ins of the last year
        </Trans>
      </h2>
      {lines ? (
        <ul className={styles.rows}>
          {lines.map((line) => (
            <Row
              key={line.id}
              Icon={line.isPhone ? Smartphone : Monitor}
              name={<time dateTime={line.at}>{formats.dateTime(line.at)}</time>}
              state={
                <>
                  <DeviceName {...line} /> · <Place {...line} /> · {wordsOf(line.method)}
                </>
              }
            />
          ))}
        </ul>
      ) : query.isPending ? (
        <Skeleton className={centre.lineShape} />
      ) : (
        <Fault onRetry={() => void query.refetch()} />
      )}
      {query.hasNextPage && (
        <div className={centre.actions}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            <Trans id="centre.own.more" context="Button: older log-ins">
              Show older
            </Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
