import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { helpCenter } from '../../api/system.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { MuiRoot } from '../../platform/theme/MuiRoot.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { LoadFault } from '../../ui/LoadFault/LoadFault.tsx';
import { HelpArticles } from './HelpArticles.tsx';
import { HelpAside } from './HelpAside.tsx';
import { getHelpCategories, type HelpArticle } from './helpCategories.ts';
import { HelpContact } from './HelpContact.tsx';
import styles from './HelpScreen.module.css';
import { HelpSearch } from './HelpSearch.tsx';
import { HelpSkeleton } from './HelpSkeleton.tsx';

/** The help centre: answers by category, found as one types, and the way to a person. */
export default function HelpScreen() {
  const { data, isPending, refetch } = useQuery(helpCenter(useHttp()));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>
          <Trans id="help.title" context="Heading of the help centre">
            Help centre
          </Trans>
        </h1>
        <p className={styles.lead}>
          <Trans id="help.lead" context="Under the heading of the help centre">
            Answers in plain words.
          </Trans>
        </p>
      </header>
      {data && data.articles.length > 0 && <Articles articles={data.articles} />}
      {data?.articles.length === 0 && <NoArticles />}
      {!data && isPending && <HelpSkeleton />}
      {!data && !isPending && (
        <LoadFault onRetry={() => void refetch()}>
          <Trans id="help.fault" context="In place of the articles that could not be loaded">
            The articles did not load.
          </Trans>
        </LoadFault>
      )}
    </div>
  );
}

function Articles({ articles }: { articles: readonly HelpArticle[] }) {
  const [search, setSearch] = useState('');
  const query = useDeferredValue(search.trim());
  const categories = getHelpCategories(articles, query);
  const found = categories.reduce((sum, category) => sum + category.articles.length, 0);
  return (
    <MuiRoot>
      <HelpSearch search={search} found={found} onSearch={setSearch} />
      <div className={styles.columns}>
        <div>
          <HelpArticles categories={categories} />
          {found === 0 && <NothingFound search={query} onClear={() => setSearch('')} />}
        </div>
        <aside className={styles.aside}>
          <HelpAside categories={categories} />
        </aside>
      </div>
    </MuiRoot>
  );
}

function NoArticles() {
  return (
    <div className={styles.nothing}>
      <p>
        <Trans
          id="help.empty"
          context="In place of the articles of a help centre that has none yet"
        >
          Articles will stand here soon.
        </Trans>
      </p>
      <HelpContact />
    </div>
  );
}

function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <div className={styles.nothing}>
      <h2>
        <Trans id="help.nothing.title" context="Heading where a search found no article">
          Nothing found for “{search}”
        </Trans>
      </h2>
      <p>
        <Trans id="help.nothing.text" context="Text where a search found no article">
          Try another word, or fewer of them.
        </Trans>
      </p>
      <Button onClick={onClear}>
        <Trans id="help.nothing.clear" context="Button where a search found no article">
          Show all articles
        </Trans>
      </Button>
    </div>
  );
}
