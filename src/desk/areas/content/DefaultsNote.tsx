import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '../../../../schemas/content.schema.ts';
import { CONTENT_CALLS } from '../../../../schemas/desk/content.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import styles from './content.module.css';

/** Says that the product's entries show, which the brand's first one takes the place of, and lets it take them over. */
export function DefaultsNote({ kind }: { kind: ContentKind }) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const brand = useBrand();
  const { list, takeDefaults } = CONTENT_CALLS[kind];
  const { data } = useQuery({
    queryKey: ['desk.content.defaults', brand?.merchantCode, kind],
    queryFn: ({ signal }) => calls.call(list, { query: { limit: 1, state: 'live' }, signal }),
  });
  if (!data?.items[0]?.isDefault) return null;
  const takeOver = t({
    id: 'desk.content.takeDefaults',
    context: 'Button: make the product’s content the brand’s own',
    message: 'Take them over',
  });
  return (
    <Alert
      severity="info"
      className={styles.defaults}
      action={
        <ActionButton
          endpoint={takeDefaults}
          label={takeOver}
          title={takeOver}
          confirm={takeOver}
          reason="none"
          size="small"
          variant="text"
          lead={t({
            id: 'desk.content.takeDefaultsLead',
            context: 'In the dialog, before it is confirmed',
            message:
              'Each becomes an entry of this brand that you can change, order and take down.',
          })}
          toBody={() => ({})}
        />
      }
    >
      {t({
        id: 'desk.content.defaults',
        context: 'Over a list of content',
        message:
          'Visitors see the product’s own entries. The first that you publish takes the place of all of them.',
      })}
    </Alert>
  );
}
