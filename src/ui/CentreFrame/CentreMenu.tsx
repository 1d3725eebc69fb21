import { useLingui } from '@lingui/react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useBadges } from '../../platform/screens/BadgesContext.tsx';
import { CENTRE_GROUPS, type CentreGroup, type Screen } from '../../platform/screens/screen.ts';
import { useCurrentScreen, useScreens } from '../../platform/screens/ScreensContext.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import styles from './CentreFrame.module.css';

const GROUPS = {
  money: msg({
    id: 'centre.group.money',
    context: 'Personal centre: heading above deposit, withdrawal and wallet',
    message: 'Money',
  }),
  play: msg({
    id: 'centre.group.play',
    context: 'Personal centre: heading above pages about what was played',
    message: 'Play',
  }),
  rewards: msg({
    id: 'centre.group.rewards',
    context: 'Personal centre: heading above bonuses, cashback, missions and invitations',
    message: 'Rewards',
  }),
  me: msg({
    id: 'centre.group.me',
    context: 'Personal centre: heading above pages about the member, such as limits',
    message: 'You',
  }),
} satisfies Record<CentreGroup, unknown>;

/** The pages of the member's centre that are open and served, in the order of its menu. */
function usePages(): readonly Screen[] {
  return useScreens()
    .filter(({ centre }) => centre !== undefined)
    .sort((one, other) => (one.centre?.place ?? 0) - (other.centre?.place ?? 0));
}

/** The pages of the member's centre in their groups: its first page on phones. */
export function CentreMenu() {
  const { i18n } = useLingui();
  const pages = usePages();
  return CENTRE_GROUPS.map((group) => {
    const own = pages.filter(({ centre }) => centre?.group === group);
    if (own.length === 0) return null;
    return (
      <section key={group} className={styles.group}>
        <h2 className={styles.groupName}>{i18n._(GROUPS[group])}</h2>
        <Entries pages={own} />
      </section>
    );
  });
}

/** The pages of the member's centre in one list, which stands beside each of them. */
export function CentreList() {
  return <Entries pages={usePages()} />;
}

/** The pages of the agent centre, as they stand beside each of them and on its first page. */
export function AgentList() {
  const pages = useScreens()
    .filter(({ agent }) => agent !== undefined)
    .sort((one, other) => (one.agent ?? 0) - (other.agent ?? 0));
  return <Entries pages={pages} />;
}

function Entries({ pages }: { pages: readonly Screen[] }) {
  const { i18n } = useLingui();
  const current = useCurrentScreen();
  return (
    <ul role="list" className={styles.entries}>
      {pages.map(({ id, label, icon, paths: [href] }) => (
        <li key={id}>
          <SiteLink
            href={href}
            className={styles.entry}
            aria-current={current?.id === id ? 'page' : undefined}
          >
            <Icon name={icon} size={20} />
            <span className={styles.entryName}>{i18n._(label)}</span>
            <Waiting page={id} />
            <span className={styles.onward}>
              <Icon name="chevronForward" size={16} />
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

const MOST_SHOWN = 99;

/** How much waits on a page. */
function Waiting({ page }: { page: string }) {
  const { i18n } = useLingui();
  const count = useBadges()[page] ?? 0;
  if (count === 0) return null;
  return (
    <Badge tone="brand">
      <span aria-hidden="true">
        {count > MOST_SHOWN ? `${i18n.number(MOST_SHOWN)}+` : i18n.number(count)}
      </span>
      <span className="visuallyHidden">
        <Trans
          id="centre.waiting"
          context="Read to screen readers behind the name of a page of the personal centre: how much waits there, such as messages that are not read"
        >
          {count} waiting
        </Trans>
      </span>
    </Badge>
  );
}
