import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { LOCALE_TAGS, type LocaleTag } from '../locales/locales.ts';
import { FEATURES, type FeatureId } from './features.ts';
import { localisedText, type LocalisedText } from './localisedText.ts';
import { lotteriesSchema } from './lotteries.schema.ts';
import { identityChecksSchema } from './identity.schema.ts';
import { agentsSchema } from './agents.schema.ts';
import { cashbackSchema } from './cashback.schema.ts';
import { referralSchema } from './referral.schema.ts';
import { paymentsSchema } from './payments.schema.ts';
import { profileSchema } from './profile.ts';
import { REGISTER_FIELDS, type RegisterField } from './registration.ts';
import { themeOverridesSchema } from './theme.schema.ts';

/** What a merchant may say about one field of the registration form. */
interface RegisterFieldSchema {
  readonly type: 'object';
  readonly additionalProperties: false;
  readonly description: string;
  readonly properties: {
    readonly enabled: { readonly type: 'boolean' };
    readonly required: { readonly type: 'boolean' };
    readonly acceptedPattern: { readonly type: 'string' };
    readonly patternId: { readonly type: 'integer' };
    readonly minLength: { readonly type: 'integer' };
    readonly maxLength: { readonly type: 'integer' };
  };
}

const registerFieldProperties = Object.fromEntries(
  REGISTER_FIELDS.map((field) => [
    field,
    {
      type: 'object',
      additionalProperties: false,
      description: `The field "${field}".`,
      examples: [{ enabled: true, required: false }],
      properties: {
        enabled: {
          type: 'boolean',
          description: 'Whether the form shows the field.',
          examples: [true],
        },
        required: {
          type: 'boolean',
          description: 'Whether it must be filled in.',
          examples: [false],
        },
        acceptedPattern: {
          type: 'string',
          minLength: 1,
          maxLength: 500,
          description:
            'A regular expression (RE2) that the whole text must match, or "*" for any text.',
          examples: ['*'],
        },
        patternId: {
          type: 'integer',
          minimum: 0,
          maximum: 23,
          description: 'Number of one of the 24 patterns of the product.',
          examples: [1],
        },
        minLength: {
          type: 'integer',
          minimum: 0,
          maximum: 255,
          description: 'Fewest characters.',
          examples: [5],
        },
        maxLength: {
          type: 'integer',
          minimum: 1,
          maximum: 255,
          description: 'Most characters.',
          examples: [16],
        },
      },
    },
  ]),
) as unknown as Record<RegisterField, RegisterFieldSchema>;

/** The newest version of the brand file; older ones are migrated when they are read. */
export const BRAND_VERSION = 1;

const locale = (description: string, example: LocaleTag) =>
  ({
    type: 'string',
    enum: LOCALE_TAGS as readonly LocaleTag[],
    description,
    examples: [example],
  }) as const;

const link = (description: string, example: string) =>
  ({
    type: 'string',
    minLength: 1,
    maxLength: 500,
    description: `${description} An https address, or a path of this site that starts with "/".`,
    examples: [example],
  }) as const;

const asset = (description: string, example: string) =>
  ({
    type: 'string',
    pattern: '^assets/[A-Za-z0-9][A-Za-z0-9._/-]*\\.(svg|png|webp|avif|jpg|ico)$',
    maxLength: 200,
    description: `${description} A file in the brand's assets folder, such as "assets/logo.svg".`,
    examples: [example],
  }) as const;

const host = (description: string, example: string) =>
  ({ type: 'string', minLength: 1, maxLength: 253, description, examples: [example] }) as const;

const menu = (description: string, example: readonly string[]) =>
  ({
    type: 'array',
    maxItems: 40,
    description: `${description} Screen ids in the order wanted, and links of your own; what is not named is not shown. Without it, all screens the features allow are shown in their own order.`,
    examples: [example],
    items: {
      anyOf: [
        {
          type: 'string',
          minLength: 1,
          maxLength: 60,
          description: 'Id of a screen.',
          examples: ['home'],
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'href'],
          description: 'A link of your own.',
          examples: [{ label: { en: 'Blog' }, href: 'https://blog.example.com' }],
          properties: {
            label: localisedText('What the link says.', 60, 'Blog'),
            href: link('Where the link leads.', 'https://blog.example.com'),
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

/** Articles of the help centre that the product proposes as drafts; they show once an owner has confirmed them. */
export const DRAFT_TOPICS = ['terms', 'privacy', 'refund'] as const;

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
      maxLength: 1000,
      description:
        'Path or file address of this schema, so that your editor completes and explains.',
      examples: ['../../schemas/generated/brand.schema.json'],
    },
    version: {
      type: 'integer',
      const: BRAND_VERSION,
      description: 'Version of the file format. The newest is 1.',
      examples: [1],
    },
    extends: {
      type: 'string',
      pattern: '^[a-z0-9][a-z0-9-]{0,62}$',
      description:
        'Id of a brand to build on; whatever this file does not say is taken from there. Hosts and merchant code are never taken over.',
      examples: ['aurora'],
    },
    abstract: {
      type: 'boolean',
      default: false,
      description: 'True for a file that other brands only extend; it is not served.',
      examples: [true],
    },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 60,
      // No control characters, line ends, halves of a character, or marks that turn the direction of what follows.
      pattern: '^[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
      description:
        "The merchant's name as members read it, on one line and without control characters or marks that turn its direction. Default: the folder's name.",
      examples: ['Nova'],
    },
    merchantCode: {
      type: 'string',
      pattern: '^[A-Z0-9][A-Z0-9_]{1,31}$',
      description:
        'Code of the merchant on every call and every stored row. Capital letters, digits and underscores; never reused.',
      examples: ['NOVA'],
    },
    hosts: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      uniqueItems: true,
      items: host('A host name.', 'play.example.com'),
      description:
        'Host names at which this brand answers, without port, such as "play.example.com". No other brand may claim them.',
      examples: [['play.example.com', 'www.example.com']],
    },
    platform: {
      type: 'string',
      enum: ['web'],
      default: 'web',
      description: 'The platform that this site is made for.',
      examples: ['web'],
    },
    lotteryType: {
      type: 'string',
      enum: ['SEA'],
      default: 'SEA',
      description: 'Lottery family of the merchant.',
      examples: ['SEA'],
    },
    lotteries: lotteriesSchema,
    payments: paymentsSchema,
    identityChecks: identityChecksSchema,
    profile: profileSchema,
    referral: referralSchema,
    cashback: cashbackSchema,
    agents: agentsSchema,
    device: {
      type: 'string',
      enum: ['WEB'],
      default: 'WEB',
      description: 'The kind of device that games are asked for.',
      examples: ['WEB'],
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
          examples: ['#6d3bd1'],
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
          items: locale('A language.', 'es'),
          description:
            'Languages to choose from, in the order of the picker. Default: the default language alone.',
          examples: [['es', 'en']],
        },
        default: locale(
          'Language of a first visit. Must be offered. Default: the first one offered.',
          'es',
        ),
        fallback: locale(
          "Language of a merchant's own text where one is missing. Must be offered. Default: the default language.",
          'en',
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
          examples: ['aurora'],
        },
        scheme: {
          type: 'string',
          enum: ['dark', 'light', 'system'],
          default: 'system',
          description: 'Colour scheme of a first visit; "system" follows the visitor\'s device.',
          examples: ['dark'],
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
          {
            type: 'boolean',
            default: feature.default,
            description: feature.meaning,
            examples: [!feature.default],
          },
        ]),
      ) as Record<
        FeatureId,
        { type: 'boolean'; default: boolean; description: string; examples: [boolean] }
      >,
    },
    variants: {
      type: 'object',
      description: 'Which variant of each component slot to use, such as { "Header": "Compact" }.',
      examples: [{ Header: 'Compact' }],
      maxProperties: 60,
      propertyNames: { type: 'string', maxLength: 60 },
      additionalProperties: { type: 'string', minLength: 1, maxLength: 60 },
    },
    menus: {
      type: 'object',
      additionalProperties: false,
      description: 'Order and choice of the menus.',
      properties: {
        primary: menu('The main navigation under the header.', ['home', 'live', 'slots']),
        side: menu('The side menu.', ['home', 'promotions', 'help']),
        bottom: menu('The bottom navigation on phones; five places.', ['home', 'live', 'slots']),
        footer: menu('The help menu of the footer.', ['help', 'download']),
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
          examples: [[{ section: 'hero' }, { section: 'gameRow', props: { category: 'LIVE' } }]],
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
                examples: ['hero'],
              },
              props: {
                type: 'object',
                description: 'Settings of the section; each section documents its own.',
                examples: [{ limit: 8 }],
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
          default: 'PTS',
          description: 'ISO 4217 code, such as "EUR".',
          examples: ['EUR'],
        },
        symbol: {
          type: 'string',
          minLength: 1,
          maxLength: 5,
          description: 'Symbol shown beside amounts; left out, the usual one of the currency.',
          examples: ['€'],
        },
        decimals: {
          type: 'integer',
          minimum: 0,
          maximum: 4,
          description:
            'Digits after the decimal separator; left out, those of ISO 4217. Money is counted in the smallest unit: a brand that has members keeps what it began with.',
          examples: [2],
        },
      },
    },
    timeZone: {
      type: 'string',
      minLength: 1,
      maxLength: 64,
      default: 'UTC',
      description:
        'Where the merchant keeps its days, by its name in the IANA time zone database: reports begin and end a day at midnight there. What was counted before a change stays with the day that it was counted for.',
      examples: ['America/Mexico_City'],
    },
    wallet: {
      type: 'object',
      additionalProperties: false,
      description: "How members' money is kept.",
      properties: {
        mode: {
          type: 'string',
          enum: ['single', 'transfer'],
          default: 'single',
          description:
            '"single": one wallet for the games of all vendors. "transfer": one more wallet for each vendor, between which members move money themselves. Money in the wallets of vendors stays the member\'s when this is changed; it can be moved back only in "transfer".',
          examples: ['transfer'],
        },
        payoutLimit: {
          type: 'number',
          exclusiveMinimum: 0,
          maximum: 1_000_000_000_000,
          description:
            "The most that a vendor may pay into a member's wallet in one round, in the main unit of the currency. What goes beyond it is refused to the vendor, and paid once the limit is raised. Without it there is none.",
          examples: [250_000],
        },
      },
    },
    allowHosts: {
      type: 'array',
      maxItems: 100,
      uniqueItems: true,
      items: host('A host name, or "*.example.com" for all hosts below it.', '*.example.com'),
      description:
        'Outside hosts that pages of this brand may load pictures and frames (games, chat) from. The hosts of "cdn" must stand here too; those of captcha, phone-auth and analytics providers are allowed by naming the provider. Whatever else is refused by the browser.',
      examples: [['*.example.com']],
    },
    cdn: {
      type: 'object',
      additionalProperties: false,
      description:
        'Content delivery networks that fetch what they lack from this site; one is picked at random whenever a page is made.',
      properties: {
        images: {
          type: 'array',
          maxItems: 20,
          items: link('Base address of pictures.', 'https://img.example.com'),
          description:
            'Base addresses of the pictures of games and banners, below which "/art/…" is found as on this site. Empty: this site itself.',
          examples: [['https://img.example.com']],
        },
        launch: {
          type: 'array',
          maxItems: 20,
          items: link('Base address of games.', 'https://play.example.com'),
          description: 'Base addresses from which games are launched. Empty: this site itself.',
          examples: [['https://play.example.com']],
        },
      },
    },
    support: {
      type: 'object',
      additionalProperties: false,
      description: 'How a member reaches a person.',
      properties: {
        chatUrl: link('Live chat.', 'https://chat.example.com'),
        vipChatUrl: link('Chat for VIP members (rank above 4).', 'https://vip.example.com'),
        email: {
          type: 'string',
          pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
          maxLength: 200,
          description: 'E-mail address of customer service.',
          examples: ['help@example.com'],
        },
        phone: {
          type: 'string',
          pattern: '^\\+[0-9 ()-]{5,25}$',
          description: 'Telephone number with country code, such as "+34 900 000 000".',
          examples: ['+34 900 000 000'],
        },
      },
    },
    social: {
      type: 'array',
      maxItems: 12,
      description: 'Social channels, in order.',
      examples: [[{ kind: 'telegram', href: 'https://t.me/example' }]],
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'href'],
        properties: {
          kind: {
            type: 'string',
            enum: SOCIAL_KINDS,
            description: 'Which network.',
            examples: ['telegram'],
          },
          href: link('Address of the channel.', 'https://t.me/example'),
        },
      },
    },
    apps: {
      type: 'object',
      additionalProperties: false,
      description: 'Downloads of the apps; each address is also drawn as a QR code.',
      properties: {
        ios: link('The iOS app.', 'https://apps.example.com/ios'),
        iosLite: link('The light iOS app.', 'https://apps.example.com/ios-lite'),
        android: link('The Android app.', 'https://apps.example.com/android'),
      },
    },
    legal: {
      type: 'object',
      additionalProperties: false,
      description:
        'The links of the footer about the company and its rules, and which of the proposed texts are its own. A topic without an address leads to its article in the help centre; one without either has no link.',
      properties: {
        confirmed: {
          type: 'array',
          uniqueItems: true,
          maxItems: 3,
          items: {
            type: 'string',
            enum: DRAFT_TOPICS,
            description: 'A topic of the help centre.',
            examples: ['terms'],
          },
          description:
            'Proposed texts that you have read and publish as your own. The others are drafts and are not shown: write your own, or give their address.',
          examples: [['terms', 'privacy', 'refund']],
        },
        about: link('About the company.', 'https://www.example.com/about'),
        contact: link('Contact.', 'https://www.example.com/contact'),
        terms: link('General terms and conditions.', 'https://www.example.com/terms'),
        responsibleGaming: link('Responsible gaming.', 'https://www.example.com/responsible'),
        privacy: link('Privacy policy.', 'https://www.example.com/privacy'),
        affiliates: link('Affiliates.', '/join'),
        refund: link('Refund policy.', 'https://www.example.com/refunds'),
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
          examples: ['ES'],
        },
        minimumAge: {
          type: 'integer',
          minimum: 18,
          maximum: 25,
          default: 18,
          description: 'Age from which people may play.',
          examples: [21],
        },
        highestStake: {
          type: 'number',
          minimum: 0,
          maximum: 1_000_000_000_000,
          description:
            'The most that a spin of a slot may cost, in the main unit of the currency. Above the law of the market it changes nothing. Where that law has its amount in another currency, it must be given.',
          examples: [4.5],
        },
        highestStakeYoung: {
          type: 'number',
          minimum: 0,
          maximum: 1_000_000_000_000,
          description:
            'The same for young adults, in markets whose law has a lower amount for them.',
          examples: [1.5],
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
              examples: ['Example Gaming Authority'],
            },
            number: {
              type: 'string',
              minLength: 1,
              maxLength: 60,
              description: 'Its number.',
              examples: ['EGA-2026-31'],
            },
            href: link('Where it can be verified.', 'https://authority.example/EGA-2026-31'),
          },
        },
        helpline: {
          type: 'object',
          additionalProperties: false,
          required: ['name', 'href'],
          description: 'An organisation that helps people who gamble too much.',
          properties: {
            name: {
              type: 'string',
              minLength: 1,
              maxLength: 80,
              description: 'Its name.',
              examples: ['Play Safe'],
            },
            href: link('Its address.', 'https://help.example'),
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
          default: 'none',
          description: 'Which provider.',
          examples: ['turnstile'],
        },
        siteKey: {
          type: 'string',
          minLength: 1,
          maxLength: 200,
          description: 'Public site key; turnstile and geetest need one.',
          examples: ['0x4AAAAAAAexample'],
        },
      },
    },
    session: {
      type: 'object',
      additionalProperties: false,
      description: 'How long a member stays signed in.',
      properties: {
        idleMinutes: {
          type: 'integer',
          minimum: 5,
          maximum: 30,
          default: 30,
          description: 'Minutes without any call after which a session ends.',
          examples: [15],
        },
        maximumHours: {
          type: 'integer',
          minimum: 1,
          maximum: 12,
          default: 12,
          description: 'Hours after which a session ends in any case.',
          examples: [8],
        },
      },
    },
    registration: {
      type: 'object',
      additionalProperties: false,
      description: 'Who may have an account, and what is asked to open one.',
      properties: {
        audience: {
          type: 'string',
          enum: ['everyone', 'members', 'agents'],
          default: 'everyone',
          description: 'Whose accounts sign in here: members who play, agents, or both.',
          examples: ['everyone'],
        },
        passwordDays: {
          type: 'integer',
          minimum: 1,
          maximum: 3650,
          default: 180,
          description:
            'Days after which a password has expired; it must be changed where the feature "passwordExpiry" is on.',
          examples: [90],
        },
        fields: {
          type: 'object',
          additionalProperties: false,
          description:
            'Fields of the registration form, where they differ from what the product asks by itself.',
          properties: registerFieldProperties,
        },
      },
    },
    phoneAuth: {
      type: 'object',
      additionalProperties: false,
      required: ['provider'],
      description: 'Service that verifies phone numbers.',
      properties: {
        provider: {
          type: 'string',
          enum: ['none', 'firebase'],
          default: 'none',
          description: 'Which service.',
          examples: ['firebase'],
        },
        apiKey: {
          type: 'string',
          minLength: 1,
          maxLength: 200,
          description: 'Public API key of the project.',
          examples: ['AIzaSyExample'],
        },
        authDomain: host('Auth domain of the project.', 'example-project.firebaseapp.com'),
        projectId: {
          type: 'string',
          minLength: 1,
          maxLength: 100,
          description: 'Id of the project.',
          examples: ['example-project'],
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
          examples: ['G-AB12CD34'],
        },
      },
    },
    seo: {
      type: 'object',
      additionalProperties: false,
      description: 'What search engines and shared links show.',
      properties: {
        title: localisedText('Title of the home page.', 80, 'Nova · Casino and lottery'),
        description: localisedText(
          'One or two sentences about the site.',
          220,
          'Slots, live tables and lottery with one account.',
        ),
      },
    },
    assets: {
      type: 'object',
      additionalProperties: false,
      description: 'Pictures of the brand.',
      properties: {
        logo: asset('Wordmark on dark surfaces.', 'assets/logo.svg'),
        logoLight: asset(
          'Wordmark on light surfaces. Default: the same as logo.',
          'assets/logo-light.svg',
        ),
        mark: asset('Square emblem for narrow places.', 'assets/mark.svg'),
        favicon: asset('Icon of the browser tab.', 'assets/favicon.svg'),
        hero: asset(
          "Picture of the first banner, at least 2880 wide and 5:2; quiet at the side where reading begins and without letters: it is mirrored with the writing. Default: a plain ground in the brand's colours.",
          'assets/hero.svg',
        ),
        heroTall: asset(
          'The same for phones, 5:6; quiet at its foot. Default: the same as hero.',
          'assets/hero-tall.svg',
        ),
        login: asset('Picture beside the log-in form, 5:6; quiet at its foot.', 'assets/login.svg'),
        socialImage: asset('Picture of shared links, 1200 × 630.', 'assets/social.png'),
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
            description: `Messages in "${tag}", by their ids.`,
            examples: [{ 'nav.lottery': 'Quick lottery' }],
            additionalProperties: {
              type: 'string',
              minLength: 1,
              maxLength: 1000,
              description: 'The text of a message, with the same placeholders as the original.',
              examples: ['Quick lottery'],
            },
          },
        ]),
      ) as Record<
        LocaleTag,
        {
          type: 'object';
          maxProperties: 500;
          description: string;
          examples: [{ 'nav.lottery': string }];
          additionalProperties: {
            type: 'string';
            minLength: 1;
            maxLength: 1000;
            description: string;
            examples: [string];
          };
        }
      >,
    },
  },
} as const satisfies JSONSchema;

/** A brand file of the newest version, as written. */
export type BrandFile = FromSchema<typeof brandSchema>;

/** One entry of a menu: a screen id, or a link of the brand's own. */
export type MenuEntry = string | { label: LocalisedText; href: string };

/** Where menus stand. */
export type MenuName = 'primary' | 'side' | 'bottom' | 'footer';

/** A network that `social` may name. */
export type SocialKind = (typeof SOCIAL_KINDS)[number];
