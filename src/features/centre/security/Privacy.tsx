import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EyeOff, Trophy, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import {
  privacy as privacyQuery,
  setPrivacy,
  type Privacy as PrivacyState,
} from '../../../api/security.ts';
import { useGate } from '../../../platform/gates/gates.tsx';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import styles from './Security.module.css';

/** What others see of the member: whether large wins show in lists of winners. Nothing where there are none. */
export function Privacy() {
  const hasWinners = useGate('winners');
  return hasWinners ? <Panel /> : null;
}

function Panel() {
  const query = useQuery(privacyQuery(useHttp()));
  return (
    <fieldset id="privacy" className={centre.panel}>
      <legend className="visuallyHidden">
        <Heading />
      </legend>
      <h2 className={centre.panelTitle} aria-hidden="true">
        <Heading />
      </h2>
      <p className={centre.quiet}>
        <Trans
          id="centre.own.privacy.lead"
          context="Below the heading: how wins of the member show"
        >
          Large wins of real money stand on the page of winners and on the home page. You decide
          whether yours do. Your choice counts at once, for earlier wins as well.
        </Trans>
      </p>
      {query.data ? (
        <Choices state={query.data} />
      ) : query.isPending ? (
        <Skeleton className={styles.privacyShape} />
      ) : (
        <LoadFault onRetry={() => void query.refetch()}>
          <Trans id="centre.own.privacy.fault" context="In place of a choice that did not load">
            Your choice did not load. Check your connection.
          </Trans>
        </LoadFault>
      )}
    </fieldset>
  );
}

const Heading = () => (
  <Trans id="centre.own.privacy" context="Heading: how the member shows in lists of winners">
    Your wins in lists of winners
  </Trans>
);

function Choices({ state }: { state: PrivacyState }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const set = useMutation({
    // One after the other, so that the last press counts.
    scope: { id: 'privacy' },
    mutationFn: (winnerName: PrivacyState['winnerName']) => setPrivacy(http, { winnerName }),
    onSuccess: (value) => queryClient.setQueryData(privacyQuery(http).queryKey, value),
  });
  const chosen = set.isPending ? set.variables : state.winnerName;
  const { masked } = state;
  const name = useId();
  const choice = (
    id: PrivacyState['winnerName'],
    Mark: LucideIcon,
    words: readonly ReactNode[],
  ) => (
    <label className={centre.choice}>
      <input
        type="radio"
        className="visuallyHidden"
        name={name}
        checked={chosen === id}
        onChange={() => set.mutate(id)}
      />
      <Mark size={24} aria-hidden="true" />
      <span className={centre.choiceWords}>
        <span className={centre.choiceName}>{words[0]}</span>
        <span className={centre.quiet}>{words[1]}</span>
      </span>
    </label>
  );
  return (
    <>
      <CallFault cause={set.error} />
      <div className={centre.choices}>
        {choice('hidden', EyeOff, [
          <Trans key="name" id="centre.own.privacy.hidden" context="Choice: wins show nowhere">
            Not at all
          </Trans>,
          <Trans
            key="what"
            id="centre.own.privacy.hiddenWhat"
            context="Below the choice: wins show nowhere"
          >
            Nobody sees what you win.
          </Trans>,
        ])}
        {choice('masked', Trophy, [
          <Trans
            key="name"
            id="centre.own.privacy.masked"
            context="Choice: wins show with a shortened name"
          >
            With a shortened name
          </Trans>,
          <Trans
            key="what"
            id="centre.own.privacy.maskedWhat"
            context="Below the choice: wins show with a shortened name, which is inside"
          >
            Others see <bdi>{masked}</bdi>, the game, the amount and when.
          </Trans>,
        ])}
      </div>
    </>
  );
}
