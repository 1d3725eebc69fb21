import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CONTENT_KINDS } from '../../../../schemas/content.schema.ts';

const CHANGES: Readonly<Record<string, MessageDescriptor>> = {
  saveDraft: msg({
    id: 'desk.action.saveDraft',
    context: 'What somebody did, in the audit',
    message: 'Draft saved',
  }),
  discard: msg({
    id: 'desk.action.discardDraft',
    context: 'What somebody did, in the audit',
    message: 'Draft dropped',
  }),
  publish: msg({
    id: 'desk.action.publish',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Content published',
  }),
  rollBack: msg({
    id: 'desk.action.rollBack',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Earlier version published',
  }),
  takeDown: msg({
    id: 'desk.action.takeDown',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Content taken down',
  }),
  order: msg({
    id: 'desk.action.order',
    context: 'What somebody did, in the audit',
    message: 'Order changed',
  }),
  takeDefaults: msg({
    id: 'desk.action.takeDefaults',
    context: 'What somebody did, in the audit',
    message: 'Product defaults taken over',
  }),
};

/** What the calls about content are called in the audit and in the inbox. */
export const CONTENT_ACTIONS: Readonly<Record<string, MessageDescriptor>> = {
  ...Object.fromEntries(
    CONTENT_KINDS.flatMap((kind) =>
      Object.entries(CHANGES).map(([change, name]) => [`${kind}.${change}`, name]),
    ),
  ),
  'uploads.add': msg({
    id: 'desk.action.uploadsAdd',
    context: 'What somebody did, in the audit',
    message: 'Picture uploaded',
  }),
};
