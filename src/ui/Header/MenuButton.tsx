import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../IconButton/IconButton.tsx';

/** Opens the side menu; it works before any script, since the menu is a native popover. */
export function MenuButton({ sideMenuId }: { sideMenuId: string | undefined }) {
  const { t } = useLingui();
  if (!sideMenuId) return null;
  return (
    <IconButton
      icon="menu"
      label={t({ id: 'nav.openMenu', context: 'Button that opens the side menu', message: 'Menu' })}
      popoverTarget={sideMenuId}
      data-menu-button=""
    />
  );
}
