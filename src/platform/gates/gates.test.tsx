import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FEATURE_IDS, type FeatureId } from '../../../schemas/features.ts';
import { brand } from '../../../tests/support/builders.ts';
import { computeGates, GatesProvider, useGate } from './gates.tsx';

describe('a gate', () => {
  it.each([
    [true, undefined, true],
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, undefined, false],
  ])('of a feature the brand has %s and the gateway grants %s is %s', (own, granted, open) => {
    const gates = computeGates(
      brand({ features: { vip: own } }),
      granted === undefined ? {} : { vip: granted },
    );
    expect(gates.vip).toBe(open);
  });

  it('stands before every feature', () => {
    expect(Object.keys(computeGates(brand())).sort()).toEqual([...FEATURE_IDS].sort());
  });

  it('is open where nothing is named', () => {
    function Part({ id }: { id?: FeatureId }) {
      return useGate(id) ? 'open ' : 'closed ';
    }
    render(
      <GatesProvider gates={computeGates(brand({ features: { vip: false } }))}>
        <Part />
        <Part id="vip" />
        <Part id="helpCenter" />
      </GatesProvider>,
    );
    expect(screen.getByText('open closed open')).toBeInTheDocument();
  });
});
