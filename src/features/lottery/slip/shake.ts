/** How a device moves, in m/s², without what gravity does where it can tell. */
export interface Motion {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Above what walking does, and below what hurts. */
const JERK = 14;
const TURNS = 2;
const WITHIN_MS = 700;
const REST_MS = 1_200;

/** Makes what tells a shake: the device turned round hard, more than once, within a moment; then it rests a while. */
export function createShakeWatch(): (motion: Motion, nowMs: number) => boolean {
  let before: Motion | undefined;
  let turns: number[] = [];
  let restUntil = 0;
  return (motion, nowMs) => {
    const last = before;
    before = motion;
    if (!last || nowMs < restUntil) return false;
    const jerk = Math.hypot(motion.x - last.x, motion.y - last.y, motion.z - last.z);
    turns = turns.filter((at) => nowMs - at < WITHIN_MS);
    if (jerk < JERK) return false;
    turns.push(nowMs);
    if (turns.length < TURNS) return false;
    turns = [];
    restUntil = nowMs + REST_MS;
    return true;
  };
}
