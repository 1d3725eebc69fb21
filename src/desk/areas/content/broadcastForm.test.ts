import { expect, it } from 'vitest';
import { NEW_BROADCAST, toBroadcastBody } from './broadcastForm.ts';

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
