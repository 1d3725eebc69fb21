import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { getCategoryId } from './HelpArticles.tsx';
import styles from './HelpAside.module.css';
import type { HelpCategory } from './helpCategories.ts';
import { HelpContact } from './HelpContact.tsx';

/** A plain link would be a navigation, at which every page goes to its top. */
function scrollToCategory(event: MouseEvent, id: string) {
  event.preventDefault();
  const section = document.getElementById(getCategoryId(id));
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector('button')?.focus({ preventScroll: true });
}

/** Beside the articles: the way to each category, and to a person. */
export function HelpAside({ categories }: { categories: readonly HelpCategory[] }) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.aside}>
      {categories.length > 1 && (
        <nav
          className={styles.categories}
          aria-label={t({
            id: 'help.categories',
            context: 'Name of the list of categories of the help centre, read aloud',
            message: 'Help topics',
          })}
        >
          <ul role="list">
            {categories.map(({ id, label, icon }) => (
              <li key={id}>
                <a
                  href={`#${getCategoryId(id)}`}
                  className={styles.category}
                  onClick={(event) => scrollToCategory(event, id)}
                >
                  <Icon name={icon} />
                  {i18n._(label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <HelpContact />
    </div>
  );
}
