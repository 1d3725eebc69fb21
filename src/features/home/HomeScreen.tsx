import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { FaultBoundary } from '../../platform/chunks/FaultBoundary.tsx';
import { useGates } from '../../platform/gates/gates.tsx';
import { Deferred } from '../../platform/hydration/Deferred.tsx';
import styles from './HomeScreen.module.css';
import { SectionFault } from './SectionFault.tsx';
import { SectionSkeleton } from './SectionSkeleton.tsx';
import { FIRST_VIEW, getPageSections } from './sections.ts';

/** The home page: the sections that the brand arranges, in its order. */
export default function HomeScreen() {
  const { t } = useLingui();
  const brand = useBrand();
  const sections = getPageSections(brand.sections, useGates());
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
      {sections.map(({ id, key, props, load, Component }, at) => (
        <div
          key={key}
          className={at < FIRST_VIEW ? styles.section : `${styles.section} ${styles.later}`}
          data-section={id}
        >
          <FaultBoundary fallback={({ retry }) => <SectionFault id={id} onRetry={retry} />}>
            {at < FIRST_VIEW ? (
              <Suspense fallback={<SectionSkeleton id={id} />}>
                <Component {...props} />
              </Suspense>
            ) : (
              <Deferred
                id={key}
                loader={load}
                props={props}
                fallback={<SectionSkeleton id={id} />}
              />
            )}
          </FaultBoundary>
        </div>
      ))}
    </div>
  );
}
