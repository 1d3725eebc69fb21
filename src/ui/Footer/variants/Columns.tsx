import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { useBrand } from '../../../platform/brand/BrandContext.tsx';
import { useLocale } from '../../../platform/i18n/LocaleContext.tsx';
import { SiteLink } from '../../SiteLink/SiteLink.tsx';
import { Logo } from '../../Logo/Logo.tsx';
import type { FooterProps } from '../Footer.tsx';
import {
  AgeMark,
  Copyright,
  ResponsiblePlay,
  SocialLinks,
  SupportLinks,
  useSupportContacts,
} from '../FooterParts.tsx';
import { IntroSteps } from '../IntroSteps.tsx';
import styles from './Columns.module.css';

/** Three steps, then columns of links, then what the law asks for. */
export default function Columns({ help, menu, legal, showSteps, year }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        {showSteps && <IntroSteps />}
        <div className={styles.columns}>
          <Brand />
          <LinkColumn
            title={
              <Trans id="footer.explore" context="Heading above the links to games and promotions">
                Explore
              </Trans>
            }
            links={menu}
            wide
          />
          <LinkColumn
            title={
              <Trans id="footer.help" context="Heading above the links of the help menu">
                Help
              </Trans>
            }
            links={help}
          />
          <LinkColumn
            title={
              <Trans id="footer.about" context="Heading above the links about the company">
                About
              </Trans>
            }
            links={legal.map((link) => ({ ...link, id: link.topic }))}
          />
          <SupportColumn />
        </div>
        <div className={styles.law}>
          <AgeMark />
          <ResponsiblePlay />
          <div className={styles.copyright}>
            <Copyright year={year} />
          </div>
        </div>
      </div>
    </footer>
  );
}

function Brand() {
  const { seo, languages } = useBrand();
  const { tag } = useLocale();
  const description = seo.description[tag] ?? seo.description[languages.fallback];
  return (
    <div className={styles.brand}>
      <Logo />
      {description && <p className={styles.description}>{description}</p>}
      <SocialLinks />
    </div>
  );
}

function LinkColumn(props: {
  title: ReactNode;
  links: readonly { id: string; label: string; href: string }[];
  wide?: boolean;
}) {
  const titleId = useId();
  if (props.links.length === 0) return null;
  return (
    <nav className={styles.column} data-wide={props.wide} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {props.title}
      </h2>
      <ul className={styles.links}>
        {props.links.map((link) => (
          <li key={link.id}>
            <SiteLink href={link.href} className={styles.link}>
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SupportColumn() {
  if (useSupportContacts().length === 0) return null;
  return (
    <div className={`${styles.column} ${styles.support}`}>
      <h2 className={styles.title}>
        <Trans id="footer.support" context="Heading above chat, mail and telephone">
          Customer service
        </Trans>
      </h2>
      <ul className={styles.links}>
        <SupportLinks className={styles.link} />
      </ul>
    </div>
  );
}
