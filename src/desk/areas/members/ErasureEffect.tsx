import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { CaseDetail } from '../../deskArea.ts';
import styles from './members.module.css';
import { useErasureWords } from './useErasureWords.ts';

/** What goes and what stays, in a case that asks for it. */
export function ErasureEffect({ waiting: { subject } }: { waiting: CaseDetail }) {
  const { t } = useLingui();
  const { effect } = useErasureWords();
  return (
    <>
      <p className={styles.note}>{effect}</p>
      <Link to={`/members/${subject.id}`}>
        {t({
          id: 'desk.erase.look',
          context: 'Link in a case that asks to erase the data of a member',
          message: 'Look at the member',
        })}
      </Link>
    </>
  );
}
