import { Section, SourceMark } from './Parts.tsx';
import type { ShownTheme } from './shownTheme.ts';
import styles from './tokens.module.css';
import { inMilliseconds, inPixels, useProperties } from './useProperties.ts';

const SPACES = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => `--space-${step}`);
const DURATIONS = [1, 2, 3].map((step) => `--duration-${step}`);
const EASES = ['--ease-out', '--ease-in'];

/** The 4 px grid. */
export function SpaceSection({ shown }: { shown: ShownTheme }) {
  const values = useProperties(SPACES, shown);
  return (
    <Section
      id="space"
      title="Space"
      about="A grid of 4 px. Less inside of a thing than between things."
    >
      <ul className={styles.spaces}>
        {SPACES.map((name, index) => (
          <li key={name}>
            <code>{name}</code>
            <span className={styles.bar} style={{ inlineSize: `var(${name})` }} />
            <span>{inPixels(values[index])}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The corners that follow from the theme's one number. */
export function ShapeSection({ shown }: { shown: ShownTheme }) {
  const { shape } = shown.theme;
  const isOwn = shown.source.overrides?.radius !== undefined;
  return (
    <Section
      id="shape"
      title="Shape"
      about="One number a theme: controls have it, cards once and a half, sheets twice."
    >
      <ul className={styles.shapes}>
        {Object.entries(shape).map(([part, length]) => (
          <li key={part}>
            <span className={styles.corner} style={{ borderRadius: `var(--radius-${part})` }} />
            <code>--radius-{part}</code>
            <span>{length}</span>
            <SourceMark source={part === 'control' ? (isOwn ? 'override' : 'theme') : 'derived'} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** How long and how things move. */
export function MotionSection({ shown }: { shown: ShownTheme }) {
  const durations = useProperties(DURATIONS, shown);
  const eases = useProperties(EASES, shown);
  return (
    <Section
      id="motion"
      title="Motion"
      about="Things enter with ease-out and leave faster. With reduced motion every time is zero."
    >
      <ul className={styles.motions}>
        {DURATIONS.map((name, index) => (
          <li key={name}>
            <code>{name}</code>
            <span>{inMilliseconds(durations[index])}</span>
            <button type="button" className={styles.track} data-step={index + 1}>
              <span className={styles.runner} />
              <span className="visuallyHidden">Play {name}</span>
            </button>
          </li>
        ))}
        {EASES.map((name, index) => (
          <li key={name}>
            <code>{name}</code>
            <span>{eases[index]}</span>
            <Curve bezier={eases[index] ?? ''} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Curve({ bezier }: { bezier: string }) {
  const [x1, y1, x2, y2] = (bezier.match(/-?[\d.]+/g) ?? []).map(Number);
  if (y2 === undefined) return null;
  const at = (x = 0, y = 0) => `${x * 100} ${100 - y * 100}`;
  return (
    <svg className={styles.curve} viewBox="-6 -6 112 112" aria-hidden>
      <path d={`M${at(0, 0)} C${at(x1, y1)},${at(x2, y2)},${at(1, 1)}`} />
    </svg>
  );
}
