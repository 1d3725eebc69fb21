import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSignedBy, QUICKNET, roundFrom, timeOfRound } from './beacon.ts';
import { beaconValueOf } from './verify.ts';

/** Told by quicknet on 23 August 2023, as https://api.drand.sh has it. */
const TOLD = {
  round: 1000,
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};

describe('a round of the beacon', () => {
  it('that its network signed is worth the hash of its signature', () => {
    expect(isSignedBy(QUICKNET, TOLD)).toBe(true);
    expect(beaconValueOf(TOLD.signature)).toBe(
      'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
    );
  });

  it.each([
    ['of another number', { ...TOLD, round: 1001 }],
    ['with another signature', { ...TOLD, signature: TOLD.signature.replace('39', '38') }],
    ['signed with nothing', { ...TOLD, signature: `c0${'00'.repeat(47)}` }],
    ['signed with what is no point', { ...TOLD, signature: 'ff'.repeat(48) }],
    ['signed with a text', { ...TOLD, signature: 'yes' }],
  ])('%s is none of the network', (_, round) => {
    expect(isSignedBy(QUICKNET, round)).toBe(false);
  });

  it('is named for a moment before which nobody knows it', () => {
    fc.assert(
      fc.property(fc.integer({ min: QUICKNET.genesis * 1000, max: 4_000_000_000_000 }), (at) => {
        const round = roundFrom(QUICKNET, at);
        expect(timeOfRound(QUICKNET, round)).toBeGreaterThanOrEqual(at);
        expect(timeOfRound(QUICKNET, round - 1)).toBeLessThan(at);
      }),
    );
  });
});
