import type { ReactNode } from 'react';
import type { MemberAvatar } from '../../../schemas/avatars.ts';

const SIDE = 64;
const MIDDLE = SIDE / 2;

/** Colours by what they do in a drawing; the theme makes them the brand's. */
const GROUND = 'var(--brand-quiet)';
const MAIN = 'var(--brand)';
const LIGHT = 'var(--on-brand-quiet)';
const SPARK = 'var(--accent)';

/** Points of a regular figure around the middle, the first one at the top. */
function around(count: number, radius: number, turn = 0): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = ((at + turn) / count) * 2 * Math.PI - Math.PI / 2;
    return [
      Math.round((MIDDLE + radius * Math.cos(angle)) * 10) / 10,
      Math.round((MIDDLE + radius * Math.sin(angle)) * 10) / 10,
    ] as const;
  });
}

const dot = ([cx, cy]: readonly [number, number], r: number, fill: string) => (
  <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} fill={fill} />
);

/** A ridge of hills from edge to edge, filled to the ground. */
const ridge = (level: number, height: number, fill: string, shift = 0) => (
  <path
    d={`M0 ${level}C${16 - shift} ${level - height} ${28 - shift} ${level + height / 2} ${40 - shift} ${level - height / 2}S${58} ${level - height} 64 ${level}V64H0Z`}
    fill={fill}
  />
);

const DRAWINGS: Readonly<Record<MemberAvatar, ReactNode>> = {
  crescent: (
    <>
      <path d="M38 12a20 20 0 1 0 12 28A16 16 0 0 1 38 12Z" fill={MAIN} />
      {dot([47, 19], 2.5, SPARK)}
      {dot([53, 27], 1.5, LIGHT)}
    </>
  ),
  dunes: (
    <>
      {dot([44, 20], 8, SPARK)}
      {ridge(40, 12, LIGHT)}
      {ridge(50, 10, MAIN, 8)}
    </>
  ),
  orbit: (
    <>
      <ellipse
        cx={MIDDLE}
        cy={MIDDLE}
        rx="24"
        ry="9"
        fill="none"
        stroke={LIGHT}
        strokeWidth="3"
        transform="rotate(-24 32 32)"
      />
      {dot([MIDDLE, MIDDLE], 12, MAIN)}
      {dot([53, 22], 4, SPARK)}
    </>
  ),
  petals: (
    <>
      {around(6, 13).map((point) => dot(point, 9, MAIN))}
      {dot([MIDDLE, MIDDLE], 7, SPARK)}
    </>
  ),
  peaks: (
    <>
      <path d="M2 56 24 18 40 46 46 36 62 56Z" fill={MAIN} />
      <path d="M24 18 16.5 31l7 4 6-6Z" fill={LIGHT} />
      {dot([48, 18], 5, SPARK)}
    </>
  ),
  waves: (
    <>
      {[22, 34, 46].map((level, at) => (
        <path
          key={level}
          d={`M4 ${level}q7-9 14 0t14 0 14 0 14 0`}
          fill="none"
          stroke={[SPARK, MAIN, LIGHT][at]}
          strokeWidth="5"
          strokeLinecap="round"
        />
      ))}
    </>
  ),
  lattice: (
    <>
      {around(8, 20, 0.5).map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={`M${MIDDLE} ${MIDDLE}L${x} ${y}`}
          stroke={LIGHT}
          strokeWidth="3"
        />
      ))}
      <path
        d="M32 10 37 24 51 17 42 30 56 32 42 34 51 47 37 40 32 54 27 40 13 47 22 34 8 32 22 30 13 17 27 24Z"
        fill={MAIN}
      />
      {dot([MIDDLE, MIDDLE], 5, SPARK)}
    </>
  ),
  lantern: (
    <>
      <path d="M32 8v8M32 48v8" stroke={LIGHT} strokeWidth="3" strokeLinecap="round" />
      <rect x="16" y="16" width="32" height="32" rx="14" fill={MAIN} />
      <path
        d="M25 17c-3 10-3 20 0 30M39 17c3 10 3 20 0 30"
        stroke={GROUND}
        strokeWidth="2.5"
        fill="none"
      />
      {dot([MIDDLE, MIDDLE], 5, SPARK)}
    </>
  ),
  feather: (
    <>
      <path d="M50 10C26 12 14 26 16 48 38 48 50 34 50 10Z" fill={MAIN} />
      <path
        d="M12 54 42 20M24 41h12M29 34l2-12"
        stroke={GROUND}
        strokeWidth="2.5"
        fill="none"
        strokeLinecap="round"
      />
      {dot([50, 50], 4, SPARK)}
    </>
  ),
  comet: (
    <>
      <path d="M8 50 34 22l8 8Z" fill={LIGHT} />
      <path d="M8 56 38 24l8 10Z" fill={MAIN} opacity="0.6" />
      {dot([42, 22], 10, MAIN)}
      {dot([45, 19], 4, SPARK)}
    </>
  ),
  tiles: (
    <>
      {[12, 34].flatMap((x, column) =>
        [12, 34].map((y, row) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width="18"
            height="18"
            rx={column === row ? 9 : 4}
            fill={column === row ? MAIN : row === 0 ? SPARK : LIGHT}
          />
        )),
      )}
    </>
  ),
  leaf: (
    <>
      <path d="M32 6C50 18 52 40 32 58 12 40 14 18 32 6Z" fill={MAIN} />
      <path
        d="M32 16v40M32 30l9-8M32 30l-9-8M32 42l9-8M32 42l-9-8"
        stroke={GROUND}
        strokeWidth="2.5"
        fill="none"
        strokeLinecap="round"
      />
      {dot([50, 14], 4, SPARK)}
    </>
  ),
};

/** A drawing that stands for a member, in the colours of the brand; nothing for a name that there is none of. */
export function AvatarDrawing({ name }: { name: string }) {
  const drawing = name in DRAWINGS ? DRAWINGS[name as MemberAvatar] : null;
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <rect width={SIDE} height={SIDE} fill={GROUND} />
      {drawing}
    </svg>
  );
}
