import { useLingui as useI18n } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Bonus } from '../../../api/rewards.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { NetText } from '../../../ui/Records/NetText.tsx';
import styles from './Rewards.module.css';
import { BONUS_STATE_WORDS, ORIGINS } from './rewardWords.ts';

/** Something that was given: what for, how much, when, and how it stands. */
export function BonusLine({ bonus, children }: { bonus: Bonus; children?: ReactNode }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  const { origin, title, day, at, amount, state } = bonus;
  const { word, icon } = ORIGINS[origin];
  const { word: stateWord, tone } = BONUS_STATE_WORDS[state];
  // Noon, wherever the visitor is: the day is the site's.
  const when = day === null ? formats.dateTime(at) : formats.date(`${day}T12:00:00`);
  return (
    <li className={styles.line} data-given="">
      <span className={styles.sign} aria-hidden="true">
        <Icon name={icon} size={20} />
      </span>
      <div className={styles.words}>
        <span className={styles.name}>{title ?? i18n._(word)}</span>
        <span className={centre.quiet}>
          {title !== null && <>{i18n._(word)} · </>}
          <time dateTime={at}>{when}</time>
        </span>
      </div>
      <span className={styles.amount}>
        <NetText amount={amount} />
      </span>
      <span className={styles.act}>
        <Badge tone={tone}>{i18n._(stateWord)}</Badge>
      </span>
      {children}
    </li>
  );
}
