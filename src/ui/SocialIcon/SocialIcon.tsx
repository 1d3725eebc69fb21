import {
  siFacebook,
  siInstagram,
  siLine,
  siTelegram,
  siTiktok,
  siWhatsapp,
  siX,
  siYoutube,
  siZalo,
} from 'simple-icons';
import type { SocialKind } from '../../../schemas/brand.schema.ts';

interface Mark {
  readonly title: string;
  readonly path: string;
}

const MARKS: Readonly<Record<SocialKind, Mark>> = {
  facebook: siFacebook,
  instagram: siInstagram,
  telegram: siTelegram,
  whatsapp: siWhatsapp,
  x: siX,
  youtube: siYoutube,
  line: siLine,
  zalo: siZalo,
  tiktok: siTiktok,
};

/** The network's own name, the same in every language. */
export function getSocialTitle(kind: SocialKind): string {
  return MARKS[kind].title;
}

/** The mark of a social network in the colour of the text; silent for screen readers. */
export function SocialIcon({ kind, size = 20 }: { kind: SocialKind; size?: 16 | 20 | 24 }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden>
      <path d={MARKS[kind].path} />
    </svg>
  );
}
