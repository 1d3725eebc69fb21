import { useState } from 'react';
import { useSession } from '../../platform/session/SessionContext.tsx';

const drafts = new Map<string, string>();

/**
 * A state that is there again when its page is come back to, as long as the site is open in this tab; each account has its
 * own.
 */
export function useDraft(name: string, first = ''): readonly [string, (text: string) => void] {
  const session = useSession();
  const key = `${session.kind === 'member' ? session.account : ''}:${name}`;
  const [text, setText] = useState(() => drafts.get(key) ?? first);
  return [
    text,
    (next) => {
      drafts.set(key, next);
      setText(next);
    },
  ];
}
