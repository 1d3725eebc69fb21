import type { FeatureId } from './features.ts';

/** What a text of the site is about: a screen or a feature. It shows only while that can be had. */
export type Subject = `screen:${string}` | `feature:${FeatureId}`;

/** Who looks at a page. A trial account counts as a member: it plays already. */
export const AUDIENCES = ['guest', 'member', 'all'] as const;

/** Who a text is for. */
export type Audience = (typeof AUDIENCES)[number];
