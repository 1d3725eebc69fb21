import { describe, expect, it } from 'vitest';
import { CATEGORY_FEATURE } from '../../../schemas/api/games.ts';
import { jobs } from '../../../server/jobList.ts';
import { JOBS } from './jobWords.ts';
import { CATEGORIES } from './recordWords.ts';

describe('words of records', () => {
  it('has one for every job and every category of games', () => {
    expect(jobs.map(({ name }) => name).filter((name) => !(name in JOBS))).toEqual([]);
    expect(Object.keys(CATEGORY_FEATURE).filter((id) => !(id in CATEGORIES))).toEqual([]);
  });
});
