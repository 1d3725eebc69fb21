import { createHmac } from 'node:crypto';

/** A key of a source of results. */
export interface FeedKey {
  readonly id: string;
  readonly source: string;
  /** As text, which is also what signs. */
  readonly secret: string;
  /** Whether it may tell what nobody drew, and nothing else. */
  readonly isDemo: boolean;
}

/** The two sources that a demonstration has. */
const DEMO_SOURCES = ['demo-one', 'demo-two'] as const;

/** Their keys, which follow from the gateway's secret: they are good wherever it is a demonstration and kept nowhere. */
export function demoFeedKeys(secret: Buffer): readonly FeedKey[] {
  return DEMO_SOURCES.map((source) => ({
    id: `fk_${source}`,
    source,
    secret: createHmac('sha256', secret).update(`livery demo feed ${source}`).digest('base64url'),
    isDemo: true,
  }));
}
