import type { LegalTopic } from '../../schemas/resolvedBrand.ts';

/** Where the article of a topic stands in the help centre. */
export const articleAddress = (topic: LegalTopic) => `/help?topic=${topic}`;
