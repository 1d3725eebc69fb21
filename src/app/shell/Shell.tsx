import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { announcements } from '../../api/content.ts';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { useGate } from '../../platform/gates/gates.tsx';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import type { NavEntry } from '../../platform/screens/navEntry.ts';
import type { Chrome } from '../../platform/screens/screen.ts';
import { AccountCluster } from '../../ui/AccountCluster/AccountCluster.tsx';
import { BottomNav } from '../../ui/BottomNav/BottomNav.tsx';
import { Footer } from '../../ui/Footer/Footer.tsx';
import { Header } from '../../ui/Header/Header.tsx';
import { LocalePicker } from '../../ui/LocalePicker/LocalePicker.tsx';
import { SchemeSwitch } from '../../ui/SchemeSwitch/SchemeSwitch.tsx';
import { SideMenu } from '../../ui/SideMenu/SideMenu.tsx';
import { SideRail } from '../../ui/SideRail/SideRail.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { ShellPart } from './ShellPart.tsx';
import { useLegalLinks } from './useLegalLinks.ts';
import { useTrialSignIn } from './useTrialSignIn.ts';
import { useMenus } from './useMenus.ts';
import styles from './Shell.module.css';

const NavPanel = lazy(loadChunk(() => import('../../features/lobby/NavPanel.tsx')));

const LotteryPanel = lazy(loadChunk(() => import('../../features/lottery/menu/LotteryPanel.tsx')));

const PopularLotteries = lazy(
  loadChunk(() => import('../../features/lottery/menu/PopularLotteries.tsx')),
);

const MemberAccount = lazy(loadChunk(() => import('../../features/member/MemberAccount.tsx')));

const SIDE_MENU_ID = 'side-menu';

const renderPanel = (entry: NavEntry) => (
  <ShellPart>
    {entry.lotteries === undefined ? <NavPanel entry={entry} /> : <LotteryPanel entry={entry} />}
  </ShellPart>
);

/** Header, side menu, page, footer and phone navigation, as far as the screen has them. */
export function Shell(props: {
  chrome: Chrome;
  year: number;
  mainRef: RefObject<HTMLElement | null>;
  /** Changes with the page, which then fades in. */
  pageKey: string;
  children: ReactNode;
}) {
  const { chrome, mainRef, pageKey, children } = props;
  const menus = useMenus();
  const legal = useLegalLinks();
  const lotteries = [...menus.primary, ...menus.side].find(({ lotteries: of }) => of);
  const isHome = menus.primary.some((entry) => entry.id === 'home' && entry.active);
  return (
    <div className={styles.shell} data-side-menu={chrome.sideMenu}>
      <a href="#main" className={styles.skip}>
        <Trans id="shell.skip" context="Link for keyboard users: jump over the menus to the page">
          Skip to content
        </Trans>
      </a>
      {chrome.header && (
        <ShellPart room={<div className={styles.headerRoom} />}>
          <Header
            menu={menus.primary}
            sideMenuId={SIDE_MENU_ID}
            renderPanel={renderPanel}
            account={<Account place="header" />}
            utilities={<Utilities />}
            announcement={<LatestAnnouncement />}
          />
        </ShellPart>
      )}
      <div className={styles.body}>
        {(chrome.sideMenu || chrome.header) && (
          <ShellPart>
            <SideMenu
              id={SIDE_MENU_ID}
              menu={menus.side}
              utilities={<Utilities />}
              account={<Account place="sheet" />}
              popular={
                lotteries && (
                  <ShellPart>
                    <PopularLotteries entry={lotteries} />
                  </ShellPart>
                )
              }
            />
          </ShellPart>
        )}
        <main id="main" ref={mainRef} key={pageKey} className={styles.main}>
          {children}
        </main>
      </div>
      {chrome.footer && (
        <div className={styles.footerRoom}>
          <ShellPart>
            <Footer
              help={menus.footer}
              menu={menus.primary}
              legal={legal}
              showSteps={!isHome}
              year={props.year}
            />
          </ShellPart>
        </div>
      )}
      {chrome.header && (
        <>
          <SideRail />
          <ShellPart>
            <BottomNav menu={menus.bottom} />
          </ShellPart>
        </>
      )}
    </div>
  );
}

function Account({ place }: { place: 'header' | 'sheet' }) {
  const startDemo = useTrialSignIn();
  return (
    <Suspense
      fallback={
        <span className={styles.accountRoom}>
          <Skeleton />
        </span>
      }
    >
      <AccountCluster member={<MemberAccount place={place} />} onDemo={startDemo} />
    </Suspense>
  );
}

function Utilities() {
  const hasSchemes = useGate('schemeSwitch');
  return (
    <>
      <LocalePicker />
      {hasSchemes && <SchemeSwitch />}
    </>
  );
}

function LatestAnnouncement() {
  const isOpen = useGate('announcements');
  const { data } = useQuery({ ...announcements(useHttp(), 'B'), enabled: isOpen });
  const latest = data?.list[0];
  if (!isOpen || !latest) return null;
  return <Link to="/noticePage">{latest.title}</Link>;
}
