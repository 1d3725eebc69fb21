import { Trans } from '@lingui/react/macro';
import { useGate } from '../../platform/gates/gates.tsx';
import { getScheme, setScheme } from '../../platform/theme/scheme.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SchemeSwitch.module.css';

const flip = () => setScheme(getScheme() === 'dark' ? 'light' : 'dark');

/** Shows the other colour scheme. Both of its faces are in the page and the style sheet shows one, so no component renders. */
export function SchemeSwitch() {
  const isOpen = useGate('schemeSwitch');
  if (!isOpen) return null;
  return (
    <button type="button" className={styles.switch} onClick={flip}>
      <span className={styles.face} data-only-scheme="dark">
        <Icon name="sun" />
        <span className="visuallyHidden">
          <Trans id="scheme.toLight" context="Button that switches the site to light colours">
            Switch to light colours
          </Trans>
        </span>
      </span>
      <span className={styles.face} data-only-scheme="light">
        <Icon name="moon" />
        <span className="visuallyHidden">
          <Trans id="scheme.toDark" context="Button that switches the site to dark colours">
            Switch to dark colours
          </Trans>
        </span>
      </span>
    </button>
  );
}
