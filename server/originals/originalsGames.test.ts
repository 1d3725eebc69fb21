import { expect, it } from 'vitest';
import { createRouletteModel } from '../../engine/games/roulette/rouletteModel.ts';
import { ORIGINALS_VENDOR } from '../../schemas/originalsApi.ts';
import { GAMES } from '../seed/catalogue.ts';
import { getCoinMinor } from '../../engine/games/coins.ts';
import { originalsGames } from './originalsGames.ts';

const wheel = createRouletteModel({ leastASpotMinor: 1, mostASpotMinor: 1, mostARoundMinor: 1 });
const volatilityOf = { low: [1, 2], medium: [3], high: [4, 5] } as const;

it('the catalogue lists exactly the games that there are, with their computed figures', () => {
  const listed = GAMES.filter(({ vendorCode }) => vendorCode === ORIGINALS_VENDOR);
  expect(listed.map(({ code }) => code).sort()).toEqual([...originalsGames.keys()].sort());
  for (const { code, name, category, rtpBasisPoints, volatility, supportPlay } of listed) {
    const { kind, game } = originalsGames.get(code)!;
    expect(name).toBe(game.name);
    expect(supportPlay).toBe(0);
    if (kind === 'roulette') {
      expect([category, rtpBasisPoints]).toEqual([wheel.category, wheel.returnBasisPoints]);
      continue;
    }
    expect(category).toBe('RNG');
    expect(rtpBasisPoints, code).toBe(game.published.returnBasisPoints);
    expect(volatilityOf[game.published.volatility], code).toContain(volatility);
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
