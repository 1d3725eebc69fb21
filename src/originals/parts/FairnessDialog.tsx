import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Transport } from '../transport/createTransport.ts';
import { CopyButton } from './CopyButton.tsx';
import type { GameMoney } from './gameMoney.ts';
import { OriginalsDialog } from './OriginalsDialog.tsx';
import { LastRounds } from './LastRounds.tsx';
import styles from './FairnessDialog.module.css';

/** How results are made, what the game shows of it, and the rounds to check. */
export function FairnessDialog(props: {
  readonly lead: ReactNode;
  readonly session: string;
  readonly transport: Transport;
  readonly money: GameMoney;
  readonly onCheck: (roundId: string) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { lead, session, transport, money, onCheck, onClose, children } = props;
  const { t } = useLingui();
  return (
    <OriginalsDialog
      title={t({
        id: 'originals.fair.title',
        context: 'Title of the panel with which a player checks results',
        message: 'Fair play',
      })}
      onClose={onClose}
    >
      <p className={styles.lead}>{lead}</p>
      {children}
      <LastRounds {...{ session, transport, money, onCheck }} />
    </OriginalsDialog>
  );
}

/** Something that a result is made of; a code can be copied. */
export interface SeedFact {
  readonly term: string;
  readonly code?: string;
  readonly text?: string;
}

/** What results are made of, one below the other. */
export function SeedFacts({ facts }: { readonly facts: readonly SeedFact[] }) {
  return (
    <dl className={styles.seeds}>
      {facts.map(({ term, code, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {code === undefined ? (
              text
            ) : (
              <>
                <code>{code}</code>
                <CopyButton text={code} />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
