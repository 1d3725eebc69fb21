import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGameMessage } from './gameMessages.ts';

const rules = { currency: 'EUR', decimals: 2, mode: 'real' } as const;
const round = {
  livery: 'round',
  stake: '1.00',
  paid: '2.5',
  balance: '101.50',
  currency: 'EUR',
  mode: 'real',
};

describe('a message of a game', () => {
  it('tells a round in minor units', () => {
    const read = { kind: 'round', stake: 100n, paid: 250n, balance: 10150n };
    expect(parseGameMessage(round, rules)).toEqual(read);
    const { currency: _, ...without } = round;
    expect(parseGameMessage(without, rules)).toEqual(read);
  });

  it('tells a balance, and that a game or a round begins or is over', () => {
    const balance = { livery: 'balance', balance: '7', currency: 'EUR' };
    expect(parseGameMessage(balance, rules)).toEqual({ kind: 'balance', balance: 700n });
    expect(parseGameMessage({ livery: 'ready' }, rules)).toEqual({ kind: 'ready' });
    expect(parseGameMessage({ livery: 'ended' }, rules)).toEqual({ kind: 'ended' });
    expect(parseGameMessage({ livery: 'begun' }, rules)).toEqual({ kind: 'begun' });
  });

  it.each([
    ['another currency', { currency: 'USD' }],
    ['another mode', { mode: 'play' }],
    ['no mode', { mode: undefined }],
    ['a negative stake', { stake: '-1.00' }],
    ['a number in place of an amount', { paid: 2.5 }],
    ['too many decimals', { stake: '1.001' }],
    ['an amount with words', { balance: '100 EUR' }],
    ['no balance', { balance: undefined }],
    ['another name', { livery: 'jackpot' }],
  ])('means nothing with %s', (_what, change) => {
    expect(parseGameMessage({ ...round, ...change }, rules)).toBeNull();
  });

  it('is read whatever it is, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(() => parseGameMessage(data, rules)).not.toThrow();
      }),
    );
  });
});
