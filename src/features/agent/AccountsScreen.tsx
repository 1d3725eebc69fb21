import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { DOWNLINE_KINDS, type DownlineKind } from '../../../schemas/api/agents.ts';
import { agentLinks, closeLink, makeLink, refreshAgent, type AgentLink } from '../../api/agents.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { CallFault } from '../../ui/CentreFrame/CallFault.tsx';
import centre from '../../ui/CentreFrame/Centre.module.css';
import { CopyText } from '../../ui/CentreFrame/CopyText.tsx';
import { QrCode } from '../../ui/QrCode/QrCode.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './Agent.module.css';
import { OpenAccount } from './OpenAccount.tsx';
import { AgentPage, KindBadge, More, Nothing, Waiting } from './parts.tsx';
import { PointField } from './PointDialog.tsx';
import { formatPoint, groupOf } from './points.ts';

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

/** The choice of whether somebody leads a team or plays. */
export function KindField(props: { value: DownlineKind; onChoose: (kind: DownlineKind) => void }) {
  const { t } = useLingui();
  const words = {
    agent: t({
      id: 'agent.kind.agentChoice',
      context: 'Choice: an account that leads a team of its own',
      message: 'Agent',
    }),
    player: t({
      id: 'agent.kind.playerChoice',
      context: 'Choice: an account that plays only',
      message: 'Player',
    }),
  };
  return (
    <SelectField
      label={t({
        id: 'agent.kind',
        context: 'Field: whether an account leads a team or plays',
        message: 'Kind of account',
      })}
      value={props.value}
      options={DOWNLINE_KINDS.map((value) => ({ value, label: words[value] }))}
      onChoose={(kind) => props.onChoose(kind === 'agent' ? 'agent' : 'player')}
    />
  );
}

const DAYS = [1, 7, 30, 90] as const;

function NewLink({ own }: { own: { readonly point: number; readonly base: number } }) {
  const http = useHttp();
  const client = useQueryClient();
  const { t } = useLingui();
  const formats = useFormats();
  const [kind, setKind] = useState<DownlineKind>('player');
  const [point, setPoint] = useState(own.point);
  const [uses, setUses] = useState('');
  const [days, setDays] = useState('0');
  const [note, setNote] = useState('');
  const make = useMutation({
    mutationFn: () =>
      makeLink(http, {
        kind,
        point,
        ...(Number(uses) > 0 && { uses: Number(uses) }),
        ...(days !== '0' && { days: Number(days) }),
        ...(note.trim() && { note }),
      }),
    onSuccess: () => {
      setNote('');
      void refreshAgent(client);
    },
  });
  const submit = (press: FormEvent) => {
    press.preventDefault();
    make.mutate();
  };
  return (
    <form className={`${centre.panel} ${centre.form}`} noValidate onSubmit={submit}>
      <h2 className={centre.panelTitle}>
        <Trans id="agent.link.new" context="Heading of the form for a registration link">
          New registration link
        </Trans>
      </h2>
      <CallFault cause={make.error} />
      <KindField value={kind} onChoose={setKind} />
      <PointField own={own} value={point} onChoose={setPoint} />
      <TextField
        label={
          <Trans id="agent.link.uses" context="Field: how many accounts a link opens">
            For how many accounts
          </Trans>
        }
        isOptional
        inputMode="numeric"
        maxLength={6}
        value={uses}
        onChange={({ target }) => setUses(target.value.replace(/\D/g, ''))}
      />
      <SelectField
        label={t({
          id: 'agent.link.days',
          context: 'Field: how long a registration link is good',
          message: 'Good for',
        })}
        value={days}
        options={[
          {
            value: '0',
            label: t({
              id: 'agent.link.always',
              context: 'Choice: a registration link that does not end',
              message: 'No end',
            }),
          },
          ...DAYS.map((count) => ({
            value: String(count),
            label: t({
              id: 'agent.link.dayCount',
              context: 'Choice: how many days a registration link is good',
              message: `Days: ${formats.number(count)}`,
            }),
          })),
        ]}
        onChoose={setDays}
      />
      <TextField
        label={
          <Trans id="agent.link.note" context="Field: what an agent writes on a link for itself">
            Note for yourself
          </Trans>
        }
        isOptional
        maxLength={60}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" kind="primary" size="large" loading={make.isPending}>
        <Trans id="agent.link.make" context="Button: makes a registration link">
          Make the link
        </Trans>
      </Button>
    </form>
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
          Accounts opened: {formats.number(link.used)}
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
