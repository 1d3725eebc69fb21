import { useState } from 'react';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { readSession, writeSession } from '../../platform/storage/storage.ts';

/** Where storage is off, and for what is worth money by itself. */
const drafts = new Map<string, string>();

/**
 * A state that is there again when its page is come back to or loaded again, as long as the tab is open and the member
 * signed in; each account has its own. Never for passwords.
 */
export function useDraft(
  name: string,
  first = '',
  /** What must not lie in storage, such as a code that whoever reads it can redeem; it does not survive a reload. */
  { isSecret = false } = {},
): readonly [string, (text: string) => void] {
  const session = useSession();
  const key = `draft:${session.kind === 'member' ? session.account : ''}:${name}`;
  const [text, setText] = useState(
    () => (isSecret ? null : readSession(key)) ?? drafts.get(key) ?? first,
  );
  return [
    text,
    (next) => {
      drafts.set(key, next);
      if (!isSecret) writeSession(key, next);
      setText(next);
    },
  ];
}
