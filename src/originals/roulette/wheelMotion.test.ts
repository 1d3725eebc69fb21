import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WHEEL } from '../../../engine/games/roulette/spots.ts';
import { BALL_SPEED, planLanding, pocketDegrees, ROTOR_SPEED } from './wheelMotion.ts';

const FRAMES = 300;
const degrees = fc.integer({ min: -2_000_000, max: 2_000_000 }).map((share) => share / 1000);
const landing = fc.record({
  number: fc.constantFrom(...WHEEL),
  rotor: degrees,
  ball: degrees,
  seconds: fc.double({ min: 3, max: 6, noNaN: true }),
});
/** How far apart two directions are, in degrees. */
const apart = (one: number, other: number) =>
  Math.abs(((((one - other + 180) % 360) + 360) % 360) - 180);

describe('a landing', () => {
  it('ends with the ball in the pocket of the number, wherever wheel and ball came from', () => {
    fc.assert(
      fc.property(landing, ({ number, rotor, ball, seconds }) => {
        const last = planLanding(number, { rotor, ball }, seconds, FRAMES).at(-1)!;
        expect(apart(last.ball - last.rotor, pocketDegrees(number))).toBeLessThan(0.001);
        expect(last.height).toBe(0);
      }),
    );
  });

  it('begins where and as fast as wheel and ball went', () => {
    fc.assert(
      fc.property(landing, ({ number, rotor, ball, seconds }) => {
        const [first, second] = planLanding(number, { rotor, ball }, seconds, FRAMES);
        const step = seconds / (FRAMES - 1);
        expect(first).toEqual({ rotor, ball, height: 1 });
        expect((second!.rotor - rotor) / step).toBeCloseTo(ROTOR_SPEED, -1);
        expect(Math.abs((second!.ball - ball) / step - BALL_SPEED)).toBeLessThan(15);
      }),
    );
  });

  it('never turns the ball by more than it was thrown with', () => {
    fc.assert(
      fc.property(landing, ({ number, rotor, ball, seconds }) => {
        const frames = planLanding(number, { rotor, ball }, seconds, FRAMES);
        const step = seconds / (FRAMES - 1);
        const speeds = frames.slice(1).map(({ ball: to }, at) => (to - frames[at]!.ball) / step);
        expect(Math.max(...speeds)).toBeLessThan(BALL_SPEED * 1.12);
        expect(Math.min(...speeds)).toBeGreaterThan(-BALL_SPEED * 0.5);
      }),
    );
  });
});
