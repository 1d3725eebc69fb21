import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { team, type TeamMember } from '../../api/agents.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { useScreenPath } from '../../platform/screens/ScreensContext.tsx';
import { Button, ButtonLink } from '../../ui/Button/Button.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { AccountSearch } from '../../ui/Records/AccountSearch.tsx';
import { useAddress } from '../../ui/Records/useAddress.ts';
import { TimeAgo } from '../../ui/TimeAgo/TimeAgo.tsx';
import styles from './Agent.module.css';
import { MessageDialog } from './MessageDialog.tsx';
import { AgentPage, KindBadge, More, Nothing, TeamPath, Waiting } from './parts.tsx';
import { PointDialog } from './PointDialog.tsx';
import { formatPoint } from './points.ts';

/** The members of the team, level by level, and found by account. */
export default function TeamScreen() {
  return (
    <AgentPage>
      <Content />
    </AgentPage>
  );
}

function Content() {
  const { read, choose } = useAddress();
  const [of, search] = [read('of'), read('search')];
  const query = useInfiniteQuery(
    team(useHttp(), { ...(of && !search && { of }), ...(search && { search }) }),
  );
  const page = useScreenPath('downlineManagmentView') ?? '';
  const open = useScreenPath('registerCenter');
  const hrefOf = (id: string | null) =>
    id === null ? page : `${page}?${new URLSearchParams({ of: id })}`;
  const [edited, setEdited] = useState<TeamMember>();
  const [written, setWritten] = useState<TeamMember>();
  const first = query.data?.pages[0];
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <>
      <div className={styles.head}>
        <AccountSearch key={search} value={search} onSearch={(text) => choose('search', text)} />
        {open && (
          <ButtonLink kind="primary" icon="invite" href={open}>
            <Trans id="agent.team.open" context="Button: to the page that opens accounts">
              Open an account
            </Trans>
          </ButtonLink>
        )}
      </div>
      {first ? (
        <>
          {!search && <TeamPath path={first.path} hrefOf={hrefOf} />}
          {rows.length === 0 ? (
            <Nothing>
              {search ? (
                <Trans id="agent.team.notFound" context="No account of the team begins so">
                  Nobody in your team has an account that begins with this.
                </Trans>
              ) : (
                <Trans id="agent.team.none" context="In place of the list of downlines">
                  Nobody is here yet. Give people a registration link, or open an account for them.
                </Trans>
              )}
            </Nothing>
          ) : (
            <ol role="list" className={styles.list}>
              {rows.map((row) => (
                <Row
                  key={row.id}
                  row={row}
                  href={hrefOf(row.id)}
                  onWrite={() => setWritten(row)}
                  onEdit={row.depth === 1 ? () => setEdited(row) : undefined}
                />
              ))}
            </ol>
          )}
          <More query={query} />
        </>
      ) : (
        <Waiting query={query} />
      )}
      {written && <MessageDialog member={written} onClose={() => setWritten(undefined)} />}
      {edited && first && (
        <PointDialog member={edited} own={first.own} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

/** What the list says of a member. */
function useFacts(row: TeamMember) {
  const { t } = useLingui();
  const formats = useFormats();
  return [
    {
      name: t({ id: 'agent.member.balance', context: 'Of a downline', message: 'Balance' }),
      value: <MoneyText amount={row.balance} />,
    },
    {
      name: t({
        id: 'agent.member.team',
        context: 'Of a downline: members below',
        message: 'Team',
      }),
      value: formats.number(row.team),
    },
    {
      name: t({
        id: 'agent.member.level',
        context: 'Of a downline: how many levels below the agent',
        message: 'Level',
      }),
      value: formats.number(row.depth),
    },
    {
      name: t({
        id: 'agent.member.point',
        context: 'Of a downline: what lotteries give back, in percent',
        message: 'Rebate point',
      }),
      value: formatPoint(formats, row.point),
    },
    {
      name: t({ id: 'agent.member.joined', context: 'Of a downline', message: 'Joined' }),
      value: formats.date(row.joinedAt),
    },
    {
      name: t({ id: 'agent.member.seen', context: 'Of a downline', message: 'Last seen' }),
      value: row.seenAt === null ? '–' : <TimeAgo iso={row.seenAt} />,
    },
  ];
}

function Row(props: { row: TeamMember; href: string; onWrite: () => void; onEdit?: () => void }) {
  const { row, href, onWrite, onEdit } = props;
  const send = useScreenPath('transferDownline');
  const facts = useFacts(row);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={styles.who}>
          <bdi>{row.account}</bdi>
          <KindBadge kind={row.kind} />
        </span>
        <span className={styles.who}>
          <Button size="small" icon="mail" onClick={onWrite}>
            <Trans id="agent.team.write" context="Button: writes a message to a downline">
              Message
            </Trans>
          </Button>
          {onEdit && (
            <Button size="small" onClick={onEdit}>
              <Trans id="agent.team.editPoint" context="Button: changes what lotteries give back">
                Rebate point
              </Trans>
            </Button>
          )}
          {send && (
            <ButtonLink
              size="small"
              icon="send"
              href={`${send}?${new URLSearchParams({ to: row.id })}`}
            >
              <Trans id="agent.team.send" context="Button: sends money to a downline">
                Transfer
              </Trans>
            </ButtonLink>
          )}
          {row.team > 0 && (
            <ButtonLink size="small" iconAfter="chevronForward" href={href}>
              <Trans id="agent.profit.drill" context="Button: shows the downlines of a downline">
                Downlines
              </Trans>
            </ButtonLink>
          )}
        </span>
      </div>
      <dl className={styles.numbers}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
