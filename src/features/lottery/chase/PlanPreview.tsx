import { Plural, Trans } from '@lingui/react/macro';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import type { Plan } from './plan.ts';
import styles from './Chase.module.css';

/** What a plan costs draw by draw, or how far it can be planned. */
export function PlanPreview({ plan }: { plan: Plan }) {
  if (plan.issues === undefined) {
    return (
      <p role="status" className={styles.impossible}>
        <Plural
          id="lottery.chase.possible"
          context="Lottery: stakes of a plan grow beyond what can be bet; # is how many draws can be planned"
          value={plan.possible}
          _0="This profit cannot be planned: one win pays too little."
          one="Only # draw can be planned so: after it the multiple is above 9999."
          other="Only # draws can be planned so: after them the multiple is above 9999."
        />
      </p>
    );
  }
  return (
    <div className={styles.preview}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans id="lottery.chase.draw" context="Lottery: head of a column of names of draws">
                Draw
              </Trans>
            </th>
            <th scope="col">
              <Trans id="lottery.chase.multiple" context="Lottery: head of a column of multiples">
                Multiple
              </Trans>
            </th>
            <th scope="col">
              <Trans id="lottery.chase.stake" context="Lottery: head of a column of stakes">
                Stake
              </Trans>
            </th>
            <th scope="col">
              <Trans
                id="lottery.chase.spent"
                context="Lottery: head of a column of stakes added up"
              >
                In all
              </Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {plan.issues.map(({ issue, multiple, stake, spent }) => (
            <tr key={issue}>
              <th scope="row">
                <bdi>{issue}</bdi>
              </th>
              <td>
                <bdi>×{multiple}</bdi>
              </td>
              <td>
                <MoneyText amount={stake} />
              </td>
              <td>
                <MoneyText amount={spent} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
