import { useLingui } from '@lingui/react';
import { msg } from '@lingui/core/macro';
import { NavLink } from 'react-router-dom';
import type { DeskPage, MenuGroup } from '../deskArea.ts';
import { useDesk, useMay } from '../session/DeskContext.tsx';
import { useWaiting } from './useWaiting.ts';
import styles from './layout.module.css';

const GROUPS: readonly MenuGroup[] = ['work', 'site', 'insight', 'house'];

const GROUP_NAMES = {
  work: null,
  site: msg({
    id: 'desk.menu.site',
    context: 'Group of the menu: what players see',
    message: 'Site',
  }),
  insight: msg({
    id: 'desk.menu.insight',
    context: 'Group of the menu: reports and records',
    message: 'Insight',
  }),
  house: msg({
    id: 'desk.menu.house',
    context: 'Group of the menu: staff, roles, the platform itself',
    message: 'Administration',
  }),
} as const;

type Entry = DeskPage & Required<Pick<DeskPage, 'menu'>>;

/** The pages that who is at the desk may open, in groups. */
export function DeskMenu({ onChoose }: { onChoose?: () => void }) {
  const { i18n } = useLingui();
  const { areas } = useDesk();
  const may = useMay();
  const waiting = useWaiting();
  const entries = areas.flatMap(({ pages }) =>
    pages.filter((page): page is Entry => page.menu !== undefined && may(page.permission)),
  );
  return (
    <nav
      aria-label={i18n._(
        msg({
          id: 'desk.menu.name',
          context: 'Name of the menu for screen readers',
          message: 'Desk',
        }),
      )}
    >
      {GROUPS.map((group) => {
        const own = entries.filter(({ menu }) => menu.group === group);
        const name = GROUP_NAMES[group];
        if (own.length === 0) return null;
        return (
          <div key={group} className={styles.group}>
            {name ? <div className={styles.groupName}>{i18n._(name)}</div> : null}
            {own.map(({ path, menu: { label, Icon } }) => (
              <NavLink
                key={path}
                to={path}
                end={path === '/'}
                className={styles.entry}
                onClick={onChoose}
              >
                <Icon />
                {i18n._(label)}
                {path === '/inbox' && waiting > 0 ? (
                  <span className={styles.count}>{waiting}</span>
                ) : null}
              </NavLink>
            ))}
          </div>
        );
      })}
    </nav>
  );
}
