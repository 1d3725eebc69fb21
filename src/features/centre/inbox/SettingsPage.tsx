import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { getMessageChoices } from '../../../../schemas/api/inbox.ts';
import { messageChoices, setChoice, type MessageChoices } from '../../../api/inbox.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { MEMBER_KEY } from '../../../platform/http/memberKey.ts';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import { InboxName, TYPE_WORDS } from './inboxWords.tsx';
import styles from './Inbox.module.css';
import { PushSwitch } from './PushSwitch.tsx';

type Row = MessageChoices['types'][number];
type Way = 'site' | 'mail' | 'sms' | 'push';

/** By which ways messages of each type come to the member. */
export function SettingsPage() {
  const query = useQuery(messageChoices(useHttp()));
  const { pathname } = useLocation();
  return (
    <CentreFrame
      up={{ href: pathname, name: <InboxName /> }}
      title={
        <Trans
          id="centre.inbox.settings"
          context="Heading of the page, and link to it: by which ways messages come"
        >
          How messages reach you
        </Trans>
      }
    >
      {query.data ? (
        <Choices choices={query.data} />
      ) : query.isPending ? (
        <Skeleton className={styles.room} />
      ) : (
        <LoadFault onRetry={() => void query.refetch()}>
          <Trans id="centre.inbox.choicesFault" context="In place of choices that did not load">
            Your choices did not load. Check your connection.
          </Trans>
        </LoadFault>
      )}
    </CentreFrame>
  );
}

function Choices({ choices }: { choices: MessageChoices }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const set = useMutation({
    mutationFn: (body: Parameters<typeof setChoice>[1]) => setChoice(http, body),
    onSuccess: (value) => queryClient.setQueryData([MEMBER_KEY, getMessageChoices.id], value),
  });
  return (
    <div className={centre.stack}>
      <PushSwitch choices={choices} />
      <CallFault cause={set.error} />
      <ul role="list" className={styles.list}>
        {choices.types.map((row) => (
          <li key={row.type}>
            <TypeChoice
              row={row}
              choices={choices}
              isBusy={set.isPending}
              onChoose={(way, isOn) => set.mutate({ type: row.type, way, isOn })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TypeChoice(props: {
  row: Row;
  choices: MessageChoices;
  isBusy: boolean;
  onChoose: (way: Way, isOn: boolean) => void;
}) {
  const { row, choices, isBusy, onChoose } = props;
  const { i18n } = useI18n();
  const { t } = useLingui();
  const ways: readonly { way: Way; name: string; isOff: boolean }[] = [
    {
      way: 'site',
      name: t({
        id: 'centre.inbox.way.site',
        context: 'How messages come',
        message: 'On the site',
      }),
      isOff: row.isFixed,
    },
    {
      way: 'mail',
      name: t({ id: 'centre.inbox.way.mail', context: 'How messages come', message: 'E-mail' }),
      isOff: !choices.hasEmail,
    },
    {
      way: 'sms',
      name: t({ id: 'centre.inbox.way.sms', context: 'How messages come', message: 'SMS' }),
      isOff: !choices.hasPhone,
    },
    {
      way: 'push',
      name: t({
        id: 'centre.inbox.way.push',
        context: 'How messages come: as notifications of the browser',
        message: 'Notification',
      }),
      isOff: choices.browsers === 0,
    },
  ];
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.choiceName}>{i18n._(TYPE_WORDS[row.type])}</legend>
      <p className={centre.quiet}>
        {row.isMarketing ? (
          <Trans id="centre.inbox.isMarketing" context="Under offers, among types of messages">
            Only if you ask for it here, and never while you take a break.
          </Trans>
        ) : row.isFixed ? (
          <Trans
            id="centre.inbox.isFixed"
            context="Under a type of messages that always comes on the site"
          >
            Always here on the site, since your money or your account may depend on it.
          </Trans>
        ) : (
          <Trans
            id="centre.inbox.isFree"
            context="Under a type of messages that one may switch off"
          >
            As you like it.
          </Trans>
        )}
      </p>
      <div className={styles.ways}>
        {ways.map(({ way, name, isOff }) => (
          <Checkbox
            key={way}
            checked={row[way] && (way === 'site' || !isOff)}
            disabled={isOff || isBusy}
            onChange={(event) => onChoose(way, event.target.checked)}
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
