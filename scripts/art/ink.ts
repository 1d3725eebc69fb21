import type { Ramp } from './colour.ts';

/** Offset 0–1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Point = readonly [x: number, y: number];

/** Short numbers keep the SVG small and the hash stable across machines. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** The same outline across the vertical axis, for faces, shields and everything symmetrical. */
export const mirrored = (points: readonly Point[]): Point[] => [
  ...points,
  ...[...points].reverse().map(([x, y]): Point => [-x, y]),
];

export const polar = (radius: number, degrees: number, cx = 0, cy = 0): Point => [
  cx + radius * Math.cos((degrees * Math.PI) / 180),
  cy + radius * Math.sin((degrees * Math.PI) / 180),
];

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** Collects gradients, filters and clips of one picture and names them in order of use. */
export class Ink {
  private readonly defs: string[] = [];
  private readonly known = new Map<string, string>();

  private define(markup: (id: string) => string, key = markup('')): string {
    const existing = this.known.get(key);
    if (existing) return existing;
    const id = `d${this.defs.length}`;
    this.defs.push(markup(id));
    this.known.set(key, id);
    return id;
  }

  /** A linear gradient over the shape's own box; angle 90 runs top to bottom. */
  linear(stops: readonly Stop[], angle = 90): string {
    const [dx, dy] = polar(0.5, angle);
    return `url(#${this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${n((0.5 - dx) * 100)}%" y1="${n((0.5 - dy) * 100)}%" x2="${n((0.5 + dx) * 100)}%" y2="${n((0.5 + dy) * 100)}%">${stopsOf(stops)}</linearGradient>`,
    )})`;
  }

  /** A linear gradient in picture units. */
  span(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    return `url(#${this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopsOf(stops)}</linearGradient>`,
    )})`;
  }

  /** A radial gradient over the shape's own box, its light at (fx, fy) in 0–1. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5, fx = cx, fy = cy): string {
    return `url(#${this.define(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}" fx="${fx}" fy="${fy}">${stopsOf(stops)}</radialGradient>`,
    )})`;
  }

  blur(deviation: number): string {
    return `filter="url(#${this.define(
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
    )})"`;
  }

  clip(d: string): string {
    return `clip-path="url(#${this.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})"`;
  }

  mask(content: string): string {
    return `mask="url(#${this.define((id) => `<mask id="${id}">${content}</mask>`)})"`;
  }

  /**
   * The picture's one lamp: a rim of light from the upper end side, a turning away into shade at
   * the lower start side, and the shadow the subject throws.
   */
  lit(rim: string, shade: string, strength = 1): string {
    return `filter="url(#${this.define(
      (id) =>
        `<filter id="${id}" x="-20%" y="-20%" width="140%" height="150%" color-interpolation-filters="sRGB">` +
        `<feGaussianBlur in="SourceAlpha" stdDeviation="5" result="soft"/>` +
        `<feOffset in="soft" dx="-7" dy="8" result="away"/>` +
        `<feComposite in="SourceAlpha" in2="away" operator="out" result="rimShape"/>` +
        `<feFlood flood-color="${rim}" flood-opacity="${(0.95 * strength).toFixed(2)}"/><feComposite in2="rimShape" operator="in" result="rim"/>` +
        `<feGaussianBlur in="SourceAlpha" stdDeviation="14" result="wide"/>` +
        `<feOffset in="wide" dx="16" dy="-20" result="toward"/>` +
        `<feComposite in="SourceAlpha" in2="toward" operator="out" result="shadeShape"/>` +
        `<feFlood flood-color="${shade}" flood-opacity="${(0.8 * strength).toFixed(2)}"/><feComposite in2="shadeShape" operator="in" result="shade"/>` +
        `<feGaussianBlur in="SourceAlpha" stdDeviation="12"/><feOffset dx="-6" dy="18" result="cast"/>` +
        `<feFlood flood-color="${shade}" flood-opacity="0.75"/><feComposite in2="cast" operator="in" result="shadow"/>` +
        `<feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="rim"/></feMerge></filter>`,
    )})"`;
  }

  /** Polished metal: bands of reflected room, top to bottom. */
  metal(m: Ramp, angle = 90): string {
    return this.linear(
      [
        [0, m.glow],
        [0.18, m.light],
        [0.42, m.mid],
        [0.52, m.dark],
        [0.6, m.mid],
        [0.8, m.light],
        [1, m.dark],
      ],
      angle,
    );
  }

  /** A rounded body: light from the upper end side. */
  ball(m: Ramp): string {
    return this.radial(
      [
        [0, m.glow],
        [0.22, m.light],
        [0.55, m.mid],
        [0.82, m.dark],
        [1, m.deep],
      ],
      0.5,
      0.5,
      0.62,
      0.64,
      0.28,
    );
  }

  svg(width: number, height: number, body: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${this.defs.join('')}</defs>${body}</svg>`;
  }
}

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`;
export const shape = (points: readonly Point[], fill: string, extra = ''): string =>
  path(pathOf(points), fill, extra);
export const line = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${extra ? ` ${extra}` : ''}/>`;
export const circle = (cx: number, cy: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`;
export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  extra = '',
): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`;
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`;
export const group = (content: string, extra: string): string => `<g ${extra}>${content}</g>`;
export const at = (x: number, y: number, scale: number, content: string, degrees = 0): string =>
  group(
    content,
    `transform="translate(${n(x)} ${n(y)})${degrees ? ` rotate(${n(degrees)})` : ''} scale(${Math.round(scale * 1000) / 1000})"`,
  );
