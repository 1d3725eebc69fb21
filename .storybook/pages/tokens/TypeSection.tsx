import { getFontFamily } from '../../../engine/theme/fonts.ts';
import { Section, SourceMark } from './Parts.tsx';
import type { ShownTheme } from './shownTheme.ts';
import styles from './tokens.module.css';
import { inPixels, useProperties } from './useProperties.ts';

const STEPS = [
  ['display', 'A table is free at nine'],
  ['title', 'Tonight in the live casino'],
  ['heading', 'Popular with players like you'],
  ['subheading', 'Your balance after this deposit'],
  ['body', 'Money arrives within a minute. You can set a limit for each day, week or month.'],
  ['small', 'Last paid out on 14 March at 21:40'],
  ['micro', 'NEW · 96.4 % returned to players'],
] as const;

const NAMES = STEPS.map(([step]) => `--type-${step}`);

/** The two families and every step of the scale, set in them. */
export function TypeSection({ shown }: { shown: ShownTheme }) {
  const sizes = useProperties(NAMES, shown);
  const { theme, source } = shown;
  const { overrides = {} } = source;
  const layer = (isOwn: boolean) => (isOwn ? 'override' : 'theme');
  return (
    <Section
      id="type"
      title="Type"
      about="Two families a brand. Sizes are the same everywhere; the large ones grow with the window."
    >
      <dl className={styles.facts}>
        <div>
          <dt>Display family</dt>
          <dd style={{ fontFamily: 'var(--font-display)' }}>
            {getFontFamily(theme.fonts.display).name}
            <SourceMark source={layer(overrides.displayFont !== undefined)} />
          </dd>
        </div>
        <div>
          <dt>Text family</dt>
          <dd>
            {getFontFamily(theme.fonts.text).name}{' '}
            <SourceMark source={layer(overrides.textFont !== undefined)} />
          </dd>
        </div>
        <div>
          <dt>Display weight</dt>
          <dd>
            {theme.type['display-weight']}{' '}
            <SourceMark source={layer(overrides.displayWeight !== undefined)} />
          </dd>
        </div>
        <div>
          <dt>Display tracking</dt>
          <dd>
            {theme.type['display-tracking']}{' '}
            <SourceMark source={layer(overrides.displayTracking !== undefined)} />
          </dd>
        </div>
      </dl>
      <ul className={styles.steps}>
        {STEPS.map(([step, words], index) => (
          <li key={step}>
            <p className={styles.stepFacts}>
              <code>--type-{step}</code>
              <span>{inPixels(sizes[index])}</span>
            </p>
            <p className={styles.specimen} data-step={step}>
              {words}
            </p>
          </li>
        ))}
        <li>
          <p className={styles.stepFacts}>
            <code>tabular-nums</code>
            <span>Money, odds and timers</span>
          </p>
          <p className={`${styles.figures} tabular`}>
            +1,111.10
            <br />
            −9,888.88
          </p>
        </li>
      </ul>
    </Section>
  );
}
