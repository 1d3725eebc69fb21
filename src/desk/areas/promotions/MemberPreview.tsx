import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { Form, required, TextInput } from 'react-admin';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { previewPromotions } from '../../../../schemas/desk/promotions.ts';
import { useSegmentWords } from '../../i18n/useSegmentWords.ts';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import type { PromotionItem } from './promotionForm.ts';
import styles from './promotions.module.css';
import { usePreviewWords } from './usePreviewWords.ts';

type Seen = DeskValueOf<typeof previewPromotions>['list'][number];

/** How this promotion stands for a member whose account is typed: the state, the button, and why. */
export function MemberPreview({ of }: { of: PromotionItem }) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const brand = useBrand()?.merchantCode;
  const look = useMutation({
    mutationFn: (account: string) => calls.call(previewPromotions, { query: { account }, brand }),
  });
  const seen = look.data?.list.find(({ id }) => id === of.id);
  return (
    <Card
      title={t({
        id: 'desk.promotions.preview',
        context: 'Heading: how a promotion stands for a member',
        message: 'As a member sees it',
      })}
    >
      <Form
        className={styles.stack}
        onSubmit={(values: { account?: string }) => look.mutate((values.account ?? '').trim())}
        noValidate
      >
        <TextInput
          source="account"
          label={t({
            id: 'desk.promotions.account',
            context: 'Field: whose view it is',
            message: 'Account',
          })}
          validate={required()}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
          helperText={false}
        />
        <Button type="submit" variant="outlined" loading={look.isPending}>
          {t({ id: 'desk.promotions.look', context: 'Button', message: 'Look' })}
        </Button>
      </Form>
      <ProblemAlert problem={look.error} />
      <div role="status">{seen ? <Standing of={seen} /> : null}</div>
    </Card>
  );
}

function Standing({ of: { isShown, status, button, whys, unmet } }: { of: Seen }) {
  const words = usePreviewWords();
  const { fields } = useSegmentWords();
  const unmetWords = unmet.map((field) => fields[field]).join(', ');
  return (
    <div className={styles.seen} data-shown={isShown}>
      <div className={styles.seenHead}>
        <span>{isShown ? words.statuses[status] : words.hidden}</span>
        <span>{button === null ? words.noButton : words.buttons[button]}</span>
      </div>
      <ul className={styles.note}>
        {whys.map((why) => (
          <li key={why}>
            {words.whys[why]}
            {why === 'audience' ? ` ${unmetWords}` : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
