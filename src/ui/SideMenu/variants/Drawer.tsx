import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { NavEntry } from '../../../platform/screens/navEntry.ts';
import { CountBadge } from '../../Badge/CountBadge.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { moveFocus } from '../../keyboard/moveFocus.ts';
import { SiteLink } from '../../SiteLink/SiteLink.tsx';
import { SheetHead } from '../SheetHead.tsx';
import type { SideMenuProps } from '../SideMenu.tsx';
import { useSheet } from '../useSheet.ts';
import sheetStyles from '../Sheet.module.css';
import styles from './Drawer.module.css';

/** A sheet on every width: games as large tiles, everything else as a list below. */
export default function Drawer({ id, menu, utilities, account, popular }: SideMenuProps) {
  const { t } = useLingui();
  const { sheet, wasOpen } = useSheet();
  const isGame = ({ category, lotteries }: NavEntry) =>
    category !== undefined || lotteries !== undefined;
  const games = menu.filter(isGame);
  const others = menu.filter((entry) => !isGame(entry));
  const label = t({
    id: 'nav.side',
    context: 'Name of the side menu, read out by screen readers',
    message: 'Side menu',
  });
  return (
    <div {...sheet} id={id} popover="auto" data-sheet="" className={sheetStyles.sheet}>
      <SheetHead sheetId={id} />
      <div className={sheetStyles.account}>{account}</div>
      {wasOpen && popular && <div className={sheetStyles.popular}>{popular}</div>}
      <nav aria-label={label} className={styles.nav}>
        {games.length > 0 && (
          <Group
            look="tiles"
            entries={games}
            title={
              <Trans id="nav.group.games" context="Heading of the games in the side menu">
                Games
              </Trans>
            }
          />
        )}
        {others.length > 0 && (
          <Group
            look="list"
            entries={others}
            title={
              <Trans id="nav.group.others" context="Heading of what is not a game in the side menu">
                Discover
              </Trans>
            }
          />
        )}
      </nav>
      <div className={sheetStyles.utilities}>{utilities}</div>
    </div>
  );
}

function Group(props: { title: ReactNode; entries: readonly NavEntry[]; look: 'tiles' | 'list' }) {
  return (
    <section>
      <h2 className={styles.title}>{props.title}</h2>
      <ul
        className={props.look === 'tiles' ? styles.tiles : styles.list}
        onKeyDown={(press) => moveFocus(press, 'vertical')}
      >
        {props.entries.map((entry) => (
          <li key={entry.id}>
            <SiteLink
              href={entry.href}
              className={props.look === 'tiles' ? styles.tile : styles.entry}
              aria-current={entry.active ? 'page' : undefined}
            >
              <Icon name={entry.icon} size={24} />
              <span className={styles.label}>{entry.label}</span>
              <CountBadge count={entry.count} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
