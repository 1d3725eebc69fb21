import { expect, it } from 'vitest';
import { NEW_BROADCAST, toBroadcastBody, toSegment } from './broadcastForm.ts';

it('what is left empty narrows nothing, and lists are read as people write them', () => {
  expect(toSegment({ ...NEW_BROADCAST, rankFrom: '', accounts: ' , ' })).toEqual({});
  expect(
    toSegment({
      ...NEW_BROADCAST,
      languages: ['es'],
      rankFrom: '2',
      activeDays: 30,
      verified: 'no',
      tags: 'high roller, late\nlate',
      countries: 'es, pe mx',
    }),
  ).toEqual({
    languages: ['es'],
    rankFrom: 2,
    activeDays: 30,
    isVerified: false,
    tags: ['high roller', 'late'],
    countries: ['ES', 'PE', 'MX'],
  });
});

it('marketing is news, and languages without a text are left out', () => {
  const body = toBroadcastBody(
    {
      ...NEW_BROADCAST,
      type: 'money',
      titles: { es: 'Hola', en: '' },
      bodies: { es: '<p>Hola</p>', en: '<p></p>' },
      link: ' /promo ',
    },
    'Asked by marketing',
  );
  expect(body).toEqual({
    type: 'news',
    isMarketing: true,
    titles: { es: 'Hola' },
    bodies: { es: '<p>Hola</p>' },
    segment: {},
    ways: [],
    link: '/promo',
    reason: 'Asked by marketing',
  });
});
