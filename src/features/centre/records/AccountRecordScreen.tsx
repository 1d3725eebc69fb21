import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MOVE_GROUPS, type MoveGroup } from '../../../../schemas/api/accountRecord.ts';
import {
  accountRecord,
  accountSummary,
  readRecordFile,
  type Move,
} from '../../../api/accountRecord.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { CentreRoot } from '../CentreRoot.tsx';
import type { DayRange } from '../../../ui/Records/dayRange.ts';
import { GROUP_WORDS, SUM_WORDS, TYPE_WORDS } from './moveWords.ts';
import { NetText } from '../../../ui/Records/NetText.tsx';
import { RecordPage } from '../../../ui/Records/RecordPage.tsx';
import { FilterSelect } from '../../../ui/Records/FilterSelect.tsx';
import styles from '../../../ui/Records/Records.module.css';
import { SaveButton } from './SaveButton.tsx';
import { Totals } from '../../../ui/Records/Totals.tsx';
import { useAddress } from '../../../ui/Records/useAddress.ts';
import { useStatement } from './useStatement.ts';

/** Every movement of the member's money, with the balance after it and the way to what it was about. */
export default function AccountRecordScreen() {
  return (
    <CentreRoot>
      <Record />
    </CentreRoot>
  );
}

function Record() {
  const http = useHttp();
  const { t } = useLingui();
  const { i18n } = useI18n();
  const address = useAddress();
  const { range, read, choose } = address;
  const group = MOVE_GROUPS.find((one) => one === read('group'));
  const filter = { ...range, ...(group && { group }) };
  const query = useInfiniteQuery(accountRecord(http, filter));
  const first = query.data?.pages[0]?.list;
  return (
    <CentreFrame
      title={
        <Trans id="record.title" context="Heading of the list of all movements of a member’s money">
          Account record
        </Trans>
      }
      aside={<Saves range={range} filter={filter} isLoading={!first} isEmpty={!first?.length} />}
    >
      <RecordPage
        address={address}
        filters={
          <div className={styles.row}>
            <FilterSelect
              label={t({ id: 'record.group', context: 'Filter of movements', message: 'Type' })}
              all={t({
                id: 'record.groups',
                context: 'Choice that shows all movements of money',
                message: 'All types',
              })}
              value={group}
              options={MOVE_GROUPS.map((value) => ({ value, label: i18n._(GROUP_WORDS[value]) }))}
              onChoose={(value) => choose('group', value)}
            />
          </div>
        }
        sums={<Sums range={range} />}
        query={query}
        nothing={
          <Trans id="record.none" context="In place of a list of movements of money">
            No movements in these days. Deposits, bets and everything else show here as they happen.
          </Trans>
        }
      >
        {(list) => (
          <ol role="list" className={styles.moves}>
            {list.map((move) => (
              <Line key={move.id} move={move} />
            ))}
          </ol>
        )}
      </RecordPage>
    </CentreFrame>
  );
}

/** Saves the movements: all of them as a document, those of the filter as lines. */
function Saves(props: {
  range: DayRange;
  filter: DayRange & { group?: MoveGroup };
  isLoading: boolean;
  isEmpty: boolean;
}) {
  const { range, filter, isLoading, isEmpty } = props;
  const http = useHttp();
  const writeStatement = useStatement(range);
  const name = `account-${range.from}-${range.to}`;
  return (
    <span className={styles.row}>
      <SaveButton name={`${name}.pdf`} read={writeStatement} isOff={isLoading} />
      <SaveButton
        name={`${name}.csv`}
        read={() => readRecordFile(http, filter)}
        isOff={isLoading || isEmpty}
      />
    </span>
  );
}

/** What there was before those days and after them, and what came and went, of all types. */
function Sums({ range }: { range: DayRange }) {
  const http = useHttp();
  const { i18n } = useI18n();
  const { data, isError } = useQuery(accountSummary(http, range));
  if (isError && !data) return null;
  return (
    <Totals
      sums={
        data && [
          { name: i18n._(SUM_WORDS.opening), value: <MoneyText amount={data.opening} /> },
          { name: i18n._(SUM_WORDS.in), value: <NetText amount={data.in} /> },
          { name: i18n._(SUM_WORDS.out), value: <NetText amount={data.out} /> },
          { name: i18n._(SUM_WORDS.closing), value: <MoneyText amount={data.closing} /> },
        ]
      }
    />
  );
}

/** Where the page of what a movement was about is. */
function useAboutPath() {
  const deposit = useScreenPath('deposit');
  const withdraw = useScreenPath('withdraw');
  const bets = useScreenPath('bettingRecord');
  return ({ about, reference }: Move): string | undefined => {
    if (about === null || reference === null) return undefined;
    if (about === 'bet') return bets && `${bets}?${new URLSearchParams({ bet: reference })}`;
    const path = about === 'deposit' ? deposit : withdraw;
    return path && `${path}?${new URLSearchParams({ order: reference })}`;
  };
}

function Line({ move }: { move: Move }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  const href = useAboutPath()(move);
  const word = i18n._(TYPE_WORDS[move.type]);
  return (
    <li className={styles.card}>
      {href ? (
        <SiteLink href={href} className={styles.name}>
          {word}
        </SiteLink>
      ) : (
        <span className={styles.plain}>{word}</span>
      )}
      <span className={styles.strong}>
        <NetText amount={move.amount} />
      </span>
      <span className={styles.quiet}>
        <time dateTime={move.at}>{formats.dateTime(move.at)}</time>
        {move.reference !== null && (
          <>
            {' · '}
            <bdi dir="ltr">{move.reference}</bdi>
          </>
        )}
      </span>
      <span className={styles.quiet}>
        <Trans
          id="record.balance"
          context="Line of a record: what there was in the wallet afterwards"
        >
          Balance <MoneyText amount={move.balanceAfter} />
        </Trans>
      </span>
    </li>
  );
}
