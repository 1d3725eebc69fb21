import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import styles from './LobbySearch.module.css';

/** Finds games as one types. */
export function LobbySearch({ text, onType }: { text: string; onType: (text: string) => void }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const label = t({
    id: 'lobby.search',
    context: 'In the empty search field above the games of a category, and its name',
    message: 'Search games',
  });
  const clear = () => {
    onType('');
    field.current?.focus();
  };
  return (
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <Search size={20} strokeWidth={1.75} aria-hidden="true" className={styles.glass} />
      <input
        ref={field}
        type="search"
        className={styles.field}
        value={text}
        maxLength={60}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        onChange={(event) => onType(event.target.value)}
      />
      {text !== '' && (
        <span className={styles.clear}>
          <IconButton
            icon="close"
            label={t({
              id: 'lobby.search.clear',
              context: 'Button in the search field: empty it',
              message: 'Clear the search',
            })}
            onClick={clear}
          />
        </span>
      )}
    </form>
  );
}
