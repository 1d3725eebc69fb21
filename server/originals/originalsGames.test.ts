import { expect, it } from 'vitest';
import { getCoinMinor } from '../../engine/games/coins.ts';
import { ORIGINALS_VENDOR } from '../../schemas/originalsApi.ts';
import { GAMES } from '../seed/catalogue.ts';
import { originalsGames } from './originalsGames.ts';

const volatilityOf = { low: [1, 2], medium: [3], high: [4, 5] } as const;

it('the catalogue lists exactly the games that there are, with their computed figures', () => {
  const listed = GAMES.filter(({ vendorCode }) => vendorCode === ORIGINALS_VENDOR);
  expect(listed.map(({ code }) => code).sort()).toEqual([...originalsGames.keys()].sort());
  for (const { code, name, category, rtpBasisPoints, volatility, supportPlay } of listed) {
    const { game } = originalsGames.get(code)!;
    expect(name).toBe(game.name);
    expect(supportPlay).toBe(0);
    expect([category, rtpBasisPoints], code).toEqual([game.category, game.returnBasisPoints]);
    if (game.volatility) expect(volatilityOf[game.volatility], code).toContain(volatility);
  }
});

it.each([
  ['EUR', 2, 1],
  ['JPY', 0, 1],
  ['VND', 0, 10],
  ['KWD', 3, 10],
  ['USDT', 4, 100],
])('a coin in %s with %i decimals is %i minor units', (currency, decimals, coinMinor) => {
  expect(getCoinMinor(currency, decimals)).toBe(coinMinor);
});
