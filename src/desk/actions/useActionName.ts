import { useLingui } from '@lingui/react';
import { useDesk } from '../session/DeskContext.tsx';

/** What a call is called where people read of it; the id of one that no area names. */
export function useActionName(): (action: string) => string {
  const { i18n } = useLingui();
  const { areas } = useDesk();
  return (action) => {
    const found = areas.map(({ actions }) => actions?.[action]).find(Boolean);
    return found ? i18n._(found) : action;
  };
}
