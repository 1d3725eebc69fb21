import sharp, { type Sharp } from 'sharp';
import { contrastRatio, withAlpha } from '../../../engine/theme/color.ts';
import type { Scheme } from '../../../engine/theme/roles.ts';
import type { ResolvedTheme } from '../../../engine/theme/types.ts';
import { letter, splitLetters, type Lettering, type TypeStyle } from './lettering.ts';
import { drawScenery } from './scenery.ts';
import { chooseShape, type SealShape } from './seal.ts';

/** What a brand's pictures are drawn from. */
export interface Subject {
  readonly id: string;
  readonly name: string;
  readonly theme: ResolvedTheme;
  /** The scheme of the favicon and the social picture. */
  readonly scheme: Scheme;
}

/** The pictures of a brand, by file name, and whether they say its name. */
export interface Artwork {
  readonly files: Readonly<Record<string, string | Buffer>>;
  /** False where no bundled font has all letters of the name; the id stands in for it then. */
  readonly saysName: boolean;
}

/** A drawing and the room it takes. */
interface Drawing {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
}

const HEIGHT = 48;
/** As wide as the header lets a logo grow before it shrinks it. */
const MAX_WIDTH = 224;
const GAP = 10;
const SEAL = 48;
/** Height of capitals in a logo of one line, and of two. */
const CAPITALS = { one: 20.5, two: 14.5 } as const;
const LINE_STEP = 20;
/** The heaviest that a name is set in; more clogs at header size. */
const WEIGHTS = { least: 500, most: 800 } as const;
/** An accent that is told apart from what it lies on less than this is no accent. */
const ACCENT_SHOWS = 2;

/** Draws the wordmark for dark and light pages, the emblem, the icon, the pictures of banner and log-in, and the social picture of a brand. */
export async function drawArtwork(subject: Subject): Promise<Artwork> {
  const { theme, scheme, id, name } = subject;
  const style = styleOf(theme);
  const saysName = (await letter(name, style)) !== null;
  const text = saysName ? name : id;
  const lines = await setLines(text, style);
  const initial = await setInitial(text, style);
  const shape = chooseShape(id);
  const logo = (of: Scheme) => {
    const drawing = drawLogo(shape, initial, lines, theme[of]);
    return svg(drawing.width, HEIGHT, drawing.markup);
  };
  const seal = drawSeal(shape, initial, theme[scheme]);
  return {
    saysName,
    files: {
      'logo.svg': logo('dark'),
      'logo-light.svg': logo('light'),
      ...drawScenery(subject, shape),
      'mark.svg': svg(SEAL, SEAL, seal),
      'favicon.svg': svg(SEAL, SEAL, drawSeal(shape, initial, theme[scheme], { isSmall: true })),
      'social.png': await drawSocial(
        shape,
        seal,
        drawWords(lines, theme[scheme]['text-1'], 'centre'),
        theme[scheme],
      ),
    },
  };
}

/** The social picture around a logo that was brought along: on the scheme's page that it shows best on. */
export async function drawSocialAround({ theme }: Subject, logo: Buffer): Promise<Buffer> {
  const picture = await sharp(logo, { density: 300 })
    .resize({ width: 640, height: 220, fit: 'inside' })
    .png()
    .toBuffer();
  const colors = (await isLight(picture)) ? theme.dark : theme.light;
  const backdrop = svg(1200, 630, drawGlow(colors, 315));
  return toPng(sharp(Buffer.from(backdrop)).composite([{ input: picture, gravity: 'centre' }]));
}

/** Whether what is seen of a picture is lighter than a middle grey. */
async function isLight(picture: Buffer): Promise<boolean> {
  const pixels = await sharp(picture).ensureAlpha().toColourspace('srgb').raw().toBuffer();
  let light = 0;
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!;
    light += (pixels[at]! * 0.3 + pixels[at + 1]! * 0.59 + pixels[at + 2]! * 0.11) * alpha;
    seen += alpha;
  }
  return light / Math.max(1, seen) > 140;
}

type Colors = ResolvedTheme[Scheme];

function styleOf({ fonts, type }: ResolvedTheme): TypeStyle {
  const weight = Number(type['display-weight']);
  return {
    family: fonts.display,
    weight: Math.min(WEIGHTS.most, Math.max(WEIGHTS.least, weight)),
    tracking: parseFloat(type['display-tracking']),
  };
}

/** A name in one line, or in two where it is long and has room between its words. */
async function setLines(text: string, style: TypeStyle): Promise<readonly Lettering[]> {
  const whole = await set(text, style);
  const room = MAX_WIDTH - SEAL - GAP;
  const words = text.split(/\s+/);
  if (widthOf(whole) * scaleFor([whole], CAPITALS.one) <= room || words.length < 2) return [whole];
  const halves = await Promise.all(
    words
      .slice(1)
      .map((_, index) =>
        Promise.all([
          set(words.slice(0, index + 1).join(' '), style),
          set(words.slice(index + 1).join(' '), style),
        ]),
      ),
  );
  const widest = (lines: readonly Lettering[]) => Math.max(...lines.map(widthOf));
  return halves.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best));
}

async function setInitial(text: string, style: TypeStyle): Promise<Lettering> {
  const first = splitLetters(text).find((one) => /[\p{L}\p{N}]/u.test(one)) ?? text;
  return set(first.toLocaleUpperCase('en'), { ...style, weight: WEIGHTS.most, tracking: 0 });
}

async function set(text: string, style: TypeStyle): Promise<Lettering> {
  const lettering = await letter(text, style);
  if (!lettering) throw new Error(`No bundled font has the letters of ${JSON.stringify(text)}.`);
  return lettering;
}

const widthOf = ({ box }: Lettering) => box.x2 - box.x1;

/** Brings the capitals of all lines to one height. */
function scaleFor(lines: readonly Lettering[], capitals: number): number {
  return capitals / Math.max(...lines.map(({ height }) => height));
}

function drawLogo(
  shape: SealShape,
  initial: Lettering,
  lines: readonly Lettering[],
  colors: Colors,
): Drawing {
  const words = drawWords(lines, colors['text-1']);
  const shrink = Math.min(1, (MAX_WIDTH - SEAL - GAP) / words.width);
  const width = Math.ceil(SEAL + GAP + words.width * shrink);
  const isRtl = lines[0]!.isRtl;
  const place = (x: number, markup: string, scale = 1) =>
    `<g transform="translate(${n(x)} ${n((HEIGHT - HEIGHT * scale) / 2)}) scale(${n(scale)})">${markup}</g>`;
  const seal = drawSeal(shape, initial, colors);
  return {
    width,
    height: HEIGHT,
    markup: isRtl
      ? place(0, words.markup, shrink) + place(width - SEAL, seal)
      : seal + place(SEAL + GAP, words.markup, shrink),
  };
}

/** The lines of a name on a field of 48 units of height, centred or aligned at the side where reading begins. */
function drawWords(
  lines: readonly Lettering[],
  ink: string,
  align: 'start' | 'centre' = 'start',
): Drawing {
  const isOne = lines.length === 1;
  const scale = scaleFor(lines, isOne ? CAPITALS.one : CAPITALS.two);
  const width = Math.max(...lines.map(widthOf)) * scale;
  const markup = lines.map((line, index) => {
    const middle = HEIGHT / 2 + (isOne ? 0 : (index - 0.5) * LINE_STEP);
    const spare = width - widthOf(line) * scale;
    const share = align === 'centre' ? 0.5 : line.isRtl ? 1 : 0;
    const x = spare * share - line.box.x1 * scale;
    return outline(line, ink, x, baselineAt(line, middle, scale), scale);
  });
  return { markup: markup.join(''), width, height: HEIGHT };
}

/** Latin letters hang on their capitals; scripts without them are centred as they are. */
function baselineAt(line: Lettering, middle: number, scale: number): number {
  const { box, height } = line;
  return middle + (hangsOnCapitals(line) ? (height / 2) * scale : (-(box.y1 + box.y2) / 2) * scale);
}

function hangsOnCapitals({ box, height, isRtl }: Lettering): boolean {
  return !isRtl && -box.y1 <= height * 1.1;
}

function outline({ d }: Lettering, fill: string, x: number, y: number, scale: number): string {
  return `<path transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})" d="${d}" fill="${fill}"/>`;
}

/** The emblem: the shape in the brand's colour, a fine line along its rim, the initial in its ink. */
function drawSeal(
  shape: SealShape,
  initial: Lettering,
  colors: Colors,
  { isSmall = false } = {},
): string {
  const fill = colors.brand;
  const ink = colors['on-brand'];
  const rim = contrastRatio(colors.accent, fill) >= ACCENT_SHOWS ? colors.accent : ink;
  const height = shape.letterHeight * (isSmall ? 1.25 : 1);
  const { box } = initial;
  const tall = hangsOnCapitals(initial) ? initial.height : box.y2 - box.y1;
  const scale = Math.min(height / tall, (height * 1.1) / (box.x2 - box.x1));
  const x = CENTRE - ((box.x1 + box.x2) / 2) * scale;
  const y = baselineAt(initial, shape.letterY, scale);
  const line = `<path transform="translate(${n(CENTRE * 0.14)} ${n(CENTRE * 0.14)}) scale(0.86)" d="${shape.d}" fill="none" stroke="${rim}" stroke-width="1.2"/>`;
  return `<path d="${shape.d}" fill="${fill}"/>${isSmall ? '' : line}${outline(initial, ink, x, y, scale)}`;
}

const CENTRE = SEAL / 2;

async function drawSocial(
  shape: SealShape,
  seal: string,
  words: Drawing,
  colors: Colors,
): Promise<Buffer> {
  const sealScale = 4.4;
  const wordScale = Math.min(4, 860 / words.width);
  const top = 232;
  const markup = [
    drawBackdrop(shape, colors, top),
    `<g transform="translate(${n(600 - CENTRE * sealScale)} ${n(top - CENTRE * sealScale)}) scale(${sealScale})">${seal}</g>`,
    `<g transform="translate(${n(600 - (words.width * wordScale) / 2)} ${n(462 - CENTRE * wordScale)}) scale(${n(wordScale)})">${words.markup}</g>`,
  ];
  return toPng(sharp(Buffer.from(svg(1200, 630, markup.join('')))));
}

/** A page's colour, the brand's light behind the emblem, and the emblem's outline in widening rings. */
function drawBackdrop(shape: SealShape, colors: Colors, centreY: number): string {
  const rings = Array.from({ length: 7 }, (_, index) => {
    const scale = 6.4 + index * 2.2 + index ** 2 * 0.3;
    const shift = `translate(${n(600 - CENTRE * scale)} ${n(centreY - CENTRE * scale)}) scale(${n(scale)})`;
    const opacity = 0.42 * 0.68 ** index;
    return `<path transform="${shift}" d="${shape.d}" fill="none" stroke="${colors.brand}" stroke-opacity="${n(opacity)}" stroke-width="${n(2 / scale)}"/>`;
  });
  return drawGlow(colors, centreY) + rings.join('');
}

function drawGlow(colors: Colors, centreY: number): string {
  const stop = (offset: number, alpha: number) =>
    `<stop offset="${offset}" stop-color="${withAlpha(colors.brand, alpha)}"/>`;
  const fill = (color: string) => `<rect width="1200" height="630" fill="${color}"/>`;
  return `<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="600" cy="${centreY}" r="720">${stop(0, 0.3)}${stop(1, 0)}</radialGradient></defs>${fill(colors['surface-0'])}${fill('url(#g)')}`;
}

function toPng(picture: Sharp): Promise<Buffer> {
  return picture.removeAlpha().png({ compressionLevel: 9, effort: 10 }).toBuffer();
}

function svg(width: number, height: number, markup: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${markup}</svg>\n`;
}

function n(value: number): number {
  return Math.round(value * 1000) / 1000;
}
