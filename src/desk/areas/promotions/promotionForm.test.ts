import { expect, it } from 'vitest';
import { newPromotion, toTerms, toValues, type PromotionItem } from './promotionForm.ts';

const text = { title: 'Half on top', lead: 'Once a week', body: '<p>Choose it.</p>' };

it('writes what was typed for its kind alone, and shows what was written', () => {
  const terms = toTerms({
    ...newPromotion(),
    kind: 'depositMatch',
    rate: '112,5',
    cap: '100',
    minDeposit: '20',
    most: '5',
    titles: { en: text.title, es: '' },
    leads: { en: text.lead },
    bodies: { en: text.body },
  });
  expect(terms).toMatchObject({
    rate: '1.125',
    cap: '100',
    most: '0',
    pays: { pays: 'bonus', multiplier: '10' },
    texts: { en: text },
  });
  expect(Object.keys(terms.texts)).toEqual(['en']);
  const shown = toValues({ place: 100, terms } as Pick<PromotionItem, 'place' | 'terms'>);
  expect(shown.rate).toBe('112.5');
  expect(toTerms(shown)).toEqual(terms);
});
