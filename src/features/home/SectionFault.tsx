import { Trans } from '@lingui/react/macro';
import type { HomeSectionId } from '../../../schemas/home.ts';
import { LoadFault } from '../../ui/LoadFault/LoadFault.tsx';
import styles from './SectionData.module.css';

/** In place of a section that could not be loaded or shown. */
export function SectionFault({ id, onRetry }: { id: HomeSectionId; onRetry: () => void }) {
  return (
    <div className={styles.fault} data-part={id}>
      <LoadFault onRetry={onRetry}>
        <Trans
          id="home.sectionFault"
          context="In place of a part of the home page that could not be loaded"
        >
          This part of the page did not load.
        </Trans>
      </LoadFault>
    </div>
  );
}
