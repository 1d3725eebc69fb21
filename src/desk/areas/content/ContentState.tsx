import { useLingui } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import type { ContentRow } from '../../../../schemas/desk/content.ts';
import styles from './content.module.css';
import { STATE_NAMES } from './words.ts';

/** Whether visitors see an entry, and what is to come of it. */
export function ContentState({
  row: { isLive, isDefault, content, open },
}: {
  row: Pick<ContentRow, 'isLive' | 'isDefault' | 'content' | 'open'>;
}) {
  const { t, i18n } = useLingui();
  const isHidden = content.isShown === false || content.isActive === false;
  return (
    <span className={styles.states}>
      {isLive && !isHidden ? (
        <Chip
          color="success"
          variant="outlined"
          label={
            isDefault
              ? t({
                  id: 'desk.content.default',
                  context: 'State of content that the product brings along',
                  message: 'Product default',
                })
              : i18n._(STATE_NAMES.published)
          }
        />
      ) : null}
      {isLive && isHidden ? (
        <Chip
          variant="outlined"
          label={t({
            id: 'desk.content.hidden',
            context: 'State of a game that is out of the lobby, or of a code that is off',
            message: 'Off',
          })}
        />
      ) : null}
      {open ? (
        <Chip
          variant="outlined"
          color={open.fault ? 'error' : 'warning'}
          label={i18n._(STATE_NAMES[open.state])}
        />
      ) : null}
    </span>
  );
}
