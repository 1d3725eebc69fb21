import type { I18n, MessageDescriptor } from '@lingui/core';

/** Who says a message in the visitor's language. */
export type Speaker = Pick<I18n, '_'>;

/** A message with its values filled in. */
export const fill = (
  speaker: Speaker,
  { id, message }: MessageDescriptor,
  values: Readonly<Record<string, string | number>>,
): string => speaker._(id, values, { message });
