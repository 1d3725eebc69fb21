import { useLingui } from '@lingui/react/macro';
import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useLocales, useLocaleState } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useDeskSession } from '../session/DeskContext.tsx';
import { useSignOut } from '../session/useSignOut.ts';
import { useScheme, type DeskScheme } from '../theme/scheme.tsx';

/** Who is at the desk, their account, how the desk looks and speaks, and the way out. */
export function UserMenu({ showShortcuts }: { showShortcuts: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const staff = useDeskSession()?.staff;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [scheme, setScheme] = useScheme();
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales() ?? [];
  const schemes: Record<DeskScheme, string> = {
    system: t({
      id: 'desk.scheme.system',
      context: 'How bright the desk is',
      message: 'As the device',
    }),
    light: t({ id: 'desk.scheme.light', context: 'How bright the desk is', message: 'Light' }),
    dark: t({ id: 'desk.scheme.dark', context: 'How bright the desk is', message: 'Dark' }),
  };
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-label={t({
          id: 'desk.user.menu',
          context: 'Button of the top bar: opens the menu of the own account',
          message: 'Your account',
        })}
      >
        <AccountCircleOutlined />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <ListSubheader>{staff?.name}</ListSubheader>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            void navigate('/account');
          }}
        >
          {t({
            id: 'desk.user.account',
            context: 'Entry of the own menu: sessions, second factors, password',
            message: 'Sign-in and devices',
          })}
        </MenuItem>
        <Divider />
        {Object.entries(schemes).map(([id, name]) => (
          <MenuItem key={id} selected={id === scheme} onClick={() => setScheme(id as DeskScheme)}>
            {name}
          </MenuItem>
        ))}
        <Divider />
        {locales.map(({ locale: tag, name }) => (
          <MenuItem key={tag} selected={tag === locale} lang={tag} onClick={() => setLocale(tag)}>
            {name}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          onClick={() => {
            setAnchor(null);
            showShortcuts();
          }}
        >
          {t({
            id: 'desk.user.shortcuts',
            context: 'Entry of the own menu',
            message: 'Keyboard shortcuts',
          })}
        </MenuItem>
        <MenuItem onClick={() => void signOut()}>
          {t({ id: 'desk.user.signOut', context: 'Entry of the own menu', message: 'Sign out' })}
        </MenuItem>
      </Menu>
    </>
  );
}
