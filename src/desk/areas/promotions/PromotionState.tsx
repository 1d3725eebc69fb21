import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { Link } from 'react-router-dom';
import { endPromotion, publishPromotion } from '../../../../schemas/desk/promotions.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { Card, Facts, Money, Time } from '../../parts/values.tsx';
import type { PromotionItem } from './promotionForm.ts';
import styles from './promotions.module.css';
import { usePromotionFields, usePromotionWords } from './usePromotionWords.ts';

/** How a promotion stands, what it cost, and what becomes of it. */
export function PromotionState({ of }: { of: PromotionItem }) {
  const { t } = useLingui();
  const words = usePromotionWords();
  const fields = usePromotionFields();
  const { number } = useDeskFormats();
  const { state, version, members, waiting, paid, cost, promised, currency, terms } = of;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  const isLimited = Number(terms.budget) > 0;
  const rows = [
    [fields.state, of.hasDraft && version > 0 ? words.hasDraft : ''],
    [fields.members, number(members)],
    [fields.paid, number(paid)],
    [fields.cost, money(cost)],
    [fields.promised, money(promised)],
    [fields.budgetName, isLimited ? money(terms.budget) : words.unlimited],
    ...(of.partsLeft === null ? [] : [[fields.partsLeft, number(of.partsLeft)] as const]),
    [
      t({ id: 'desk.promotions.version', context: 'Name of a fact', message: 'Version' }),
      number(version),
    ],
    [
      t({ id: 'desk.promotions.changed', context: 'Name of a fact', message: 'Changed' }),
      <Time key="changed" at={of.changedAt} />,
    ],
    [
      t({ id: 'desk.promotions.by', context: 'Name of a fact: who changed it', message: 'By' }),
      of.changedBy,
    ],
  ] as const;
  return (
    <Card title={words.states[state]}>
      <div className={styles.stack}>
        <Facts rows={rows.filter(([name, value]) => name !== fields.state || value !== '')} />
        {isLimited ? <Spent of={of} /> : null}
        {of.drawn ? <Drawn of={of} drawn={of.drawn} /> : null}
        {of.kind === 'activity' ? (
          <Link to={`/promotion-applications?filter={"state":"applying"}`}>
            {t({
              id: 'desk.promotions.toApplications',
              context: 'Link to applications for promotions; a number follows',
              message: 'Applications to be decided:',
            })}{' '}
            {number(waiting)}
          </Link>
        ) : null}
        <Law of={of} />
        <Buttons of={of} />
      </div>
    </Card>
  );
}

/** How much of the budget is given or promised, as a bar; the figures stand above. */
function Spent({ of: { cost, promised, terms } }: { of: PromotionItem }) {
  const share = Math.min(100, ((Number(cost) + Number(promised)) / Number(terms.budget)) * 100);
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.barDone} style={{ inlineSize: `${share}%` }} />
    </div>
  );
}

/** What is left of each prize of a raffle. */
function Drawn({
  of: { terms, currency },
  drawn,
}: {
  of: PromotionItem;
  drawn: readonly number[];
}) {
  const { number } = useDeskFormats();
  const words = usePromotionWords();
  const fields = usePromotionFields();
  return (
    <Facts
      rows={terms.prizes.map(({ amount, stock }, index) => {
        const had = drawn[index] ?? 0;
        const left = stock === 0 ? words.unlimited : number(Math.max(0, stock - had));
        return [
          `${amount} ${currency}`,
          `${fields.drawn} ${number(had)} · ${fields.left} ${left}`,
        ] as const;
      })}
    />
  );
}

/** What the law of the market is against, before anybody asks to publish it. */
function Law({ of: { law } }: { of: PromotionItem }) {
  const { t } = useLingui();
  if (law === null) return null;
  return (
    <Alert severity="warning">
      {law === 'categories'
        ? t({
            id: 'desk.promotions.law.categories',
            context: 'Why a promotion cannot be published in its market',
            message:
              'The law of this market allows play of one product only: choose categories of bets that are all of casino, of betting or of lotteries.',
          })
        : t({
            id: 'desk.promotions.law.pays',
            context: 'Why a promotion cannot be published in its market',
            message:
              'The law of this market allows ten times at most, and wagering on one product: set the shares of other products to 0 %.',
          })}
    </Alert>
  );
}

function Buttons({ of: { id, state, hasDraft, title, law } }: { of: PromotionItem }) {
  const { t } = useLingui();
  if (state === 'ended') return null;
  return (
    <div className={styles.buttons}>
      {hasDraft && law === null && (
        <ActionButton
          endpoint={publishPromotion}
          variant="contained"
          label={t({ id: 'desk.promotions.publish', context: 'Button', message: 'Publish' })}
          title={t({
            id: 'desk.promotions.publishTitle',
            context: 'Heading of a dialog; the name of a promotion',
            message: `Publish “${title}”?`,
          })}
          lead={t({
            id: 'desk.promotions.publishLead',
            context: 'In the dialog that publishes a promotion',
            message: 'The saved draft holds from then on. A second person agrees before it does.',
          })}
          confirm={t({
            id: 'desk.promotions.publishConfirm',
            context: 'Button of a dialog',
            message: 'Ask for it',
          })}
          toBody={({ reason }) => ({ id, reason })}
        />
      )}
      {state === 'published' && (
        <ActionButton
          endpoint={endPromotion}
          danger
          label={t({ id: 'desk.promotions.end', context: 'Button', message: 'End' })}
          title={t({
            id: 'desk.promotions.endTitle',
            context: 'Heading of a dialog; the name of a promotion',
            message: `End “${title}”?`,
          })}
          lead={t({
            id: 'desk.promotions.endLead',
            context: 'In the dialog that ends a promotion',
            message: 'Nobody begins it any more. What was granted can still be collected.',
          })}
          confirm={t({
            id: 'desk.promotions.endConfirm',
            context: 'Button of a dialog',
            message: 'End it',
          })}
          toBody={({ reason }) => ({ id, reason })}
        />
      )}
    </div>
  );
}
