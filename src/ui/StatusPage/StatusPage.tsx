import { Trans } from '@lingui/react/macro';
import {
  Construction,
  Compass,
  Hourglass,
  Lock,
  MapPinOff,
  RotateCw,
  TriangleAlert,
  WifiOff,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useServiceChat } from '../../platform/service/serviceChat.ts';
import styles from './StatusPage.module.css';

/** What a page says when it cannot be the page that was asked for. */
export type StatusKind =
  | 'maintenance'
  | 'restricted'
  | 'notFound'
  | 'closed'
  | 'comingSoon'
  | 'offline'
  | 'slow'
  | 'failure';

const ICONS: Record<StatusKind, LucideIcon> = {
  maintenance: Construction,
  restricted: MapPinOff,
  notFound: Compass,
  closed: Lock,
  comingSoon: Hourglass,
  offline: WifiOff,
  slow: WifiOff,
  failure: TriangleAlert,
};

/** A branded page in plain words: what is, what happens next, and a way on. */
export function StatusPage(props: {
  kind: StatusKind;
  /** Replaces the kind's own picture. */
  emblem?: ReactNode;
  /** Replaces the kind's own heading, such as the name of the page that is coming. */
  title?: ReactNode;
  /** Replaces the kind's own sentence. */
  text?: ReactNode;
  /** Replaces the way on that the kind offers. */
  action?: ReactNode;
  /** Facts below the text, such as an end time or an address. */
  children?: ReactNode;
  onRetry?: () => void;
}) {
  const { kind, emblem, title, text, action, children, onRetry } = props;
  const Icon = ICONS[kind];
  return (
    <section className={styles.page} data-status={kind}>
      <span className={styles.emblem} aria-hidden="true">
        {emblem ?? <Icon size={40} strokeWidth={1.5} />}
      </span>
      <h1 className={styles.title}>{title ?? <StatusTitle kind={kind} />}</h1>
      <p className={styles.text}>{text ?? <StatusText kind={kind} />}</p>
      {children}
      {action ?? <StatusActions kind={kind} onRetry={onRetry} />}
    </section>
  );
}

function StatusActions({ kind, onRetry }: { kind: StatusKind; onRetry?: () => void }) {
  const { support } = useBrand();
  const chat = useServiceChat();
  const contact = support.chatUrl ?? (support.email && `mailto:${support.email}`);
  const replacesSite = kind === 'maintenance' || kind === 'restricted';
  return (
    <div className={styles.actions}>
      {onRetry && (
        <button type="button" className={styles.primary} onClick={onRetry}>
          <RotateCw size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans id="status.retry" context="Button: load the page again">
            Try again
          </Trans>
        </button>
      )}
      {!onRetry && !replacesSite && (
        <a href="/" className={styles.primary}>
          <Trans id="status.home" context="Button: go to the home page">
            Go to the home page
          </Trans>
        </a>
      )}
      {contact && (
        <a
          href={contact}
          className={replacesSite ? styles.primary : styles.secondary}
          rel="noopener"
          {...(support.chatUrl ? chat : {})}
        >
          <Trans id="status.contact" context="Button: contact customer service">
            Contact us
          </Trans>
        </a>
      )}
    </div>
  );
}

function StatusTitle({ kind }: { kind: StatusKind }) {
  switch (kind) {
    case 'maintenance':
      return (
        <Trans
          id="status.maintenance.title"
          context="Heading while the whole site is under maintenance"
        >
          We’ll be right back
        </Trans>
      );
    case 'restricted':
      return (
        <Trans
          id="status.restricted.title"
          context="Heading where the site is closed to the visitor's region"
        >
          Not available where you are
        </Trans>
      );
    case 'notFound':
      return (
        <Trans id="status.notFound.title" context="Heading of a page that does not exist">
          This page doesn’t exist
        </Trans>
      );
    case 'closed':
      return (
        <Trans
          id="status.closed.title"
          context="Heading of a page whose feature this site does not offer"
        >
          This page isn’t available here
        </Trans>
      );
    case 'comingSoon':
      return (
        <Trans id="status.comingSoon.title" context="Heading of a page that is not finished yet">
          Coming soon
        </Trans>
      );
    case 'offline':
      return (
        <Trans id="status.offline.title" context="Heading when the device has no connection">
          You’re offline
        </Trans>
      );
    case 'slow':
      return (
        <Trans id="status.slow.title" context="Heading when a page took over two minutes to load">
          This is taking too long
        </Trans>
      );
    case 'failure':
      return (
        <Trans id="status.failure.title" context="Heading when a page failed to show">
          This page didn’t load
        </Trans>
      );
  }
}

function StatusText({ kind }: { kind: StatusKind }) {
  switch (kind) {
    case 'maintenance':
      return (
        <Trans
          id="status.maintenance.text"
          context="Text while the whole site is under maintenance"
        >
          We are improving the site. Your balance and open bets are safe, and this page opens by
          itself when we are done.
        </Trans>
      );
    case 'restricted':
      return (
        <Trans
          id="status.restricted.text"
          context="Text where the site is closed to the visitor's region"
        >
          We may not offer our games at your location. If you think this is a mistake, tell us the
          address below.
        </Trans>
      );
    case 'notFound':
      return (
        <Trans id="status.notFound.text" context="Text of a page that does not exist">
          The address may be misspelled, or the page has moved.
        </Trans>
      );
    case 'closed':
      return (
        <Trans
          id="status.closed.text"
          context="Text of a page whose feature this site does not offer"
        >
          We don’t offer this at the moment. There is plenty more to see.
        </Trans>
      );
    case 'comingSoon':
      return (
        <Trans id="status.comingSoon.text" context="Text of a page that is not finished yet">
          This page has not opened yet. The rest of the site is yours.
        </Trans>
      );
    case 'offline':
      return (
        <Trans id="status.offline.text" context="Text when the device has no connection">
          Check your connection, then try again. Nothing you did is lost.
        </Trans>
      );
    case 'slow':
      return (
        <Trans id="status.slow.text" context="Text when a page took over two minutes to load">
          Your connection is very slow right now. Check your network, then try again.
        </Trans>
      );
    case 'failure':
      return (
        <Trans id="status.failure.text" context="Text when a page failed to show">
          Something went wrong on our side. Trying again usually helps.
        </Trans>
      );
  }
}
