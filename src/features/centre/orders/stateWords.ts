import type { MessageDescriptor } from '@lingui/core';
import type { BadgeTone } from '../../../ui/Badge/Badge.tsx';

/** What a state is called, in which tone, and what happens next. */
export interface StateWords {
  readonly word: MessageDescriptor;
  readonly tone: BadgeTone;
  readonly next: MessageDescriptor;
}
