import type { ReactNode } from 'react';
import { brands, hasArt } from 'virtual:livery-brands';
import { Icon } from '../../src/ui/Icon/Icon.tsx';
import type { StoryBrand } from '../storyBrand.ts';
import styles from './startHere.module.css';

/** An address of the tool itself, not of the frame that the page lies in. */
const storyAt = (id: string, globals = '') =>
  `./?path=/story/${id}${globals && `&globals=${globals}`}`;

const STEPS: readonly (readonly [string, ReactNode])[] = [
  [
    'Open a story, then all brands',
    <>
      <b>All brands</b> in the toolbar draws the same story in every brand and scheme. Squint: is
      the order of importance the same in each? <b>All brands and languages</b> adds what each one
      speaks.
    </>,
  ],
  [
    'Make it narrow, then wide',
    <>
      The viewport has 360 to 1920 px. At 360 nothing may be cut; at 1920 nothing may float lost.
      Combined with all brands, phones stand side by side in their own size.
    </>,
  ],
  [
    'Change the language',
    <>
      <b>[Þšéûðö] +40 %</b> is English grown by two fifths; the brackets show where a text is cut,
      and English without accents was never given to a translator. <b>Pseudo, right to left</b> and
      Arabic show what is not mirrored.
    </>,
  ],
  [
    'Change who looks',
    <>
      Guest, member, agent or free play; and in the panel <b>Features</b> below, each of the
      product’s features on or off over what the brand says.
    </>,
  ],
  [
    'Read the accessibility panel',
    <>
      It holds every story to WCAG AA, contrast included. What is red there fails the tests as well.
      Then put the mouse away and try it by keyboard.
    </>,
  ],
  [
    'Send the link',
    <>
      The address keeps the story and the whole toolbar. Whoever opens it sees what you see, here or
      in a built Storybook on any web server.
    </>,
  ],
];

const TOOLS: readonly (readonly [string, string, string])[] = [
  [
    'Brand',
    'Every folder of brands/ and BRANDS_DIR; a new or edited one shows by itself.',
    'brand',
  ],
  ['How many', 'One brand, all brands × scheme, or × language besides.', 'view'],
  ['Scheme', 'The brand’s own, dark or light.', 'scheme'],
  ['Language', 'The product’s five, and two made to break layouts.', 'locale'],
  ['Direction', 'The language’s own, or forced.', 'direction'],
  ['Visitor', 'Guest, member, agent, free play.', 'member'],
  ['Motion', 'The device’s, or reduced.', 'motion'],
  ['Viewport', '360, 390, 768, 1024, 1440, 1920 px.', 'viewport'],
  ['Features', 'A panel with a search: as the brand, on, off.', 'features'],
];

const COMMANDS: readonly (readonly [string, string])[] = [
  ['npm run visual', 'compares every component with its accepted pictures and writes a report'],
  ['npm run visual -- Button', 'the same for the components with that in their name'],
  ['npm run visual -- --update', 'accepts the pictures as they are now'],
  ['npm test', 'runs everything: stories in Chromium, contrast, overflow, pictures'],
  ['npm run brand -- new <id> --color <hex>', 'makes a brand; it appears in the toolbar'],
];

/** How a designer reviews the product with this tool. */
export function StartHere() {
  return (
    <main className={styles.page} lang="en" dir="ltr">
      <header>
        <p className={styles.eyebrow}>Livery for designers</p>
        <h1>One product, every brand’s clothes</h1>
        <p className={styles.lead}>
          Components name roles, brands give the colours, letters and corners. Here you see each
          part of the product in each of its states, wearing each brand.
        </p>
      </header>
      <ul className={styles.brands}>
        {brands.map((one) => (
          <BrandCard key={one.brand.id} one={one} />
        ))}
      </ul>
      {!hasArt && (
        <p className={styles.note} role="note">
          <Icon name="alert" />
          <span>
            The pictures of games and banners have not been drawn yet, so cards show their initial.{' '}
            <code>npm run build</code> draws them once; then start Storybook again.
          </span>
        </p>
      )}
      <section aria-labelledby="review">
        <h2 id="review">A review, in six steps</h2>
        <ol className={styles.steps}>
          {STEPS.map(([title, words]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="tokens">
        <h2 id="tokens">Tokens, there and back</h2>
        <p>
          <a href={storyAt('brand-tokens--tokens')} target="_top">
            Brand / Tokens
          </a>{' '}
          shows every colour of the brand in both schemes with its contrasts and where it was
          written. Download the theme as a DTCG file, change it in your own tool, and drop it back
          on the page: it is checked as the gateway checks it, and every sample wears it at once.
        </p>
      </section>
      <section aria-labelledby="tools">
        <h2 id="tools">The toolbar</h2>
        <dl className={styles.tools}>
          {TOOLS.map(([name, about, global]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {about} <code>{global}</code>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="commands">
        <h2 id="commands">On the command line</h2>
        <dl className={styles.tools}>
          {COMMANDS.map(([command, about]) => (
            <div key={command}>
              <dt>
                <code>{command}</code>
              </dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  );
}

function BrandCard({ one }: { one: StoryBrand }) {
  const { brand, theme } = one;
  const scheme = brand.scheme === 'light' ? 'light' : 'dark';
  const logo = scheme === 'light' ? brand.assets.logoLight : brand.assets.logo;
  const { brand: main, accent } = theme.source.overrides ?? {};
  const colors = [
    brand.themeColor[scheme],
    main ?? theme.source.tokens[scheme].color.brand ?? theme.source.tokens.color.brand,
    accent ?? theme.source.tokens[scheme].color.accent ?? theme.source.tokens.color.accent,
  ];
  return (
    <li>
      <a href={storyAt('brand-tokens--tokens', `brand:${brand.id}`)} target="_top">
        <span className={styles.plate} style={{ background: brand.themeColor[scheme] }}>
          {logo ? <img src={logo.src} alt="" height={32} /> : null}
        </span>
        <span className={styles.brandName}>
          {brand.name}
          <span className={styles.dots}>
            {colors.map((color, index) => (
              <span key={index} style={{ background: color }} />
            ))}
          </span>
        </span>
      </a>
    </li>
  );
}
