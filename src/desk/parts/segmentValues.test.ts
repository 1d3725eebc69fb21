import { expect, it } from 'vitest';
import { segmentValues, toSegment } from './segmentValues.ts';

it('what is left empty narrows nothing, and lists are read as people write them', () => {
  expect(toSegment({ rankFrom: '', accounts: ' , ', verified: 'any' })).toEqual({});
  const segment = {
    languages: ['es' as const],
    rankFrom: 2,
    newDays: 14,
    activeDays: 30,
    isVerified: false,
    tags: ['high roller', 'late'],
    countries: ['ES', 'PE', 'MX'],
  };
  expect(
    toSegment({
      languages: ['es'],
      rankFrom: '2',
      newDays: 14,
      activeDays: 30,
      verified: 'no',
      tags: 'high roller, late\nlate',
      countries: 'es, pe mx',
    }),
  ).toEqual(segment);
  expect(toSegment(segmentValues(segment))).toEqual(segment);
});
