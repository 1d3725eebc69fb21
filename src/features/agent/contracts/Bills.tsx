import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContractKind } from '../../../../schemas/contracts.ts';
import { contractBills, type ContractBill } from '../../../api/contracts.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { BILL_WORDS, GROUP_WORDS, periodText } from './contractWords.ts';
import styles from './Contracts.module.css';
import { Reckoning } from './Reckoning.tsx';

type Side = 'own' | 'downlines';

/** Bills, the newest first, each with how it was reckoned. */
export function Bills({ kind }: { kind: ContractKind }) {
  const { t } = useWords();
  const [side, setSide] = useState<Side>('own');
  return (
    <section className={centre.stack} aria-labelledby="bills">
      <h2 id="bills" className={centre.panelTitle}>
        <Trans id="agent.bills.title" context="Heading above bills of contracts">
          Bills
        </Trans>
      </h2>
      <Tabs<Side>
        label={t({
          id: 'agent.bills.side',
          context: 'What one chooses between, read to screen readers',
          message: 'Which bills',
        })}
        chosen={side}
        onChoose={setSide}
        tabs={[
          {
            id: 'own',
            label: (
              <Trans id="agent.bills.own" context="Tab: bills that the agent gets money for">
                You receive
              </Trans>
            ),
          },
          {
            id: 'downlines',
            label: (
              <Trans id="agent.bills.downlines" context="Tab: bills that the agent pays">
                You pay
              </Trans>
            ),
          },
        ]}
      >
        <BillList key={`${kind} ${side}`} kind={kind} side={side} />
      </Tabs>
    </section>
  );
}

function BillList({ kind, side }: { kind: ContractKind; side: Side }) {
  const query = useInfiniteQuery(contractBills(useHttp(), kind, side));
  const { data } = query;
  if (!data) {
    if (query.isPending) return <Skeleton className={centre.lineShape} />;
    return (
      <LoadFault onRetry={() => void query.refetch()}>
        <Trans id="agent.bills.fault" context="The list of bills did not load">
          The bills could not be loaded. Check your connection.
        </Trans>
      </LoadFault>
    );
  }
  const list = data.pages.flatMap((page) => page.list);
  if (list.length === 0) {
    return (
      <p className={styles.nothing}>
        <Trans id="agent.bills.none" context="In place of the list of bills">
          No bills yet. They show here as soon as a period of a contract is over.
        </Trans>
      </p>
    );
  }
  return (
    <div className={centre.stack}>
      <ul role="list" className={styles.list}>
        {list.map((bill) => (
          <Bill key={bill.id} of={bill} kind={kind} side={side} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className={centre.actions}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            <Trans id="agent.bills.more" context="Button that shows older bills">
              Show older
            </Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

const isZero = (amount: string) => Number(amount) === 0;

function Bill({ of, kind, side }: { of: ContractBill; kind: ContractKind; side: Side }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { word, tone } = BILL_WORDS[of.status === 'gathered' ? 'computed' : of.status];
  const when = kind === 'realTime' ? formats.dateTime(of.from) : periodText(of.period);
  const left = Number(of.amount) - Number(of.paid);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <bdi className={styles.name}>{when}</bdi>
        {side === 'downlines' && <bdi>{of.other}</bdi>}
        <Badge tone={tone}>{i18n._(word)}</Badge>
        <span className={`${styles.end} ${styles.sum}`}>
          <MoneyText amount={of.amount} />
        </span>
      </div>
      <p className={centre.quiet}>{i18n._(GROUP_WORDS[of.group])}</p>
      <dl className={centre.facts}>
        {left > 0 && (
          <Fact
            name={
              <Trans id="agent.bill.paidSoFar" context="What of a bill was paid so far">
                Paid so far
              </Trans>
            }
          >
            <MoneyText amount={of.paid} />
          </Fact>
        )}
        {side === 'own' && !isZero(of.paidDown) && (
          <>
            <Fact
              name={
                <Trans id="agent.bill.paidDown" context="What an agent pays on to agents below">
                  For your downlines
                </Trans>
              }
            >
              <MoneyText amount={of.paidDown} />
            </Fact>
            <Fact
              isTotal
              name={
                <Trans id="agent.bill.kept" context="What an agent keeps of a bill">
                  Your difference
                </Trans>
              }
            >
              <MoneyText
                amount={(Number(of.amount) - Number(of.paidDown)).toFixed(decimalsOf(of))}
              />
            </Fact>
          </>
        )}
      </dl>
      <details>
        <summary className={styles.summary}>
          <Trans id="agent.bill.how" context="Opens how a bill was reckoned">
            How it was reckoned
          </Trans>
        </summary>
        <Reckoning of={of} kind={kind} />
      </details>
    </li>
  );
}

const decimalsOf = ({ amount }: ContractBill) => amount.split('.')[1]?.length ?? 0;
