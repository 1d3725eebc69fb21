import { rateToPercent } from '../../../../engine/rewards/cashbackTerms.ts';
import type { offerHouseContract } from '../../../../schemas/desk/contracts.ts';
import type { DeskBodyOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { CaseDetail } from '../../deskArea.ts';
import { Facts } from '../../parts/values.tsx';
import styles from './agents.module.css';
import { useContractWords, useTermFields } from './useContractWords.ts';

type Offer = DeskBodyOf<typeof offerHouseContract>;

/** Terms of the house as a second person reads them: to whom, for what, and tier by tier. */
export function OfferEffect({ waiting: { input } }: { waiting: CaseDetail }) {
  const { account, kind, group, terms } = input as Offer;
  const words = useContractWords();
  const fields = useTermFields();
  const rate = (value: string) => `${rateToPercent(value)} %`;
  const hasLossRate = kind === 'realTime';
  return (
    <>
      <Facts
        rows={[
          [words.account, account],
          [words.kind, words.kinds[kind]],
          [words.group, words.groups[group]],
          ...(kind === 'dividend'
            ? ([
                [fields.fee, rate(terms.feeRate)],
                [fields.carry, fields.carries[terms.carry]],
              ] as const)
            : []),
        ]}
      />
      <table className={styles.tiers}>
        <thead>
          <tr>
            <th scope="col">{fields.type}</th>
            {hasLossRate && <th scope="col">{fields.lossRate}</th>}
            <th scope="col">{fields.bet}</th>
            {kind === 'dividend' && <th scope="col">{fields.loss}</th>}
            <th scope="col">{fields.active}</th>
          </tr>
        </thead>
        <tbody>
          {terms.tiers.map((tier, place) => (
            <tr key={place}>
              <td>{tier.rateType === 'P' ? rate(tier.rate) : tier.rate}</td>
              {hasLossRate && <td>{rate(tier.lossRate)}</td>}
              <td>{tier.minimumBet}</td>
              {kind === 'dividend' && <td>{tier.netLoss}</td>}
              <td>{tier.activeMember}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
