import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { slotGames } from './slotGames.ts';

const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/FAIRNESS.md'), 'utf8');

it.each(slotGames.map((game) => [game.name, game.published] as const))(
  'docs/FAIRNESS.md tells the figures of %s',
  (name, published) => {
    const row = page.split('\n').find((line) => line.startsWith(`| ${name} `));
    const cells = row?.split('|').map((cell) => cell.trim());
    const percent = (basisPoints: number) => `${(basisPoints / 100).toFixed(2)} %`;
    expect(cells?.slice(3, -1)).toEqual([
      percent(published.returnBasisPoints),
      percent(published.hitRateBasisPoints),
      published.featureOneIn === 0 ? 'never' : String(published.featureOneIn),
      (published.deviationHundredths / 100).toFixed(2),
      published.volatility,
      published.mostTimesBet.toLocaleString('en'),
    ]);
  },
);
