import { useLingui } from '@lingui/react/macro';
import { Suspense, useMemo } from 'react';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { FaultBoundary } from '../../platform/chunks/FaultBoundary.tsx';
import { useGates } from '../../platform/gates/gates.tsx';
import { Deferred } from '../../platform/hydration/Deferred.tsx';
import { useScreens } from '../../platform/screens/ScreensContext.tsx';
import styles from './HomeScreen.module.css';
import { SectionFault } from './SectionFault.tsx';
import { SectionSkeleton } from './SectionSkeleton.tsx';
import { FIRST_VIEW, getPageSections, type PageSection } from './sections.ts';

/** The home page: the sections that the brand arranges, in its order. */
export default function HomeScreen() {
  const { t } = useLingui();
  const brand = useBrand();
  const gates = useGates();
  const screens = useScreens();
  // Made once: React would have to take over a sleeping section before it could render it anew.
  const sections = useMemo(
    () => getPageSections(brand.sections, gates, screens).map(renderSection),
    [brand.sections, gates, screens],
  );
  const { name } = brand;
  return (
    <div className={styles.page}>
      <h1 className="visuallyHidden">
        {t({
          id: 'home.title',
          context: 'Heading of the home page, read aloud; the name is that of the site',
          message: `${name}: home`,
        })}
      </h1>
      {sections}
    </div>
  );
}

function renderSection({ id, key, props, load, Component }: PageSection, at: number) {
  const isFirstView = at < FIRST_VIEW;
  const skeleton = <SectionSkeleton id={id} />;
  return (
    <div
      key={key}
      className={isFirstView ? styles.section : `${styles.section} ${styles.later}`}
      data-section={id}
    >
      <FaultBoundary fallback={({ retry }) => <SectionFault id={id} onRetry={retry} />}>
        {isFirstView ? (
          <Suspense fallback={skeleton}>
            <Component {...props} />
          </Suspense>
        ) : (
          <Deferred id={key} loader={load} props={props} fallback={skeleton} />
        )}
      </FaultBoundary>
    </div>
  );
}
