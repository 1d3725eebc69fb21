import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCurrentScreen, useScreenPath } from '../../platform/screens/ScreensContext.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import { AgentList, CentreList } from './CentreMenu.tsx';
import styles from './CentreFrame.module.css';

/** A page of the member's centre or of the agent centre: its heading, the other pages beside it, and on phones the way back to them. */
export function CentreFrame({
  title,
  up,
  aside,
  children,
}: {
  title: ReactNode;
  /** What it is part of, where that is not the centre itself. */
  up?: { readonly href: string; readonly name: ReactNode };
  /** At the end of the heading's line, such as filters. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const isAgents = useCurrentScreen()?.needs === 'agent';
  const home = useScreenPath(isAgents ? 'agentCenter' : 'memberCenter');
  const back = up ?? (home && { href: home, name: isAgents ? <AgentName /> : <MemberName /> });
  return (
    <div className={styles.frame}>
      <nav
        className={styles.side}
        aria-label={
          isAgents
            ? t({
                id: 'centre.agentMenu',
                context: 'Name of the list of pages of the agent centre, read to screen readers',
                message: 'Agent centre',
              })
            : t({
                id: 'centre.menu',
                context: 'Name of the list of pages of the personal centre, read to screen readers',
                message: 'Personal centre',
              })
        }
      >
        {isAgents ? <AgentList /> : <CentreList />}
      </nav>
      <div className={styles.page}>
        <header className={styles.head}>
          {back && (
            <SiteLink href={back.href} className={styles.back} data-up={up ? '' : undefined}>
              <Icon name="chevronBack" size={20} />
              {back.name}
            </SiteLink>
          )}
          <div className={styles.headRow}>
            <h1 className={styles.title}>{title}</h1>
            {aside && <div className={styles.aside}>{aside}</div>}
            <SiteLink
              href="/"
              className={styles.close}
              aria-label={t({
                id: 'centre.close',
                context:
                  'Button with a cross at the top of the personal centre: leaves it for the home page',
                message: 'Close the personal centre',
              })}
            >
              <Icon name="close" size={24} />
            </SiteLink>
          </div>
        </header>
        {children}
      </div>
    </div>
  );
}

function MemberName() {
  return (
    <Trans id="centre.back" context="Link above a page of the personal centre: back to it">
      Personal centre
    </Trans>
  );
}

function AgentName() {
  return (
    <Trans id="centre.agentBack" context="Link above a page of the agent centre: back to it">
      Agent centre
    </Trans>
  );
}
