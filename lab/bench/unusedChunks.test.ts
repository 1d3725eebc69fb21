import { describe, expect, it } from 'vitest';
import { listUnused } from './unusedChunks.ts';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    dynamicImports: ['src/features/help/HelpScreen.tsx', 'src/ui/Header/variants/Compact.tsx'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  'src/ui/Header/variants/Bar.tsx': { file: 'assets/Bar.js' },
  'src/ui/Header/variants/Compact.tsx': { file: 'assets/Compact.js' },
  'src/features/home/HomeScreen.tsx': { file: 'assets/HomeScreen.js' },
  'src/features/home/sections/HotGames.tsx': {
    file: 'assets/HotGames.js',
    imports: ['index.html'],
    dynamicImports: ['src/features/home/GameDetail.tsx'],
  },
  'src/features/home/GameDetail.tsx': { file: 'assets/GameDetail.js' },
  'src/features/home/sections/Lotteries.tsx': { file: 'assets/Lotteries.js' },
  'src/features/help/HelpScreen.tsx': { file: 'assets/HelpScreen.js' },
  'locales/es/messages.po': { file: 'assets/messages-1.js' },
  'locales/ja/messages.po': { file: 'assets/messages-2.js' },
};
const parts = { variants: { Header: 'Bar' }, sections: ['hotGames'], locale: 'es' };

describe('files that a page fetched and is not made of', () => {
  it('are none where the page has what the brand chose', () => {
    const names = ['index', 'shared', 'Bar', 'HomeScreen', 'HotGames', 'GameDetail', 'messages-1'];
    const fetched = names.map((name) => `assets/${name}.js`);
    expect(listUnused(manifest, fetched, parts)).toEqual([]);
  });

  it.each([
    ['another variant', 'assets/Compact.js', 'src/ui/Header/variants/Compact.tsx'],
    ['a section left out', 'assets/Lotteries.js', 'src/features/home/sections/Lotteries.tsx'],
    ['another screen', 'assets/HelpScreen.js', 'src/features/help/HelpScreen.tsx'],
    ['another language', 'assets/messages-2.js', 'locales/ja/messages.po'],
  ])('name %s', (_, file, source) => {
    expect(listUnused(manifest, [file], parts)).toEqual([source]);
  });
});
