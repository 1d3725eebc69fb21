import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  lotteryHall,
  lotteryResults,
  type DrawResult,
  type LotteryCard,
} from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import fieldStyles from '../../../ui/fields/Field.module.css';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import type { PlaceProps } from '../lotteryPaths.ts';
import { PageHead } from '../PageHead.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { checkTicket, readBoard } from './board.ts';
import { PrizeBoard } from './PrizeBoard.tsx';
import { TicketVerdict } from './TicketVerdict.tsx';
import styles from './Results.module.css';

/** Official boards of a station or a city; own draws print no tickets. */
const printsTickets = ({ family, everySeconds }: LotteryCard) =>
  everySeconds === null && (family === 'VNN' || family === 'VNS');

/** Dò vé: which prizes a paper ticket of a station won on a day. */
export default function TicketCheckPage({ feature, path }: PlaceProps) {
  const hall = useQuery(lotteryHall(useHttp(), feature));
  const stations = hall.data?.groups.flatMap(({ lotteries }) => lotteries).filter(printsTickets);
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
      {stations ? (
        <TicketForm stations={stations} />
      ) : hall.isError ? (
        <LoadFault onRetry={() => void hall.refetch()}>
          <Trans id="lottery.results.fault" context="Lottery: results could not be loaded">
            The results could not be loaded.
          </Trans>
        </LoadFault>
      ) : (
        <Skeleton className={styles.shape} />
      )}
    </div>
  );
}

function TicketForm({ stations }: { stations: readonly LotteryCard[] }) {
  const [chosen, setChosen] = useState(stations[0]?.lottery);
  const [issue, setIssue] = useState<string>();
  const [ticket, setTicket] = useState('');
  const station = stations.find(({ lottery }) => lottery === chosen);
  const pages = useInfiniteQuery({
    ...lotteryResults(useHttp(), station?.lottery ?? ''),
    enabled: station !== undefined,
  });
  if (!station) {
    return (
      <Nothing
        title={
          <Trans
            id="lottery.check.noStation"
            context="Lottery: no station is offered whose tickets can be checked"
          >
            No station is offered here.
          </Trans>
        }
      />
    );
  }
  const results = pages.data?.pages.flatMap(({ list }) => list) ?? [];
  const result = results.find((each) => each.issue === issue) ?? results[0];
  return (
    <>
      <form className={styles.form} onSubmit={(press) => press.preventDefault()}>
        <StationField
          stations={stations}
          value={station.lottery}
          onChoose={(lottery) => {
            setChosen(lottery);
            setIssue(undefined);
          }}
        />
        <DrawField results={results} value={result?.issue ?? ''} onChoose={setIssue} />
        <NumberField station={station} result={result} value={ticket} onType={setTicket} />
      </form>
      <div role="status">
        {result && <TicketVerdict family={station.family} result={result} ticket={ticket} />}
      </div>
      {result && <PrizeBoard family={station.family} results={[result]} />}
    </>
  );
}

function StationField(props: {
  stations: readonly LotteryCard[];
  value: string;
  onChoose: (lottery: string) => void;
}) {
  const nameOf = useLotteryName();
  return (
    <Field
      label={
        <Trans
          id="lottery.check.station"
          context="Lottery: list of stations, each a lottery of a province"
        >
          Station
        </Trans>
      }
    >
      {(control) => (
        <div className={fieldStyles.control}>
          <select
            className={fieldStyles.input}
            {...control}
            value={props.value}
            onChange={({ target }) => props.onChoose(target.value)}
          >
            {props.stations.map((card) => (
              <option key={card.lottery} value={card.lottery}>
                {nameOf(card)}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}

function DrawField(props: {
  results: readonly DrawResult[];
  value: string;
  onChoose: (issue: string) => void;
}) {
  const formats = useFormats();
  return (
    <Field
      label={
        <Trans id="lottery.check.date" context="Lottery: list of the days on which a station drew">
          Day of the draw
        </Trans>
      }
    >
      {(control) => (
        <div className={fieldStyles.control}>
          <select
            className={fieldStyles.input}
            {...control}
            value={props.value}
            onChange={({ target }) => props.onChoose(target.value)}
          >
            {props.results.map(({ issue, drawAt }) => (
              <option key={issue} value={issue}>
                {formats.date(drawAt)}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}

function NumberField(props: {
  station: LotteryCard;
  result: DrawResult | undefined;
  value: string;
  onType: (text: string) => void;
}) {
  const { station, result, value, onType } = props;
  const rows = readBoard(station.family, result?.draw);
  const width = rows.find(({ prize }) => prize === 'DB')?.numbers[0]?.length ?? 0;
  const isWrong = width > 0 && value.length >= width && checkTicket(rows, value) === null;
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
      value={value}
      fault={
        isWrong && (
          <Trans
            id="lottery.check.wrong"
            context="Lottery: below a field for the number of a ticket; {width} is a number"
          >
            A ticket of this station has {width} digits.
          </Trans>
        )
      }
      onChange={({ target }) => onType(target.value)}
    />
  );
}
