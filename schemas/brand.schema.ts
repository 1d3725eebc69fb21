import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { LOCALE_TAGS, type LocaleTag } from '../locales/locales.ts';
import { FEATURES, type FeatureId } from './features.ts';
import { themeOverridesSchema } from './theme.schema.ts';

/** The newest version of the brand file; older ones are migrated when they are read. */
export const BRAND_VERSION = 1;

const locale = (description: string) =>
  ({ type: 'string', enum: LOCALE_TAGS as readonly LocaleTag[], description }) as const;

const localisedText = (description: string, maxLength: number) =>
  ({
    type: 'object',
    description: `${description} One text a language.`,
    additionalProperties: false,
    minProperties: 1,
    properties: Object.fromEntries(
      LOCALE_TAGS.map((tag) => [
        tag,
        { type: 'string', minLength: 1, maxLength, description: `The text in "${tag}".` },
      ]),
    ) as Record<
      LocaleTag,
      { type: 'string'; minLength: 1; maxLength: number; description: string }
    >,
  }) as const;

const link = (description: string) =>
  ({
    type: 'string',
    minLength: 1,
    maxLength: 500,
    description: `${description} An https address, or a path of this site that starts with "/".`,
  }) as const;

const asset = (description: string) =>
  ({
    type: 'string',
    pattern: '^assets/[A-Za-z0-9][A-Za-z0-9._/-]*\\.(svg|png|webp|avif|jpg|ico)$',
    maxLength: 200,
    description: `${description} A file in the brand's assets folder, such as "assets/logo.svg".`,
  }) as const;

const host = (description: string) =>
  ({ type: 'string', minLength: 1, maxLength: 253, description }) as const;

const menu = (description: string) =>
  ({
    type: 'array',
    maxItems: 40,
    description: `${description} Screen ids in the order wanted, and links of your own; what is not named is not shown. Without it, all screens the features allow are shown in their own order.`,
    items: {
      anyOf: [
        { type: 'string', minLength: 1, maxLength: 60, description: 'Id of a screen.' },
        {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'href'],
          description: 'A link of your own.',
          properties: {
            label: localisedText('What the link says.', 60),
            href: link('Where the link leads.'),
          },
        },
      ],
    },
  }) as const;

const SOCIAL_KINDS = [
  'facebook',
  'instagram',
  'telegram',
  'whatsapp',
  'x',
  'youtube',
  'line',
  'zalo',
  'tiktok',
] as const;

/** What a merchant writes in `brands/<id>/brand.json`. */
export const brandSchema = {
  $id: 'https://livery.dev/schemas/brand.schema.json',
  title: 'Livery brand',
  description: 'One merchant: its hosts, languages, look, menus and features.',
  type: 'object',
  additionalProperties: false,
  required: ['version'],
  properties: {
    $schema: {
      type: 'string',
      maxLength: 300,
      description: 'Path of this schema, so that your editor completes and explains.',
    },
    version: {
      type: 'integer',
      const: BRAND_VERSION,
      description: 'Version of the file format. The newest is 1.',
    },
    extends: {
      type: 'string',
      pattern: '^[a-z0-9][a-z0-9-]{0,62}$',
      description:
        'Id of a brand to build on; whatever this file does not say is taken from there. Hosts and merchant code are never taken over.',
    },
    abstract: {
      type: 'boolean',
      default: false,
      description: 'True for a file that other brands only extend; it is not served.',
    },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 60,
      description: "The merchant's name as members read it.",
    },
    merchantCode: {
      type: 'string',
      pattern: '^[A-Z0-9][A-Z0-9_]{1,31}$',
      description:
        'Code of the merchant on every call and every stored row. Capital letters, digits and underscores; never reused.',
    },
    hosts: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      uniqueItems: true,
      items: host('A host name.'),
      description:
        'Host names at which this brand answers, without port, such as "play.example.com". No other brand may claim them.',
    },
    platform: {
      type: 'string',
      enum: ['web'],
      default: 'web',
      description: 'Platform name sent to the gateway.',
    },
    lotteryType: {
      type: 'string',
      enum: ['SEA'],
      default: 'SEA',
      description: 'Lottery family of the merchant.',
    },
    device: {
      type: 'string',
      enum: ['WEB'],
      default: 'WEB',
      description: 'Device kind sent to the gateway.',
    },
    chat: {
      type: 'object',
      additionalProperties: false,
      description: 'The customer-service chat window.',
      properties: {
        headerColor: {
          type: 'string',
          minLength: 3,
          maxLength: 40,
          description: "Colour of the chat window's header. Default: the brand colour.",
        },
      },
    },
    languages: {
      type: 'object',
      additionalProperties: false,
      description: 'Languages that the site offers.',
      properties: {
        offered: {
          type: 'array',
          minItems: 1,
          maxItems: 60,
          uniqueItems: true,
          items: locale('A language.'),
          description: 'Languages to choose from, in the order of the picker.',
        },
        default: locale('Language of a first visit. Must be offered.'),
        fallback: locale(
          "Language of a merchant's own text where one is missing. Must be offered.",
        ),
      },
    },
    theme: {
      type: 'object',
      additionalProperties: false,
      description: 'Colours, type and shape.',
      properties: {
        tokens: {
          type: 'string',
          pattern: '^[a-z0-9][a-z0-9-]{0,62}$',
          default: 'default',
          description: 'Name of a file in themes/, without ".tokens.json".',
        },
        scheme: {
          type: 'string',
          enum: ['dark', 'light', 'system'],
          default: 'system',
          description: 'Colour scheme of a first visit; "system" follows the visitor\'s device.',
        },
        overrides: themeOverridesSchema,
      },
    },
    features: {
      type: 'object',
      additionalProperties: false,
      description: 'Features switched on or off. What is not named keeps its default.',
      properties: Object.fromEntries(
        FEATURES.map((feature) => [
          feature.id,
          { type: 'boolean', default: feature.default, description: feature.meaning },
        ]),
      ) as Record<FeatureId, { type: 'boolean'; default: boolean; description: string }>,
    },
    variants: {
      type: 'object',
      description: 'Which variant of each component slot to use, such as { "Header": "Compact" }.',
      maxProperties: 60,
      propertyNames: { type: 'string', maxLength: 60 },
      additionalProperties: { type: 'string', minLength: 1, maxLength: 60 },
    },
    menus: {
      type: 'object',
      additionalProperties: false,
      description: 'Order and choice of the menus.',
      properties: {
        primary: menu('The main navigation under the header.'),
        side: menu('The side menu.'),
        bottom: menu('The bottom navigation on phones; five places.'),
        footer: menu('The help menu of the footer.'),
      },
    },
    home: {
      type: 'object',
      additionalProperties: false,
      description: 'The home page.',
      properties: {
        sections: {
          type: 'array',
          minItems: 1,
          maxItems: 24,
          description: 'Sections of the home page from top to bottom.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['section'],
            properties: {
              section: {
                type: 'string',
                minLength: 1,
                maxLength: 60,
                description: 'Id of the section.',
              },
              props: {
                type: 'object',
                description: 'Settings of the section; each section documents its own.',
                additionalProperties: true,
              },
            },
          },
        },
      },
    },
    currency: {
      type: 'object',
      additionalProperties: false,
      description: 'Currency of every amount.',
      properties: {
        code: {
          type: 'string',
          pattern: '^[A-Z]{3,5}$',
          description: 'ISO 4217 code, such as "EUR".',
        },
        symbol: {
          type: 'string',
          minLength: 1,
          maxLength: 5,
          default: 'P',
          description: 'Symbol shown beside amounts.',
        },
        decimals: {
          type: 'integer',
          minimum: 0,
          maximum: 4,
          default: 2,
          description: 'Digits after the decimal separator.',
        },
      },
    },
    allowHosts: {
      type: 'array',
      maxItems: 100,
      uniqueItems: true,
      items: host('A host name, or "*.example.com" for all hosts below it.'),
      description:
        'Outside hosts that pages of this brand may load pictures, games, chat or scripts of providers from. Whatever is not named is refused by the browser.',
    },
    cdn: {
      type: 'object',
      additionalProperties: false,
      description: 'Content delivery networks; one is picked at random for each visit.',
      properties: {
        images: {
          type: 'array',
          maxItems: 20,
          items: link('Base address of pictures.'),
          description: 'Base addresses of pictures. Empty: this site itself.',
        },
        launch: {
          type: 'array',
          maxItems: 20,
          items: link('Base address of games.'),
          description: 'Base addresses from which games are launched. Empty: this site itself.',
        },
      },
    },
    support: {
      type: 'object',
      additionalProperties: false,
      description: 'How a member reaches a person.',
      properties: {
        chatUrl: link('Live chat.'),
        vipChatUrl: link('Chat for VIP members (rank above 4).'),
        email: {
          type: 'string',
          pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
          maxLength: 200,
          description: 'E-mail address of customer service.',
        },
        phone: {
          type: 'string',
          pattern: '^\\+[0-9 ()-]{5,25}$',
          description: 'Telephone number with country code, such as "+34 900 000 000".',
        },
      },
    },
    social: {
      type: 'array',
      maxItems: 12,
      description: 'Social channels, in order.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'href'],
        properties: {
          kind: { type: 'string', enum: SOCIAL_KINDS, description: 'Which network.' },
          href: link('Address of the channel.'),
        },
      },
    },
    apps: {
      type: 'object',
      additionalProperties: false,
      description: 'Downloads of the apps; each address is also drawn as a QR code.',
      properties: {
        ios: link('The iOS app.'),
        iosLite: link('The light iOS app.'),
        android: link('The Android app.'),
      },
    },
    legal: {
      type: 'object',
      additionalProperties: false,
      description:
        'The seven links of the footer. Without an address, the article of the help centre is shown.',
      properties: {
        about: link('About the company.'),
        contact: link('Contact.'),
        terms: link('General terms and conditions.'),
        responsibleGaming: link('Responsible gaming.'),
        privacy: link('Privacy policy.'),
        affiliates: link('Affiliates.'),
        refund: link('Refund policy.'),
      },
    },
    jurisdiction: {
      type: 'object',
      additionalProperties: false,
      description: 'What the law of the market asks for.',
      properties: {
        country: {
          type: 'string',
          pattern: '^[A-Z]{2}$',
          description: 'ISO 3166 code of the market.',
        },
        minimumAge: {
          type: 'integer',
          minimum: 18,
          maximum: 25,
          default: 18,
          description: 'Age from which people may play.',
        },
        licence: {
          type: 'object',
          additionalProperties: false,
          required: ['authority', 'number'],
          description: 'The gaming licence shown in the footer.',
          properties: {
            authority: {
              type: 'string',
              minLength: 1,
              maxLength: 120,
              description: 'Who granted it.',
            },
            number: { type: 'string', minLength: 1, maxLength: 60, description: 'Its number.' },
            href: link('Where it can be verified.'),
          },
        },
        helpline: {
          type: 'object',
          additionalProperties: false,
          required: ['name', 'href'],
          description: 'An organisation that helps people who gamble too much.',
          properties: {
            name: { type: 'string', minLength: 1, maxLength: 80, description: 'Its name.' },
            href: link('Its address.'),
          },
        },
      },
    },
    captcha: {
      type: 'object',
      additionalProperties: false,
      required: ['provider'],
      description: 'Provider that tells people from robots.',
      properties: {
        provider: {
          type: 'string',
          enum: ['none', 'altcha', 'turnstile', 'geetest'],
          description: 'Which provider.',
        },
        siteKey: {
          type: 'string',
          minLength: 1,
          maxLength: 200,
          description: 'Public site key; turnstile and geetest need one.',
        },
      },
    },
    phoneAuth: {
      type: 'object',
      additionalProperties: false,
      required: ['provider'],
      description: 'Service that verifies phone numbers.',
      properties: {
        provider: { type: 'string', enum: ['none', 'firebase'], description: 'Which service.' },
        apiKey: {
          type: 'string',
          minLength: 1,
          maxLength: 200,
          description: 'Public API key of the project.',
        },
        authDomain: host('Auth domain of the project.'),
        projectId: {
          type: 'string',
          minLength: 1,
          maxLength: 100,
          description: 'Id of the project.',
        },
      },
    },
    analytics: {
      type: 'object',
      additionalProperties: false,
      description: 'Web analytics.',
      properties: {
        gtagId: {
          type: 'string',
          pattern: '^(G|GT|UA|AW)-[A-Z0-9-]{4,20}$',
          description: 'Google tag id, such as "G-AB12CD34".',
        },
      },
    },
    seo: {
      type: 'object',
      additionalProperties: false,
      description: 'What search engines and shared links show.',
      properties: {
        title: localisedText('Title of the home page.', 80),
        description: localisedText('One or two sentences about the site.', 220),
      },
    },
    assets: {
      type: 'object',
      additionalProperties: false,
      description: 'Pictures of the brand.',
      properties: {
        logo: asset('Wordmark on dark surfaces.'),
        logoLight: asset('Wordmark on light surfaces. Default: the same as logo.'),
        mark: asset('Square emblem for narrow places.'),
        favicon: asset('Icon of the browser tab.'),
        socialImage: asset('Picture of shared links, 1200 × 630.'),
      },
    },
    messages: {
      type: 'object',
      description:
        "Single texts of the interface worded in the merchant's own way: language, then message id, then text.",
      additionalProperties: false,
      properties: Object.fromEntries(
        LOCALE_TAGS.map((tag) => [
          tag,
          {
            type: 'object',
            maxProperties: 500,
            description: `Messages in "${tag}".`,
            additionalProperties: { type: 'string', minLength: 1, maxLength: 1000 },
          },
        ]),
      ) as Record<
        LocaleTag,
        {
          type: 'object';
          maxProperties: 500;
          description: string;
          additionalProperties: { type: 'string'; minLength: 1; maxLength: 1000 };
        }
      >,
    },
  },
} as const satisfies JSONSchema;

/** A brand file of the newest version, as written. */
export type BrandFile = FromSchema<typeof brandSchema>;

/** One entry of a menu: a screen id, or a link of the brand's own. */
export type MenuEntry = string | { label: LocalisedText; href: string };

/** A text in one or more languages. */
export type LocalisedText = Partial<Record<LocaleTag, string>>;

/** Where menus stand. */
export type MenuName = 'primary' | 'side' | 'bottom' | 'footer';

/** A network that `social` may name. */
export type SocialKind = (typeof SOCIAL_KINDS)[number];
