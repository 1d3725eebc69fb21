import { useLingui } from '@lingui/react';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { chaseState, orderState } from './orderWords.ts';

/** The state of an order in its word. */
export function OrderBadge({ state }: { state: string }) {
  const { i18n } = useLingui();
  const { word, tone } = orderState(state);
  return <Badge tone={tone}>{i18n._(word)}</Badge>;
}

/** The state of a chase in its word. */
export function ChaseBadge({ state }: { state: string }) {
  const { i18n } = useLingui();
  const { word, tone } = chaseState(state);
  return <Badge tone={tone}>{i18n._(word)}</Badge>;
}
