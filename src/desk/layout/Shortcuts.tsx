import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useCallback, useMemo } from 'react';
import { useStore } from 'react-admin';
import { Facts } from '../parts/values.tsx';
import { useDesk, useMay } from '../session/DeskContext.tsx';
import styles from './layout.module.css';
import { useShortcuts } from './useShortcuts.ts';

/** The keys of the desk, and the sheet that tells of them and turns them off. */
export function Shortcuts({
  isOpen,
  setOpen,
}: {
  isOpen: boolean;
  setOpen: (is: boolean) => void;
}) {
  const { t, i18n } = useLingui();
  const { areas } = useDesk();
  const may = useMay();
  const [isOn, setOn] = useStore('desk.shortcuts', true);
  const menu = areas.flatMap(({ pages }) =>
    pages.flatMap(({ path, menu: entry, permission }) =>
      entry?.shortcut && may(permission)
        ? [{ path, letter: entry.shortcut, name: i18n._(entry.label) }]
        : [],
    ),
  );
  const letters = menu.map(({ letter, path }) => `${letter} ${path}`).join('\n');
  const pages = useMemo(
    () => new Map(letters.split('\n').map((line) => line.split(' ') as [string, string])),
    [letters],
  );
  const showHelp = useCallback(() => setOpen(true), [setOpen]);
  useShortcuts({ isOn, pages, showHelp });
  const keys = (...all: readonly string[]) => (
    <span key={all.join(' ')} className={styles.keys}>
      {all.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="xs" fullWidth>
      <DialogTitle>
        {t({
          id: 'desk.keys.title',
          context: 'Heading of a dialog',
          message: 'Keyboard shortcuts',
        })}
      </DialogTitle>
      <DialogContent>
        <Facts
          rows={[
            [
              t({
                id: 'desk.keys.search',
                context: 'What a key does, in the list of shortcuts',
                message: 'Search this list',
              }),
              keys('/'),
            ],
            ...menu.map(({ letter, name }) => [name, keys('g', letter)] as const),
            [
              t({
                id: 'desk.keys.help',
                context: 'What a key does, in the list of shortcuts',
                message: 'Show this sheet',
              }),
              keys('?'),
            ],
          ]}
        />
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_event, is) => setOn(is)} />}
          label={t({
            id: 'desk.keys.on',
            context: 'Label of a switch; keys such as "/" do something while it is on',
            message: 'Use shortcuts in this browser',
          })}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setOpen(false)}>
          {t({ id: 'desk.keys.close', context: 'Button of a dialog', message: 'Close' })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
