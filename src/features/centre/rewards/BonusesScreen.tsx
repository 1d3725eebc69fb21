import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BONUS_ORIGINS, BONUS_STATES, type BonusOrigin } from '../../../../schemas/api/rewards.ts';
import { bonusBets, bonuses, type Bonus, type BonusFilter } from '../../../api/rewards.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CentreRoot } from '../CentreRoot.tsx';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import { Progress } from '../Progress.tsx';
import { CATEGORY_WORDS } from '../../../ui/Records/betWords.ts';
import { NetText } from '../../../ui/Records/NetText.tsx';
import { FilterSelect } from '../../../ui/Records/FilterSelect.tsx';
import { RecordList, RecordPage } from '../../../ui/Records/RecordPage.tsx';
import records from '../../../ui/Records/Records.module.css';
import { Totals } from '../../../ui/Records/Totals.tsx';
import { useAddress } from '../../../ui/Records/useAddress.ts';
import { BonusMoney } from './BonusMoney.tsx';
import { FreeSpins } from './FreeSpins.tsx';
import { BonusLine } from './BonusLine.tsx';
import styles from './Rewards.module.css';
import { BONUS_STATE_WORDS, ORIGINS } from './rewardWords.ts';

/** Everything that the member was given beside play, with its terms and how far they are met. */
export default function BonusesScreen() {
  return (
    <CentreRoot>
      <CentreFrame
        title={
          <Trans id="centre.bonus.title" context="Heading of the page of bonuses and their terms">
            Bonus details
          </Trans>
        }
      >
        <FreeSpins />
        <BonusMoney />
        <Content />
      </CentreFrame>
    </CentreRoot>
  );
}

function Content() {
  const address = useAddress('month');
  const { read, range, choose } = address;
  const origin = BONUS_ORIGINS.find((one) => one === read('origin'));
  const state = BONUS_STATES.find((one) => one === read('state'));
  const filter: BonusFilter = { ...range, ...(origin && { origin }), ...(state && { state }) };
  const query = useInfiniteQuery(bonuses(useHttp(), filter));
  return (
    <RecordPage
      address={address}
      filters={<Filters origin={origin} state={state} choose={choose} />}
      sums={query.isError && !query.data ? null : <Sums total={query.data?.pages[0]?.total} />}
      query={query}
      nothing={<Nothing />}
    >
      {(list) => <List list={list} />}
    </RecordPage>
  );
}

function Sums({ total }: { total: string | null | undefined }) {
  const name = (
    <Trans
      id="centre.bonus.total"
      context="Above what came into the wallet in the days shown; bonus money stands above by itself"
    >
      Came into your wallet in these days
    </Trans>
  );
  return <Totals sums={total ? [{ name, value: <NetText amount={total} /> }] : undefined} />;
}

function Filters(props: {
  origin: BonusOrigin | undefined;
  state: Bonus['state'] | undefined;
  choose: (name: string, value: string) => void;
}) {
  const { origin, state, choose } = props;
  const { t } = useLingui();
  const { i18n } = useI18n();
  return (
    <div className={records.row}>
      <FilterSelect
        label={t({ id: 'centre.bonus.origin', context: 'Filter of bonuses', message: 'For what' })}
        all={t({
          id: 'centre.bonus.origins',
          context: 'Choice that shows all bonuses',
          message: 'All kinds',
        })}
        value={origin}
        options={BONUS_ORIGINS.map((value) => ({ value, label: i18n._(ORIGINS[value].word) }))}
        onChoose={(value) => choose('origin', value)}
      />
      <FilterSelect
        label={t({ id: 'centre.bonus.state', context: 'Filter of bonuses', message: 'State' })}
        all={t({
          id: 'centre.bonus.states',
          context: 'Choice that shows bonuses in any state',
          message: 'Any state',
        })}
        value={state}
        options={BONUS_STATES.map((value) => ({
          value,
          label: i18n._(BONUS_STATE_WORDS[value].word),
        }))}
        onChoose={(value) => choose('state', value)}
      />
    </div>
  );
}

function Nothing() {
  const rewards = useScreenPath('rewardCenter');
  return (
    <>
      <p>
        <Trans id="centre.bonus.none" context="In place of a list of what came into the wallet">
          Nothing came into your wallet in these days. Cashback, missions and other rewards show
          here once you have them.
        </Trans>
      </p>
      {rewards !== undefined && (
        <ButtonLink href={rewards}>
          <Trans id="centre.bonus.rewards" context="Link to the page of what can be claimed">
            See what you can claim
          </Trans>
        </ButtonLink>
      )}
    </>
  );
}

function List({ list }: { list: readonly Bonus[] }) {
  return (
    <ul role="list" className={styles.list}>
      {list.map((bonus) => (
        <BonusLine key={bonus.id} bonus={bonus}>
          <Terms bonus={bonus} />
        </BonusLine>
      ))}
    </ul>
  );
}

/** What a bonus asks to be played, how far that is, and the bets that counted. */
function Terms({ bonus: { id, turnover, state, endedAt } }: { bonus: Bonus }) {
  const { t } = useLingui();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  if (!turnover) return null;
  const { required, done, open, waits } = turnover;
  const times = formats.decimal(turnover.times);
  return (
    <div className={styles.terms}>
      <Progress
        name={
          <Trans
            id="centre.bonus.toPlay"
            context="Above how much of a bonus was played; {times} is a number such as 3"
          >
            To be played {times}×
          </Trans>
        }
        label={t({
          id: 'centre.bonus.played',
          context: 'Name of the bar that says how much of a bonus was played, for screen readers',
          message: 'Played',
        })}
        done={done}
        needed={required}
      />
      {state === 'active' && (
        <p className={centre.quiet}>
          {waits ? (
            <Trans id="centre.bonus.waits" context="Of a bonus that is not being played yet">
              What came before it is played first.
            </Trans>
          ) : (
            <Trans id="centre.bonus.open" context="What of a bonus is left to play; an amount">
              <MoneyText amount={open} /> left to play. It does not expire.
            </Trans>
          )}
        </p>
      )}
      {endedAt !== null && (
        <dl className={centre.facts}>
          <Fact
            name={
              <Trans id="centre.bonus.ended" context="When what a bonus asks for came to its end">
                Ended
              </Trans>
            }
          >
            {formats.dateTime(endedAt)}
          </Fact>
        </dl>
      )}
      <div className={centre.actions}>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? (
            <Trans id="centre.bonus.hideBets" context="Button under a bonus">
              Hide bets
            </Trans>
          ) : (
            <Trans id="centre.bonus.bets" context="Button under a bonus">
              Bets that counted
            </Trans>
          )}
        </Button>
      </div>
      {isOpen && <Bets bonus={id} />}
    </div>
  );
}

function Bets({ bonus }: { bonus: string }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  const query = useInfiniteQuery(bonusBets(useHttp(), bonus));
  return (
    <RecordList
      query={query}
      fault={
        <Trans id="centre.bonus.betsFault" context="Bets that counted for a bonus did not load">
          These bets could not be loaded. Check your connection.
        </Trans>
      }
      nothing={
        <Trans id="centre.bonus.noBets" context="In place of bets that counted for a bonus">
          No bet counted yet. Bets show here some moments after they are settled.
        </Trans>
      }
    >
      {(list) => (
        <ol role="list" className={styles.bets}>
          {list.map(({ id, category, gameName, at, counted }) => (
            <li key={id}>
              <span className={styles.betName}>{gameName}</span>
              <MoneyText amount={counted} />
              <span className={centre.quiet}>
                {i18n._(CATEGORY_WORDS[category])} ·{' '}
                <time dateTime={at}>{formats.dateTime(at)}</time>
              </span>
            </li>
          ))}
        </ol>
      )}
    </RecordList>
  );
}
