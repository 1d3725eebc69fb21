import { displayable, formatHex, parse, toGamut, type Color } from 'culori';

/** A colour as it was found: the nearest one that sRGB has, and how opaque it is. */
export interface FoundColor {
  /** `#rrggbb`. */
  readonly hex: string;
  /** 0 to 1. */
  readonly alpha: number;
}

/** Names of colour spaces by DTCG and what culori calls them, with what its components count to by DTCG. */
const SPACES: Readonly<
  Record<string, { readonly mode: string; readonly scale?: readonly number[] }>
> = {
  srgb: { mode: 'rgb' },
  'srgb-linear': { mode: 'lrgb' },
  hsl: { mode: 'hsl', scale: [1, 100, 100] },
  hwb: { mode: 'hwb', scale: [1, 100, 100] },
  lab: { mode: 'lab' },
  lch: { mode: 'lch' },
  oklab: { mode: 'oklab' },
  oklch: { mode: 'oklch' },
  'display-p3': { mode: 'p3' },
  'a98-rgb': { mode: 'a98' },
  'prophoto-rgb': { mode: 'prophoto' },
  rec2020: { mode: 'rec2020' },
  'xyz-d50': { mode: 'xyz50' },
  'xyz-d65': { mode: 'xyz65' },
  // What Figma and others wrote before the format was settled.
  sRGB: { mode: 'rgb' },
  'display p3': { mode: 'p3' },
};

const CHANNELS: Readonly<Record<string, readonly [string, string, string]>> = {
  hsl: ['h', 's', 'l'],
  hwb: ['h', 'w', 'b'],
  lab: ['l', 'a', 'b'],
  lch: ['l', 'c', 'h'],
  oklab: ['l', 'a', 'b'],
  oklch: ['l', 'c', 'h'],
  xyz50: ['x', 'y', 'z'],
  xyz65: ['x', 'y', 'z'],
};

const intoSrgb = toGamut('rgb', 'oklch');

/** Any CSS colour, or a DTCG colour object in any of its spaces; undefined for everything else. */
export function readAnyColor(value: unknown): FoundColor | undefined {
  if (typeof value === 'string') return toFound(readText(value.trim()));
  if (typeof value !== 'object' || value === null) return undefined;
  const { colorSpace, components, channels, alpha = 1, hex } = value as Record<string, unknown>;
  const space = typeof colorSpace === 'string' ? SPACES[colorSpace] : undefined;
  // The hex of a colour of sRGB is the very one that its tool meant, where components are rounded.
  const isExact = space?.mode === 'rgb' && typeof hex === 'string' && /^#[0-9a-f]{6}$/i.test(hex);
  const found = isExact ? readText(hex) : space && readComponents(space, components ?? channels);
  if (found) return toFound({ ...found, alpha: typeof alpha === 'number' ? alpha : 1 });
  return typeof hex === 'string' ? readAnyColor(hex) : undefined;
}

const MOST_CHARACTERS = 200;

function readText(text: string): Color | undefined {
  if (text.length === 0 || text.length > MOST_CHARACTERS) return undefined;
  // Some tools write eight digits after 0x, alpha first.
  const argb = /^0x([0-9a-f]{2})([0-9a-f]{6})$/i.exec(text);
  try {
    return parse(argb ? `#${argb[2]}${argb[1]}` : text);
  } catch {
    // culori's tokenizer throws on some texts that are no colour, such as `/0A`.
    return undefined;
  }
}

function readComponents(
  { mode, scale = [1, 1, 1] }: { readonly mode: string; readonly scale?: readonly number[] },
  components: unknown,
): Color | undefined {
  if (!Array.isArray(components) || components.length < 3) return undefined;
  const numbers = components.slice(0, 3).map((component: unknown) => {
    if (component === 'none') return undefined;
    return typeof component === 'number' && Number.isFinite(component) ? component : Number.NaN;
  });
  if (numbers.some((number) => Number.isNaN(number))) return undefined;
  const names = CHANNELS[mode] ?? ['r', 'g', 'b'];
  const parts = names.map((name, index) => [name, (numbers[index] ?? 0) / (scale[index] ?? 1)]);
  return { mode, ...Object.fromEntries(parts) } as Color;
}

function toFound(color: Color | undefined): FoundColor | undefined {
  if (!color) return undefined;
  // Mapping goes by way of OKLCH, which moves a few colours of sRGB itself by a step.
  const hex = formatHex(displayable(color) ? color : intoSrgb(color));
  return /^#[0-9a-f]{6}$/.test(hex) ? { hex, alpha: color.alpha ?? 1 } : undefined;
}
