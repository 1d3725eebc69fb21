import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rateToPercent } from '../../../../engine/rewards/cashbackTerms.ts';
import { CATEGORIES } from '../../../../schemas/api/games.ts';
import { countVipLevels, getVipTerms, publishVipTerms } from '../../../../schemas/desk/vip.ts';
import { CATEGORIES as CATEGORY_WORDS } from '../../i18n/recordWords.ts';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { useWord } from '../../i18n/useWord.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts, Money } from '../../parts/values.tsx';
import { useBrand, useDesk, useMay } from '../../session/DeskContext.tsx';
import styles from './club.module.css';
import { useVipWords, useWithdrawalWords } from './useVipWords.ts';
import { useVersionTitle, VersionsCard } from './VersionsCard.tsx';
import { VipEditor } from './VipEditor.tsx';
import type { ReadVip } from './vipForm.ts';

type Level = ReadVip['terms']['levels'][number];

/** The VIP programme: what holds, earlier versions, and the next one as it is written. */
export function VipPage() {
  const { t } = useLingui();
  const may = useMay();
  const { calls } = useDesk();
  const brand = useBrand()?.merchantCode;
  const [version, setVersion] = useState<number>();
  const [isEdited, setEdited] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['desk.vip.terms', brand, version],
    queryFn: ({ signal }) =>
      calls.call(getVipTerms, { query: version === undefined ? {} : { version }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead
        title={t({ id: 'desk.vip.title', context: 'Heading of the page', message: 'VIP levels' })}
        note={t({
          id: 'desk.vip.note',
          context: 'Under the heading of the page of VIP levels',
          message:
            'Growth is counted in the night. A new version holds at once; gifts that were given keep their terms.',
        })}
      >
        <Button component={Link} to="/vip-gifts">
          {t({ id: 'desk.vip.toGifts', context: 'Link to a list', message: 'Gifts given' })}
        </Button>
        {data && !isEdited && may(publishVipTerms) ? (
          <Button variant="contained" onClick={() => setEdited(true)}>
            {data.version === data.holds
              ? t({ id: 'desk.vip.change', context: 'Button', message: 'Change' })
              : t({
                  id: 'desk.vip.beginWith',
                  context: 'Button: an earlier version is what the next one begins with',
                  message: 'Begin with this version',
                })}
          </Button>
        ) : null}
      </PageHead>
      <ProblemAlert problem={error} />
      {data ? (
        isEdited ? (
          <VipEditor of={data} onDone={() => setEdited(false)} />
        ) : (
          <div className={styles.stack}>
            <Programme of={data} />
            <VersionsCard of={data} onLook={setVersion} />
          </div>
        )
      ) : error ? null : (
        <PageSkeleton />
      )}
    </>
  );
}

/** A programme as it is read. */
function Programme({ of: read }: { of: ReadVip }) {
  const { terms, version, currency } = read;
  const title = useVersionTitle(read);
  const { t } = useLingui();
  const words = useVipWords();
  const word = useWord();
  const factors = CATEGORIES.flatMap((id) => {
    const factor = terms.factors[id];
    return factor === undefined ? [] : [`${word(CATEGORY_WORDS, id)} ${factor}`];
  });
  const standard = t({
    id: 'desk.vip.standard',
    context: 'Heading of a card: the programme of a desk that said nothing',
    message: 'Standard levels; nothing is given before a first version',
  });
  return (
    <Card title={version === 0 ? standard : title}>
      <div className={styles.stack}>
        <Facts
          rows={[
            [words.factors, factors.join(' · ')],
            [words.keepDays, String(terms.keepDays)],
            [words.turnover, terms.turnover],
          ]}
        />
        <Levels levels={terms.levels} currency={currency} />
      </div>
    </Card>
  );
}

/** How many members are on each level. */
function useCounts() {
  const { calls } = useDesk();
  const brand = useBrand()?.merchantCode;
  const { data } = useQuery({
    queryKey: ['desk.vip.levels', brand],
    queryFn: ({ signal }) => calls.call(countVipLevels, { signal }),
  });
  return new Map(data?.list.map(({ level, count }) => [level, count]));
}

function Levels({ levels, currency }: { levels: readonly Level[]; currency: string }) {
  const words = useVipWords();
  const formats = useDeskFormats();
  const counts = useCounts();
  const locales = useBrand()?.locales ?? [];
  const nameOf = ({ names }: Level) => {
    const own = names as Readonly<Record<string, string>>;
    return locales.map((tag) => own[tag]).find(Boolean) ?? Object.values(own)[0] ?? '';
  };
  const withdrawalOf = useWithdrawalText(currency);
  const money = (amount: string | undefined) =>
    amount === undefined || Number(amount) === 0 ? (
      '–'
    ) : (
      <Money amount={amount} currency={currency} />
    );
  const count = (at: number) => (at === 0 ? '–' : formats.number(counts.get(at) ?? 0));
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.levels}>
          <thead>
            <tr>
              <th scope="col">{words.level}</th>
              <th scope="col" className={styles.number}>
                {words.threshold}
              </th>
              <th scope="col" className={styles.number}>
                {words.keep}
              </th>
              <th scope="col" className={styles.number}>
                {words.gift}
              </th>
              <th scope="col" className={styles.number}>
                {words.birthday}
              </th>
              <th scope="col" className={styles.number}>
                {words.monthly}
              </th>
              <th scope="col">{words.withdrawals}</th>
              <th scope="col" className={styles.number}>
                {words.members}
              </th>
            </tr>
          </thead>
          <tbody>
            {levels.map((level, at) => (
              <tr key={at}>
                <th scope="row">
                  {at} · <bdi>{nameOf(level)}</bdi>
                </th>
                <td className={styles.number}>{formats.number(level.threshold)}</td>
                <td className={styles.number}>
                  {level.keep === 0 ? '–' : formats.number(level.keep)}
                </td>
                <td className={styles.number}>{money(level.gift)}</td>
                <td className={styles.number}>{money(level.birthday)}</td>
                <td className={styles.number}>{money(level.monthly?.amount)}</td>
                <td>{withdrawalOf(level)}</td>
                <td className={styles.number}>{count(at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.levelCards}>
        {levels.map((level, at) => (
          <section key={at}>
            <h3 className={styles.fieldsHead}>
              {at} · <bdi>{nameOf(level)}</bdi>
            </h3>
            <Facts
              rows={[
                [words.threshold, formats.number(level.threshold)],
                [words.keep, level.keep === 0 ? '–' : formats.number(level.keep)],
                [words.gift, money(level.gift)],
                [words.birthday, money(level.birthday)],
                [words.monthly, money(level.monthly?.amount)],
                [words.withdrawals, withdrawalOf(level)],
                [words.members, count(at)],
              ]}
            />
          </section>
        ))}
      </div>
    </>
  );
}

/** Says what a level changes of withdrawals. */
function useWithdrawalText(currency: string) {
  const words = useWithdrawalWords();
  const { money, number } = useDeskFormats();
  return ({ withdrawal: { dayCount, daySum, max, freeADay, feeRate } }: Level): string => {
    const parts = [
      dayCount !== undefined && `${words.dayCount}: ${number(dayCount)}`,
      daySum !== undefined && `${words.daySum}: ${money(daySum, currency)}`,
      max !== undefined && `${words.max}: ${money(max, currency)}`,
      freeADay !== undefined && `${words.freeADay}: ${number(freeADay)}`,
      feeRate !== undefined && `${words.fee}: ${rateToPercent(feeRate)}%`,
    ].filter((part) => part !== false);
    return parts.join(' · ') || '–';
  };
}
