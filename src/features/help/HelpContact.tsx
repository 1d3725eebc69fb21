import { Trans } from '@lingui/react/macro';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useGate } from '../../platform/gates/gates.tsx';
import { useServiceChat } from '../../platform/service/serviceChat.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import styles from './HelpContact.module.css';

/** The ways to a person that the brand has; nothing where it has none. */
export function HelpContact() {
  const { chatUrl, email, phone } = useBrand().support;
  const chat = useServiceChat();
  const hasFeedback = useGate('feedback');
  if (!chatUrl && !email && !phone && !hasFeedback) return null;
  return (
    <section className={styles.contact}>
      <h2 className={styles.title}>
        <Trans id="help.contact.title" context="Heading of the ways to reach a person">
          Talk to a person
        </Trans>
      </h2>
      <p className={styles.text}>
        <Trans id="help.contact.text" context="Under the heading of the ways to reach a person">
          We never ask for your password.
        </Trans>
      </p>
      <div className={styles.ways}>
        {chatUrl && (
          <ButtonLink href={chatUrl} icon="service" wide {...chat}>
            <Trans id="help.contact.chat" context="Button: open the chat with customer service">
              Open the chat
            </Trans>
          </ButtonLink>
        )}
        {hasFeedback && (
          <ButtonLink href="/member/feedback" kind="quiet" icon="message" wide>
            <Trans
              id="help.contact.feedback"
              context="Button: opens the form that writes to the site"
            >
              Write to us
            </Trans>
          </ButtonLink>
        )}
        {email && (
          <ButtonLink href={`mailto:${email}`} kind="quiet" icon="mail" wide>
            {email}
          </ButtonLink>
        )}
        {phone && (
          <ButtonLink href={`tel:${phone.replace(/[^+\d]/g, '')}`} kind="quiet" icon="phone" wide>
            <bdi dir="ltr">{phone}</bdi>
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
