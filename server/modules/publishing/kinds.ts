import type { ContentKind } from '../../../schemas/content.schema.ts';
import { affiliateKind } from '../account/affiliateDesk.ts';
import { contentKinds } from '../content/contentDesk.ts';
import { choiceKinds } from '../games/gamesDesk.ts';
import { winnerKind } from '../games/winnersDesk.ts';
import { overrideKinds } from '../overrides/overridesDesk.ts';
import { siteKind } from '../system/siteDesk.ts';

/** Every kind of content, as a desk works on it. */
export const kinds = {
  ...contentKinds,
  ...choiceKinds,
  affiliates: affiliateKind,
  ...overrideKinds,
  winners: winnerKind,
  site: siteKind,
} as const satisfies Record<ContentKind, unknown>;
