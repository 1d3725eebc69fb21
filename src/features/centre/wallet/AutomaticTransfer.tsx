import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setAutomatic, funds } from '../../../api/wallet.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';

/** Whether money of the main wallet follows to a game as it is opened. */
export function AutomaticTransfer({ isOn }: { isOn: boolean }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (value: boolean) => setAutomatic(http, value),
    onSettled: () => queryClient.invalidateQueries({ queryKey: funds(http).queryKey }),
  });
  return (
    <div>
      <Checkbox
        checked={change.isPending ? change.variables : isOn}
        onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
      >
        <Trans
          id="centre.wallets.automatic"
          context="Choice that may be ticked: the main wallet's money goes along when a game is opened"
        >
          Take my main wallet along when I open a game
        </Trans>
      </Checkbox>
      <CallFault cause={change.error} />
    </div>
  );
}
