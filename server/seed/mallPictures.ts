/** Colours of a brand's pictures in the mall. */
export interface PictureColors {
  readonly room: string;
  readonly glow: string;
  readonly main: string;
  readonly deep: string;
  readonly light: string;
}

/** Size of every picture. */
export const PICTURE = { width: 640, height: 480 } as const;

/** What is drawn in the middle of a picture, within 640 by 480. */
const THINGS = {
  cards: ({ main, deep, light }: PictureColors) => `
    <g transform="rotate(-14 300 250)"><rect x="210" y="120" width="180" height="252" rx="16" fill="${deep}" stroke="${light}" stroke-width="5"/><path d="M300 150l66 96-66 96-66-96z" fill="none" stroke="${main}" stroke-width="5"/><path d="M300 186l42 60-42 60-42-60z" fill="${main}"/></g>
    <g transform="rotate(12 350 250)"><rect x="270" y="116" width="180" height="252" rx="16" fill="${light}"/><path d="M360 306c-62-44-72-68-72-90a36 36 0 0 1 72-8 36 36 0 0 1 72 8c0 22-10 46-72 90z" fill="${main}"/><path d="M296 146l12 20-12 20-12-20zM424 298l12 20-12 20-12-20z" fill="${deep}"/></g>`,
  cup: ({ main, deep, light }: PictureColors) => `
    <ellipse cx="320" cy="366" rx="168" ry="26" fill="${deep}"/><ellipse cx="320" cy="358" rx="168" ry="24" fill="${light}"/>
    <path d="M206 192h228c0 96-24 152-72 162h-84c-48-10-72-66-72-162z" fill="${main}"/>
    <path d="M428 214c64-10 74 74-14 92" fill="none" stroke="${main}" stroke-width="22"/>
    <ellipse cx="320" cy="192" rx="114" ry="26" fill="${light}"/><ellipse cx="320" cy="195" rx="96" ry="18" fill="${deep}"/>
    <path d="M232 246c56 18 120 18 176 0M238 274c52 16 112 16 164 0" fill="none" stroke="${light}" stroke-width="6"/>
    <path d="M286 150c-18-24 18-36 0-62M334 146c-18-24 18-36 0-62" fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round" opacity=".55"/>`,
  giftCard: ({ main, deep, light }: PictureColors) => `
    <g transform="rotate(-8 320 240)"><rect x="152" y="138" width="336" height="212" rx="20" fill="${deep}"/><rect x="152" y="130" width="336" height="212" rx="20" fill="${main}"/>
    <rect x="296" y="130" width="44" height="212" fill="${light}"/><rect x="152" y="216" width="336" height="40" fill="${light}"/>
    <path d="M318 236c-24-66-92-76-96-38-3 28 52 40 96 38zM318 236c24-66 92-76 96-38 3 28-52 40-96 38z" fill="none" stroke="${deep}" stroke-width="12"/><circle cx="318" cy="236" r="20" fill="${deep}"/></g>`,
  headphones: ({ main, deep, light }: PictureColors) => `
    <path d="M186 300v-40a134 134 0 0 1 268 0v40" fill="none" stroke="${main}" stroke-width="26"/>
    <path d="M196 262a124 124 0 0 1 248 0" fill="none" stroke="${light}" stroke-width="5" opacity=".7"/>
    <rect x="156" y="266" width="76" height="122" rx="34" fill="${deep}"/><rect x="408" y="266" width="76" height="122" rx="34" fill="${deep}"/>
    <rect x="150" y="276" width="46" height="102" rx="23" fill="${main}"/><rect x="444" y="276" width="46" height="102" rx="23" fill="${main}"/>
    <circle cx="173" cy="327" r="9" fill="${light}"/><circle cx="467" cy="327" r="9" fill="${light}"/>`,
  suitcase: ({ main, deep, light }: PictureColors) => `
    <path d="M270 138V84h100v54" fill="none" stroke="${light}" stroke-width="14"/>
    <rect x="204" y="132" width="232" height="256" rx="30" fill="${main}"/>
    <path d="M250 140v240M296 140v240M344 140v240M390 140v240" stroke="${deep}" stroke-width="8" opacity=".6"/>
    <rect x="204" y="238" width="232" height="20" fill="${deep}"/><rect x="298" y="226" width="44" height="44" rx="8" fill="${light}"/>
    <circle cx="244" cy="396" r="15" fill="${deep}"/><circle cx="396" cy="396" r="15" fill="${deep}"/>`,
  watch: ({ main, deep, light }: PictureColors) => `
    <path d="M266 152l14-96h80l14 96zM266 328l14 96h80l14-96z" fill="${deep}"/>
    <circle cx="320" cy="240" r="118" fill="${main}"/><circle cx="320" cy="240" r="98" fill="${light}"/>
    <path d="M320 156v18M320 306v18M236 240h18M386 240h18M261 181l11 11M368 288l11 11M379 181l-11 11M272 288l-11 11" stroke="${deep}" stroke-width="7" stroke-linecap="round"/>
    <path d="M320 240V186M320 240l42 26" stroke="${deep}" stroke-width="10" stroke-linecap="round"/><circle cx="320" cy="240" r="10" fill="${main}"/><rect x="436" y="228" width="18" height="24" rx="5" fill="${main}"/>`,
} as const satisfies Readonly<Record<string, (colors: PictureColors) => string>>;

/** Something that is drawn for the mall. */
export type MallThing = keyof typeof THINGS;

/** A picture of a thing in a brand's colours, as SVG. */
export function drawThing(thing: MallThing, colors: PictureColors): string {
  const { room, glow } = colors;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="0 0 640 480"><defs><radialGradient id="g" cx=".5" cy=".46" r=".62"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${room}"/></radialGradient></defs><path d="M0 0h640v480H0z" fill="url(#g)"/><ellipse cx="320" cy="410" rx="190" ry="18" fill="${room}" opacity=".7"/>${THINGS[thing](colors)}</svg>`;
}
