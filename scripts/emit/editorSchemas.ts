import { playCodesOf } from '../../engine/lottery/brandTerms.ts';
import { LOTTERIES } from '../../engine/lottery/lotteries.ts';
import { LOCALE_TAGS } from '../../locales/locales.ts';
import { brandSchema } from '../../schemas/brand.schema.ts';
import type { Catalogue } from '../../schemas/catalogue.ts';
import { contentFileSchema } from '../../schemas/content.schema.ts';
import { FEATURE_IDS } from '../../schemas/features.ts';
import { HOME_SECTIONS } from '../../schemas/home.ts';
import { themeSchema } from '../../schemas/theme.schema.ts';
import { themeMappingSchema } from '../../schemas/themeMapping.schema.ts';
import { BANNERS } from '../../server/seed/banners.ts';

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** The brand schema as editors use it: with the names of everything that the interface has. */
export function describeBrandFile(catalogue: Catalogue): object {
  const { properties } = brandSchema;
  return {
    $schema: DRAFT,
    ...brandSchema,
    properties: {
      ...properties,
      variants: describeVariants(catalogue),
      menus: describeMenus(catalogue),
      lotteries: describeLotteries(),
      home: {
        ...properties.home,
        properties: {
          sections: {
            ...properties.home.properties.sections,
            items: { anyOf: describeSections() },
          },
        },
      },
      messages: {
        ...properties.messages,
        properties: Object.fromEntries(
          LOCALE_TAGS.map((tag) => [tag, { $ref: '#/definitions/messages' }]),
        ),
      },
    },
    definitions: { messages: describeMessages(catalogue), ...describeTerms() },
  };
}

/** The schema of content files as editors use it: with the names of what a text may be about, and of pictures. */
export function describeContentFile({ screens }: Catalogue): object {
  const { properties } = contentFileSchema;
  const subjects = [
    ...screens.map(({ id }) => `screen:${id}`),
    ...FEATURE_IDS.map((id) => `feature:${id}`),
    null,
  ];
  const arts = ['brand-hero', 'brand-login', ...BANNERS.map(({ id }) => id), null];
  const complete = <L extends { readonly items: { readonly properties: object } }>(list: L) => {
    const named = Object.entries(list.items.properties).map(([key, schema]) => {
      const known = { about: subjects, art: arts }[key];
      return [key, known ? { ...schema, pattern: undefined, enum: known } : schema];
    });
    return { ...list, items: { ...list.items, properties: Object.fromEntries(named) } };
  };
  return {
    $schema: DRAFT,
    ...contentFileSchema,
    properties: {
      ...properties,
      banners: complete(properties.banners),
      announcements: complete(properties.announcements),
      help: complete(properties.help),
    },
  };
}

/** The theme schema as editors use it. */
export function describeThemeFile(): object {
  return { $schema: DRAFT, ...themeSchema };
}

/** The schema of the mapping of a token file as editors use it. */
export function describeMappingFile(): object {
  return { $schema: DRAFT, ...themeMappingSchema };
}

function describeVariants({ slots }: Catalogue): object {
  const { type, description } = brandSchema.properties.variants;
  const entries = Object.entries(slots).map(([name, slot]) => [
    name,
    {
      type: 'string',
      enum: slot.variants,
      default: slot.default,
      description: `Variant of ${name}. Without it: ${slot.default}.`,
    },
  ]);
  return {
    type,
    description,
    additionalProperties: false,
    properties: Object.fromEntries(entries),
  };
}

function describeMenus({ screens }: Catalogue): object {
  const { menus } = brandSchema.properties;
  const ids = screens.filter((screen) => !screen.path.includes(':')).map((screen) => screen.id);
  const entries = Object.entries(menus.properties).map(([name, menu]) => {
    const [screen, link] = menu.items.anyOf;
    return [name, { ...menu, items: { anyOf: [{ ...screen, enum: ids }, link] } }];
  });
  return { ...menus, properties: Object.fromEntries(entries) };
}

const LOTTERY_GROUPS = [...new Set(LOTTERIES.map(({ group }) => group))];

/** Lotteries by their codes and groups; what may be said of one is the same for all of its group. */
function describeLotteries(): object {
  const { lotteries } = brandSchema.properties;
  const { offered, groups, games } = lotteries.properties;
  const termsOf = (group: string) => ({ $ref: `#/definitions/terms${group}` });
  return {
    ...lotteries,
    properties: {
      ...lotteries.properties,
      offered: {
        ...offered,
        items: { ...offered.items, enum: [...LOTTERIES.map(({ id }) => id), ...LOTTERY_GROUPS] },
      },
      groups: {
        ...groups,
        additionalProperties: false,
        properties: Object.fromEntries(LOTTERY_GROUPS.map((group) => [group, termsOf(group)])),
      },
      games: {
        ...games,
        additionalProperties: false,
        properties: Object.fromEntries(LOTTERIES.map(({ id, group }) => [id, termsOf(group)])),
      },
    },
  };
}

/** Terms of each group, with the names of its plays. */
function describeTerms(): Readonly<Record<string, object>> {
  const { additionalProperties: terms } = brandSchema.properties.lotteries.properties.games;
  const { playsLeftOut, odds, levels, halfPay } = terms.properties;
  return Object.fromEntries(
    LOTTERY_GROUPS.flatMap((group) => {
      const { plays, prefixes } = playCodesOf(LOTTERIES.filter((one) => one.group === group));
      const named = { ...odds, propertyNames: { $ref: `#/definitions/plays${group}` } };
      const { fromRank } = levels.items.properties;
      const properties = {
        ...terms.properties,
        playsLeftOut: { ...playsLeftOut, items: { ...playsLeftOut.items, enum: prefixes } },
        odds: named,
        halfPay: {
          ...halfPay,
          items: {
            ...halfPay.items,
            properties: {
              ...halfPay.items.properties,
              play: { ...halfPay.items.properties.play, enum: plays },
            },
          },
        },
        levels: { ...levels, items: { ...levels.items, properties: { fromRank, odds: named } } },
      };
      return [
        [`plays${group}`, { enum: plays }],
        [`terms${group}`, { ...terms, properties }],
      ];
    }),
  );
}

function describeSections(): readonly object[] {
  const { description: meaning } =
    brandSchema.properties.home.properties.sections.items.properties.props;
  return Object.entries(HOME_SECTIONS).map(([id, { description, props }]) => ({
    type: 'object',
    additionalProperties: false,
    required: 'required' in props ? ['section', 'props'] : ['section'],
    description,
    properties: { section: { const: id, description }, props: { description: meaning, ...props } },
  }));
}

/** One object for all languages, so that the file does not repeat every message. */
function describeMessages({ messages }: Catalogue): object {
  const properties = Object.entries(messages).map(([id, source]) => [
    id,
    { type: 'string', minLength: 1, maxLength: 1000, description: source },
  ]);
  return {
    type: 'object',
    maxProperties: 500,
    additionalProperties: false,
    properties: Object.fromEntries(properties),
  };
}
