import { useEffect, useRef } from 'react';

const STEP_MS = 45;

/** An amount that runs up once to where it ends, in a room of its own so that nothing else is laid out anew. */
export function CountUp(props: {
  /** Where it begins; 0 without it. */
  readonly from?: number;
  /** Where it ends: coins, or whole minor units. */
  readonly to: number;
  readonly seconds: number;
  readonly isMoving: boolean;
  readonly format: (amount: number) => string;
  readonly className?: string;
}) {
  const { from = 0, to, seconds, isMoving, format, className } = props;
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const steps = Math.round((seconds * 1000) / STEP_MS);
    if (!isMoving || from === to || steps < 2) return undefined;
    let step = 0;
    const show = () => {
      step += 1;
      const share = 1 - (1 - step / steps) ** 2;
      element.current!.textContent = format(Math.round(from + (to - from) * share));
      if (step >= steps) clearInterval(timer);
    };
    const timer = setInterval(show, STEP_MS);
    return () => clearInterval(timer);
  }, [from, to, seconds, isMoving, format]);
  return (
    <span ref={element} className={className} aria-hidden="true">
      {format(to)}
    </span>
  );
}
