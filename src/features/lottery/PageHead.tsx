import { useQuery } from '@tanstack/react-query';
import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { lotteryState } from '../../api/lottery.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useCurrentScreen, usePageSubject } from '../../platform/screens/ScreensContext.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { useLotteryName } from '../../ui/LotteryName/useLotteryName.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { writePlace } from './lotteryPaths.ts';
import styles from './Lottery.module.css';

/** Heading of a page about a lottery, or about all, with the way back and what the page is filtered by. */
export function PageHead(props: {
  path: string;
  gameCode: string | null;
  title: ReactNode;
  /** What it is part of, where that is neither the lottery nor the hall. */
  up?: { readonly href: string; readonly name: ReactNode };
  children?: ReactNode;
}) {
  const { path, gameCode, title, up, children } = props;
  const { i18n } = useI18n();
  const screen = useCurrentScreen();
  const { data } = useQuery({
    ...lotteryState(useHttp(), gameCode ?? ''),
    enabled: gameCode !== null,
  });
  const nameOf = useLotteryName();
  const name = data && nameOf(data.lottery);
  usePageSubject(name);
  const hall = screen ? (
    i18n._(screen.label)
  ) : (
    <Trans id="lottery.none.hall" context="Lottery: link to all lotteries">
      See all lotteries
    </Trans>
  );
  return (
    <header className={styles.head}>
      <SiteLink
        href={up?.href ?? (gameCode === null ? path : writePlace(path, { gameCode }))}
        className={styles.back}
      >
        <Icon name="chevronBack" size={20} />
        {up?.name ?? (gameCode === null ? hall : (name ?? gameCode))}
      </SiteLink>
      <div className={styles.headRow}>
        <h1>{title}</h1>
        {children && <div className={styles.filters}>{children}</div>}
      </div>
    </header>
  );
}
