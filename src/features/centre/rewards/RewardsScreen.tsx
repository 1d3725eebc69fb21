import { useLingui as useI18n } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  bonuses,
  claimSomeRewards,
  refreshRewards,
  rewards,
  type Reward,
  type Rewards,
} from '../../../api/rewards.ts';
import { balance, funds } from '../../../api/wallet.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CentreRoot } from '../CentreRoot.tsx';
import { Turnover } from '../missions/MissionCard.tsx';
import { rangeOf } from '../../../ui/Records/dayRange.ts';
import { useAddress } from '../../../ui/Records/useAddress.ts';
import { useOrderKey } from '../../../ui/CentreFrame/useOrderKey.ts';
import { BonusLine } from './BonusLine.tsx';
import styles from './Rewards.module.css';
import { ORIGINS } from './rewardWords.ts';

/** Everything that can be claimed, wherever it comes from, and what was claimed. */
export default function RewardsScreen() {
  return (
    <CentreRoot>
      <CentreFrame
        title={
          <Trans
            id="centre.rewards.title"
            context="Heading of the page with everything that can be claimed"
          >
            Reward centre
          </Trans>
        }
      >
        <div className={centre.stack}>
          <Waiting />
          <Claimed />
        </div>
      </CentreFrame>
    </CentreRoot>
  );
}

type Only = Pick<Reward, 'source' | 'id'> | null;

function useClaim() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { keyOf, settle } = useOrderKey();
  return useMutation({
    mutationFn: ({ only, of }: { only: Only; of: Rewards }) =>
      claimSomeRewards(http, only, keyOf({ only, list: of.list })),
    onSuccess: settle,
    onSettled: () => {
      refreshRewards(queryClient);
      for (const { queryKey } of [balance(http), funds(http)]) {
        void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 2) });
      }
    },
  });
}

function Waiting() {
  const { data, isPending, refetch } = useQuery(rewards(useHttp()));
  const claim = useClaim();
  if (!data) {
    if (isPending) return <Skeleton className={styles.shape} />;
    return (
      <LoadFault onRetry={() => void refetch()}>
        <Trans id="centre.rewards.fault" context="What can be claimed did not load">
          Your rewards could not be loaded. Nothing is lost; check your connection.
        </Trans>
      </LoadFault>
    );
  }
  const { list, total } = data;
  const count = list.length;
  const isBusy = claim.isPending;
  const own = (one: Reward) =>
    claim.variables?.only?.source === one.source && claim.variables.only.id === one.id;
  return (
    <>
      <section className={styles.sum} aria-labelledby="waiting">
        <div>
          <h2 id="waiting" className={centre.groupName}>
            <Trans id="centre.rewards.waiting" context="Above the sum of what can be claimed">
              Waiting for you
            </Trans>
          </h2>
          <MoneyText amount={total} className={styles.total ?? ''} />
          <p className={centre.quiet}>
            <Plural
              id="centre.rewards.count"
              context="How many rewards can be claimed"
              value={count}
              _0="Nothing to claim"
              one="# reward"
              other="# rewards"
            />
          </p>
        </div>
        {list.length > 1 && (
          <Button
            kind="primary"
            size="large"
            loading={isBusy && claim.variables?.only === null}
            disabled={isBusy}
            onClick={() => claim.mutate({ only: null, of: data })}
          >
            <Trans id="centre.rewards.all" context="Button that claims every reward">
              Claim all
            </Trans>
          </Button>
        )}
      </section>
      <CallFault cause={claim.error} />
      <Said paid={claim.data?.amount ?? '0'} />
      {list.length === 0 ? (
        <Nothing />
      ) : (
        <ul role="list" className={styles.list}>
          {list.map((one) => (
            <Line
              key={`${one.source} ${one.id}`}
              reward={one}
              isOnly={list.length === 1}
              isBusy={isBusy && own(one)}
              isOff={isBusy}
              onClaim={() => claim.mutate({ only: { source: one.source, id: one.id }, of: data })}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function Said({ paid }: { paid: string }) {
  return (
    <p role="status" className={styles.said}>
      {Number(paid) > 0 && (
        <Trans id="centre.cashback.paid" context="Said after a claim; an amount is inside">
          <MoneyText amount={paid} /> is in your wallet.
        </Trans>
      )}
    </p>
  );
}

/** What would show, and where the next reward may come from. */
function Nothing() {
  const missions = useScreenPath('missionLeaderboard');
  const cashback = useScreenPath('cashback');
  return (
    <div className={styles.nothing}>
      <p>
        <Trans id="centre.rewards.none" context="In place of what can be claimed">
          Cashback, finished missions and prizes wait here until you claim them.
        </Trans>
      </p>
      <div className={styles.ways}>
        {missions !== undefined && (
          <ButtonLink href={missions}>
            <Trans id="centre.rewards.missions" context="Link to the page of missions">
              See missions
            </Trans>
          </ButtonLink>
        )}
        {cashback !== undefined && (
          <ButtonLink href={cashback}>
            <Trans id="centre.rewards.cashback" context="Link to the page of cashback">
              See cashback
            </Trans>
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function Line({
  reward,
  isOnly,
  isBusy,
  isOff,
  onClaim,
}: {
  reward: Reward;
  isOnly: boolean;
  isBusy: boolean;
  isOff: boolean;
  onClaim: () => void;
}) {
  const { i18n } = useI18n();
  const formats = useFormats();
  const { word, icon } = ORIGINS[reward.source];
  const { title, amount, expiresAt, turnover } = reward;
  const until = expiresAt === null ? null : formats.dateTime(expiresAt);
  return (
    <li className={styles.line}>
      <span className={styles.sign} aria-hidden="true">
        <Icon name={icon} size={20} />
      </span>
      <div className={styles.words}>
        <span className={styles.name}>{title ?? i18n._(word)}</span>
        <span className={centre.quiet}>
          {title === null ? <Days of={reward} /> : i18n._(word)}
          <Place of={reward} />
          <Turnover times={turnover} />
        </span>
        {until !== null && (
          <span className={centre.quiet}>
            <Trans
              id="centre.reward.until"
              context="Until when a reward can be claimed; {until} is a date and time"
            >
              Claim it until {until}
            </Trans>
          </span>
        )}
      </div>
      <span className={styles.amount}>
        <MoneyText amount={amount} />
      </span>
      <span className={styles.act}>
        <Button
          kind={isOnly ? 'primary' : 'secondary'}
          loading={isBusy}
          disabled={isOff}
          onClick={onClaim}
        >
          <Trans id="centre.rewards.claim" context="Button that claims one reward">
            Claim
          </Trans>
        </Button>
      </span>
    </li>
  );
}

function Days({ of: { days } }: { of: Reward }) {
  if (days === null) return null;
  return (
    <Plural
      id="centre.rewards.days"
      context="Of how many days cashback is"
      value={days}
      one="# day"
      other="# days"
    />
  );
}

function Place({ of: { place } }: { of: Reward }) {
  if (place === null) return null;
  return (
    <>
      {' · '}
      <Trans id="centre.rewards.place" context="Place of a leaderboard; {place} is a number">
        place {place}
      </Trans>
    </>
  );
}

const MOST_SHOWN = 8;

/** What was claimed or came by itself in the last 30 days; the rest is on the page of bonuses. */
function Claimed() {
  const { today } = useAddress();
  const all = useScreenPath('bonusDetails');
  const query = useInfiniteQuery(bonuses(useHttp(), rangeOf('month', today)));
  const list = query.data?.pages[0]?.list.slice(0, MOST_SHOWN);
  if (!list || list.length === 0) return null;
  return (
    <section className={centre.stack} aria-labelledby="claimed">
      <h2 id="claimed" className={centre.panelTitle}>
        <Trans id="centre.rewards.claimed" context="Heading above what was claimed before">
          Received in the last 30 days
        </Trans>
      </h2>
      <ul role="list" className={styles.list}>
        {list.map((bonus) => (
          <BonusLine key={bonus.id} bonus={bonus} />
        ))}
      </ul>
      {all !== undefined && (
        <div className={centre.actions}>
          <ButtonLink href={all} iconAfter="chevronForward">
            <Trans id="centre.rewards.details" context="Link to the page of bonuses">
              Bonus details
            </Trans>
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
