import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { animalOn } from '../../../../engine/lottery/lhc/zodiac.ts';
import { dayIn } from '../../../../engine/zonedTime.ts';
import type { LotteryOffer, LotteryState } from '../../../api/lottery.ts';
import { lazyPart } from '../../../platform/chunks/lazyPart.tsx';
import { loadChunk } from '../../../platform/chunks/loadChunk.ts';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { EntriesInput } from '../input/EntriesInput.tsx';
import { isEmpty, type Picks } from '../input/picks.ts';
import { OptionsInput } from '../input/OptionsInput.tsx';
import { RowsInput } from '../input/RowsInput.tsx';
import { writePlace } from '../lotteryPaths.ts';
import { LastPlays } from '../instant/LastPlays.tsx';
import { randomItems } from '../slip/randomItems.ts';
import { SlipList } from '../slip/SlipList.tsx';
import { MostUnits } from '../slip/MostUnits.tsx';
import { SlipBar } from '../slip/SlipBar.tsx';
import { PriceControls } from '../slip/PriceControls.tsx';
import { StationChoice } from '../stations/StationChoice.tsx';
import type { Stations } from '../stations/useStations.ts';
import { nameFault } from '../words/faults.ts';
import type { BetDialogProps } from './BetDialog.tsx';
import { LastDraws } from './LastDraws.tsx';
import type { OwnBetsProps } from './OwnBets.tsx';
import { PlayPicker } from './PlayPicker.tsx';
import { countOmission } from '../statistics/omission.ts';
import { isShut, useBetTable, type BetTableProps } from './useBetTable.ts';
import type { Composer } from './useComposer.ts';
import styles from './Bet.module.css';

const BetDialog = lazyPart(loadChunk(() => import('./BetDialog.tsx')));
const InstantDialog = lazyPart(loadChunk(() => import('../instant/InstantDialog.tsx')));
const OwnBets = lazyPart(loadChunk(() => import('./OwnBets.tsx')));
const StationsDialog = lazyPart(loadChunk(() => import('../stations/StationsDialog.tsx')));
const ParlayInput = lazyPart(loadChunk(() => import('../input/ParlayInput.tsx')));
const TicketInput = lazyPart(loadChunk(() => import('../ticket/TicketInput.tsx')));

/** What is picked, at which price, and the slip that comes of it. */
export function BetTable(props: BetTableProps) {
  const { state, offer, path } = props;
  const { lottery, source } = state.lottery;
  const isInstant = source === 'instant';
  const table = useBetTable(props);
  const { use, composer, stations, dialog, setDialog } = table;
  const { chosen, ticket } = composer;
  if (!chosen) {
    return (
      <p>
        <Trans id="lottery.bet.noPlays" context="Lottery: a lottery of which nothing can be bet on">
          Nothing can be bet on this lottery at the moment.
        </Trans>
      </p>
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {!isInstant && (
          <Own state={state} path={path} decimals={offer.decimals} show={props.show} />
        )}
        <StationChoice use={stations} needsPair={table.needsPair} />
        {ticket ? (
          <Suspense fallback={<Skeleton className={styles.ticketShape} />}>
            <TicketInput
              ticket={ticket}
              composer={composer}
              closed={offer.closed}
              rules={writePlace(path, { gameCode: lottery, view: 'rules' })}
            />
          </Suspense>
        ) : (
          <>
            <PlayPicker composer={composer} path={path} lottery={lottery} />
            <section className={styles.picks} key={chosen.play.code}>
              <PicksOf composer={composer} state={state} offer={offer} />
            </section>
          </>
        )}
        <FaultLine composer={composer} />
      </div>
      <Slip table={table} offer={offer} isInstant={isInstant} />
      <Side state={state} path={path} />
      {dialog && (
        <Dialogs
          kind={dialog}
          state={state}
          offer={offer}
          plays={table.plays}
          stations={stations}
          use={use}
          path={path}
          onOfferOld={props.onOfferOld}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

/** The price of bets, the lines that are on the slip, and the way on: below what is picked, beside it on wide screens. */
function Slip(props: {
  table: ReturnType<typeof useBetTable>;
  offer: LotteryOffer;
  isInstant: boolean;
}) {
  const { table, offer, isInstant } = props;
  const { use, composer, lines, stations, open } = table;
  const hasLines = lines.length > 0;
  // What is asked before the bet is on its way while the slip is filled.
  useEffect(() => {
    if (!hasLines) return;
    const next = isInstant ? InstantDialog : BetDialog;
    next.preload().catch(() => undefined);
  }, [hasLines, isInstant]);
  return (
    <div className={styles.slip}>
      <div className={styles.slipBody}>
        <PriceControls offer={offer} composer={composer} use={use} />
        <SlipList
          offer={offer}
          use={use}
          onRandom={(count) => use.change({ kind: 'add', items: randomItems(composer, count) })}
        />
      </div>
      <SlipBar
        totals={table.totals}
        lines={lines.length}
        prize={table.prize}
        stations={stations.chosen.length}
        isClosed={isShut(table, isInstant)}
        canAdd={composer.drafts.length > 0}
        isEmpty={!hasLines}
        onAdd={table.add}
        onBet={() => open('bet')}
        onChase={isInstant || stations.isSeveral ? undefined : () => open('chase')}
      />
    </div>
  );
}

/** What became of the member's own bets; a guest has none. */
function Own(props: OwnBetsProps) {
  const isMember = useSession().kind === 'member';
  return isMember ? (
    <Suspense fallback={<p className={styles.own} />}>
      <OwnBets {...props} />
    </Suspense>
  ) : null;
}

function Side({ state, path }: Pick<BetTableProps, 'state' | 'path'>) {
  return (
    <aside className={styles.side}>
      {state.lottery.source === 'instant' ? (
        <LastPlays lottery={state.lottery} path={path} />
      ) : (
        <LastDraws state={state} path={path} />
      )}
    </aside>
  );
}

/** What is asked before a bet is placed: of a lottery without issues how often it is drawn. */
function Dialogs({ stations, ...props }: BetDialogProps & { stations: Stations }) {
  const { lottery } = props.state;
  return (
    <Suspense fallback={null}>
      {stations.isSeveral && props.kind === 'bet' ? (
        <StationsDialog {...props} stations={stations} decimals={props.offer.decimals} />
      ) : lottery.source === 'instant' ? (
        <InstantDialog {...props} lottery={lottery} />
      ) : (
        <BetDialog {...props} />
      )}
    </Suspense>
  );
}

function PicksOf(props: { composer: Composer; state: LotteryState; offer: LotteryOffer }) {
  const { composer, state, offer } = props;
  const { chosen, picks, odds, pick } = composer;
  const { input, code } = chosen!.play;
  const { family } = state.lottery;
  const shared = { picks: picks as Picks, onChange: pick, family };
  if (input.kind === 'rows') {
    return (
      <RowsInput
        {...shared}
        play={chosen!.play}
        input={input}
        omission={countOmission(family, code, input, state.last)}
      />
    );
  }
  if (input.kind === 'entries')
    return <EntriesInput key={code} {...shared} play={chosen!.play} input={input} />;
  if (input.legs) {
    return (
      <Suspense fallback={<Skeleton className={styles.ticketShape} />}>
        <ParlayInput
          {...shared}
          input={{ ...input, legs: input.legs }}
          odds={odds}
          animal={animalOfNext(state)}
        />
      </Suspense>
    );
  }
  const closed = new Map(
    offer.closed.filter(({ play }) => play === code).map(({ option, state: how }) => [option, how]),
  );
  return (
    <OptionsInput
      {...shared}
      input={input}
      odds={odds}
      closed={closed}
      animal={animalOfNext(state)}
    />
  );
}

/** The animal of the lunar year in which the issue that bets are taken for is drawn, where results bear one. */
function animalOfNext({ issues: [next], lottery }: LotteryState): string | undefined {
  if (lottery.family !== 'LHC' || !next) return undefined;
  return animalOn(dayIn(lottery.zone, Date.parse(next.drawAt)));
}

/** What is still missing from, or wrong with, what is picked. */
function FaultLine({ composer }: { composer: Composer }) {
  const { i18n } = useI18n();
  const { picks, reading, mostUnits } = composer;
  const fault = picks && !isEmpty(picks) ? reading?.faults?.[0] : undefined;
  return (
    <p role="status" className={styles.fault}>
      {fault && nameFault(fault.code, i18n)}
      {mostUnits !== undefined && <MostUnits most={mostUnits} />}
      {fault?.token !== undefined && (
        <>
          {' '}
          <bdi>{fault.token}</bdi>
        </>
      )}
    </p>
  );
}
