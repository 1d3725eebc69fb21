import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import { useCarousel } from './useCarousel.ts';

/** One slide: what it is called for its dot, and what it draws. */
export interface Slide {
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
  /** Whether the content holds something to press. */
  readonly pressable?: boolean;
}

/** Slides of full width, one in view. It scrolls and snaps without script; dots, keys and time come with it. */
export function Carousel({
  label,
  slides,
  intervalSeconds,
  controlsClassName,
}: {
  /** Name of the whole, read aloud. */
  label: string;
  slides: readonly Slide[];
  /** Seconds until the next slide; 0 never moves by itself. */
  intervalSeconds: number;
  /** Where the variant puts dots and buttons. */
  controlsClassName?: string;
}) {
  const { t } = useLingui();
  const { index, goTo, pause, rootProps, trackProps } = useCarousel(slides.length, intervalSeconds);
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t({
        id: 'carousel.role',
        context: 'Kind of element, read aloud after its name: a row of slides of which one shows',
        message: 'carousel',
      })}
      aria-label={label}
      {...rootProps}
    >
      <ul
        className={styles.track}
        role="list"
        // Where nothing in it takes the focus, the row itself does, for the arrow keys.
        tabIndex={slides.length > 1 && !slides.some(({ pressable }) => pressable) ? 0 : undefined}
        {...trackProps}
      >
        {slides.map((slide, at) => (
          <li
            key={slide.id}
            className={styles.slide}
            aria-label={slide.name}
            data-current={at === index || undefined}
          >
            {slide.content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={controlsClassName}>
          <CarouselControls slides={slides} index={index} goTo={goTo} pause={pause} />
        </div>
      )}
    </section>
  );
}
