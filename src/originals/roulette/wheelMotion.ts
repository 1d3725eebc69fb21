import { WHEEL } from '../../../engine/games/roulette/spots.ts';

/** Degrees of a pocket. */
export const POCKET_DEGREES = 360 / WHEEL.length;

/** How the wheel turns while nobody knows the number, in degrees a second: against the clock, the ball with it. */
export const ROTOR_SPEED = -48;
/** Of the ball on its rim. */
export const BALL_SPEED = 300;

/** Where a pocket's middle lies on the wheel, in degrees clockwise from zero. */
export function pocketDegrees(number: number): number {
  return WHEEL.findIndex((pocket) => pocket === number) * POCKET_DEGREES;
}

/** How the wheel and its ball stand at a moment. */
export interface WheelFrame {
  /** Degrees that the wheel is turned by. */
  readonly rotor: number;
  /** Degrees that the ball is turned by, seen from the room. */
  readonly ball: number;
  /** How high the ball runs: 1 on the rim, 0 in a pocket. */
  readonly height: number;
}

/** Share of the landing after which the ball lies in its pocket and goes with the wheel. */
const IN_POCKET = 0.74;
/** Share of the way to the pocket that the ball stays on the rim. */
const ON_RIM = 0.52;

/** Falls from 1 to 0 and jumps twice off the frets. */
function fall(share: number): number {
  if (share < 0.5) return 1 - (share / 0.5) ** 2;
  if (share < 0.8) return 0.16 * (1 - ((share - 0.65) / 0.15) ** 2);
  return 0.05 * (1 - ((share - 0.9) / 0.1) ** 2);
}

/** From `from` at speed `speed` to `to` at speed `endSpeed`, in `seconds`, without a jerk. */
function glide(
  { from, to, speed, endSpeed }: { from: number; to: number; speed: number; endSpeed: number },
  seconds: number,
  at: number,
): number {
  const s = at / seconds;
  const [s2, s3] = [s * s, s * s * s];
  return (
    (2 * s3 - 3 * s2 + 1) * from +
    (s3 - 2 * s2 + s) * seconds * speed +
    (-2 * s3 + 3 * s2) * to +
    (s3 - s2) * seconds * endSpeed
  );
}

/**
 * Frames, evenly apart, in which the wheel comes to rest and the ball lies down in the pocket of a number: both go on as
 * fast as they went.
 */
export function planLanding(
  number: number,
  from: { readonly rotor: number; readonly ball: number },
  seconds: number,
  frames: number,
): readonly WheelFrame[] {
  const dropSeconds = IN_POCKET * seconds;
  const rotorAt = (at: number) => from.rotor + ROTOR_SPEED * at * (1 - at / (2 * seconds));
  const pocket = pocketDegrees(number);
  const meets = rotorAt(dropSeconds) + pocket;
  // Whole turns more, so that the ball slows down evenly.
  const wished = from.ball + 0.46 * BALL_SPEED * dropSeconds;
  const to = meets + 360 * Math.round((wished - meets) / 360);
  const endSpeed = ROTOR_SPEED * (1 - IN_POCKET);
  const path = { from: from.ball, to, speed: BALL_SPEED, endSpeed };
  return Array.from({ length: frames }, (_, index) => {
    const at = (index / (frames - 1)) * seconds;
    const rotor = rotorAt(at);
    const isIn = at >= dropSeconds;
    const share = at / dropSeconds;
    return {
      rotor,
      ball: isIn ? to - meets + rotor + pocket : glide(path, dropSeconds, at),
      height: isIn ? 0 : share < ON_RIM ? 1 : fall((share - ON_RIM) / (1 - ON_RIM)),
    };
  });
}
