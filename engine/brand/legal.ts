import type { LegalTopic } from '../../schemas/resolvedBrand.ts';

/** What the links of the footer may be about, in their order. */
export const LEGAL_TOPICS: readonly LegalTopic[] = [
  'about',
  'contact',
  'terms',
  'responsibleGaming',
  'privacy',
  'affiliates',
  'refund',
];

/** Where the article of a topic stands in the help centre. */
export const articleAddress = (topic: LegalTopic) => `/help?topic=${topic}`;
