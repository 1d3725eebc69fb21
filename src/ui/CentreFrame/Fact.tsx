import type { ReactNode } from 'react';

/** One line of a bill, inside of a `dl`; a dash where nothing is known yet. */
export function Fact(props: { name: ReactNode; isTotal?: boolean; children: ReactNode }) {
  return (
    <div data-total={props.isTotal ? '' : undefined}>
      <dt>{props.name}</dt>
      <dd>{props.children || '–'}</dd>
    </div>
  );
}
