import type { ReactNode } from 'react';
import type { RoleSource } from '../../../engine/theme/roles.ts';
import styles from './tokens.module.css';

const SOURCES = {
  theme: ['Theme', 'Written in the theme’s token file.'],
  override: ['Override', 'Written in the brand’s own file.'],
  derived: ['Derived', 'Worked out from the other colours.'],
  lifted: ['Lifted', 'Asked for, then moved in tone to stay readable.'],
  foundation: ['Foundation', 'The same for every brand.'],
} as const satisfies Record<RoleSource | 'foundation', readonly [string, string]>;

/** The layer that a value comes from. */
export function SourceMark({ source }: { source: keyof typeof SOURCES }) {
  const [name, about] = SOURCES[source];
  return (
    <span className={styles.source} data-source={source} title={about}>
      {name}
    </span>
  );
}

/** What the marks mean, said once. */
export function SourceLegend() {
  return (
    <dl className={styles.legend}>
      {(Object.keys(SOURCES) as (keyof typeof SOURCES)[]).map((source) => (
        <div key={source}>
          <dt>
            <SourceMark source={source} />
          </dt>
          <dd>{SOURCES[source][1]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A part of the page with its heading. */
export function Section(props: { id: string; title: string; about: string; children: ReactNode }) {
  const { id, title, about, children } = props;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        <p>{about}</p>
      </header>
      {children}
    </section>
  );
}
