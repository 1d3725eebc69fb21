import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useGate } from '../../platform/gates/gates.tsx';
import { useServiceChat } from '../../platform/service/serviceChat.ts';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { getSocialTitle, SocialIcon } from '../SocialIcon/SocialIcon.tsx';
import styles from './FooterParts.module.css';

/** The age from which people may play, as a drawn mark. */
export function AgeMark() {
  const { minimumAge } = useBrand().jurisdiction;
  const { t } = useLingui();
  const label = t({
    id: 'footer.ageMark',
    context: 'What the round mark "18+" says to screen readers; {minimumAge} is a number',
    message: `Only for people aged ${{ minimumAge }} or older`,
  });
  return (
    <svg className={styles.age} viewBox="0 0 48 48" role="img" aria-label={label}>
      <circle cx="24" cy="24" r="22" />
      <text x="24" y="24" dominantBaseline="central" textAnchor="middle" direction="ltr">
        {`${minimumAge}+`}
      </text>
    </svg>
  );
}

/** The merchant's channels; nothing where it has none. */
export function SocialLinks() {
  const { social } = useBrand();
  if (social.length === 0) return null;
  return (
    <ul className={styles.social}>
      {social.map(({ kind, href }) => (
        <li key={href}>
          <SiteLink href={href} aria-label={getSocialTitle(kind)} className={styles.socialLink}>
            <SocialIcon kind={kind} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The ways to a person that the merchant offers. */
export function useSupportContacts() {
  const { support } = useBrand();
  const isOpen = useGate('customerService');
  if (!isOpen) return [];
  return [
    support.chatUrl && { kind: 'chat', href: support.chatUrl, icon: 'service' },
    support.email && { kind: 'email', href: `mailto:${support.email}`, icon: 'mail' },
    support.phone && {
      kind: 'phone',
      href: `tel:${support.phone.replace(/[^+\d]/g, '')}`,
      icon: 'phone',
    },
  ].filter((contact) => !!contact) as readonly {
    kind: 'chat' | 'email' | 'phone';
    href: string;
    icon: 'service' | 'mail' | 'phone';
  }[];
}

/** Links to live chat, mail and telephone. */
export function SupportLinks({ className }: { className?: string }) {
  const { support } = useBrand();
  const contacts = useSupportContacts();
  const chat = useServiceChat();
  const texts: Record<(typeof contacts)[number]['kind'], ReactNode> = {
    chat: (
      <Trans id="footer.support.chat" context="Link that opens the chat with customer service">
        Live chat
      </Trans>
    ),
    email: <span dir="ltr">{support.email}</span>,
    phone: <span dir="ltr">{support.phone}</span>,
  };
  return contacts.map(({ kind, href, icon }) => (
    <li key={kind}>
      <SiteLink href={href} className={className} {...(kind === 'chat' ? chat : {})}>
        <Icon name={icon} />
        {texts[kind]}
      </SiteLink>
    </li>
  ));
}

/** Who licensed the merchant, and the organisation that helps people who gamble too much. */
export function ResponsiblePlay() {
  const { licence, helpline, minimumAge } = useBrand().jurisdiction;
  return (
    <div className={styles.responsible}>
      {licence && <LicenceLine {...licence} />}
      <p>
        <Trans id="footer.responsible" context="Footer; {minimumAge} is a number">
          Play for fun and within your means. You must be {minimumAge} or older.
        </Trans>{' '}
        {helpline && (
          <Trans id="footer.helpline" context="The name of an organisation follows as a link">
            Free and confidential help: <HelplineLink {...helpline} />
          </Trans>
        )}
      </p>
    </div>
  );
}

function HelplineLink({ name, href }: { name: string; href: string }) {
  return (
    <SiteLink href={href} className={styles.inlineLink}>
      {name}
    </SiteLink>
  );
}

function LicenceLine(props: { authority: string; number: string; href?: string }) {
  const { name } = useBrand();
  const { authority, number, href } = props;
  return (
    <p>
      <Trans
        id="footer.licence"
        context="{name} is the site, {authority} who licensed it; the licence number follows"
      >
        {name} is licensed by {authority}, licence <LicenceNumber number={number} href={href} />.
      </Trans>
    </p>
  );
}

function LicenceNumber({ number, href }: { number: string; href?: string }) {
  const text = <bdi>{number}</bdi>;
  if (!href) return text;
  return (
    <SiteLink href={href} className={styles.inlineLink}>
      {text}
    </SiteLink>
  );
}

/** The copyright line. */
export function Copyright({ year }: { year: number }) {
  const { name } = useBrand();
  return (
    <p className={styles.copyright}>
      <Trans id="footer.copyright" context="{year} is a year, {name} the name of the site">
        © {year} {name}. All rights reserved.
      </Trans>
    </p>
  );
}
