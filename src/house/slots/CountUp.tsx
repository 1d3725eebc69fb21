import { useEffect, useRef } from 'react';

const STEP_MS = 45;

/** An amount in coins that runs up once to where it ends, in a room of its own so that nothing else is laid out anew. */
export function CountUp(props: {
  readonly coins: number;
  readonly seconds: number;
  readonly isMoving: boolean;
  readonly format: (coins: number) => string;
  readonly className?: string;
}) {
  const { coins, seconds, isMoving, format, className } = props;
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const steps = Math.round((seconds * 1000) / STEP_MS);
    if (!isMoving || coins === 0 || steps < 2) return undefined;
    let step = 0;
    const show = () => {
      step += 1;
      const share = 1 - (1 - step / steps) ** 2;
      element.current!.textContent = format(Math.round(coins * share));
      if (step >= steps) clearInterval(timer);
    };
    const timer = setInterval(show, STEP_MS);
    return () => clearInterval(timer);
  }, [coins, seconds, isMoving, format]);
  return (
    <span ref={element} className={className} aria-hidden="true">
      {format(coins)}
    </span>
  );
}
