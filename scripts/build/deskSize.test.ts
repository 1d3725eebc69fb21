import { describe, expect, it } from 'vitest';
import { listFirstFiles } from './deskSize.ts';

const manifest = {
  'desk.html': {
    file: 'desk.js',
    css: ['desk.css'],
    imports: ['_shared'],
    dynamicImports: ['late'],
  },
  _shared: { file: 'shared.js', css: ['shared.css'], imports: ['_deep', 'desk.html'] },
  _deep: { file: 'deep.js' },
  late: { file: 'late.js', imports: ['_shared'] },
};

describe('the first files of a page', () => {
  it('are those that it needs before it runs, each once', () => {
    expect(listFirstFiles(manifest, 'desk.html')).toEqual([
      'desk.js',
      'desk.css',
      'shared.js',
      'shared.css',
      'deep.js',
    ]);
  });

  it('of several entries share what they share', () => {
    expect(listFirstFiles(manifest, 'desk.html', 'late')).toHaveLength(6);
  });

  it('are asked for by names that the build has', () => {
    expect(() => listFirstFiles(manifest, 'gone')).toThrow('gone');
  });
});
