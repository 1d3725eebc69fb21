import type { Page } from '@playwright/test';
import { liveStream } from '../../../schemas/api/stream.ts';

/** The page hears nothing by itself: what it learns, a call has told it. */
export const silenceStream = (page: Page): Promise<unknown> =>
  page.route(`**${liveStream.path}`, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  );
