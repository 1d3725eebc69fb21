import { defineSlot } from '../../platform/slots/slots.tsx';
import type { NavEntry } from '../../platform/screens/navEntry.ts';
import type { LegalTopic } from '../../../schemas/resolvedBrand.ts';

/** One of the about links. */
export interface LegalLink {
  readonly topic: LegalTopic;
  readonly label: string;
  readonly href: string;
}

/** What every footer variant gets; brand facts (licence, age, support, social) come from useBrand(). */
export interface FooterProps {
  /** The help menu. */
  readonly help: readonly NavEntry[];
  /** Navigation items. */
  readonly menu: readonly NavEntry[];
  /** About Company, Contact Us, General Terms, Responsible Gaming, Privacy Policy, Affiliates, Refund Policy. */
  readonly legal: readonly LegalLink[];
  /** Whether the three-step introduction (register, play, win) opens the footer for who has no account; off where the home page shows it itself. */
  readonly showSteps: boolean;
  /** Year of the copyright line. */
  readonly year: number;
}

/** The end of the page: three steps, links, licence, age mark, copyright. */
export const Footer = defineSlot<FooterProps>('Footer', 'Columns');
