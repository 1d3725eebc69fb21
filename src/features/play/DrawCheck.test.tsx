import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getDrawProof } from '../../../schemas/api/lotteryIssues.ts';
import { drawProof, TOLD_ROUND } from '../../../tests/support/builders/drawProof.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import type { Transport } from '../../platform/http/http.ts';
import { DrawCheck } from './DrawCheck.tsx';

const show = (over: Parameters<typeof drawProof>[0] = {}) => {
  const transport: Transport = async ({ url }) => {
    expect(url.split('?')[0]).toBe(getDrawProof.path);
    return { status: 200, body: { success: true, value: drawProof(over), message: '' } };
  };
  const { lottery, issue } = drawProof();
  renderUi(<DrawCheck lottery={lottery} issue={issue} />, { transport });
};

const verdicts = async () =>
  (await screen.findAllByRole('img', { name: /Agrees|Differs/ })).map((mark) =>
    mark.getAttribute('aria-label'),
  );

describe('a draw', () => {
  it('that is computed again and agrees is fair', async () => {
    show();
    expect(await screen.findByText(/Everything agrees/)).toBeInTheDocument();
    expect(await verdicts()).toEqual(['Agrees', 'Agrees']);
    expect(screen.getByText(/several last bets of its own/)).toBeInTheDocument();
  });

  it('whose numbers are others is told apart from one whose seed is another', async () => {
    const { result } = drawProof();
    show({ result: { ...result!, draw: '0,0,0,0,0' } });
    expect(await screen.findByText(/Something differs/)).toBeInTheDocument();
    expect(await verdicts()).toEqual(['Agrees', 'Differs']);
  });

  it('whose seed does not fit the hash is not fair', async () => {
    show({ commitment: 'ff'.repeat(32) });
    expect(await verdicts()).toEqual(['Differs', 'Agrees']);
  });

  it('with a beacon is held against what its network signed, and says what that adds', async () => {
    show({ beacon: TOLD_ROUND });
    expect(await screen.findByText(/Nor could the house choose/)).toBeInTheDocument();
    expect(await verdicts()).toEqual(['Agrees', 'Agrees', 'Agrees']);
  });

  it.each([
    ['of another round', { ...TOLD_ROUND, round: 1001 }],
    ['of another network', { ...TOLD_ROUND, chain: 'aa'.repeat(32) }],
  ])('with a value %s is not fair', async (_, beacon) => {
    show({ beacon });
    expect(await screen.findByText(/Something differs/)).toBeInTheDocument();
    expect(await verdicts()).toEqual(['Agrees', 'Agrees', 'Differs']);
  });

  it('whose bets were sealed after the beacon had told its value says that it does not help', async () => {
    show({ beacon: TOLD_ROUND, sealedAt: '2023-08-23T16:00:00.000Z' });
    expect(await screen.findByText(/were not sealed yet/)).toBeInTheDocument();
    expect(await verdicts()).toEqual(['Agrees', 'Agrees', 'Agrees']);
  });

  it('that names a round says so before it is told', async () => {
    show({ seed: null, parts: null, result: null, beacon: { ...TOLD_ROUND, signature: null } });
    expect(await screen.findByText(/Round 1,000 of the public beacon/)).toBeInTheDocument();
  });

  it('that is still to come shows the hash alone', async () => {
    const { commitment } = drawProof();
    show({ seed: null, parts: null, result: null, sealedAt: null });
    expect(await screen.findByText(commitment!)).toBeInTheDocument();
    expect(screen.queryByText(/Everything agrees/)).not.toBeInTheDocument();
  });

  it('that is made elsewhere says so, and that a demonstration is one', async () => {
    const { result } = drawProof();
    const elsewhere = { source: 'feed', commitment: null, seed: null, parts: null } as const;
    show({ ...elsewhere, result: { ...result!, demo: true } });
    expect(await screen.findByText(/made up for a demonstration/)).toBeInTheDocument();
  });
});
