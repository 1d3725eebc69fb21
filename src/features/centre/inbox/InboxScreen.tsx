import { useQueryValue } from '../../../platform/screens/useQueryValue.ts';
import { CentreRoot } from '../CentreRoot.tsx';
import { InboxPage } from './InboxPage.tsx';
import { MessagePage } from './MessagePage.tsx';

/** What the house tells a member: the list, or one message. */
export default function InboxScreen() {
  return (
    <CentreRoot>
      <Place />
    </CentreRoot>
  );
}

function Place() {
  const id = useQueryValue('message');
  return id !== null ? <MessagePage key={id} id={id} /> : <InboxPage />;
}
