import { mix, ramp } from './colour.ts';
import { box, circle, line, n, oval, path, polar, shape } from './ink.ts';
import type { Point } from './ink.ts';
import { tone } from './stage.ts';
import type { Stage } from './stage.ts';

/** The size of the canvas and the point the light comes from. */
export interface Field {
  w: number;
  h: number;
  x: number;
  y: number;
}

export type Backdrop = (stage: Stage, field: Field) => string;

/** A quiet wall lit from behind the subject. */
export const glowWall = (s: Stage, f: Field, strength = 1): string => {
  const { ink, room, accent } = s;
  const r = Math.max(f.w, f.h) * 0.62;
  return (
    box(
      0,
      0,
      f.w,
      f.h,
      ink.linear([
        [0, tone(room, 1.1)],
        [0.6, tone(room, 1.4)],
        [1, tone(room, 0.2)],
      ]),
    ) +
    circle(
      f.x,
      f.y,
      r,
      ink.radial([
        [0, mix(room.light, accent.light, 0.35), 0.95 * strength],
        [0.3, tone(room, 3), 0.75 * strength],
        [0.65, room.dark, 0.4 * strength],
        [1, room.deep, 0],
      ]),
    )
  );
};

export const rays: Backdrop = (s, f) => {
  const count = s.random.pick([14, 18, 24]);
  const turn = s.random.range(0, 30);
  const far = Math.max(f.w, f.h) * 1.1;
  const wedges = Array.from({ length: count }, (_, i) => {
    const a = turn + (i * 360) / count;
    return shape(
      [[f.x, f.y], polar(far, a, f.x, f.y), polar(far, a + 180 / count, f.x, f.y)],
      '#fff',
    );
  }).join('');
  const fade = s.ink.radial([
    [0, s.accent.light, 0.5],
    [0.5, s.accent.light, 0.2],
    [1, s.accent.mid, 0],
  ]);
  return `<g ${s.ink.mask(wedges)}>${circle(f.x, f.y, far * 0.7, fade)}</g>`;
};

const ridge = (s: Stage, f: Field, base: number, height: number, rough: number): string => {
  const steps = 14;
  const points: Point[] = [[0, f.h]];
  for (let i = 0; i <= steps; i++)
    points.push([
      (f.w * i) / steps,
      base - s.random.range(0.15, 1) * height * (0.5 + 0.5 * Math.abs(Math.sin(i * rough))),
    ]);
  points.push([f.w, f.h]);
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
};
const swell = (s: Stage, f: Field, base: number, height: number): string => {
  const parts = 4;
  let d = `M0 ${n(f.h)}V${n(base + s.random.range(-1, 1) * height)}`;
  for (let i = 0; i < parts; i++) {
    const x0 = (f.w * i) / parts;
    const x1 = (f.w * (i + 1)) / parts;
    d += `C${n(x0 + f.w / parts / 2)} ${n(base - s.random.range(0, 1) * height)} ${n(x1 - f.w / parts / 2)} ${n(base + s.random.range(0, 1) * height)} ${n(x1)} ${n(base + s.random.range(-0.6, 0.6) * height)}`;
  }
  return `${d}V${n(f.h)}Z`;
};
const layers = (
  s: Stage,
  f: Field,
  from: number,
  to: number,
  make: (base: number, i: number) => string,
  count = 3,
): string =>
  Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1 || 1);
    const base = f.h * (from + (to - from) * t);
    const lit = tone(s.room, 2.7 - t * 1.9);
    return path(
      make(base, i),
      s.ink.linear([
        [0, mix(lit, s.accent.light, 0.25 * (1 - t))],
        [0.5, tone(s.room, 1.7 - t * 1.2)],
        [1, tone(s.room, 0.6 - t * 0.4)],
      ]),
    );
  }).join('');
const disc = (s: Stage, f: Field, r: number, colour = s.accent): string =>
  circle(
    f.x,
    f.y,
    r * 1.9,
    s.ink.radial([
      [0, colour.light, 0.6],
      [0.5, colour.mid, 0.25],
      [1, colour.mid, 0],
    ]),
  ) +
  circle(
    f.x,
    f.y,
    r,
    s.ink.linear([
      [0, colour.glow],
      [1, colour.light],
    ]),
    'opacity="0.92"',
  );
export const stars = (s: Stage, f: Field, count = 60): string =>
  Array.from({ length: count }, () =>
    circle(
      s.random.range(0, f.w),
      s.random.range(0, f.h * 0.75),
      s.random.range(0.6, 2),
      '#fff',
      `opacity="${s.random.range(0.25, 0.9).toFixed(2)}"`,
    ),
  ).join('');

export const dunes: Backdrop = (s, f) =>
  disc(s, f, f.h * 0.22) + layers(s, f, 0.52, 0.84, (b) => swell(s, f, b, f.h * 0.07));
export const peaks: Backdrop = (s, f) =>
  stars(s, f, 40) +
  disc(s, f, f.h * 0.2) +
  layers(s, f, 0.56, 0.86, (b, i) => ridge(s, f, b, f.h * (0.26 - i * 0.06), 1.3));
export const aurora: Backdrop = (s, f) => {
  const band = (y: number, hue: number, k: number) => {
    const d = `M${n(-f.w * 0.1)} ${n(y)}C${n(f.w * 0.25)} ${n(y - f.h * 0.2 * k)} ${n(f.w * 0.5)} ${n(y + f.h * 0.16)} ${n(f.w * 1.1)} ${n(y - f.h * 0.12)}V${n(y - f.h * 0.34)}C${n(f.w * 0.6)} ${n(y - f.h * 0.1)} ${n(f.w * 0.3)} ${n(y - f.h * 0.44 * k)} ${n(-f.w * 0.1)} ${n(y - f.h * 0.24)}Z`;
    const m = ramp(hue, 0.17);
    return path(
      d,
      s.ink.linear([
        [0, m.mid, 0],
        [0.75, m.light, 0.7],
        [1, m.mid, 0.1],
      ]),
      s.ink.blur(f.w * 0.02),
    );
  };
  return (
    stars(s, f, 70) +
    band(f.h * 0.42, 165, 1) +
    band(f.h * 0.5, 195, 0.7) +
    band(f.h * 0.36, 300, 1.2) +
    layers(s, f, 0.66, 0.88, (b, i) => ridge(s, f, b, f.h * (0.2 - i * 0.05), 1.7))
  );
};
export const jungle: Backdrop = (s, f) => {
  const leafShape = (x: number, y: number, a: number, l: number, step: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(a)})">${path(
      `M0 0C${n(l * 0.3)} ${n(-l * 0.3)} ${n(l * 0.8)} ${n(-l * 0.24)} ${n(l)} 0C${n(l * 0.8)} ${n(l * 0.2)} ${n(l * 0.3)} ${n(l * 0.22)} 0 0Z`,
      s.ink.linear(
        [
          [0, tone(s.room, step - 1)],
          [1, tone(s.room, step + 0.5)],
        ],
        0,
      ),
    )}${line(`M0 0L${n(l * 0.95)} 0`, tone(s.room, step + 1), 1.5, 'opacity="0.5"')}</g>`;
  const ring = (count: number, radius: number, length: number, step: number) =>
    Array.from({ length: count }, (_, i) => {
      const a = (i * 360) / count + s.random.range(-9, 9);
      const [x, y] = polar(radius, a, f.x, f.y);
      return leafShape(
        x,
        y * 1.02,
        a + 180 + s.random.range(-38, 38),
        length * s.random.range(0.75, 1.15),
        step,
      );
    }).join('');
  const k = f.h / 640;
  return shafts(s, f) + ring(17, 400 * k, 190 * k, 2.2) + ring(17, 440 * k, 190 * k, 1.2);
};
export const shafts: Backdrop = (s, f) =>
  `<g ${s.ink.blur(f.w * 0.012)}>${[-0.1, 0.16, 0.4, 0.62, 0.88]
    .map((x, i) =>
      shape(
        [
          [f.w * x, -20],
          [f.w * (x + 0.1 + (i % 2) * 0.06), -20],
          [f.w * (x - 0.08 + (i % 2) * 0.1), f.h * 0.86],
          [f.w * (x - 0.34), f.h * 0.86],
        ],
        s.ink.linear([
          [0, s.accent.glow, 0.42],
          [1, s.accent.light, 0],
        ]),
      ),
    )
    .join('')}</g>`;
export const hall: Backdrop = (s, f) => {
  const out: string[] = [];
  for (let i = 0; i < 4; i++) {
    const t = i / 4;
    const half = f.w * (0.62 - t * 0.4);
    const top = f.h * (-0.08 + t * 0.24);
    const w = f.w * 0.09 * (1 - t * 0.6);
    for (const side of [-1, 1]) {
      const x = f.x + side * half;
      out.unshift(
        box(
          x - w / 2,
          top + f.h * 0.12,
          w,
          f.h * (0.9 - t * 0.42),
          s.ink.linear(
            [
              [0, tone(s.room, side < 0 ? 0.8 + t : 2.4 + t * 0.6)],
              [0.5, tone(s.room, 1.7 + t)],
              [1, tone(s.room, side < 0 ? 2.6 + t * 0.6 : 0.6 + t)],
            ],
            0,
          ),
        ) + box(x - w * 0.75, top + f.h * 0.1, w * 1.5, f.h * 0.03, tone(s.room, 2.2 + t)),
      );
    }
    out.unshift(
      line(
        `M${n(f.x - half)} ${n(top + f.h * 0.12)}A${n(half)} ${n(half * 0.7)} 0 0 1 ${n(f.x + half)} ${n(top + f.h * 0.12)}`,
        tone(s.room, 1.8 + t),
        w * 0.7,
      ),
    );
  }
  return (
    out.join('') +
    path(
      `M${n(f.x - f.w * 0.16)} ${n(f.h * 0.7)}L${n(f.x + f.w * 0.16)} ${n(f.h * 0.7)}L${n(f.x + f.w * 0.6)} ${f.h}L${n(f.x - f.w * 0.6)} ${f.h}Z`,
      s.ink.linear([
        [0, s.accent.light, 0.5],
        [1, s.accent.mid, 0],
      ]),
    )
  );
};
export const deco: Backdrop = (s, f) => {
  const unit = f.w / 6;
  const out: string[] = [];
  for (let r = -1; r * unit * 0.5 < f.h; r++)
    for (let c = -1; c < 8; c++) {
      const x = c * unit + (r % 2 ? unit / 2 : 0);
      const y = r * unit * 0.5 + unit * 0.5;
      for (const k of [0.5, 0.36, 0.22])
        out.push(
          circle(
            x,
            y,
            unit * k,
            'none',
            `stroke="${s.metal.mid}" stroke-width="${n(unit * 0.022)}"`,
          ),
        );
    }
  return `<g opacity="0.2">${out.join('')}</g>`;
};
/** Overlapping wave scales, laid from the top so that each row covers the one before. */
export const scales: Backdrop = (s, f) => {
  const unit = f.w / 5;
  const out: string[] = [];
  for (let r = 0; r * unit * 0.25 < f.h + unit; r++)
    for (let c = -1; c < 7; c++) {
      const x = c * unit + (r % 2 ? unit / 2 : 0);
      const y = r * unit * 0.25;
      out.push(
        circle(
          x,
          y,
          unit * 0.5,
          tone(s.room, 1.5),
          `stroke="${tone(s.room, 2.4)}" stroke-width="2"`,
        ) +
          [0.36, 0.22]
            .map((k) =>
              circle(x, y, unit * k, 'none', `stroke="${tone(s.room, 2.3)}" stroke-width="2"`),
            )
            .join(''),
      );
    }
  return `<g opacity="0.4">${out.join('')}</g>`;
};
export const clouds: Backdrop = (s, f) => {
  const k = f.w / 480;
  const cloud = (x: number, y: number, z: number, step: number, flip: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(z * k * flip)} ${n(z * k)})">${path(
      'M-120 30C-150 30 -150 -8 -116 -8C-116 -44 -66 -48 -58 -22C-50 -66 20 -66 26 -20C44 -44 92 -34 88 -4C124 -8 130 30 100 30Z',
      s.ink.linear([
        [0, tone(s.room, step + 1)],
        [1, tone(s.room, step - 1)],
      ]),
    )}${line('M-116 -8C-96 -8 -92 12 -106 14M-58 -22C-36 -22 -30 2 -50 6M26 -20C46 -20 50 4 34 8M-140 38H90M-80 48H120', s.metal.light, 3, 'stroke-linecap="round" opacity="0.6"')}</g>`;
  return (
    disc(s, f, f.h * 0.23) +
    cloud(f.w * 0.12, f.h * 0.2, 1, 2, 1) +
    cloud(f.w * 0.95, f.h * 0.13, 0.8, 2, -1) +
    cloud(f.w * 0.02, f.h * 0.56, 1.3, 1.7, 1) +
    cloud(f.w * 1, f.h * 0.5, 1.25, 1.7, -1) +
    cloud(f.w * 0.3, f.h * 0.72, 1.5, 1.3, 1) +
    cloud(f.w * 0.85, f.h * 0.74, 1.4, 1.2, -1)
  );
};
export const grid: Backdrop = (s, f) => {
  const horizon = f.h * 0.62;
  const sun = f.h * 0.26;
  const bars = Array.from({ length: 7 }, (_, i) =>
    box(f.x - sun, f.y + sun * (0.1 + i * 0.14), sun * 2, sun * (0.02 + i * 0.012), '#000'),
  ).join('');
  const verticals = Array.from({ length: 21 }, (_, i) =>
    line(
      `M${n(f.x + (i - 10) * f.w * 0.03)} ${n(horizon)}L${n(f.x + (i - 10) * f.w * 0.28)} ${f.h}`,
      s.accent.light,
      2,
    ),
  ).join('');
  const rows = Array.from({ length: 9 }, (_, i) =>
    line(`M0 ${n(horizon + (f.h - horizon) * (i / 8) ** 2)}H${f.w}`, s.accent.light, 2),
  ).join('');
  return (
    stars(s, f, 60) +
    circle(
      f.x,
      f.y,
      sun * 1.8,
      s.ink.radial([
        [0, s.key.mid, 0.6],
        [1, s.key.mid, 0],
      ]),
    ) +
    `<g ${s.ink.mask(box(0, 0, f.w, f.h, '#fff') + bars)}>${circle(
      f.x,
      f.y,
      sun,
      s.ink.linear([
        [0, '#ffd86b'],
        [0.5, '#ff5c8a'],
        [1, '#a12bd6'],
      ]),
    )}</g>` +
    box(
      0,
      horizon,
      f.w,
      f.h - horizon,
      s.ink.linear([
        [0, tone(s.room, 1.4)],
        [1, s.room.ink],
      ]),
    ) +
    `<g opacity="0.55">${verticals}${rows}</g>` +
    line(`M0 ${n(horizon)}H${f.w}`, s.accent.glow, 3)
  );
};
export const papel: Backdrop = (s, f) => {
  const hues = [350, 60, 145, 200, 300];
  const k = f.w / 480;
  const flag = (x: number, y: number, i: number) => {
    const m = ramp(hues[i % 5] ?? 0, 0.2, 0.04);
    return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(k)})">${path(
      'M-46 0H46V74L34 88L23 74L11 88L0 74L-11 88L-23 74L-34 88L-46 74Z',
      s.ink.linear([
        [0, m.light],
        [1, m.mid],
      ]),
    )}${[
      [0, 34, 13],
      [-26, 20, 6],
      [26, 20, 6],
      [-26, 52, 6],
      [26, 52, 6],
    ]
      .map(([a = 0, b = 0, r = 0]) => circle(a, b, r, tone(s.room, 1.2)))
      .join('')}</g>`;
  };
  const row = (y: number, shift: number) =>
    line(
      `M0 ${n(y * k)}Q${n(f.w / 2)} ${n((y + 30) * k)} ${f.w} ${n(y * k)}`,
      '#fff',
      2,
      'opacity="0.7"',
    ) +
    Array.from({ length: Math.ceil(f.w / (96 * k)) + 1 }, (_, i) =>
      flag(i * 96 * k + shift * k, (y + 10 - Math.abs(i - 2.3) * 4) * k, i + shift),
    ).join('');
  return rays(s, f) + row(26, 0) + row(-52, 48);
};
export const curtain: Backdrop = (s, f) => {
  const folds = (x0: number, dir: number) =>
    Array.from({ length: 6 }, (_, i) => {
      const x = x0 + dir * i * f.w * 0.055;
      const w = f.w * 0.06;
      return path(
        `M${n(x)} 0H${n(x + dir * w)}Q${n(x + dir * w * (1.1 - i * 0.5))} ${n(f.h * 0.6)} ${n(x0 + dir * (i * 0.3 + 1) * w * 0.8)} ${f.h}H${n(x0 + dir * i * 0.3 * w * 0.8)}Q${n(x - dir * w * i * 0.3)} ${n(f.h * 0.6)} ${n(x)} 0Z`,
        s.ink.linear(
          [
            [0, tone(s.key, 0.2)],
            [0.55, tone(s.key, 2.6)],
            [1, tone(s.key, 0.4)],
          ],
          0,
        ),
      );
    })
      .reverse()
      .join('');
  return rays(s, f) + folds(0, 1) + folds(f.w, -1);
};
export const halftone: Backdrop = (s, f) => {
  const unit = f.w / 22;
  const out: string[] = [];
  for (let r = 0; r * unit * 0.87 < f.h; r++)
    for (let c = 0; c < 23; c++) {
      const x = c * unit + (r % 2 ? unit / 2 : 0);
      const y = r * unit * 0.87;
      const size = Math.max(0, Math.hypot(x - f.x, y - f.y) / f.w - 0.3) * unit * 0.85;
      if (size > 0.7) out.push(circle(x, y, Math.min(unit * 0.48, size), s.accent.mid));
    }
  return rays(s, f) + `<g opacity="0.32">${out.join('')}</g>`;
};
export const seaHorizon: Backdrop = (s, f) => {
  const y = f.h * 0.56;
  const glints = Array.from({ length: 34 }, (_, i) => {
    const t = (i + 1) / 34;
    const w = f.w * (0.04 + t * 0.16) * s.random.range(0.5, 1);
    return oval(
      f.x + s.random.range(-1, 1) * f.w * (0.1 + t * 0.3),
      y + (f.h - y) * t ** 1.4,
      w,
      1 + t * 2.4,
      s.accent.glow,
      'opacity="0.45"',
    );
  }).join('');
  return (
    disc(s, f, f.h * 0.21) +
    `<g opacity="0.75">${[
      [0.1, 0.2, 0.3],
      [0.8, 0.14, 0.36],
      [0.95, 0.34, 0.26],
      [0.02, 0.42, 0.22],
    ]
      .map(([x = 0, yy = 0, w = 0]) =>
        oval(f.w * x, f.h * yy, f.w * w, f.h * 0.022, tone(s.room, 3.6), s.ink.blur(f.w * 0.012)),
      )
      .join('')}</g>` +
    box(
      0,
      y,
      f.w,
      f.h - y,
      s.ink.linear([
        [0, tone(s.room, 3)],
        [0.4, tone(s.room, 1.6)],
        [1, s.room.ink],
      ]),
    ) +
    glints
  );
};
export const underwater: Backdrop = (s, f) => {
  const k = f.h / 640;
  const weed = (x: number, h: number, step: number) =>
    line(
      `M${n(x)} ${f.h}C${n(x + 30 * k)} ${n(f.h - h * 0.4)} ${n(x - 34 * k)} ${n(f.h - h * 0.6)} ${n(x + 12 * k)} ${n(f.h - h)}`,
      tone(s.room, step),
      13 * k,
      'stroke-linecap="round"',
    );
  const coral = (x: number, z: number, m: number) => {
    const c = ramp(m, 0.18, -0.08);
    return `<g transform="translate(${n(x)} ${n(f.h)}) scale(${n(z * k)})">${line('M0 10V-90M0 -40L-50 -110M0 -60L46 -130M-26 -76L-66 -80M24 -96L62 -92M0 -90L-14 -150', c.deep, 20, 'stroke-linecap="round" stroke-linejoin="round"')}${line('M0 10V-90M0 -40L-50 -110M0 -60L46 -130M-26 -76L-66 -80M24 -96L62 -92M0 -90L-14 -150', c.mid, 9, 'stroke-linecap="round" transform="translate(3 -2)"')}</g>`;
  };
  return (
    shafts(s, f) +
    Array.from({ length: 26 }, () => {
      const r = s.random.range(2, 9) * k;
      return circle(
        s.random.range(0, f.w),
        s.random.range(0, f.h),
        r,
        'none',
        `stroke="${s.accent.glow}" stroke-width="1.6" opacity="0.45"`,
      );
    }).join('') +
    [0.05, 0.14, 0.84, 0.93].map((x, i) => weed(f.w * x, (150 + (i % 2) * 90) * k, 1.4)).join('') +
    layers(s, f, 0.84, 0.92, (b) => swell(s, f, b, f.h * 0.04), 2) +
    coral(f.w * 0.1, 1.2, 20) +
    coral(f.w * 0.91, 1.4, 330)
  );
};
export const space: Backdrop = (s, f) =>
  stars(s, { ...f, h: f.h * 1.3 }, 110) +
  [
    [0.2, 0.25, 300],
    [0.8, 0.55, 200],
    [0.3, 0.8, 260],
  ]
    .map(([x = 0, y = 0, h = 0]) =>
      circle(
        f.w * x,
        f.h * y,
        f.w * 0.5,
        s.ink.radial([
          [0, ramp(h, 0.18).mid, 0.5],
          [1, ramp(h, 0.18).dark, 0],
        ]),
      ),
    )
    .join('') +
  [0.3, 0.42, 0.56]
    .map(
      (r, i) =>
        `<ellipse cx="${n(f.x)}" cy="${n(f.y)}" rx="${n(f.h * r)}" ry="${n(f.h * r * 0.34)}" transform="rotate(-24 ${n(f.x)} ${n(f.y)})" fill="none" stroke="${s.accent.light}" stroke-width="1.6" opacity="${0.5 - i * 0.12}"/>`,
    )
    .join('');
export const crypt: Backdrop = (s, f) => {
  const arch = (k: number, step: number) => {
    const w = f.w * 0.5 * k;
    const base = f.h;
    const spring = f.y;
    return (
      path(
        `M0 0H${f.w}V${f.h}H0ZM${n(f.x - w)} ${base}V${n(spring)}Q${n(f.x - w)} ${n(spring - w * 0.9)} ${n(f.x)} ${n(spring - w * 1.55)}Q${n(f.x + w)} ${n(spring - w * 0.9)} ${n(f.x + w)} ${n(spring)}V${base}Z`,
        tone(s.room, step),
        'fill-rule="evenodd"',
      ) +
      line(
        `M${n(f.x - w)} ${base}V${n(spring)}Q${n(f.x - w)} ${n(spring - w * 0.9)} ${n(f.x)} ${n(spring - w * 1.55)}Q${n(f.x + w)} ${n(spring - w * 0.9)} ${n(f.x + w)} ${n(spring)}V${base}`,
        tone(s.room, step + 1.3),
        f.w * 0.012,
      )
    );
  };
  return shafts(s, f) + arch(0.68, 1.5) + arch(0.82, 0.9) + arch(0.96, 0.3);
};
export const forest: Backdrop = (s, f) => {
  const trunks = (count: number, step: number, w: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = ((i + s.random.range(0.1, 0.9)) / count) * f.w;
      return path(
        `M${n(x - w)} ${f.h}Q${n(x - w * 0.5)} ${n(f.h * 0.5)} ${n(x - w * 0.4)} 0H${n(x + w * 0.4)}Q${n(x + w * 0.5)} ${n(f.h * 0.5)} ${n(x + w)} ${f.h}Z`,
        tone(s.room, step),
      );
    }).join('');
  return (
    disc(s, f, f.h * 0.19) +
    trunks(9, 2, f.w * 0.016) +
    shafts(s, f) +
    trunks(5, 1.2, f.w * 0.03) +
    layers(s, f, 0.8, 0.9, (b) => swell(s, f, b, f.h * 0.05), 2) +
    Array.from({ length: 22 }, () => {
      const x = s.random.range(0, f.w);
      const y = s.random.range(f.h * 0.3, f.h);
      return circle(
        x,
        y,
        6,
        s.ink.radial([
          [0, '#fff', 0.9],
          [0.3, s.accent.light, 0.7],
          [1, s.accent.mid, 0],
        ]),
      );
    }).join('')
  );
};
export const stage: Backdrop = (s, f) =>
  [0.1, 0.36, 0.64, 0.9]
    .map((x, i) =>
      shape(
        [
          [f.w * x - 8, -10],
          [f.w * x + 8, -10],
          [f.x + f.w * (0.5 - i * 0.25) + f.w * 0.22, f.h * 0.85],
          [f.x + f.w * (0.5 - i * 0.25) - f.w * 0.22, f.h * 0.85],
        ],
        s.ink.linear([
          [0, i % 2 ? s.key.light : s.accent.light, 0.6],
          [1, s.accent.mid, 0],
        ]),
      ),
    )
    .join('') +
  oval(
    f.x,
    f.h * 0.76,
    f.w * 0.5,
    f.h * 0.07,
    s.ink.radial([
      [0, s.accent.light, 0.6],
      [1, s.accent.mid, 0],
    ]),
  );
export const hexes: Backdrop = (s, f) => {
  const r = f.w / 9;
  const out: string[] = [];
  for (let row = -1; row * r * 1.5 < f.h + r; row++)
    for (let col = -1; col < 7; col++) {
      const x = col * r * 1.732 + (row % 2 ? r * 0.866 : 0);
      const y = row * r * 1.5;
      const near = 1 - Math.min(1, Math.hypot(x - f.x, y - f.y) / (f.w * 0.8));
      out.push(
        shape(
          [0, 1, 2, 3, 4, 5].map((i) => polar(r * 0.93, i * 60 + 30, x, y)),
          s.random.chance(0.25) ? s.accent.mid : tone(s.room, 2.4),
          `opacity="${(0.06 + near * 0.3 * s.random.range(0.3, 1)).toFixed(2)}"`,
        ),
      );
    }
  return out.join('');
};
export const slashes: Backdrop = (s, f) =>
  Array.from({ length: 11 }, (_, i) => {
    const x = s.random.range(-0.3, 1.2) * f.w;
    const w = s.random.range(0.02, 0.12) * f.w;
    return shape(
      [
        [x, 0],
        [x + w, 0],
        [x + w - f.h * 0.35, f.h],
        [x - f.h * 0.35, f.h],
      ],
      i % 3 ? tone(s.room, s.random.range(1, 2.6)) : s.accent.mid,
      `opacity="${s.random.range(0.12, 0.4).toFixed(2)}"`,
    );
  }).join('');
export const stadium: Backdrop = (s, f) => {
  const y = f.h * 0.6;
  const crowd = Array.from({ length: 240 }, () =>
    circle(
      s.random.range(0, f.w),
      f.h * 0.3 + s.random.range(0, 1) * f.h * 0.22,
      s.random.range(1, 2.6) * (f.w / 480),
      s.random.pick([s.accent.light, '#fff', s.key.light, s.room.light]),
      `opacity="${s.random.range(0.25, 0.7).toFixed(2)}"`,
    ),
  ).join('');
  const lamps = [0.14, 0.38, 0.62, 0.86]
    .map((x) =>
      circle(
        f.w * x,
        f.h * 0.1,
        f.w * 0.22,
        s.ink.radial([
          [0, '#fff', 0.95],
          [0.12, '#fff', 0.6],
          [0.4, s.accent.light, 0.25],
          [1, s.accent.mid, 0],
        ]),
      ),
    )
    .join('');
  return (
    path(
      `M0 ${n(f.h * 0.22)}Q${n(f.x)} ${n(f.h * 0.34)} ${f.w} ${n(f.h * 0.22)}V${n(y)}H0Z`,
      s.ink.linear([
        [0, tone(s.room, 2)],
        [1, tone(s.room, 0.7)],
      ]),
    ) +
    crowd +
    lamps
  );
};
