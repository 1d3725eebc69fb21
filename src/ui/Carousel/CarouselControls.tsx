import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PauseButton } from '../PauseButton/PauseButton.tsx';
import styles from './CarouselControls.module.css';

/** Dots, pause and, where something points, arrows. */
export function CarouselControls({
  slides,
  index,
  goTo,
  pause,
}: {
  slides: readonly { readonly id: string; readonly name: string }[];
  index: number;
  goTo: (index: number) => void;
  /** Only where the slides move by themselves. */
  pause?: { readonly paused: boolean; readonly toggle: () => void };
}) {
  const { t } = useLingui();
  return (
    <div className={styles.controls}>
      <div className={styles.dots}>
        {slides.map((slide, at) => (
          <button
            key={slide.id}
            type="button"
            className={styles.dot}
            aria-label={slide.name}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => goTo(at)}
          />
        ))}
      </div>
      <div className={styles.moves}>
        {pause && <PauseButton paused={pause.paused} onToggle={pause.toggle} />}
        <button
          type="button"
          className={styles.arrow}
          aria-label={t({
            id: 'carousel.previous',
            context: 'Button: show the banner before',
            message: 'Previous',
          })}
          onClick={() => goTo(index - 1)}
        >
          <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.arrow}
          aria-label={t({
            id: 'carousel.next',
            context: 'Button: show the banner after',
            message: 'Next',
          })}
          onClick={() => goTo(index + 1)}
        >
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
