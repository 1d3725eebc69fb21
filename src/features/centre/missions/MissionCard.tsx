import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimOneMission, type Mission } from '../../../api/missions.ts';
import { refreshRewards } from '../../../api/rewards.ts';
import { balance, funds } from '../../../api/wallet.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { PictureOr } from '../../../ui/Picture/Picture.tsx';
import { Progress } from '../Progress.tsx';
import { CATEGORY_WORDS } from '../../../ui/Records/betWords.ts';
import { useOrderKey } from '../../../ui/CentreFrame/useOrderKey.ts';
import styles from './Missions.module.css';
import { EVENTS, REPEATS } from './missionWords.ts';
import { TimeToEnd } from './TimeToEnd.tsx';

/** One mission: what to do, how far it is, what it brings and how long it goes on. */
export function MissionCard({ mission }: { mission: Mission }) {
  const { i18n } = useI18n();
  const { title, text, state, event, isMoney, done, target, reward, repeats } = mission;
  const { word, icon } = EVENTS[event];
  const isOver = state === 'claimed' || state === 'expired';
  return (
    <li className={styles.card} data-state={state}>
      <PictureOr
        src={mission.picture}
        width={320}
        height={180}
        className={styles.picture}
        instead={null}
      />
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.sign} aria-hidden="true">
            <Icon name={icon} size={20} />
          </span>
          <h2 className={styles.title}>{title}</h2>
          <span className={styles.reward}>
            <MoneyText amount={reward} />
          </span>
        </div>
        {text !== '' && <p className={centre.quiet}>{text}</p>}
        <Progress
          name={i18n._(word)}
          label={`${title}: ${i18n._(word)}`}
          done={done}
          needed={target}
          isCount={!isMoney}
        />
        <p className={styles.terms}>
          {i18n._(REPEATS[repeats])}
          <Categories of={mission} />
          <Turnover times={mission.turnover} />
        </p>
        {isOver ? <Over mission={mission} /> : <Foot mission={mission} />}
      </div>
    </li>
  );
}

function Categories({ of: { categories } }: { of: Pick<Mission, 'categories'> }) {
  const { i18n } = useI18n();
  if (categories.length === 0) return null;
  const names = categories.map((category) => i18n._(CATEGORY_WORDS[category])).join(', ');
  return <> · {names}</>;
}

/** How often a reward is to be played. */
export function Turnover({ times: given }: { times: string }) {
  const formats = useFormats();
  if (Number(given) === 0) {
    return (
      <>
        {' · '}
        <Trans id="centre.reward.free" context="Terms of a reward, behind a dot">
          nothing to play before you withdraw it
        </Trans>
      </>
    );
  }
  const times = formats.decimal(given);
  return (
    <>
      {' · '}
      <Trans
        id="centre.reward.turnover"
        context="Terms of a reward, behind a dot; {times} is a number such as 3"
      >
        to be played {times}× before you withdraw it
      </Trans>
    </>
  );
}

/** Where something is done that counts, unless it is play. */
function useWay({ event }: Mission): string | undefined {
  const deposit = useScreenPath('deposit');
  const invite = useScreenPath('referral');
  if (event === 'friends') return invite;
  return event === 'depositCount' || event === 'depositSum' ? deposit : undefined;
}

function Foot({ mission }: { mission: Mission }) {
  const formats = useFormats();
  const claim = useClaim(mission);
  const { state, event, endsAt, claimUntil } = mission;
  const way = useWay(mission);
  if (state !== 'reached' || claimUntil === null) {
    return (
      <div className={styles.foot}>
        <TimeToEnd
          until={endsAt}
          label={
            <Trans id="centre.missions.left" context="Above the time that is left for a mission">
              Time left
            </Trans>
          }
        />
        {way !== undefined && (
          <ButtonLink href={way} size="small" iconAfter="chevronForward">
            {event === 'friends' ? (
              <Trans id="centre.missions.invite" context="Link from a mission to invitations">
                Invite friends
              </Trans>
            ) : (
              <Trans id="centre.missions.deposit" context="Link from a mission to deposits">
                Deposit
              </Trans>
            )}
          </ButtonLink>
        )}
      </div>
    );
  }
  const until = formats.dateTime(claimUntil);
  return (
    <>
      <CallFault cause={claim.error} />
      <div className={styles.foot}>
        <span className={centre.quiet}>
          <Trans
            id="centre.reward.until"
            context="Until when a reward can be claimed; {until} is a date and time"
          >
            Claim it until {until}
          </Trans>
        </span>
        <Button kind="primary" loading={claim.isPending} onClick={() => claim.mutate()}>
          <Trans id="centre.missions.claim" context="Button: have the reward of a mission paid">
            Claim
          </Trans>
        </Button>
      </div>
    </>
  );
}

function Over({ mission: { state, reward } }: { mission: Mission }) {
  return (
    <div className={styles.foot} role="status">
      {state === 'claimed' ? (
        <>
          <span className={centre.quiet}>
            <Trans id="centre.cashback.paid" context="Said after a claim; an amount is inside">
              <MoneyText amount={reward} /> is in your wallet.
            </Trans>
          </span>
          <Badge tone="win">
            <Trans id="centre.missions.claimed" context="State of a mission">
              Claimed
            </Trans>
          </Badge>
        </>
      ) : (
        <Badge>
          <Trans id="centre.missions.expired" context="State of a mission">
            Time over
          </Trans>
        </Badge>
      )}
    </div>
  );
}

function useClaim({ id, period }: Mission) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { keyOf, settle } = useOrderKey();
  return useMutation({
    mutationFn: () => claimOneMission(http, { id, period }, keyOf({ id, period })),
    onSuccess: settle,
    onSettled: () => {
      refreshRewards(queryClient);
      for (const { queryKey } of [balance(http), funds(http)]) {
        void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 2) });
      }
    },
  });
}
