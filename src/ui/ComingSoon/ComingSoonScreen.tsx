import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useCurrentScreen } from '../../platform/screens/ScreensContext.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { StatusPage } from '../StatusPage/StatusPage.tsx';
import styles from './ComingSoonScreen.module.css';

/** Stands for a page that is not finished: names it, says so, and leads on. */
export default function ComingSoonScreen() {
  const screen = useCurrentScreen();
  const { i18n } = useLingui();
  return (
    <StatusPage
      kind="comingSoon"
      emblem={screen && <Icon name={screen.icon} size={32} />}
      title={screen ? i18n._(screen.label) : undefined}
    >
      <p className={styles.note}>
        <Trans
          id="status.comingSoon.note"
          context="Small label under the name of a page that is not finished yet"
        >
          Coming soon
        </Trans>
      </p>
    </StatusPage>
  );
}
