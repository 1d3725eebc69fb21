import { expect, it } from 'vitest';
import { HOUSE_VENDOR } from '../../schemas/houseApi.ts';
import { GAMES } from '../seed/catalogue.ts';
import { getCoinMinor } from './coins.ts';
import { houseGames } from './houseGames.ts';

const volatilityOf = { low: [1, 2], medium: [3], high: [4, 5] } as const;

it('the catalogue lists exactly the games that there are, with their computed figures', () => {
  const listed = GAMES.filter(({ vendorCode }) => vendorCode === HOUSE_VENDOR);
  expect(listed.map(({ code }) => code).sort()).toEqual([...houseGames.keys()].sort());
  for (const { code, name, rtpBasisPoints, volatility, supportPlay } of listed) {
    const { game } = houseGames.get(code)!;
    expect(name).toBe(game.name);
    expect(rtpBasisPoints, code).toBe(game.published.returnBasisPoints);
    expect(volatilityOf[game.published.volatility], code).toContain(volatility);
    expect(supportPlay).toBe(0);
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
