import type { ReactNode } from 'react';

const STATES = ['rest', 'hover', 'focus', 'pressed'] as const;

/** Parameters that hold each row of a matrix in its state. */
export const MATRIX_STATES = {
  pseudo: {
    hover: '[data-state="hover"] :is(a, button)',
    focusVisible: '[data-state="focus"] :is(a, button)',
    active: '[data-state="pressed"] :is(a, button)',
  },
};

/** A component in every look (columns) and every state (rows), which the pseudo-state addon holds still. */
export function StateMatrix({ looks }: { looks: Readonly<Record<string, ReactNode>> }) {
  return (
    <table style={{ borderCollapse: 'separate', borderSpacing: 'var(--space-5) var(--space-4)' }}>
      <thead>
        <tr>
          <td />
          {Object.keys(looks).map((look) => (
            <Caption key={look} scope="col">
              {look}
            </Caption>
          ))}
        </tr>
      </thead>
      <tbody>
        {STATES.map((state) => (
          <tr key={state} data-state={state}>
            <Caption scope="row">{state}</Caption>
            {Object.entries(looks).map(([look, drawing]) => (
              <td key={look}>{drawing}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Caption({ scope, children }: { scope: 'col' | 'row'; children: ReactNode }) {
  return (
    <th
      scope={scope}
      style={{ color: 'var(--text-3)', fontSize: 'var(--type-small)', textAlign: 'start' }}
    >
      {children}
    </th>
  );
}
