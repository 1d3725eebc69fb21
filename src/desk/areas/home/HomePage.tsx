import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../parts/PageHead.tsx';

/** What waits, at a glance. */
export function HomePage() {
  const { t } = useLingui();
  return (
    <PageHead
      title={t({ id: 'desk.home.title', context: 'Heading of the first page', message: 'Home' })}
    />
  );
}
