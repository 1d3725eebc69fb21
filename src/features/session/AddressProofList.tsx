import { useLingui } from '@lingui/react';
import type { AddressProof } from '../../../schemas/api/session.ts';
import type { ModalArgs } from '../../platform/modals/modals.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './AddressProofList.module.css';
import { ADDRESS_PROOF_WORDS } from './addressProofs.ts';

/** The ways to prove that it is oneself, to choose from. */
export function AddressProofList({
  proofs,
  onChoose,
}: {
  proofs: ModalArgs['addressCheck']['proofs'];
  onChoose: (kind: AddressProof) => void;
}) {
  const { i18n } = useLingui();
  return (
    <ul role="list" className={styles.list}>
      {proofs.map(({ kind, hint }, place) => {
        const { icon: Drawing, name } = ADDRESS_PROOF_WORDS[kind];
        return (
          <li key={kind}>
            <button
              type="button"
              className={styles.proof}
              data-first-focus={place === 0 ? '' : undefined}
              onClick={() => onChoose(kind)}
            >
              <span className={styles.icon}>
                <Drawing size={20} strokeWidth={1.75} aria-hidden />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{i18n._(name)}</span>
                {hint && <bdi className={styles.hint}>{hint}</bdi>}
              </span>
              <Icon name="chevronForward" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
