import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import styles from './SectionHeading.module.css';

/** Heading of a part of a page, with how many there are and the way to all of them. */
export function SectionHeading({
  id,
  title,
  count,
  seeAllHref,
  children,
}: {
  /** Element id of the heading, which names the section. */
  id?: string;
  title: ReactNode;
  count?: number;
  seeAllHref?: string;
  /** Controls at the inline end, such as the arrows of a shelf. */
  children?: ReactNode;
}) {
  const formats = useFormats();
  return (
    <div className={styles.bar}>
      <div className={styles.name}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {count !== undefined && <span className={styles.count}>{formats.number(count)}</span>}
      </div>
      <div className={styles.end}>
        {seeAllHref && (
          <SiteLink href={seeAllHref} className={styles.link} aria-describedby={id}>
            <Trans
              id="section.seeAll"
              context="Link beside the heading of a section: to the page with everything of it"
            >
              See all
            </Trans>
            <Icon name="chevronForward" size={16} />
          </SiteLink>
        )}
        {children}
      </div>
    </div>
  );
}
