import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listLinkedMembers, type LinkReason } from '../../../schemas/desk/members.ts';
import styles from './parts.module.css';
import { useBrand, useDesk, useMay } from '../session/DeskContext.tsx';

/**
 * Accounts that may be the same person's as a member's, each with why; nothing where there are none. On the page of a line
 * those alone that stand in it.
 */
export function LinkedAccounts({ memberId, isLine }: { memberId: string; isLine?: boolean }) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const brand = useBrand();
  const may = useMay()(listLinkedMembers);
  const { data } = useQuery({
    queryKey: ['desk.linked', brand?.merchantCode, memberId],
    queryFn: ({ signal }) => calls.call(listLinkedMembers, { query: { memberId }, signal }),
    enabled: may,
  });
  const why = useReasons();
  const list = (data?.list ?? []).filter(({ isInLine }) => isInLine || !isLine);
  if (list.length === 0) return null;
  return (
    <Alert severity="warning" className={styles.linked}>
      {isLine
        ? t({
            id: 'desk.linked.line',
            context: 'Before accounts: a person may be in two places of a line of agents',
            message: 'Perhaps the same person, in the same line:',
          })
        : t({
            id: 'desk.linked.title',
            context: 'Before accounts that may be the same person',
            message: 'Perhaps the same person:',
          })}
      <ul>
        {list.map(({ id, account, reasons }) => (
          <li key={id}>
            <Link to={isLine ? `/lines/${encodeURIComponent(account)}` : `/members/${id}`}>
              <bdi>{account}</bdi>
            </Link>{' '}
            · {reasons.map((reason) => why[reason]).join(', ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function useReasons(): Readonly<Record<LinkReason, string>> {
  const { t } = useLingui();
  return {
    document: t({
      id: 'desk.linked.document',
      context: 'Why two accounts may be one person',
      message: 'same document',
    }),
    payoutAccount: t({
      id: 'desk.linked.payoutAccount',
      context: 'Why two accounts may be one person',
      message: 'same payout account',
    }),
    address: t({
      id: 'desk.linked.address',
      context: 'Why two accounts may be one person: the same network address',
      message: 'same address',
    }),
  };
}
