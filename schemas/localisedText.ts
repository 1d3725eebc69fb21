import { LOCALE_TAGS, type LocaleTag } from '../locales/locales.ts';

/** A text in one or more languages. */
export type LocalisedText = Partial<Record<LocaleTag, string>>;

/** Schema of a text that a merchant writes in one or more languages. */
export const localisedText = (description: string, maxLength: number, example: string) =>
  ({
    type: 'object',
    description: `${description} One text a language.`,
    additionalProperties: false,
    minProperties: 1,
    properties: Object.fromEntries(
      LOCALE_TAGS.map((tag) => [
        tag,
        {
          type: 'string',
          minLength: 1,
          maxLength,
          description: `The text in "${tag}".`,
          examples: [example],
        },
      ]),
    ) as Record<
      LocaleTag,
      { type: 'string'; minLength: 1; maxLength: number; description: string; examples: [string] }
    >,
    examples: [{ en: example }],
  }) as const;
