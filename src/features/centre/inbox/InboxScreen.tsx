import { useQueryValue } from '../../../platform/screens/useQueryValue.ts';
import { CentreRoot } from '../CentreRoot.tsx';
import { InboxPage } from './InboxPage.tsx';
import { MessagePage } from './MessagePage.tsx';
import { SettingsPage } from './SettingsPage.tsx';

/** What the house tells a member: the list, one message, or by which ways they come. */
export default function InboxScreen() {
  return (
    <CentreRoot>
      <Place />
    </CentreRoot>
  );
}

function Place() {
  const id = useQueryValue('message');
  const view = useQueryValue('view');
  if (view === 'settings') return <SettingsPage />;
  return id !== null ? <MessagePage key={id} id={id} /> : <InboxPage />;
}
