import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findChances, returnOfSpot } from './baccarat/figures.ts';
import { BANKER_RULE } from './baccarat/baccaratKind.ts';
import { toBasisPoints } from './exact/fraction.ts';
import { createDrawStream } from './fairness/drawStream.ts';
import { KNOWN_GAMES } from './gameKinds.ts';

const EUR = { currency: 'EUR', decimals: 2 };
const seeds = fc.nat().map((nonce) => ({ serverSeed: '0f'.repeat(32), clientSeed: 'c', nonce }));
const BETS: Readonly<Record<string, object>> = {
  slots: { level: 1 },
  roulette: { chips: [{ spot: 'red', amount: '1.00' }] },
  baccarat: { chips: [{ spot: 'banker', amount: '1.00' }] },
};

describe.each([...KNOWN_GAMES])('%s', (id, { kind }) => {
  const game = kind.open(id, EUR);
  const bet = BETS[kind.id] as Readonly<Record<string, unknown>>;

  it('settles an outcome as it was kept just as it was drawn', () => {
    fc.assert(
      fc.property(seeds, (of) => {
        const drawn = game.draw(createDrawStream(of));
        const kept = JSON.parse(JSON.stringify(drawn)) as typeof drawn;
        expect(kept).toEqual(drawn);
        expect(game.settle(bet, kept)).toBe(game.settle(bet, drawn));
      }),
      { numRuns: 20 },
    );
  });

  it('reads its bets as it writes them, and never throws for others', () => {
    expect(game.readBet(bet).bet).toEqual(bet);
    expect(game.addBets([bet])).toEqual(bet);
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(game.readBet(json).faults).toBeDefined();
        expect(() => game.settle(bet, json as never)).toThrow(RangeError);
      }),
    );
    for (const more of [{}, { ...bet, more: 1 }]) expect(game.readBet(more).faults).toBeDefined();
  });
});

it('baccarat is listed with what its rules return', () => {
  const { game } = KNOWN_GAMES.get('baccarat')!;
  expect(toBasisPoints(returnOfSpot('player', BANKER_RULE, findChances()))).toBe(
    game.returnBasisPoints,
  );
});
