import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { missionSummary, type Mission, type MissionSummary } from '../../../api/missions.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CentreRoot } from '../CentreRoot.tsx';
import { useAddress } from '../../../ui/Records/useAddress.ts';
import { Boards } from './Boards.tsx';
import { MissionCard } from './MissionCard.tsx';
import styles from './Missions.module.css';

/** Missions with how far the member is, and the leaderboards. */
export default function MissionsScreen() {
  return (
    <CentreRoot>
      <CentreFrame
        title={
          <Trans id="centre.missions.title" context="Heading of the page of missions">
            Mission activity
          </Trans>
        }
      >
        <Content />
      </CentreFrame>
    </CentreRoot>
  );
}

function Content() {
  const { t } = useLingui();
  const { read, choose } = useAddress();
  const { data, isPending, refetch } = useQuery(missionSummary(useHttp()));
  if (!data) {
    if (isPending) return <Shape />;
    return (
      <LoadFault onRetry={() => void refetch()}>
        <Trans id="centre.missions.fault" context="The page of missions did not load">
          Missions could not be loaded. What you have done is kept; check your connection.
        </Trans>
      </LoadFault>
    );
  }
  const isBoard = read('tab') === 'leaderboard';
  return (
    <Tabs
      label={t({
        id: 'centre.missions.tabs',
        context: 'Name of the choice between missions and leaderboards, for screen readers',
        message: 'Missions or leaderboard',
      })}
      tabs={[
        {
          id: 'missions',
          label: (
            <Trans id="centre.missions.tab" context="Tab of a page">
              Missions
            </Trans>
          ),
        },
        {
          id: 'leaderboard',
          label: (
            <Trans id="centre.board.tab" context="Tab of a page">
              Leaderboard
            </Trans>
          ),
        },
      ]}
      chosen={isBoard ? 'leaderboard' : 'missions'}
      onChoose={(id) => choose('tab', id === 'missions' ? '' : id)}
    >
      {isBoard ? <Boards boards={data.leaderboards} /> : <Missions of={data} />}
    </Tabs>
  );
}

const ORDER: Readonly<Record<Mission['state'], number>> = {
  reached: 0,
  open: 1,
  claimed: 2,
  expired: 3,
};

function Missions({ of: { missions, isPaused } }: { of: MissionSummary }) {
  if (missions.length === 0) {
    return (
      <p className={styles.nothing}>
        {isPaused ? (
          <Trans id="centre.missions.paused" context="In place of missions, for who takes a break">
            You are taking a break. Missions are there again once it is over.
          </Trans>
        ) : (
          <Trans id="centre.missions.none" context="In place of missions">
            There is no mission for you at the moment. New ones show here.
          </Trans>
        )}
      </p>
    );
  }
  // What waits to be claimed first, what is over last; else the order of the house.
  const sorted = [...missions].sort((one, other) => ORDER[one.state] - ORDER[other.state]);
  return (
    <ul role="list" className={styles.cards}>
      {sorted.map((mission) => (
        <MissionCard key={`${mission.id} ${mission.period}`} mission={mission} />
      ))}
    </ul>
  );
}

function Shape() {
  return (
    <div className={centre.stack}>
      <Skeleton className={styles.tabsShape} />
      <div className={styles.cards}>
        <Skeleton className={styles.cardShape} />
        <Skeleton className={styles.cardShape} />
      </div>
    </div>
  );
}
