import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { CaseDetail } from '../../deskArea.ts';
import { useSegmentWords } from '../../i18n/useSegmentWords.ts';
import { Facts, Money } from '../../parts/values.tsx';
import { useBrand } from '../../session/DeskContext.tsx';
import type { PromotionItem } from './promotionForm.ts';
import styles from './promotions.module.css';
import { usePromotionFields, usePromotionWords } from './usePromotionWords.ts';

/** What a promotion says that waits to be published, as a second person reads it first; its page has all of it. */
export function PublishEffect({ waiting: { before, subject } }: { waiting: CaseDetail }) {
  const { t } = useLingui();
  const words = usePromotionWords();
  const fields = usePromotionFields();
  const { describe, everybody } = useSegmentWords();
  const currency = useBrand()?.currency ?? '';
  const { kind, period, from, until, budget, audience, minIdentity } =
    before as PromotionItem['terms'];
  const whom = [
    ...describe(audience),
    ...(minIdentity > 0 ? [[fields.minIdentity, String(minIdentity)] as const] : []),
  ];
  return (
    <div className={styles.stack}>
      <Facts
        rows={[
          [fields.kind, words.kinds[kind]],
          [fields.period, words.periods[period]],
          [fields.from, from.replace('T', ' ')],
          [fields.until, until.replace('T', ' ')],
          [
            fields.budgetName,
            Number(budget) > 0 ? (
              <Money key="budget" amount={budget} currency={currency} />
            ) : (
              words.unlimited
            ),
          ],
          ...(whom.length > 0
            ? whom
            : [
                [
                  t({
                    id: 'desk.promotions.audience',
                    context: 'Heading of fields of a promotion',
                    message: 'For whom',
                  }),
                  everybody,
                ] as const,
              ]),
        ]}
      />
      <Link to={`/promotions/${subject.id}`}>
        {t({
          id: 'desk.promotions.readAll',
          context: 'Link from what waits to be published to the promotion with its terms and texts',
          message: 'Read all of it',
        })}
      </Link>
    </div>
  );
}
