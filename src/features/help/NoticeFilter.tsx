import { useLingui } from '@lingui/react/macro';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { MuiRoot } from '../../platform/theme/MuiRoot.tsx';
import { NOTICE_TYPES, type Notice } from './noticeTypes.ts';

/** What is shown: announcements of one type, or all. */
export type NoticeChoice = Notice['type'] | 'all';

/** Id of the tab of a choice, which names the panel below. */
export const getTabId = (choice: NoticeChoice) => `notices-tab-${choice}`;

/** Id of the panel that the tabs fill. */
export const NOTICE_PANEL_ID = 'notices-panel';

/** One tab a type that there are announcements of. */
export function NoticeFilter({
  types,
  choice,
  onChoose,
}: {
  types: readonly Notice['type'][];
  choice: NoticeChoice;
  onChoose: (choice: NoticeChoice) => void;
}) {
  const { t, i18n } = useLingui();
  const all = t({
    id: 'notices.type.all',
    context: 'Tab above the announcements: all types',
    message: 'All',
  });
  return (
    <MuiRoot>
      <Tabs
        value={choice}
        onChange={(_, next: NoticeChoice) => onChoose(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t({
          id: 'notices.filter',
          context: 'Name of the tabs above the announcements, read aloud',
          message: 'Types of announcements',
        })}
      >
        {(['all', ...types] as const).map((type) => (
          <Tab
            key={type}
            value={type}
            id={getTabId(type)}
            aria-controls={NOTICE_PANEL_ID}
            label={type === 'all' ? all : i18n._(NOTICE_TYPES[type])}
          />
        ))}
      </Tabs>
    </MuiRoot>
  );
}
