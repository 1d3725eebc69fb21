import { mix } from './colour.ts';
import type { Family } from './families.ts';
import { line, n, path } from './ink.ts';
import { setTitle } from './lettering.ts';
import type { Lockup, Room } from './lettering.ts';
import { tone } from './stage.ts';
import type { Stage } from './stage.ts';

const move = (x: number, y: number) => `transform="translate(${n(x)} ${n(y)})"`;
const JOIN = 'stroke-linejoin="round"';

const extrude = (d: string, dx: number, dy: number, depth: number, fill: string) =>
  Array.from({ length: depth }, (_, i) =>
    path(d, fill, move(dx * (depth - i), dy * (depth - i))),
  ).join('');

const vertical = (s: Stage, { bounds: b }: Lockup, stops: readonly (readonly [number, string])[]) =>
  s.ink.span(stops, 0, b.y, 0, b.y + b.height);

const dress = (s: Stage, t: Lockup, treatment: Family['treatment']): string => {
  const { d } = t;
  const { ink, metal, room, key, accent } = s;
  const k = Math.max(0.55, Math.min(1.15, t.letterHeight / 62));
  const halo = line(d, room.ink, 20 * k, `${JOIN} opacity="0.75" ${ink.blur(7)}`);
  switch (treatment) {
    case 'metal':
      return (
        halo +
        line(d, room.ink, 9 * k, `${JOIN} ${move(0, 3 * k)}`) +
        extrude(d, 0, 1.3 * k, 4, metal.deep) +
        line(d, metal.dark, 2.4 * k, JOIN) +
        path(
          d,
          vertical(s, t, [
            [0, metal.glow],
            [0.3, metal.light],
            [0.52, metal.mid],
            [0.56, mix(metal.mid, metal.dark, 0.45)],
            [0.75, metal.light],
            [1, metal.glow],
          ]),
        )
      );
    case 'sticker':
      return (
        halo +
        line(d, tone(room, 0.3), 17 * k, `${JOIN} ${move(0, 4 * k)}`) +
        line(d, tone(room, 0.3), 15 * k, JOIN) +
        line(d, tone(key, 1.6), 8 * k, `${JOIN} ${move(0, 2 * k)}`) +
        path(
          d,
          vertical(s, t, [
            [0, '#ffffff'],
            [0.5, accent.glow],
            [1, accent.light],
          ]),
        )
      );
    case 'neon':
      return (
        halo +
        line(d, accent.mid, 15 * k, `${JOIN} opacity="0.8" ${ink.blur(7)}`) +
        line(d, tone(room, 0.4), 9 * k, JOIN) +
        line(d, accent.mid, 5 * k, JOIN) +
        path(
          d,
          vertical(s, t, [
            [0, '#ffffff'],
            [0.48, key.glow],
            [0.52, key.light],
            [1, accent.glow],
          ]),
        )
      );
    case 'slab':
      return (
        halo +
        extrude(d, -1.2 * k, 1.2 * k, 7, tone(key, 0.6)) +
        line(d, tone(key, 0.4), 5 * k, JOIN) +
        path(
          d,
          vertical(s, t, [
            [0, '#fffdf4'],
            [0.55, accent.glow],
            [1, accent.light],
          ]),
        )
      );
    case 'engraved':
      return (
        halo +
        line(d, room.ink, 7 * k, `${JOIN} ${move(0, 2 * k)}`) +
        path(d, metal.dark, move(0, 2 * k)) +
        path(
          d,
          vertical(s, t, [
            [0, '#fffaf0'],
            [0.6, metal.glow],
            [1, metal.light],
          ]),
        )
      );
    case 'flat':
      return (
        halo +
        extrude(d, -0.8 * k, 1 * k, 4, tone(room, 0.2)) +
        path(
          d,
          vertical(s, t, [
            [0, '#ffffff'],
            [1, accent.glow],
          ]),
        )
      );
  }
};

/** The room in which a game's title stands on a 480 × 640 picture. */
export const titleRoom = (titleAt: Family['titleAt']): Room =>
  titleAt === 'bottom'
    ? { x: 34, y: 452, width: 412, height: 156 }
    : { x: 34, y: 34, width: 412, height: 140 };

export const drawTitle = (s: Stage, name: string, family: Family): string =>
  dress(s, setTitle(name, titleRoom(family.titleAt), family.letters), family.treatment);

export const drawWordmark = (s: Stage, name: string, family: Family, room: Room): string =>
  dress(s, setTitle(name, room, { ...family.letters, warp: 'none' }), family.treatment);
