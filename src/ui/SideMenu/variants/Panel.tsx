import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect } from 'react';
import type { NavEntry } from '../../../platform/screens/navEntry.ts';
import { SiteLink } from '../../SiteLink/SiteLink.tsx';
import { CountBadge } from '../../Badge/CountBadge.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { moveFocus } from '../../keyboard/moveFocus.ts';
import { SheetHead } from '../SheetHead.tsx';
import type { SideMenuProps } from '../SideMenu.tsx';
import { restorePanelState, togglePanelState } from '../sidePanelState.ts';
import { useSheet } from '../useSheet.ts';
import sheetStyles from '../Sheet.module.css';
import styles from './Panel.module.css';

/** On wide screens a panel beside the page that collapses to icons; a sheet below that. */
export default function Panel({ id, menu, utilities, account, popular }: SideMenuProps) {
  const { t } = useLingui();
  const { sheet, wasOpen } = useSheet();
  useLayoutEffect(restorePanelState, []);
  const label = t({
    id: 'nav.side',
    context: 'Name of the side menu, read out by screen readers',
    message: 'Side menu',
  });
  return (
    <div
      {...sheet}
      id={id}
      popover="auto"
      data-sheet=""
      data-beside-page=""
      className={`${sheetStyles.sheet} ${styles.panel}`}
    >
      <div className={styles.inner}>
        <div className={styles.sheetOnly}>
          <SheetHead sheetId={id} />
          <div className={sheetStyles.account}>{account}</div>
          {wasOpen && popular && <div className={sheetStyles.popular}>{popular}</div>}
        </div>
        <nav aria-label={label} className={styles.nav}>
          <ul className={styles.list} onKeyDown={(press) => moveFocus(press, 'vertical')}>
            {menu.map((entry) => (
              <PanelEntry key={entry.id} entry={entry} />
            ))}
          </ul>
        </nav>
        <div className={styles.sheetOnly} data-end="">
          <div className={sheetStyles.utilities}>{utilities}</div>
        </div>
        <button type="button" className={styles.toggle} onClick={togglePanelState}>
          <Icon name="panel" />
          <span className={styles.whenExpanded}>
            <Trans id="nav.collapse" context="Button that narrows the side menu to its icons">
              Collapse
            </Trans>
          </span>
          <span className={styles.whenCollapsed}>
            <Trans id="nav.expand" context="Button that widens the side menu again">
              Expand
            </Trans>
          </span>
        </button>
      </div>
    </div>
  );
}

function PanelEntry({ entry }: { entry: NavEntry }) {
  return (
    <li>
      <SiteLink
        href={entry.href}
        className={styles.entry}
        aria-current={entry.active ? 'page' : undefined}
      >
        <Icon name={entry.icon} />
        <span className={styles.label}>{entry.label}</span>
        <CountBadge count={entry.count} />
      </SiteLink>
    </li>
  );
}
