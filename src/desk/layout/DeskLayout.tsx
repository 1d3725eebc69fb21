import { useLingui } from '@lingui/react/macro';
import MenuIcon from '@mui/icons-material/Menu';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { LoadingIndicator, type LayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { FaultBoundary } from './FaultBoundary.tsx';
import { BrandSwitcher } from './BrandSwitcher.tsx';
import { DeskMark } from './DeskMark.tsx';
import { DeskMenu } from './DeskMenu.tsx';
import { PageSkeleton } from '../parts/PageSkeleton.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { UserMenu } from './UserMenu.tsx';
import styles from './layout.module.css';

/** The frame around every page: bar, menu (a drawer on phones) and the page. */
export function DeskLayout({ children }: LayoutProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  return (
    <>
      <a className={styles.skip} href="#main-content">
        {t({
          id: 'desk.layout.skip',
          context: 'First link of the page, for the keyboard',
          message: 'Skip to the page',
        })}
      </a>
      <header className={styles.bar}>
        <span className={styles.phoneOnly}>
          <IconButton
            onClick={() => setOpen(true)}
            aria-label={t({
              id: 'desk.layout.menu',
              context: 'Button of the top bar on phones',
              message: 'Menu',
            })}
          >
            <MenuIcon />
          </IconButton>
        </span>
        <span className={styles.wideOnly}>
          <DeskMark />
        </span>
        <BrandSwitcher />
        <span className={styles.spacer} />
        <LoadingIndicator />
        <UserMenu showShortcuts={() => setHelpOpen(true)} />
      </header>
      <Shortcuts isOpen={isHelpOpen} setOpen={setHelpOpen} />
      <div className={styles.frame}>
        <div className={styles.menu}>
          <DeskMenu />
        </div>
        <Drawer
          open={isOpen}
          onClose={() => setOpen(false)}
          slotProps={{ paper: { className: styles.drawer } }}
        >
          <DeskMenu onChoose={() => setOpen(false)} />
        </Drawer>
        <main id="main-content" className={styles.content} tabIndex={-1}>
          <FaultBoundary key={pathname}>
            <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
          </FaultBoundary>
        </main>
      </div>
    </>
  );
}
