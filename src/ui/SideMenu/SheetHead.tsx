import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import styles from './Sheet.module.css';

/** Logo and close button of a sheet; closing works before any script. */
export function SheetHead({ sheetId }: { sheetId: string }) {
  const { t } = useLingui();
  return (
    <div className={styles.head}>
      <Logo />
      <IconButton
        icon="close"
        label={t({
          id: 'nav.closeMenu',
          context: 'Button that closes the side menu',
          message: 'Close menu',
        })}
        popoverTarget={sheetId}
        popoverTargetAction="hide"
      />
    </div>
  );
}
