import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { teamProfit, type ProfitRow, type TeamSums } from '../../api/agents.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useScreenPath } from '../../platform/screens/ScreensContext.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { RangeBar } from '../../ui/Records/RangeBar.tsx';
import { useAddress } from '../../ui/Records/useAddress.ts';
import styles from './Agent.module.css';
import { AgentPage, KindBadge, More, Nothing, TeamPath, Waiting } from './parts.tsx';
import { SumCells } from './teamSums.tsx';

/** What each direct downline, with its team, won and lost; each leads further down. */
export default function TeamProfitScreen() {
  return (
    <AgentPage>
      <Content />
    </AgentPage>
  );
}

function Content() {
  const { today, range, read, chooseRange } = useAddress('week');
  const of = read('of');
  const query = useInfiniteQuery(teamProfit(useHttp(), { ...range, ...(of && { of }) }));
  const page = useScreenPath('palStatementsAgentCopy') ?? '';
  const hrefOf = (id: string | null) =>
    `${page}?${new URLSearchParams({ ...range, ...(id && { of: id }) })}`;
  const first = query.data?.pages[0];
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const account = first?.path.at(-1)?.account;
  return (
    <>
      <RangeBar today={today} range={range} onChoose={chooseRange} />
      {first ? (
        <>
          <TeamPath path={first.path} hrefOf={hrefOf} />
          {first.total && (
            <Card
              isTotal
              sums={first.total}
              name={
                <Trans id="agent.profit.total" context="Heading of the sums of a whole team">
                  Whole team
                </Trans>
              }
            />
          )}
          {first.own && (
            <Card
              sums={first.own}
              name={
                <Trans
                  id="agent.profit.own"
                  context="Heading of the sums of the agent alone, without the team"
                >
                  <bdi>{account}</bdi> alone
                </Trans>
              }
            />
          )}
          {rows.length === 0 && (
            <Nothing>
              <Trans id="agent.profit.none" context="In place of the rows of downlines">
                No downline deposited, bet or earned anything in these days.
              </Trans>
            </Nothing>
          )}
          {rows.map((row) => (
            <Row key={row.id} row={row} href={hrefOf(row.id)} />
          ))}
          <More query={query} />
        </>
      ) : (
        <Waiting query={query} />
      )}
    </>
  );
}

function Row({ row, href }: { row: ProfitRow; href: string }) {
  const canDrill = row.kind === 'agent' && row.isBelow;
  return (
    <Card
      sums={row.sums}
      name={
        <>
          <bdi>{row.account}</bdi>
          <KindBadge kind={row.kind} />
        </>
      }
      action={
        canDrill && (
          <ButtonLink size="small" iconAfter="chevronForward" href={href}>
            <Trans id="agent.profit.drill" context="Button: shows the downlines of a downline">
              Downlines
            </Trans>
          </ButtonLink>
        )
      }
    />
  );
}

function Card(props: { name: ReactNode; sums: TeamSums; isTotal?: boolean; action?: ReactNode }) {
  return (
    <section className={styles.card} data-total={props.isTotal ? '' : undefined}>
      <div className={styles.head}>
        <h2 className={styles.who}>{props.name}</h2>
        {props.action}
      </div>
      <SumCells sums={props.sums} />
    </section>
  );
}
