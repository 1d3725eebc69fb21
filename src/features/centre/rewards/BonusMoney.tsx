import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  bonusMoney,
  bonusMoneyBets,
  endBonusMoney,
  type BonusMoneyItem,
} from '../../../api/bonuses.ts';
import { balance, funds } from '../../../api/wallet.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { useOrderKey } from '../../../ui/CentreFrame/useOrderKey.ts';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { CATEGORY_WORDS } from '../../../ui/Records/betWords.ts';
import { RecordList } from '../../../ui/Records/RecordPage.tsx';
import { Progress } from '../Progress.tsx';
import { MONEY_STATE_WORDS, UNCOUNTED_WORDS } from './bonusMoneyWords.ts';
import { BonusTerms } from '../../../ui/BonusTerms/BonusTerms.tsx';
import styles from './Rewards.module.css';
import { ORIGINS } from './rewardWords.ts';

/** Bonus money: what is played, what waits and what was; nothing for who never had any. */
export function BonusMoney() {
  const { data } = useQuery(bonusMoney(useHttp()));
  if (!data || data.list.length === 0) return null;
  return (
    <section className={centre.choices} aria-labelledby="bonusMoney">
      <div className={styles.sum}>
        <h2 id="bonusMoney" className={centre.panelTitle}>
          <Trans id="centre.money.title" context="Heading above bonus money that is being played">
            Bonus money
          </Trans>
        </h2>
        <span className={styles.total}>
          <MoneyText amount={data.balance} />
        </span>
      </div>
      <ul role="list" className={styles.list}>
        {data.list.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item }: { item: BonusMoneyItem }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  const { word, icon } = ORIGINS[item.origin];
  const state = MONEY_STATE_WORDS[item.state];
  return (
    <li className={styles.line} data-given="">
      <span className={styles.sign} aria-hidden="true">
        <Icon name={icon} size={20} />
      </span>
      <div className={styles.words}>
        <span className={styles.name}>{item.title ?? i18n._(word)}</span>
        <span className={centre.quiet}>
          <time dateTime={item.grantedAt}>{formats.dateTime(item.grantedAt)}</time>
        </span>
      </div>
      <span className={styles.amount}>
        <MoneyText amount={item.amount} />
      </span>
      <span className={styles.act}>
        <Badge tone={state.tone}>{i18n._(state.word)}</Badge>
      </span>
      <div className={styles.terms}>
        <Details item={item} />
      </div>
    </li>
  );
}

function Details({ item }: { item: BonusMoneyItem }) {
  const { t } = useLingui();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isRunning = item.state === 'active' || item.state === 'offered';
  const until = item.expiresAt === null ? '' : formats.dateTime(item.expiresAt);
  return (
    <>
      {Number(item.required) > 0 && (
        <Progress
          name={
            <Trans id="centre.money.progress" context="Above how much was bet for a bonus">
              Bet for this bonus
            </Trans>
          }
          label={t({
            id: 'centre.money.progress.label',
            context: 'Name of the bar that says how much was bet for a bonus, for screen readers',
            message: 'Bet for this bonus',
          })}
          done={item.done}
          needed={item.required}
        />
      )}
      {item.state === 'active' && item.expiresAt !== null && (
        <p className={centre.quiet}>
          <Trans
            id="centre.money.left"
            context="What is left to bet for a bonus, and until when; an amount and a time are inside"
          >
            <MoneyText amount={item.left} /> left to bet until {until}.
          </Trans>
        </p>
      )}
      {isRunning && <BonusTerms terms={item.terms} left={item.left} />}
      {!isRunning && (
        <p className={centre.quiet}>
          <Trans
            id="centre.money.ended"
            context="What became of a bonus that is over; two amounts are inside"
          >
            <MoneyText amount={item.released} /> became yours, <MoneyText amount={item.removed} />{' '}
            was removed.
          </Trans>{' '}
          {item.reason}
        </p>
      )}
      <div className={centre.actions}>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? (
            <Trans id="centre.bonus.hideBets" context="Button under a bonus">
              Hide bets
            </Trans>
          ) : (
            <Trans id="centre.money.bets" context="Button under bonus money: shows bets">
              Bets and what counted
            </Trans>
          )}
        </Button>
        {isRunning && (
          <Button size="small" onClick={() => setAsking(true)}>
            <Trans id="centre.money.giveUp" context="Button under bonus money: ends it">
              Give up
            </Trans>
          </Button>
        )}
      </div>
      {isOpen && <Bets bonus={item.id} />}
      {isAsking && <GiveUp item={item} onClose={() => setAsking(false)} />}
    </>
  );
}

function GiveUp({ item, onClose }: { item: BonusMoneyItem; onClose: () => void }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { keyOf, settle } = useOrderKey();
  const end = useMutation({
    mutationFn: () => endBonusMoney(http, item.id, keyOf(item.id)),
    onSuccess() {
      settle();
      onClose();
    },
    onSettled() {
      for (const { queryKey } of [bonusMoney(http), balance(http), funds(http)]) {
        void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 2) });
      }
    },
  });
  return (
    <Dialog
      size="small"
      title={
        <Trans id="centre.money.giveUp.title" context="Heading of a question">
          Give this bonus up?
        </Trans>
      }
      lead={
        <Trans id="centre.money.giveUp.lead" context="What giving a bonus up does">
          Its money, and what you won with it, is gone. Your own money stays as it is.
        </Trans>
      }
      onClose={onClose}
    >
      <div className={centre.form}>
        <CallFault cause={end.error} />
        <DialogActions>
          <Button kind="primary" size="large" data-first-focus onClick={onClose}>
            <Trans id="centre.money.keep" context="Button: a bonus is not given up">
              Keep it
            </Trans>
          </Button>
          <Button size="large" loading={end.isPending} onClick={() => end.mutate()}>
            <Trans id="centre.money.giveUp.do" context="Button: gives a bonus up for good">
              Give up the bonus
            </Trans>
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

function Bets({ bonus }: { bonus: string }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  const query = useInfiniteQuery(bonusMoneyBets(useHttp(), bonus));
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
          {list.map(({ id, category, gameName, at, counted, reason }) => (
            <li key={id}>
              <span className={styles.betName}>{gameName}</span>
              <MoneyText amount={counted} />
              <span className={centre.quiet}>
                {i18n._(CATEGORY_WORDS[category])} ·{' '}
                <time dateTime={at}>{formats.dateTime(at)}</time>
                {reason !== null && <> · {i18n._(UNCOUNTED_WORDS[reason])}</>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </RecordList>
  );
}
