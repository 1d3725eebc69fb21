import type { HomeSectionId } from '../../../schemas/home.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './SectionSkeleton.module.css';

type Shape = 'hero' | 'line' | 'tiles' | 'posters' | 'panels' | 'steps' | 'none';

const SHAPES: Readonly<Record<HomeSectionId, Shape>> = {
  hero: 'hero',
  marquee: 'line',
  categories: 'tiles',
  hotGames: 'posters',
  gameRow: 'posters',
  lotteries: 'panels',
  winners: 'panels',
  comingSoon: 'posters',
  howItWorks: 'steps',
  appDownload: 'none',
};

const PIECES: Readonly<Record<Shape, number>> = {
  hero: 1,
  line: 1,
  tiles: 8,
  posters: 7,
  panels: 4,
  steps: 3,
  none: 0,
};

/** The shape of a section while its script or its data comes. */
export function SectionSkeleton({ id }: { id: HomeSectionId }) {
  const shape = SHAPES[id];
  const pieces = PIECES[shape];
  if (pieces === 0) return null;
  const hasHeading = shape !== 'hero' && shape !== 'line';
  return (
    <div aria-hidden="true" className={styles.skeleton} data-shape={shape}>
      {hasHeading && <Skeleton className={styles.heading} />}
      <div className={styles.pieces}>
        {Array.from({ length: pieces }, (_, at) => (
          <div key={at} className={styles.piece}>
            <Skeleton className={styles.body} />
            {shape === 'posters' && (
              <>
                <Skeleton className={styles.name} />
                <Skeleton className={styles.vendor} />
              </>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
