import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { groupOf } from '../../../engine/agents/points.ts';
import { agentLinks, closeLink, refreshAgent, type AgentLink } from '../../api/agents.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { CallFault } from '../../ui/CentreFrame/CallFault.tsx';
import centre from '../../ui/CentreFrame/Centre.module.css';
import { CopyText } from '../../ui/CentreFrame/CopyText.tsx';
import { QrCode } from '../../ui/QrCode/QrCode.tsx';
import styles from './Agent.module.css';
import { NewLink } from './NewLink.tsx';
import { OpenAccount } from './OpenAccount.tsx';
import { AgentPage, KindBadge, More, Nothing, Waiting } from './parts.tsx';
import { formatPoint } from './points.ts';

/** Registration links of the agent, and opening accounts directly. */
export default function AccountsScreen() {
  return (
    <AgentPage>
      <Content />
    </AgentPage>
  );
}

function Content() {
  const query = useInfiniteQuery(agentLinks(useHttp()));
  const first = query.data?.pages[0];
  if (!first) return <Waiting query={query} />;
  const links = query.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <>
      <div className={styles.columns}>
        <NewLink own={first} />
        <OpenAccount own={first} />
      </div>
      <section className={centre.stack}>
        <h2 className={centre.panelTitle}>
          <Trans id="agent.links" context="Heading of an agent’s registration links">
            Your links
          </Trans>
        </h2>
        {links.length === 0 && (
          <Nothing>
            <Trans id="agent.links.none" context="In place of the list of registration links">
              No links yet. Make one above and pass it on: whoever registers by it is in your team.
            </Trans>
          </Nothing>
        )}
        {links.map((link) => (
          <LinkCard key={link.code} link={link} base={first.base} />
        ))}
        <More query={query} />
      </section>
    </>
  );
}

function StateBadge({ state }: Pick<AgentLink, 'state'>) {
  const { t } = useLingui();
  const words = {
    open: t({ id: 'agent.link.open', context: 'State of a registration link', message: 'Open' }),
    used: t({ id: 'agent.link.used', context: 'State of a registration link', message: 'Used up' }),
    expired: t({
      id: 'agent.link.expired',
      context: 'State of a registration link',
      message: 'Expired',
    }),
    closed: t({
      id: 'agent.link.closed',
      context: 'State of a registration link',
      message: 'Closed',
    }),
  };
  return <Badge tone={state === 'open' ? 'win' : 'neutral'}>{words[state]}</Badge>;
}

function LinkCard({ link, base }: { link: AgentLink; base: number }) {
  const http = useHttp();
  const client = useQueryClient();
  const formats = useFormats();
  const close = useMutation({
    mutationFn: () => closeLink(http, link.code),
    onSuccess: () => void refreshAgent(client),
  });
  const [isShown, setShown] = useState(false);
  const href = new URL(`/register?affiliateCode=${link.code}`, window.location.origin).href;
  const [point, group] = [formatPoint(formats, link.point), groupOf(base, link.point)];
  const isOpen = link.state === 'open';
  const count = formats.number(link.used);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <span className={styles.who}>
          <bdi>{link.code}</bdi>
          <KindBadge kind={link.kind} />
          <StateBadge state={link.state} />
        </span>
        <span className={centre.quiet}>
          {point} · {formats.number(group)}
        </span>
      </div>
      {link.note && <p className={centre.quiet}>{link.note}</p>}
      <p className={centre.quiet}>
        <Trans
          id="agent.link.counted"
          context="Of a registration link: how many accounts were opened by it"
        >
          Accounts opened: {count}
        </Trans>
        {link.uses !== null && ` / ${formats.number(link.uses)}`}
        {link.expiresAt !== null && ` · ${formats.dateTime(link.expiresAt)}`}
      </p>
      {isOpen && (
        <>
          <CopyText
            name={
              <Trans id="agent.link.address" context="Name of the address that people register at">
                Link
              </Trans>
            }
            text={href}
          />
          {isShown && (
            <div className={styles.qr}>
              <QrCode text={href} />
            </div>
          )}
          <CallFault cause={close.error} />
          <div className={centre.actions}>
            <Button size="small" icon="qrCode" onClick={() => setShown(!isShown)}>
              <Trans id="agent.link.qr" context="Button: shows a link as a code to be scanned">
                QR code
              </Trans>
            </Button>
            <Button size="small" loading={close.isPending} onClick={() => close.mutate()}>
              <Trans id="agent.link.close" context="Button: nobody registers by a link any more">
                Close the link
              </Trans>
            </Button>
          </div>
        </>
      )}
    </article>
  );
}
