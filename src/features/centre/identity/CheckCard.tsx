import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { PICTURED_NEEDS, type PicturedNeed } from '../../../../schemas/identity.schema.ts';
import type { Identity, IdentityCheck } from '../../../api/identity.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { IdentityForm } from './IdentityForm.tsx';
import { NEED_WORDS, REASON_WORDS, STATE_WORDS } from './identityWords.ts';
import styles from './Identity.module.css';

const isPictured = (need: string): need is PicturedNeed =>
  (PICTURED_NEEDS as readonly string[]).includes(need);

/** One thing that the levels take: why, how it stands, and the way to send it. */
export function CheckCard({ check, standing }: { check: IdentityCheck; standing: Identity }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { need, state, reason, reasons, expiresAt } = check;
  const isAtProvider =
    standing.provider?.state != null && standing.provider.needs.some((one) => one === need);
  const { word, tone } = STATE_WORDS[state];
  const until = expiresAt && formats.dateTime(expiresAt);
  const canSend =
    isPictured(need) && state !== 'submitted' && state !== 'approved' && !isAtProvider;
  return (
    <li className={centre.panel}>
      <div className={styles.head}>
        <h2 className={centre.panelTitle}>{i18n._(NEED_WORDS[need].name)}</h2>
        <Badge tone={tone}>{i18n._(word)}</Badge>
      </div>
      {reason !== null && <p className={styles.reason}>{reason}</p>}
      {reasons.map((one) => (
        <p key={one} className={styles.reason}>
          {i18n._(REASON_WORDS[one])}
        </p>
      ))}
      {state === 'submitted' ? (
        <p className={centre.quiet}>
          <Trans id="centre.identity.waiting" context="Below a document that somebody looks at">
            We usually look at it within a day. This page tells you as soon as it is done.
          </Trans>
        </p>
      ) : state === 'approved' ? (
        expiresAt !== null && (
          <p className={centre.quiet}>
            <Trans
              id="centre.identity.until"
              context="Below an approved document; a time is inside"
            >
              Valid until <time dateTime={expiresAt}>{until}</time>.
            </Trans>
          </p>
        )
      ) : (
        <p className={centre.quiet}>{i18n._(NEED_WORDS[need].why)}</p>
      )}
      {canSend && (
        <div className={centre.actions}>
          <Button
            kind={state === 'missing' || standing.provider !== null ? undefined : 'primary'}
            onClick={() => setOpen(true)}
          >
            <Trans id="centre.identity.open" context="Button: opens the form that sends a document">
              Send it now
            </Trans>
          </Button>
        </div>
      )}
      {isOpen && isPictured(need) && (
        <IdentityForm need={need} standing={standing} onClose={() => setOpen(false)} />
      )}
    </li>
  );
}
