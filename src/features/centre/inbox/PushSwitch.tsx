import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getMessageChoices } from '../../../../schemas/api/inbox.ts';
import { endPush, startPush, type MessageChoices } from '../../../api/inbox.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { MEMBER_KEY } from '../../../platform/http/memberKey.ts';
import {
  readPushState,
  subscribeBrowser,
  unsubscribeBrowser,
} from '../../../platform/push/browserPush.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FormFault } from '../../../ui/fields/FormFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';

const STATE_KEY = ['pushState'];

/** Whether this browser gets notifications. The browser's own question comes after a press and not before. */
export function PushSwitch({ choices }: { choices: MessageChoices }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { data: state } = useQuery({ queryKey: STATE_KEY, queryFn: readPushState, staleTime: 0 });
  const change = useMutation({
    async mutationFn(isOn: boolean) {
      if (isOn) {
        const given = await subscribeBrowser(choices.pushKey);
        return given && startPush(http, given);
      }
      const endpoint = await unsubscribeBrowser();
      return endpoint === null ? null : endPush(http, endpoint);
    },
    onSuccess(value) {
      if (value) queryClient.setQueryData([MEMBER_KEY, getMessageChoices.id], value);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: STATE_KEY }),
  });
  return (
    <section className={centre.panel}>
      <h2 className={centre.panelTitle}>
        <Trans id="centre.push.title" context="Heading above the switch of notifications">
          Notifications in this browser
        </Trans>
      </h2>
      <p className={centre.quiet}>
        {state === 'unsupported' ? (
          <Trans id="centre.push.unsupported" context="Where a browser has no notifications">
            This browser shows no notifications of sites. On an iPhone or iPad, add the site to the
            home screen first.
          </Trans>
        ) : state === 'denied' ? (
          <Trans id="centre.push.denied" context="Where notifications are blocked in the browser">
            You have blocked notifications of this site. You can allow them in the settings of your
            browser.
          </Trans>
        ) : (
          <Trans id="centre.push.lead" context="Above the button that switches notifications on">
            Hear at once when money arrives or somebody signs in, also while the site is closed.
          </Trans>
        )}
      </p>
      {change.isError && (
        <FormFault>
          <Trans id="centre.push.fault" context="Notifications could not be switched on or off">
            That did not work. Check your connection and try again.
          </Trans>
        </FormFault>
      )}
      <div className={centre.actions}>
        {state === 'on' ? (
          <Button loading={change.isPending} onClick={() => change.mutate(false)}>
            <Trans id="centre.push.off" context="Button: no more notifications in this browser">
              Turn off
            </Trans>
          </Button>
        ) : (
          <Button
            kind="primary"
            disabled={state !== 'off'}
            loading={change.isPending}
            onClick={() => change.mutate(true)}
          >
            <Trans id="centre.push.on" context="Button: notifications in this browser">
              Turn on
            </Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
