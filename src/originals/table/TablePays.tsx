import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OriginalsDialog } from '../parts/OriginalsDialog.tsx';
import type { ChipLimits } from './chipValues.ts';
import type { TableMoney } from './tableMoney.ts';
import styles from './TablePays.module.css';

/** What the table takes, and what its kind says of pays and rules. */
export function TablePays(props: {
  readonly limits: ChipLimits;
  readonly money: TableMoney;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { limits, money, onClose, children } = props;
  const { t } = useLingui();
  return (
    <OriginalsDialog
      title={t({
        id: 'originals.paytable.title',
        context: 'Title of the panel with what a slot game pays and its rules',
        message: 'Pays and rules',
      })}
      onClose={onClose}
    >
      <LimitFacts limits={limits} money={money} />
      {children}
    </OriginalsDialog>
  );
}

function LimitFacts({
  limits,
  money,
}: {
  readonly limits: ChipLimits;
  readonly money: TableMoney;
}) {
  const { leastASpot, mostASpot, mostARound } = limits;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans id="originals.table.limit.least" context="Label of the least that a spot takes">
            Least on a spot
          </Trans>
        </dt>
        <dd>{money.amount(leastASpot)}</dd>
      </div>
      <div>
        <dt>
          <Trans id="originals.table.limit.most" context="Label of the most that a spot takes">
            Most on a spot
          </Trans>
        </dt>
        <dd>{money.amount(mostASpot)}</dd>
      </div>
      <div>
        <dt>
          <Trans id="originals.table.limit.round" context="Label of the most that a round takes">
            Most in a round
          </Trans>
        </dt>
        <dd>{money.amount(mostARound)}</dd>
      </div>
    </dl>
  );
}
