import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { rateToPercent } from '../../../../engine/rewards/cashbackTerms.ts';
import { CATEGORIES } from '../../../../schemas/api/games.ts';
import { getCashbackTerms } from '../../../../schemas/desk/cashback.ts';
import { CATEGORIES as CATEGORY_WORDS } from '../../i18n/recordWords.ts';
import { useWord } from '../../i18n/useWord.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { Card, Facts, Money } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import { ChangeCashback } from './ChangeCashback.tsx';
import styles from './rewards.module.css';
import { useCashbackWords } from './useCashbackWords.ts';

type Read = DeskValueOf<typeof getCashbackTerms>;
type Terms = NonNullable<Read['terms']>;

/** What members get back of bets: what holds, and what is planned. */
export function CashbackPage() {
  const { t } = useLingui();
  const words = useCashbackWords();
  const { calls } = useDesk();
  const brand = useBrand()?.merchantCode;
  const { data } = useQuery({
    queryKey: ['desk.cashback.terms', brand],
    queryFn: ({ signal }) => calls.call(getCashbackTerms, { signal }),
  });
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.cashback.title',
          context: 'Heading of the page',
          message: 'Cashback',
        })}
        note={t({
          id: 'desk.cashback.note',
          context: 'Under the heading of the page',
          message:
            'Days are closed shortly after midnight of the site and keep their rates. A change holds from a day to come.',
        })}
      />
      {data ? (
        <>
          <div className={styles.section}>
            <Card
              title={
                data.since === null
                  ? t({
                      id: 'desk.cashback.ofFile',
                      context: 'Heading of a card: what the brand file says of cashback',
                      message: 'Today, by the brand file',
                    })
                  : `${words.since} ${data.since} · ${data.by ?? ''}`
              }
              action={<ChangeCashback {...data} />}
            >
              <TermsFacts terms={data.terms} currency={data.currency} />
            </Card>
          </div>
          {data.planned.map(({ from, terms, by }) => (
            <div key={from} className={styles.section}>
              <Card title={`${words.planned} ${from} · ${by}`}>
                <TermsFacts terms={terms} currency={data.currency} />
              </Card>
            </div>
          ))}
        </>
      ) : null}
    </>
  );
}

/** Terms as facts; what a higher level has stands beside the rate of all. */
function TermsFacts({ terms, currency }: { terms: Terms | null; currency: string }) {
  const words = useCashbackWords();
  const word = useWord();
  if (!terms) return <p className={styles.note}>{words.none}</p>;
  const { rates, levels } = terms;
  const shown = CATEGORIES.filter(
    (id) => rates[id] !== undefined || levels.some((level) => level.rates[id] !== undefined),
  );
  return (
    <Facts
      rows={[
        [words.mode, words.modes[terms.mode]],
        ...shown.map((id) => {
          const ofLevels = levels.flatMap(({ from, rates: own }) => {
            const rate = own[id];
            return rate === undefined ? [] : [`${words.level} ${from}: ${rateToPercent(rate)}%`];
          });
          const plain = `${rateToPercent(rates[id] ?? '0.0')}%`;
          return [word(CATEGORY_WORDS, id), [plain, ...ofLevels].join(' · ')] as const;
        }),
        [words.min, <Money key="min" amount={terms.min} currency={currency} />],
        [
          words.dayCap,
          terms.dayCap === undefined ? (
            '–'
          ) : (
            <Money key="cap" amount={terms.dayCap} currency={currency} />
          ),
        ],
        [words.claimDays, String(terms.claimDays)],
      ]}
    />
  );
}
