import { useLingui } from '@lingui/react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { SafeHtml } from '../../platform/html/SafeHtml.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './HelpArticles.module.css';
import type { HelpCategory } from './helpCategories.ts';
import { getArticleId, useOpenArticles } from './useOpenArticles.ts';

/** Id of the element that a category stands in. */
export const getCategoryId = (id: string) => `help-category-${id}`;

/** The articles under their headings, each opening in its place. */
export function HelpArticles({ categories }: { categories: readonly HelpCategory[] }) {
  const { i18n } = useLingui();
  const { isOpen, toggle } = useOpenArticles();
  return categories.map(({ id, label, icon, articles }) => (
    <section
      key={id}
      id={getCategoryId(id)}
      aria-labelledby={`${getCategoryId(id)}-name`}
      className={styles.category}
    >
      <h2 id={`${getCategoryId(id)}-name`} className={styles.name}>
        <Icon name={icon} />
        {i18n._(label)}
      </h2>
      <div className={styles.articles}>
        {articles.map(({ slug, title, body }) => (
          <Accordion
            key={slug}
            id={getArticleId(slug)}
            className={styles.article}
            expanded={isOpen(slug)}
            onChange={(_, expanded) => toggle(slug, expanded)}
          >
            <AccordionSummary
              id={`${getArticleId(slug)}-title`}
              aria-controls={`${getArticleId(slug)}-text`}
              expandIcon={<Icon name="chevronDown" />}
            >
              {title}
            </AccordionSummary>
            <AccordionDetails>
              <SafeHtml html={body} />
            </AccordionDetails>
          </Accordion>
        ))}
      </div>
    </section>
  ));
}
