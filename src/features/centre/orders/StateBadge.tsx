import { useLingui } from '@lingui/react';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { stateWords, type OrderKind } from './orderWords.ts';

/** The state of an order in its word. */
export function StateBadge({ kind, state }: { kind: OrderKind; state: string }) {
  const { i18n } = useLingui();
  const { word, tone } = stateWords(kind, state);
  return <Badge tone={tone}>{i18n._(word)}</Badge>;
}
