import { useLingui } from '@lingui/react/macro';
import { Logo } from '../../Logo/Logo.tsx';
import { SiteLink } from '../../SiteLink/SiteLink.tsx';
import type { FooterProps } from '../Footer.tsx';
import { AgeMark, Copyright, ResponsiblePlay, SocialLinks, SupportLinks } from '../FooterParts.tsx';
import { IntroSteps } from '../IntroSteps.tsx';
import styles from './Minimal.module.css';

/** One quiet, centred block: logo, two lines of links, and what the law asks for. */
export default function Minimal({ help, menu, legal, showSteps, year }: FooterProps) {
  const { t } = useLingui();
  const links = [...menu, ...help];
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        {showSteps && <IntroSteps />}
        <div className={styles.logo}>
          <Logo />
        </div>
        <LinkLine
          links={links}
          label={t({
            id: 'footer.navigation',
            context: 'Name of the links in the footer, read out by screen readers',
            message: 'Footer navigation',
          })}
          strong
        />
        <LinkLine
          links={legal.map((link) => ({ ...link, id: link.topic }))}
          label={t({
            id: 'footer.legalLinks',
            context: 'Name of the links about the company, read out by screen readers',
            message: 'About the company',
          })}
        />
        <ul className={styles.line}>
          <SupportLinks className={styles.link} />
        </ul>
        <SocialLinks />
        <div className={styles.law}>
          <AgeMark />
          <ResponsiblePlay />
        </div>
        <Copyright year={year} />
      </div>
    </footer>
  );
}

function LinkLine(props: {
  links: readonly { id: string; label: string; href: string }[];
  label: string;
  strong?: boolean;
}) {
  if (props.links.length === 0) return null;
  return (
    <nav aria-label={props.label}>
      <ul className={styles.line}>
        {props.links.map((link) => (
          <li key={link.id}>
            <SiteLink href={link.href} className={props.strong ? styles.strong : styles.link}>
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
