import type { ReactNode } from 'react';
import type { GameCategory } from '../../../schemas/api/games.ts';

const hexagon = (x: number, y: number, size: number) =>
  Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * at + Math.PI / 6;
    return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');

/** One subject each, in line and two tints of the colour around it. */
const DRAWINGS: Readonly<Record<GameCategory, ReactNode>> = {
  RNG: (
    <>
      <path d="M38 30h44l20 24-42 50L18 54z" fillOpacity=".16" />
      <path d="M38 30 60 54 82 30M18 54h84M60 54v50" fill="none" />
      <path d="M38 54 60 104 82 54" fillOpacity=".2" />
    </>
  ),
  LIVE: (
    <>
      <path d="M4 62a62 62 0 0 1 112 0" fill="none" />
      <path d="M18 74a46 46 0 0 1 84 0" fill="none" />
      <rect
        x="34"
        y="56"
        width="30"
        height="42"
        rx="4"
        fillOpacity=".16"
        transform="rotate(-10 49 77)"
      />
      <rect
        x="58"
        y="54"
        width="30"
        height="42"
        rx="4"
        fillOpacity=".26"
        transform="rotate(12 73 75)"
      />
      <path
        d="M73 68c5 6 9 8 9 12a4.5 4.5 0 0 1-9 1 4.5 4.5 0 0 1-9-1c0-4 4-6 9-12z"
        transform="rotate(12 73 75)"
        fillOpacity=".5"
      />
    </>
  ),
  FISH: (
    <>
      <path d="M30 0 6 112M62 0 46 112M96 0l-2 112" strokeOpacity=".45" fill="none" />
      <path
        d="M22 66c14-22 44-24 62-4l16-13-3 21 5 17-19-10c-20 16-48 12-61-11z"
        fillOpacity=".2"
      />
      <circle cx="40" cy="62" r="3" fillOpacity=".9" />
      <path d="M56 52c6 8 6 18 0 27" fill="none" />
    </>
  ),
  PVP: (
    <>
      <rect
        x="30"
        y="34"
        width="36"
        height="52"
        rx="5"
        fillOpacity=".12"
        transform="rotate(-18 48 60)"
      />
      <rect x="44" y="30" width="36" height="52" rx="5" fillOpacity=".18" />
      <rect
        x="58"
        y="34"
        width="36"
        height="52"
        rx="5"
        fillOpacity=".28"
        transform="rotate(18 76 60)"
      />
    </>
  ),
  SPORTS: (
    <>
      <path d="M60 0v120" strokeOpacity=".5" />
      <circle cx="60" cy="60" r="34" fillOpacity=".12" />
      <path d="M8 104C26 36 72 16 96 34" strokeDasharray="1 7" fill="none" />
      <circle cx="97" cy="36" r="8" fillOpacity=".45" />
    </>
  ),
  ESPORTS: (
    <>
      <polygon points={hexagon(44, 40, 26)} fillOpacity=".12" />
      <polygon points={hexagon(89, 40, 26)} fillOpacity=".26" />
      <polygon points={hexagon(66.5, 79, 26)} fillOpacity=".18" />
      <path d="m60 68 14 11-14 11z" fillOpacity=".6" />
    </>
  ),
  LOTT: (
    <>
      <circle cx="42" cy="44" r="24" fillOpacity=".14" />
      <circle cx="84" cy="58" r="24" fillOpacity=".26" />
      <circle cx="50" cy="86" r="24" fillOpacity=".2" />
      <path d="M30 36a16 16 0 0 1 10-8M72 50a16 16 0 0 1 10-8M38 78a16 16 0 0 1 10-8" fill="none" />
    </>
  ),
  ELOTT: (
    <>
      <path d="M26 34h68v14a8 8 0 0 0 0 16v24H26V64a8 8 0 0 0 0-16z" fillOpacity=".16" />
      <path d="M70 34v54" strokeDasharray="2 6" />
      <path d="m38 76 22-26M38 62l10-12M48 78l12-14" fill="none" />
      <circle cx="82" cy="74" r="5" fillOpacity=".6" />
    </>
  ),
  COCKFIGHT: (
    <>
      <path d="M18 26h34v52L35 68 18 78z" fillOpacity=".16" />
      <path d="M68 26h34v52L85 68 68 78z" fillOpacity=".3" />
      <path d="M10 26h100M35 68v30M85 68v30" fill="none" />
    </>
  ),
};

/** The subject of a game category, drawn in the colour of the text around it. */
export function CategoryMotif({
  category,
  className,
}: {
  category: GameCategory;
  className?: string;
}) {
  return (
    <svg
      className={className}
      viewBox="0 0 120 120"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DRAWINGS[category]}
    </svg>
  );
}
