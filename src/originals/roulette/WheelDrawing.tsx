import { memo } from 'react';
import { WHEEL } from '../../../engine/games/roulette/spots.ts';
import { colourOf } from './spotColour.ts';
import { POCKET_DEGREES } from './wheelMotion.ts';
import styles from './Wheel.module.css';

const RIM = 76;
const POCKET_TOP = 60;
const POCKET_FLOOR = 45;

/** A point at a distance from the middle, degrees clockwise from the top. */
function point(radius: number, degrees: number): string {
  const radians = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(radians)).toFixed(2)} ${(-radius * Math.cos(radians)).toFixed(2)}`;
}

/** A piece of a ring, as wide as a pocket. */
function piece(outer: number, inner: number): string {
  const half = POCKET_DEGREES / 2;
  return `M${point(outer, -half)}A${outer} ${outer} 0 0 1 ${point(outer, half)}L${point(inner, half)}A${inner} ${inner} 0 0 0 ${point(inner, -half)}Z`;
}

const NUMBER_PIECE = piece(RIM, POCKET_TOP);
const POCKET_PIECE = piece(POCKET_TOP, POCKET_FLOOR);

/** The bowl that stands still: wood, the track of the ball, and the diamonds on it. */
export const Bowl = memo(function Bowl() {
  return (
    <svg viewBox="-100 -100 200 200" className={styles.drawing}>
      <defs>
        <radialGradient id="r-wood" cx="0.36" cy="0.28" r="0.85">
          <stop offset="0" className={styles.wood1} />
          <stop offset="0.55" className={styles.wood2} />
          <stop offset="1" className={styles.wood3} />
        </radialGradient>
        <radialGradient id="r-track" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0.78" className={styles.wood3} />
          <stop offset="0.9" className={styles.wood2} />
          <stop offset="0.97" className={styles.wood1} />
          <stop offset="1" className={styles.wood2} />
        </radialGradient>
        <linearGradient id="r-gold" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className={styles.gold1} />
          <stop offset="0.5" className={styles.gold2} />
          <stop offset="1" className={styles.gold3} />
        </linearGradient>
      </defs>
      <circle r="99.5" fill="url(#r-wood)" />
      <circle r="93" fill="url(#r-track)" />
      <circle r="99" className={styles.goldLine} />
      <circle r="93" className={styles.goldLine} />
      {Array.from({ length: 8 }, (_, index) => (
        <path
          key={index}
          d={index % 2 === 0 ? 'M0 -90 2.4 -85 0 -80 -2.4 -85Z' : 'M0 -87.4 5 -85 0 -82.6 -5 -85Z'}
          fill="url(#r-gold)"
          transform={`rotate(${index * 45 + 22.5})`}
        />
      ))}
      <circle r="77.5" className={styles.deep} />
    </svg>
  );
});

/** The wheel itself: pockets in their order, cone and turret. */
export const Rotor = memo(function Rotor() {
  return (
    <svg viewBox="-100 -100 200 200" className={styles.drawing}>
      <defs>
        <radialGradient id="r-cone" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" className={styles.wood1} />
          <stop offset="0.62" className={styles.wood2} />
          <stop offset="1" className={styles.wood3} />
        </radialGradient>
        <radialGradient id="r-turret" cx="0.38" cy="0.32" r="0.8">
          <stop offset="0" className={styles.gold1} />
          <stop offset="0.45" className={styles.gold2} />
          <stop offset="1" className={styles.gold3} />
        </radialGradient>
      </defs>
      {WHEEL.map((number, index) => (
        <g key={number} transform={`rotate(${(index * POCKET_DEGREES).toFixed(3)})`}>
          <path d={NUMBER_PIECE} className={styles[colourOf(number)]} />
          <path d={POCKET_PIECE} className={`${styles[colourOf(number)]} ${styles.pocket}`} />
          <text className={styles.figure} y="-64.8">
            {number}
          </text>
        </g>
      ))}
      {WHEEL.map((number, index) => (
        <path
          key={number}
          d={`M0 ${-POCKET_FLOOR}V${-POCKET_TOP}`}
          className={styles.fret}
          transform={`rotate(${((index + 0.5) * POCKET_DEGREES).toFixed(3)})`}
        />
      ))}
      <circle r={RIM} className={styles.goldLine} />
      <circle r={POCKET_TOP} className={styles.goldLine} />
      <circle r={POCKET_FLOOR} fill="url(#r-cone)" />
      <circle r={POCKET_FLOOR} className={styles.goldLine} />
      <circle r="30" className={styles.hairline} />
      {[0, 90, 180, 270].map((degrees) => (
        <g key={degrees} transform={`rotate(${degrees + 45})`}>
          <path d="M-1.8 0 -1.2 -25H1.2L1.8 0Z" fill="url(#r-turret)" />
          <circle cy="-26.5" r="3.4" fill="url(#r-turret)" />
        </g>
      ))}
      <circle r="11" fill="url(#r-turret)" />
      <circle r="6.5" className={styles.hairline} />
      <circle r="4" className={styles.knob} />
    </svg>
  );
});
