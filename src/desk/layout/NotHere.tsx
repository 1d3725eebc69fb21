import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { PageHead } from '../parts/PageHead.tsx';
import styles from './layout.module.css';

/** What stands at an address that leads nowhere, or to a page that the roles do not open. */
export function NotHere() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.notHere.title',
          context: 'Heading of a page that does not exist or may not be opened',
          message: 'Nothing here',
        })}
        note={t({
          id: 'desk.notHere.note',
          context: 'Under the heading of a page that does not exist or may not be opened',
          message: 'There is no such page, or your roles do not open it.',
        })}
      />
      <Link className={styles.back} to="/">
        <Trans id="desk.notHere.home" context="Link to the first page">
          Back to the start
        </Trans>
      </Link>
    </>
  );
}
