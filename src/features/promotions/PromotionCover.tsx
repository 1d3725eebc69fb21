import type { ReactNode } from 'react';
import type { Promotion } from '../../api/promotions.ts';
import { PictureOr } from '../../ui/Picture/Picture.tsx';
import styles from './Promotions.module.css';

const STAR = 'M0-13 3.8-4.2 13-3.4 6 2.6 8.2 12 0 7 -8.2 12 -6 2.6 -13-3.4 -3.8-4.2Z';

const star = (x: number, y: number, scale = 1) => (
  <path className={styles.mark} d={STAR} transform={`translate(${x} ${y}) scale(${scale})`} />
);

const TICKET =
  'M84 62a8 8 0 0 1 8-8h136a8 8 0 0 1 8 8v14a14 14 0 0 0 0 28v14a8 8 0 0 1-8 8H92a8 8 0 0 1-8-8v-14a14 14 0 0 0 0-28z';

/** A drawing for each kind, on a ground of 320 by 180, in the colours of the brand. */
const DRAWINGS: Readonly<Record<Promotion['kind'], ReactNode>> = {
  activity: (
    <>
      <rect
        className={styles.soft}
        x="92"
        y="36"
        width="104"
        height="104"
        rx="12"
        transform="rotate(-9 144 88)"
      />
      <g transform="rotate(6 172 90)">
        <rect className={styles.solid} x="118" y="34" width="112" height="112" rx="12" />
        <path className={styles.paper} d="M130 46h88v64h-88z" />
        <circle className={styles.soft} cx="152" cy="66" r="9" />
        <path className={styles.soft} d="M130 110v-14l22-20 20 18 16-13 30 22v7z" />
        {star(174, 129, 0.7)}
      </g>
    </>
  ),
  signIn: (
    <>
      {[0, 1, 2, 3, 4, 5].map((day) => (
        <rect
          key={day}
          className={styles.soft}
          x={62 + day * 28}
          y={118 - day * 10}
          width="22"
          height={26 + day * 10}
          rx="6"
        />
      ))}
      <rect className={styles.solid} x="230" y="44" width="30" height="100" rx="8" />
      {star(245, 66, 0.85)}
    </>
  ),
  redPacket: (
    <>
      <g transform="rotate(-10 132 92)">
        <rect className={styles.soft} x="92" y="34" width="84" height="116" rx="10" />
      </g>
      <g transform="rotate(5 172 92)">
        <rect className={styles.solid} x="128" y="30" width="90" height="122" rx="10" />
        <path
          className={styles.fold}
          d="M128 62c26 24 64 24 90 0V40a10 10 0 0 0-10-10h-70a10 10 0 0 0-10 10z"
        />
        <circle className={styles.paper} cx="173" cy="80" r="17" />
        <path className={styles.seal} d={STAR} transform="translate(173 81) scale(.85)" />
      </g>
    </>
  ),
  depositMatch: (
    <>
      {[0, 1, 2, 3].map((row) => (
        <rect
          key={row}
          className={styles.solid}
          x="88"
          y={128 - row * 19}
          width="66"
          height="16"
          rx="8"
        />
      ))}
      {[0, 1, 2, 3].map((row) => (
        <rect
          key={row}
          className={styles.soft}
          x="166"
          y={128 - row * 19}
          width="66"
          height="16"
          rx="8"
        />
      ))}
      <circle className={styles.solid} cx="199" cy="46" r="18" />
      <path className={styles.plus} d="M199 37v18M190 46h18" />
    </>
  ),
  freeSpins: (
    <>
      {[0, 1, 2].map((reel) => (
        <g key={reel}>
          <rect
            className={reel === 1 ? styles.solid : styles.soft}
            x={78 + reel * 56}
            y={reel === 1 ? 34 : 42}
            width="50"
            height={reel === 1 ? 116 : 100}
            rx="12"
          />
          <rect className={styles.paper} x={85 + reel * 56} y="74" width="36" height="36" rx="8" />
          <path
            className={styles.seal}
            d={STAR}
            transform={`translate(${103 + reel * 56} 93) scale(.95)`}
          />
        </g>
      ))}
    </>
  ),
  raffle: (
    <>
      <g transform="rotate(-14 150 90)">
        <path className={styles.soft} d={TICKET} />
      </g>
      <g transform="rotate(4 160 90)">
        <path className={styles.solid} d={TICKET} />
        <path className={styles.cut} d="M194 58v64" />
        {star(142, 90, 1.35)}
      </g>
    </>
  ),
};

/** The picture of a promotion; one that has none is drawn by its kind. It says nothing that its text does not. */
export function PromotionCover({
  of: { kind, picture },
  className,
}: {
  of: Pick<Promotion, 'kind' | 'picture'>;
  className?: string | undefined;
}) {
  const drawing = (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
      {[64, 112, 160, 208].map((radius) => (
        <circle key={radius} className={styles.ring} cx="160" cy="92" r={radius} />
      ))}
      {DRAWINGS[kind]}
    </svg>
  );
  return (
    <span className={`${styles.picture} ${className ?? ''}`} aria-hidden="true">
      <PictureOr src={picture} width={320} height={180} instead={drawing} />
    </span>
  );
}
