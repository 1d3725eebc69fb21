import type { MeasuredPair } from '../../../engine/theme/contrastReport.ts';
import { schemes, type ColorRole, type Scheme } from '../../../engine/theme/roles.ts';
import { Icon } from '../../../src/ui/Icon/Icon.tsx';
import { SourceMark } from './Parts.tsx';
import type { RoleGroup } from './roleGroups.ts';
import { pairsOf, placeOf, type ShownTheme } from './shownTheme.ts';
import styles from './tokens.module.css';

/** Lists as long as this stand open. */
const FEW = 3;
const TEXT_MINIMUM = 4.5;

/** Colours that belong together, each in both schemes beside each other. */
export function ColorGroup({ group, shown }: { group: RoleGroup; shown: ShownTheme }) {
  return (
    <div className={styles.group} data-group={group.id}>
      <h3>{group.title}</h3>
      <p className={styles.about}>{group.about}</p>
      <table className={styles.colors}>
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Dark</th>
            <th scope="col">Light</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(group.roles).map(([role, meaning]) => (
            <tr key={role}>
              <th scope="row">
                <code>--{role}</code>
                <span>{meaning}</span>
              </th>
              {[...schemes].reverse().map((scheme) => (
                <ColorCell key={scheme} role={role as ColorRole} scheme={scheme} shown={shown} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A colour as it stands in a scheme, on that scheme's own page. */
function ColorCell(props: { role: ColorRole; scheme: Scheme; shown: ShownTheme }) {
  const { role, scheme, shown } = props;
  const { theme, pairs, files } = shown;
  const hex = theme[scheme][role];
  const request = theme.requested[scheme][role];
  const place = placeOf(request, files);
  const source = theme.sources[scheme][role];
  return (
    <td data-scheme={scheme} className={styles.cell}>
      <div className={styles.value}>
        <span className={styles.swatch} style={{ background: `var(--${role})` }} />
        <span className={styles.hex}>{hex}</span>
        <SourceMark source={source} />
      </div>
      {place && (
        <p className={styles.place}>
          {source === 'lifted' && (
            <>
              asked for{' '}
              <span className={styles.request}>
                <span className={styles.dot} style={{ background: request.hex }} />
                {request.hex}
              </span>{' '}
              in{' '}
            </>
          )}
          <code>{place}</code>
        </p>
      )}
      <Pairs role={role} pairs={pairsOf(pairs, scheme, role)} />
    </td>
  );
}

/** What a colour owes as ink stands open; what it carries as a ground may be many, and opens. */
function Pairs({ role, pairs }: { role: ColorRole; pairs: readonly MeasuredPair[] }) {
  const owed = pairs.filter(({ foreground }) => foreground === role);
  const carried = pairs.filter(({ background }) => background === role);
  const closest = carried[0];
  if (pairs.length === 0) return <p className={styles.place}>Decoration: owes no contrast.</p>;
  return (
    <>
      <PairList role={role} pairs={owed} />
      {carried.length <= FEW || !closest ? (
        <PairList role={role} pairs={carried} />
      ) : (
        <details className={styles.carried}>
          <summary>
            Carries {carried.length} inks; closest to its limit: {closest.foreground}{' '}
            <span className={styles.together}>
              <b>{closest.ratio.toFixed(2)}</b> of {closest.minimum}
            </span>
          </summary>
          <PairList role={role} pairs={carried} />
        </details>
      )}
    </>
  );
}

function PairList({ role, pairs }: { role: ColorRole; pairs: readonly MeasuredPair[] }) {
  if (pairs.length === 0) return null;
  return (
    <ul className={styles.pairs}>
      {pairs.map(({ foreground, background, ratio, minimum, holds }) => {
        const isInk = foreground === role;
        const other = isInk ? background : foreground;
        return (
          <li key={other} data-holds={holds}>
            <span
              className={styles.tile}
              style={{ background: `var(--${background})`, color: `var(--${foreground})` }}
            >
              {minimum >= TEXT_MINIMUM ? 'Aa' : <span className={styles.mark} />}
            </span>
            <span className={styles.pairName}>
              {isInk ? 'on' : 'under'} {other}
            </span>
            <span className={styles.ratio}>
              <b>{ratio.toFixed(2)}</b> of {minimum}
              <Icon name={holds ? 'check' : 'alert'} size={16} />
              <span className="visuallyHidden">{holds ? 'passes' : 'fails'}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
