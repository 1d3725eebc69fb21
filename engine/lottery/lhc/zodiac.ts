/** The twelve animals in the order of their years. */
export const ANIMALS = [
  'RAT',
  'OX',
  'TIGER',
  'RABBIT',
  'DRAGON',
  'SNAKE',
  'HORSE',
  'GOAT',
  'MONKEY',
  'ROOSTER',
  'DOG',
  'PIG',
] as const;
/** One of the twelve animals. */
export type Animal = (typeof ANIMALS)[number];

/** First days of lunar years; each begins the year of the animal after the one before. */
const NEW_YEARS: readonly string[] = [
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
];
const FIRST_ANIMAL: Animal = 'DRAGON';

/** The animal of the lunar year of a date such as `2026-02-17`; a RangeError for days that the table does not reach. */
export function animalOn(day: string): Animal {
  const years = NEW_YEARS.filter((first) => first <= day).length;
  if (years === 0 || years === NEW_YEARS.length || !/^\d{4}-\d{2}-\d{2}$/.test(day)) {
    throw new RangeError(`The lunar year of ${day} is not known.`);
  }
  return ANIMALS[(ANIMALS.indexOf(FIRST_ANIMAL) + years - 1) % ANIMALS.length]!;
}

/** Place of a number's animal among `ANIMALS`: 01 has the year's, 02 that of the year before, and so on back. */
export function animalOf(number: number, year: Animal): number {
  const back = (number - 1) % ANIMALS.length;
  return (ANIMALS.indexOf(year) - back + ANIMALS.length) % ANIMALS.length;
}

/** How many of the 49 numbers an animal has: the year's has one more. */
export const numbersOf = (isYears: boolean): number => (isYears ? 5 : 4);
