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
import { Button } from '../../../ui/Button/Button.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { ChipSelect } from '../../../ui/ChipSelect/ChipSelect.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { CentreRoot } from '../CentreRoot.tsx';
import { LinesShape } from '../orders/History.tsx';
import orders from '../orders/Orders.module.css';
import type { DayRange } from '../../../ui/Records/dayRange.ts';
import { GROUP_WORDS, SUM_WORDS, TYPE_WORDS } from './moveWords.ts';
import { NetText } from '../../../ui/Records/NetText.tsx';
import { RangeBar } from '../../../ui/Records/RangeBar.tsx';
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
  const { today, range, read, choose, chooseRange } = useAddress();
  const group = MOVE_GROUPS.find((one) => one === read('group'));
  const filter = { ...range, ...(group && { group }) };
  const query = useInfiniteQuery(accountRecord(http, filter));
  const list = query.data?.pages.flatMap((page) => page.list);
  return (
    <CentreFrame
      title={
        <Trans id="record.title" context="Heading of the list of all movements of a member’s money">
          Account record
        </Trans>
      }
      aside={<Saves range={range} filter={filter} isLoading={!list} isEmpty={!list?.length} />}
    >
      <div className={styles.filters}>
        <RangeBar today={today} range={range} onChoose={chooseRange} />
        <div className={styles.row}>
          <ChipSelect
            label={t({ id: 'record.group', context: 'Filter of movements', message: 'Type' })}
            isOn={group !== undefined}
            value={group ?? ''}
            options={[
              {
                value: '',
                label: t({
                  id: 'record.groups',
                  context: 'Choice that shows all movements of money',
                  message: 'All types',
                }),
              },
              ...MOVE_GROUPS.map((value: MoveGroup) => ({
                value,
                label: i18n._(GROUP_WORDS[value]),
              })),
            ]}
            onChoose={(value) => choose('group', value)}
          />
        </div>
      </div>
      <Sums range={range} />
      {list ? (
        <Lines list={list} />
      ) : query.isPending ? (
        <LinesShape />
      ) : (
        <LoadFault onRetry={() => void query.refetch()}>
          <Trans id="records.fault" context="A record of bets or money did not come">
            This record could not be loaded. Check your connection.
          </Trans>
        </LoadFault>
      )}
      {query.hasNextPage && (
        <div className={orders.more}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            <Trans id="centre.history.more" context="Button that shows older lines of a list">
              Show older
            </Trans>
          </Button>
        </div>
      )}
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

function Lines({ list }: { list: readonly Move[] }) {
  if (list.length === 0) {
    return (
      <div className={orders.nothing}>
        <Trans id="record.none" context="In place of a list of movements of money">
          No movements in these days. Deposits, bets and everything else show here as they happen.
        </Trans>
      </div>
    );
  }
  return (
    <ol role="list" className={styles.moves}>
      {list.map((move) => (
        <Line key={move.id} move={move} />
      ))}
    </ol>
  );
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
