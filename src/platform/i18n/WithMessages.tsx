import { useLingui } from '@lingui/react';
import { use, type ReactNode } from 'react';
import { addMessagePart, type MessagePart } from './messageParts.ts';

/** Shows its children once their part of the catalogue is there, in every language that is chosen; suspends until then. */
export function WithMessages({ part, children }: { part: MessagePart; children: ReactNode }) {
  const { i18n } = useLingui();
  use(addMessagePart(i18n, part));
  return children;
}
