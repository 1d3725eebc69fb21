import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { playInstant, type LotteryCard, type LotteryOffer } from '../../../api/lottery.ts';
import { balance } from '../../../api/wallet.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { LeftWord, StakeWord } from '../bet/Receipt.tsx';
import { RefusalNote } from '../bet/RefusalNote.tsx';
import { toWire, useBetCall, withMovedOdds } from '../bet/usePlaceBet.ts';
import { Facts } from '../Facts.tsx';
import { SlipLine } from '../slip/SlipList.tsx';
import { halfOf, totalOf, type Plays, type SlipItem } from '../slip/slip.ts';
import type { SlipUse } from '../slip/useSlip.ts';
import { Reveal } from './Reveal.tsx';
import betStyles from '../bet/BetDialog.module.css';
import styles from './Instant.module.css';

const COUNTS = [1, 3, 5, 10] as const;

interface InstantProps {
  readonly lottery: LotteryCard;
  readonly offer: LotteryOffer;
  readonly plays: Plays;
  readonly use: SlipUse;
  readonly path: string;
  readonly onOfferOld: () => void;
  readonly onClose: () => void;
}

/** What is asked before a play, and how it goes. */
function useInstant({ lottery, offer, plays: known, use, onOfferOld }: InstantProps) {
  const { slip, change } = use;
  const play = useBetCall(playInstant);
  const [plays, setPlays] = useState<number>(1);
  const [stopOnWin, setStopOnWin] = useState(false);
  // Each press is a play of its own: the seeds' next nonce keeps two of the same from being one.
  const totals = totalOf(slip.items, offer.decimals, plays);
  const send = (items: readonly SlipItem[] = slip.items) => {
    const { exact, stake } = totalOf(items, offer.decimals, plays);
    return play.send({
      lottery: lottery.lottery,
      items: items.map((item) => toWire(item, halfOf(item, offer, known))),
      plays,
      ...(plays > 1 && stopOnWin && { stopOnWin }),
      stake: exact ?? stake,
    });
  };
  const acceptOdds = () => {
    if (play.refusal?.kind !== 'odds') return;
    const items = withMovedOdds(slip.items, { offer, plays: known }, play.refusal.value.moved);
    change({ kind: 'replace', items });
    onOfferOld();
    void send(items);
  };
  return { play, plays, setPlays, stopOnWin, setStopOnWin, totals, send, acceptOdds };
}

/** A play of a lottery that is drawn at once: how often, for how much, then the draws, then what came of them. */
// eslint-disable-next-line livery/named-exports -- the bet screen loads it lazily
export default function InstantDialog(props: InstantProps) {
  const { lottery, use, path, onClose } = props;
  const instant = useInstant(props);
  const { play, send } = instant;
  const name = useLotteryName()(lottery);
  if (play.receipt) {
    return (
      <Dialog title={name} onClose={onClose}>
        <Reveal
          key={play.receipt.plays[0]?.order.order}
          played={play.receipt}
          path={path}
          isBusy={play.isBusy}
          onAgain={() => void send()}
          onDone={() => {
            use.change({ kind: 'clear' });
            onClose();
          }}
        />
        {play.refusal && (
          <RefusalNote
            refusal={play.refusal}
            items={use.slip.items}
            onNext={() => void send()}
            onAcceptOdds={instant.acceptOdds}
          />
        )}
      </Dialog>
    );
  }
  return (
    <Dialog title={name} isDirty onClose={onClose}>
      <Question {...props} instant={instant} />
    </Dialog>
  );
}

function Question({
  offer,
  use,
  instant,
}: InstantProps & { instant: ReturnType<typeof useInstant> }) {
  const { items } = use.slip;
  const { play, plays, setPlays, stopOnWin, setStopOnWin, totals, send, acceptOdds } = instant;
  const money = useQuery(balance(useHttp()));
  return (
    <div className={betStyles.body}>
      <ul className={betStyles.lines}>
        {items.map((item) => (
          <li key={item.key}>
            <SlipLine item={item} decimals={offer.decimals} />
          </li>
        ))}
      </ul>
      <Counts plays={plays} onChoose={setPlays} />
      {plays > 1 && (
        <Checkbox checked={stopOnWin} onChange={({ target }) => setStopOnWin(target.checked)}>
          <Trans
            id="lottery.instant.stop"
            context="Lottery: checkbox; draws in a row end with the first that wins, the others cost nothing"
          >
            Stop after the first win; the rest costs nothing
          </Trans>
        </Checkbox>
      )}
      <Facts
        facts={[
          {
            id: 'stake',
            name: <StakeWord />,
            value: <MoneyText amount={totals.stake} />,
            isMain: true,
          },
          ...(money.data
            ? [
                {
                  id: 'left',
                  name: <LeftWord />,
                  value: <MoneyText amount={money.data.sumBalance} />,
                },
              ]
            : []),
        ]}
      />
      {play.refusal && (
        <RefusalNote
          refusal={play.refusal}
          items={items}
          onNext={() => void send()}
          onAcceptOdds={acceptOdds}
        />
      )}
      <DialogActions>
        <Button
          kind="primary"
          size="large"
          data-first-focus
          loading={play.isBusy}
          disabled={items.length === 0 || totals.exact === null}
          onClick={() => void send()}
        >
          <Plural
            id="lottery.instant.play"
            context="Lottery: button that places an instant bet; # is how many draws are made at once"
            value={plays}
            one="Draw now"
            other="Draw # times now"
          />
        </Button>
      </DialogActions>
    </div>
  );
}

/** How often it is drawn in a row. */
function Counts({ plays, onChoose }: { plays: number; onChoose: (plays: number) => void }) {
  return (
    <fieldset className={styles.counts}>
      <legend className={styles.label}>
        <Trans
          id="lottery.instant.plays"
          context="Lottery: heading above how often an instant lottery is played in a row"
        >
          Draws in a row
        </Trans>
      </legend>
      {COUNTS.map((count) => (
        <button
          key={count}
          type="button"
          className={styles.count}
          aria-pressed={count === plays}
          onClick={() => onChoose(count)}
        >
          {count}
        </button>
      ))}
    </fieldset>
  );
}
