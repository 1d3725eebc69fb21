import { LOCALE_TAGS } from '../../locales/locales.ts';

const names = (maxItems: number, description: string) =>
  ({
    type: 'array',
    minItems: 1,
    maxItems,
    uniqueItems: true,
    description,
    items: { type: 'string', minLength: 1, maxLength: 40 },
  }) as const;

const days = { type: 'integer', minimum: 1, maximum: 3650 } as const;
const rank = { type: 'integer', minimum: 0, maximum: 1000 } as const;

/** Which members something is for. */
export const segmentField = {
  type: 'object',
  additionalProperties: false,
  description: 'Whom it is for; what is left out narrows nothing.',
  properties: {
    languages: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', enum: LOCALE_TAGS },
    },
    rankFrom: { ...rank, description: 'The lowest rank of the club.' },
    rankTo: { ...rank, description: 'The highest rank of the club.' },
    labels: names(50, 'Any of these labels.'),
    tags: names(50, 'Any of these tags of the staff.'),
    countries: {
      type: 'array',
      minItems: 1,
      maxItems: 60,
      uniqueItems: true,
      description: 'Countries of their phone numbers.',
      items: { type: 'string', pattern: '^[A-Z]{2}$' },
    },
    newDays: { ...days, description: 'Registered within so many days.' },
    activeDays: { ...days, description: 'Seen within so many days.' },
    inactiveDays: { ...days, description: 'Not seen for so many days.' },
    isVerified: { type: 'boolean', description: 'An address or number was shown to be theirs.' },
    lines: names(50, 'Accounts of agents: everybody below them.'),
    accounts: names(1000, 'Just these accounts.'),
  },
} as const;
