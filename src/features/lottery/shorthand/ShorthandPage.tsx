import { useLingui as useI18n } from '@lingui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShorthandFault } from '../../../../engine/lottery/vietnam/shorthand.ts';
import { lotteryHall, type LotteryCard } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { PlaceProps } from '../lotteryPaths.ts';
import { PageHead } from '../PageHead.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { nameFault } from '../words/faults.ts';
import { AREAS, nextDrawDay, type DrawDay } from './stations.ts';
import { ShorthandOrders } from './ShorthandOrders.tsx';
import { useDraftOrders } from './useDraftOrders.ts';
import { AreaWord, nameShorthandFault } from './words.tsx';
import styles from './Shorthand.module.css';

/** Bets typed or pasted as players of the South write them, read as they are typed, and placed at all stations together. */
export default function ShorthandPage({ feature, path }: PlaceProps) {
  const hall = useQuery(lotteryHall(useHttp(), feature));
  const cards = hall.data?.groups.flatMap(({ lotteries }) => lotteries);
  return (
    <div className={styles.page}>
      <PageHead
        path={path}
        gameCode={null}
        title={
          <Trans
            id="lottery.shorthand.title"
            context="Lottery: heading of a page where bets are typed in the shorthand of southern Vietnam, such as tg 12.34b1"
          >
            Type a bet list
          </Trans>
        }
      />
      {cards ? (
        <Lists cards={cards} path={path} />
      ) : hall.isError ? (
        <LoadFault onRetry={() => void hall.refetch()}>
          <Trans
            id="lottery.hall.fault"
            context="Lottery: the list of lotteries could not be loaded"
          >
            The lotteries could not be loaded.
          </Trans>
        </LoadFault>
      ) : (
        <Skeleton className={styles.shape} />
      )}
    </div>
  );
}

/** A list for one region; each region keeps what was typed for it. */
function Lists({ cards, path }: { cards: readonly LotteryCard[]; path: string }) {
  const days = AREAS.flatMap((area) => nextDrawDay(area, cards) ?? []);
  const [area, setArea] = useState(days[0]?.area);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const day = days.find((each) => each.area === area) ?? days[0];
  if (!day) {
    return (
      <Nothing
        title={
          <Trans
            id="lottery.shorthand.closed"
            context="Lottery: in place of a list of bets while no Vietnamese station takes bets"
          >
            No station takes bets at the moment.
          </Trans>
        }
      />
    );
  }
  return (
    <>
      <div className={styles.areas}>
        {days.map((each) => (
          <button
            key={each.area}
            type="button"
            className={styles.area}
            aria-pressed={each.area === day.area}
            onClick={() => setArea(each.area)}
          >
            <AreaWord area={each.area} />
          </button>
        ))}
      </div>
      <List
        key={day.area}
        day={day}
        path={path}
        text={texts[day.area] ?? ''}
        onType={(text) => setTexts((all) => ({ ...all, [day.area]: text }))}
      />
    </>
  );
}

function List(props: { day: DrawDay; path: string; text: string; onType: (text: string) => void }) {
  const { day, path, text, onType } = props;
  const { t } = useLingui();
  const { orders, faults, isReady } = useDraftOrders(text, day);
  return (
    <div className={styles.columns}>
      <div className={styles.typing}>
        <Stations day={day} onPick={(code) => onType(joinStation(text, code))} />
        <Field
          label={t({
            id: 'lottery.shorthand.field',
            context: 'Lottery: field into which a list of bets is typed in shorthand',
            message: 'Bet list',
          })}
          help={
            <Trans
              id="lottery.shorthand.help"
              context="Lottery: explains the shorthand of southern Vietnam; keep the abbreviations as they are"
            >
              Stations, numbers, bet and amount in thousands. b all prizes, dd head and tail, dau
              head, duoi tail, xc three digits, da pairs, dao every order; 2d the first two
              stations.
            </Trans>
          }
        >
          {(control) => (
            <textarea
              {...control}
              className={styles.text}
              dir="ltr"
              rows={6}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              placeholder={exampleAt(day)}
              value={text}
              onChange={({ target }) => onType(target.value)}
            />
          )}
        </Field>
        <Faults faults={text.trim() === '' ? [] : faults} />
      </div>
      <ShorthandOrders path={path} orders={orders} isReady={isReady} onPlaced={() => onType('')} />
    </div>
  );
}

/** A list in shorthand, which is the same in every language. */
const exampleAt = ({ stations: [first] }: DrawDay) =>
  [first?.code.toLowerCase(), '12.34b1', '123xc1,5', '14.41da0,5'].join(' ');

/** A list goes on with a station; on a line of its own unless it stands beside others. */
function joinStation(text: string, code: string): string {
  const name = code.toLowerCase();
  const line = text.slice(text.lastIndexOf('\n') + 1);
  if (text === '' || text.endsWith(' ') || text.endsWith('\n')) return `${text}${name} `;
  return /\d/.test(line) ? `${text}\n${name} ` : `${text} ${name} `;
}

/** The stations of the draw with their codes; a press writes one into the list. */
function Stations({ day, onPick }: { day: DrawDay; onPick: (code: string) => void }) {
  const formats = useFormats();
  const closes = formats.dateTime(day.closeAt);
  return (
    <div className={styles.stations}>
      <p className={styles.hint}>
        <Trans
          id="lottery.shorthand.until"
          context="Lottery: above stations whose codes may be typed; {closes} is a date and time"
        >
          Stations of the next draw, until {closes}
        </Trans>
      </p>
      <div className={styles.codes}>
        {day.stations.map(({ code, name }) => (
          <button key={code} type="button" className={styles.code} onClick={() => onPick(code)}>
            <b>{code.toLowerCase()}</b> {name}
          </button>
        ))}
      </div>
    </div>
  );
}

/** What was not understood; the rest of the list stands. */
function Faults({ faults }: { faults: readonly ShorthandFault[] }) {
  const { i18n } = useI18n();
  const count = faults.length;
  return (
    <div role="status">
      {count > 0 && (
        <div className={styles.faults}>
          <p>
            <Plural
              id="lottery.entries.bad"
              context="Lottery: above a list of typed pieces that are no numbers of this play; # is how many"
              value={count}
              one="# could not be read:"
              other="# could not be read:"
            />
          </p>
          <ul>
            {faults.slice(0, SHOWN_FAULTS).map(({ token, code }, at) => (
              <li key={at}>
                <bdi className={styles.token}>{token}</bdi>{' '}
                {nameShorthandFault(code, i18n) ?? nameFault(code, i18n)}
              </li>
            ))}
            {count > SHOWN_FAULTS && <li>…</li>}
          </ul>
        </div>
      )}
    </div>
  );
}

const SHOWN_FAULTS = 8;
