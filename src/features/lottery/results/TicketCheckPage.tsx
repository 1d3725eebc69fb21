import { useLingui as useI18n } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lotteryHall, lotteryResults } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { PlaceProps } from '../lotteryPaths.ts';
import { PageHead } from '../PageHead.tsx';
import { namePrize } from '../words/prizes.ts';
import { checkTicket, readBoard, type BoardRow, type TicketPrize } from './board.ts';
import { PrizeBoard } from './PrizeBoard.tsx';
import styles from './Results.module.css';

const BOARDS = new Set(['VNN', 'VNS']);

/** The stations of a hall, the one that is chosen, and its newest draws. */
function useTicketCheck(feature: PlaceProps['feature']) {
  const http = useHttp();
  const hall = useQuery(lotteryHall(http, feature));
  const [chosen, setChosen] = useState<string>();
  const [issue, setIssue] = useState<string>();
  const stations = hall.data?.groups
    .flatMap(({ lotteries }) => lotteries)
    .filter(({ family }) => BOARDS.has(family));
  const station = stations?.find(({ lottery }) => lottery === chosen) ?? stations?.[0];
  const pages = useInfiniteQuery({
    ...lotteryResults(http, station?.lottery ?? ''),
    enabled: station !== undefined,
  });
  const results = pages.data?.pages.flatMap(({ list }) => list) ?? [];
  const result = results.find((each) => each.issue === issue) ?? results[0];
  const rows = station && result ? readBoard(station.family, result.draw) : [];
  const choose = (lottery: string) => {
    setChosen(lottery);
    setIssue(undefined);
  };
  return { stations, station, results, result, rows, choose, setIssue };
}

/** Dò vé: which prizes a paper ticket of a station won on a day. */
export default function TicketCheckPage({ feature, path }: PlaceProps) {
  const check = useTicketCheck(feature);
  const { stations, station, result, rows } = check;
  const [ticket, setTicket] = useState('');
  const prizes = ticket.trim() === '' ? undefined : checkTicket(rows, ticket);
  return (
    <div className={styles.page}>
      <PageHead
        path={path}
        gameCode={null}
        title={
          <Trans
            id="lottery.check.title"
            context="Lottery: heading of a page that checks a paper ticket, called dò vé"
          >
            Check a ticket
          </Trans>
        }
      />
      {!stations ? (
        <Skeleton className={styles.shape} />
      ) : (
        <>
          <form className={styles.form} onSubmit={(press) => press.preventDefault()}>
            <Choices check={check} />
            <TicketField
              rows={rows}
              ticket={ticket}
              isWrong={prizes === null}
              onChange={setTicket}
            />
          </form>
          <div role="status">
            {prizes && <Verdict prizes={prizes} isDemo={result?.demo ?? false} />}
          </div>
          {station && result && <PrizeBoard family={station.family} results={[result]} />}
        </>
      )}
    </div>
  );
}

function Choices({ check }: { check: ReturnType<typeof useTicketCheck> }) {
  const { stations, station, results, result, choose, setIssue } = check;
  return (
    <>
      <label className={styles.label}>
        <Trans
          id="lottery.check.station"
          context="Lottery: list of stations, each a lottery of a province"
        >
          Station
        </Trans>
        <select
          className={styles.select}
          value={station?.lottery}
          onChange={({ target }) => choose(target.value)}
        >
          {stations?.map(({ lottery, name }) => (
            <option key={lottery} value={lottery}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.label}>
        <Trans
          id="lottery.check.draw"
          context="Lottery: list of draws of a station, by their dates"
        >
          Draw
        </Trans>
        <select
          className={styles.select}
          value={result?.issue}
          onChange={({ target }) => setIssue(target.value)}
        >
          {results.map((each) => (
            <option key={each.issue} value={each.issue}>
              {each.issue}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

function TicketField(props: {
  rows: readonly BoardRow[];
  ticket: string;
  isWrong: boolean;
  onChange: (ticket: string) => void;
}) {
  const { rows, ticket, isWrong, onChange } = props;
  const width = rows.find(({ prize }) => prize === 'DB')?.numbers[0]?.length ?? 0;
  return (
    <TextField
      label={
        <Trans
          id="lottery.check.number"
          context="Lottery: field for the number of a paper ticket; {width} is how many digits it has"
        >
          Ticket number, {width} digits
        </Trans>
      }
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      maxLength={12}
      value={ticket}
      fault={
        isWrong &&
        ticket.length >= width && (
          <Trans
            id="lottery.check.wrong"
            context="Lottery: below a field for the number of a ticket; {width} is a number"
          >
            A ticket of this station has {width} digits.
          </Trans>
        )
      }
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Verdict({ prizes, isDemo }: { prizes: readonly TicketPrize[]; isDemo: boolean }) {
  const { i18n } = useI18n();
  return (
    <div className={styles.verdict} data-won={prizes.length > 0 || undefined}>
      {prizes.length === 0 ? (
        <p>
          <Trans id="lottery.check.none" context="Lottery: a ticket won nothing">
            This ticket has no prize in this draw.
          </Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans
              id="lottery.check.won"
              context="Lottery: a ticket won; a list of its prizes follows"
            >
              This ticket has won:
            </Trans>
          </p>
          <ul>
            {prizes.map(({ prize, number }, at) => (
              <li key={at}>
                {namePrize(prize, i18n)} – <bdi>{number}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {isDemo && (
        <p>
          <Trans id="lottery.check.demo" context="Lottery: a warning below the check of a ticket">
            This is a demonstration draw: it says nothing about real tickets.
          </Trans>
        </p>
      )}
    </div>
  );
}
