import type { SocialKind } from '../../../schemas/brand.schema.ts';
import styles from './SocialIcon.module.css';

const TITLES: Readonly<Record<SocialKind, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
  line: 'LINE',
  zalo: 'Zalo',
  tiktok: 'TikTok',
};

const SIZES = { 16: styles.size16, 20: styles.size20, 24: styles.size24 } as const;

/** The network's own name, the same in every language. */
export function getSocialTitle(kind: SocialKind): string {
  return TITLES[kind];
}

/** The mark of a social network in the colour of the text; silent for screen readers. */
export function SocialIcon({ kind, size = 20 }: { kind: SocialKind; size?: 16 | 20 | 24 }) {
  return <span className={`${styles.icon} ${SIZES[size]} ${styles[kind]}`} aria-hidden="true" />;
}
