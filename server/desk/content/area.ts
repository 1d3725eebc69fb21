import { CONTENT_KINDS } from '../../../schemas/content.schema.ts';
import type { Area } from '../area.ts';
import { serveKind } from './kindCalls.ts';
import { servePreview } from './previewCall.ts';
import { serveUploads } from './uploadCalls.ts';

/** What a brand tells and shows its visitors: every kind of content, pictures, and looking at drafts. */
export const contentArea: Area = {
  name: 'content',
  mount(desk) {
    for (const kind of CONTENT_KINDS) serveKind(desk, kind);
    serveUploads(desk);
    servePreview(desk);
  },
};
