import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isPlainPress } from '../../platform/modals/useModalLink.ts';
import { useScreens } from '../../platform/screens/ScreensContext.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './GamePage.module.css';

/** The lobby of a category, or home. */
export function useLobbyPath(category: string | undefined): string {
  const lobby = useScreens().find((screen) => category && screen.category === category);
  return lobby?.paths[0] ?? '/';
}

/** Back to where one came from; to the lobby for who came by the address. */
export function BackLink({ category }: { category?: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  const goBack = (press: MouseEvent) => {
    if (isFirst || !isPlainPress(press)) return;
    press.preventDefault();
    void navigate(-1);
  };
  const label = t({
    id: 'play.back',
    context: 'Button that leaves a game, back to the list of games',
    message: 'Leave the game',
  });
  return (
    <Link
      to={useLobbyPath(category)}
      className={styles.tool}
      aria-label={label}
      title={label}
      onClick={goBack}
    >
      <Icon name="chevronBack" size={24} />
    </Link>
  );
}
