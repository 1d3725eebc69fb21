import { useEffect, useRef, type RefObject } from 'react';
import type { TableState } from '../table/tableState.ts';
import { BALL_SPEED, planLanding, pocketDegrees, ROTOR_SPEED } from './wheelMotion.ts';

/** How far from the middle the ball lies and runs, in percent of the wheel. */
const POCKET_PERCENT = 26;
const RIM_PERCENT = 43;
const FRAMES_A_SECOND = 30;
const LIFT_MS = 500;

const turned = (degrees: number) => `rotate(${degrees.toFixed(3)}deg)`;
const ballAt = (degrees: number, height: number) =>
  `${turned(degrees)} translateY(${(-(POCKET_PERCENT + (RIM_PERCENT - POCKET_PERCENT) * height)).toFixed(3)}%)`;

/** Degrees by which an element is turned at the moment. */
function degreesOf(element: Element): number {
  const { a, b } = new DOMMatrix(getComputedStyle(element).transform);
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/** Turns that go on for ever, from where things stand. */
function roll(rotor: HTMLElement, ball: HTMLElement): () => void {
  const from = { rotor: degreesOf(rotor), ball: degreesOf(ball) };
  const turn = { duration: (360 / Math.abs(ROTOR_SPEED)) * 1000, iterations: Infinity };
  const turning = [
    rotor.animate(
      [{ transform: turned(from.rotor) }, { transform: turned(from.rotor - 360) }],
      turn,
    ),
    ball.animate([{ transform: ballAt(from.ball, 1) }, { transform: ballAt(from.ball + 360, 1) }], {
      duration: (360 / BALL_SPEED) * 1000,
      iterations: Infinity,
    }),
    ball.animate([{ opacity: 0 }, { opacity: 1 }], { duration: LIFT_MS, easing: 'ease-out' }),
  ];
  return () => turning.forEach((animation) => animation.cancel());
}

/** The ball's way into its pocket, from where things stand. */
function land(rotor: HTMLElement, ball: HTMLElement, number: number, ms: number): () => void {
  const from = { rotor: degreesOf(rotor), ball: degreesOf(ball) };
  const seconds = ms / 1000;
  const frames = planLanding(number, from, seconds, Math.ceil(seconds * FRAMES_A_SECOND) + 1);
  const timing = { duration: ms, fill: 'forwards' } as const;
  const last = frames.at(-1)!;
  rotor.style.transform = turned(last.rotor);
  ball.style.transform = ballAt(last.ball, 0);
  const landing = [
    rotor.animate(
      frames.map((frame) => ({ transform: turned(frame.rotor) })),
      timing,
    ),
    ball.animate(
      frames.map((frame) => ({ transform: ballAt(frame.ball, frame.height) })),
      timing,
    ),
  ];
  return () => landing.forEach((animation) => animation.cancel());
}

/** Moves wheel and ball as the table says, by transforms alone; where nothing moves, the ball lies where it came to. */
export function useWheelMotion(
  { shown, drawn: number, history, comingMs }: TableState<number>,
  isMoving: boolean,
): {
  readonly rotor: RefObject<HTMLDivElement | null>;
  readonly ball: RefObject<HTMLDivElement | null>;
} {
  const rotor = useRef<HTMLDivElement>(null);
  const ball = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(() => undefined);
  const lies = useRef<number>(undefined);
  const newest = history[0];

  useEffect(() => {
    const [wheel, dot] = [rotor.current!, ball.current!];
    const place = (where: number | undefined) => {
      if (where === undefined || where === lies.current) return;
      stop.current();
      lies.current = where;
      wheel.style.transform = turned(0);
      dot.style.transform = ballAt(pocketDegrees(where), 0);
    };
    // What comes next is measured before what runs is taken away.
    const stopLast = stop.current;
    if (shown === 'waiting' && isMoving) {
      stop.current = roll(wheel, dot);
      stopLast();
      lies.current = undefined;
    } else if (shown === 'coming' && isMoving && number !== null) {
      stop.current = land(wheel, dot, number, comingMs);
      stopLast();
      lies.current = number;
    } else if (shown !== 'waiting') place(number ?? newest);
  }, [shown, number, newest, comingMs, isMoving]);
  useEffect(() => () => stop.current(), []);
  return { rotor, ball };
}
