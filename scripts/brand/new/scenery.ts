import type { Scheme } from '../../../engine/theme/roles.ts';
import type { ResolvedTheme } from '../../../engine/theme/types.ts';
import { mix } from '../../art/colour.ts';
import { randomFrom } from '../../art/random.ts';
import type { SealShape } from './seal.ts';

type Colors = ResolvedTheme[Scheme];

/** The room of a picture, and where its eye is. */
interface Room {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  /** Height of the emblem. */
  readonly size: number;
  /** Where words stand: at the side where reading begins, or at the foot. */
  readonly quiet: 'start' | 'foot';
}

const WIDE: Room = { width: 2880, height: 1152, x: 2060, y: 560, size: 620, quiet: 'start' };
const TALL: Room = { width: 1200, height: 1440, x: 600, y: 500, size: 560, quiet: 'foot' };

/** Units of a seal's outline. */
const UNITS = 48;
const RINGS = 8;
const ADRIFT = 22;

const n = (value: number) => String(Math.round(value * 100) / 100);

function outline({ d }: SealShape, x: number, y: number, size: number, paint: string, turn = 0) {
  const scale = size / UNITS;
  const half = UNITS / 2;
  return `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)}) translate(${-half} ${-half})" d="${d}" ${paint}/>`;
}

/** The emblem's outline three times within itself, each face lit from its upper end. */
function drawEmblem(shape: SealShape, { x, y, size }: Room, colors: Colors): string {
  const line = (width: number) =>
    `fill="none" stroke="${colors.accent}" stroke-width="${n((width * UNITS) / size)}"`;
  return [
    outline(shape, x, y + size * 0.05, size * 1.04, `fill="#000" fill-opacity="0.35"`),
    outline(shape, x, y, size, 'fill="url(#face)"'),
    outline(shape, x, y, size * 0.93, line(6)),
    outline(shape, x, y, size * 0.7, 'fill="url(#back)"', 45),
    outline(shape, x, y, size * 0.7, line(3), 45),
    outline(shape, x, y, size * 0.42, 'fill="url(#face)"'),
    outline(shape, x, y, size * 0.42, line(5)),
    outline(shape, x, y, size * 0.18, `fill="${colors.accent}"`, 45),
  ].join('');
}

/** Rings that widen from the emblem and fade. */
function drawRings(shape: SealShape, { x, y, size }: Room, colors: Colors): string {
  return Array.from({ length: RINGS }, (_, index) => {
    const width = size * (1.25 + index * 0.36 + index ** 2 * 0.04);
    const color = index % 2 === 0 ? colors.brand : colors.accent;
    const stroke = n((4 * UNITS) / width);
    return outline(
      shape,
      x,
      y,
      width,
      `fill="none" stroke="${color}" stroke-opacity="${n(0.5 * 0.74 ** index)}" stroke-width="${stroke}"`,
      index * 7,
    );
  }).join('');
}

/** Small emblems adrift around the large one, the nearer the larger and fainter. */
function drawDrift(shape: SealShape, id: string, room: Room, colors: Colors): string {
  const { x, y, width, height, size } = room;
  const random = randomFrom(`scenery:${id}:${room.quiet}`);
  return Array.from({ length: ADRIFT }, (_, index) => {
    const angle = ((index * 360) / ADRIFT + random.range(-10, 10)) * (Math.PI / 180);
    const far = random.range(0.62, 1.25) * size;
    const px = x + Math.cos(angle) * far * Math.min(1.25, width / height);
    const py = y + Math.sin(angle) * far * 0.86;
    const isNear = index % 6 === 0;
    const own = isNear ? random.range(80, 120) : random.range(18, 48);
    const color = index % 3 === 0 ? colors.accent : mix(colors.brand, '#ffffff', 0.15);
    const opacity = isNear ? 0.22 : random.range(0.4, 0.85);
    return outline(
      shape,
      px,
      py,
      own,
      `fill="${color}" fill-opacity="${n(opacity)}"`,
      random.int(0, 90),
    );
  }).join('');
}

function drawCalm({ width, height, quiet }: Room): string {
  return quiet === 'start'
    ? `<rect width="${n(width * 0.62)}" height="${height}" fill="url(#calm)"/>`
    : `<rect y="${n(height * 0.52)}" width="${width}" height="${n(height * 0.48)}" fill="url(#calm)"/>`;
}

function drawScene(shape: SealShape, id: string, room: Room, colors: Colors): string {
  const { width, height, x, y, size, quiet } = room;
  const ground = colors['surface-0'];
  const stop = (offset: number, color: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  const glow = (name: string, radius: number, stops: string) =>
    `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${n(radius)}">${stops}</radialGradient>`;
  const [x2, y2] = quiet === 'start' ? [1, 0] : [0, 1];
  const calm =
    quiet === 'start'
      ? stop(0, ground, 0.94) + stop(0.5, ground, 0.7) + stop(1, ground, 0)
      : stop(0, ground, 0) + stop(0.5, ground, 0.8) + stop(1, ground, 0.97);
  const face = (name: string, from: string, to: string) =>
    `<linearGradient id="${name}" x1="0.8" y1="0" x2="0.2" y2="1">${stop(0, from)}${stop(1, to)}</linearGradient>`;
  const { brand, accent } = colors;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '<defs>',
    glow('room', width * 0.72, stop(0, mix(ground, brand, 0.5)) + stop(1, ground)),
    glow('light', size * 1.1, stop(0, accent, 0.5) + stop(0.5, brand, 0.22) + stop(1, brand, 0)),
    face('face', mix(brand, '#ffffff', 0.28), mix(brand, ground, 0.55)),
    face('back', mix(brand, ground, 0.6), mix(brand, '#ffffff', 0.1)),
    `<linearGradient id="calm" x1="0" y1="0" x2="${x2}" y2="${y2}">${calm}</linearGradient>`,
    '</defs>',
    `<rect width="${width}" height="${height}" fill="url(#room)"/>`,
    drawRings(shape, room, colors),
    `<rect width="${width}" height="${height}" fill="url(#light)"/>`,
    quiet === 'start' ? drawCalm(room) : '',
    drawDrift(shape, id, room, colors),
    drawEmblem(shape, room, colors),
    quiet === 'foot' ? drawCalm(room) : '',
    '</svg>\n',
  ].join('');
}

/**
 * The pictures of a brand's first banner and of its log-in, by file name: its emblem's shape in its own colours, as
 * vectors, so that they are sharp on every screen. They hold no letters, because they are mirrored with the writing.
 */
export function drawScenery(
  { id, theme }: { readonly id: string; readonly theme: ResolvedTheme },
  shape: SealShape,
): Readonly<Record<'hero.svg' | 'hero-tall.svg' | 'login.svg', string>> {
  const { dark } = theme;
  return {
    'hero.svg': drawScene(shape, id, WIDE, dark),
    'hero-tall.svg': drawScene(shape, id, TALL, dark),
    'login.svg': drawScene(shape, `${id}:login`, { ...TALL, y: 460, size: 440 }, dark),
  };
}
