import { Plural, useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './HelpScreen.module.css';

/** Finds articles as one types, and tells how many there are. */
export function HelpSearch({
  search,
  found,
  onSearch,
}: {
  search: string;
  found: number;
  onSearch: (search: string) => void;
}) {
  const { t } = useLingui();
  const label = t({
    id: 'help.search.label',
    context: 'Name of the search field of the help centre, read aloud',
    message: 'Search the help centre',
  });
  return (
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <TextField
        fullWidth
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        placeholder={t({
          id: 'help.search.placeholder',
          context: 'In the empty search field of the help centre: an example of what to type',
          message: 'Search, for example “password”',
        })}
        slotProps={{
          htmlInput: { type: 'search', 'aria-label': label, enterKeyHint: 'search' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search size={20} strokeWidth={1.75} aria-hidden="true" />
              </InputAdornment>
            ),
            endAdornment: search && (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={t({
                    id: 'help.search.clear',
                    context: 'Button in the search field: empty it',
                    message: 'Clear the search',
                  })}
                  onClick={() => onSearch('')}
                >
                  <Icon name="close" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <p role="status" className="visuallyHidden">
        {search && (
          <Plural
            id="help.search.count"
            context="How many articles a search found, read aloud"
            value={found}
            one="# article found"
            other="# articles found"
          />
        )}
      </p>
    </form>
  );
}
