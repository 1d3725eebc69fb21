import { Section, SourceMark } from './Parts.tsx';
import type { ShownTheme } from './shownTheme.ts';
import styles from './tokens.module.css';

const STEPS = [
  ['surface-0', 'Page'],
  ['surface-1', 'Card'],
  ['surface-2', 'Raised'],
  ['surface-3', 'Hovered'],
  ['surface-4', 'Selected'],
] as const;

/** What lies on what, in both schemes. */
export function ElevationSection({ shown }: { shown: ShownTheme }) {
  return (
    <Section
      id="elevation"
      title="Elevation"
      about="In the dark, things that lie higher are lighter; in the light, what floats has one soft shadow."
    >
      <div className={styles.pair}>
        {(['dark', 'light'] as const).map((scheme) => (
          <div key={scheme} data-scheme={scheme} className={styles.panel}>
            <h3>{scheme === 'dark' ? 'Dark' : 'Light'}</h3>
            <ol className={styles.stairs}>
              {STEPS.map(([role, name]) => (
                <li key={role} style={{ background: `var(--${role})` }}>
                  <span>{name}</span>
                  <code>{shown.theme[scheme][role]}</code>
                </li>
              ))}
            </ol>
            <ul className={styles.effects}>
              <li>
                <span className={styles.floating} />
                <code>--shadow-float</code>
                <SourceMark source="derived" />
                <small>{shown.theme[scheme]['shadow-float']}</small>
              </li>
              <li>
                <span className={styles.glowing} />
                <code>--glow</code>
                <SourceMark source="derived" />
                <small>{shown.theme[scheme].glow}</small>
              </li>
              <li>
                <span className={styles.scrimmed} />
                <code>--scrim</code>
                <SourceMark source="derived" />
                <small>{shown.theme[scheme].scrim}</small>
              </li>
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
