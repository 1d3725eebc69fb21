import { formatMinor } from '../../minorUnits.ts';
import type { SelectionFaultCode } from '../lotteryModel.ts';
import { parseExact } from '../prices.ts';
import { reversalsOf } from '../sea.ts';
import { vietnamNorth, vietnamPair, vietnamSouth } from './families.ts';

/** A station that may be named. */
export interface ShorthandStation {
  /** `TG`; the name, written together without accents, is understood as well. */
  readonly code: string;
  readonly name: string;
  /** `Lottery.id` and `Lottery.family`. */
  readonly lottery: string;
  readonly family: string;
}

/** What shorthand is read against. */
export interface ShorthandContext {
  /** Stations of the day, the leading one first: `2d` means the first two. */
  readonly stations: readonly ShorthandStation[];
  /** The lottery of two stations together. */
  pairOf(one: ShorthandStation, other: ShorthandStation): string | undefined;
}

/** A bet that was read. */
export interface ShorthandItem {
  readonly lottery: string;
  readonly play: string;
  readonly selection: string;
  readonly units: number;
  /** Price of a unit in the currency: `1,5` is `1500`, as amounts are in thousands. */
  readonly unitPrice: string;
}

/** A part that is no bet, and why. */
export interface ShorthandFault {
  /** As it stands, cut to 32 characters. */
  readonly token: string;
  readonly code:
    | SelectionFaultCode
    /** Neither a station of the day nor a bet. */
    | 'NOT_UNDERSTOOD'
    | 'NO_STATION'
    | 'NO_NUMBERS'
    /** Numbers that no bet follows. */
    | 'NO_BET'
    /** A way of betting that there is none of, or none for numbers of that length. */
    | 'NO_SUCH_BET';
}

/** Bets and faults in the order in which they stand. */
export interface ShorthandReading {
  readonly items: readonly ShorthandItem[];
  readonly faults: readonly ShorthandFault[];
}

interface Kind {
  /** The play for numbers of so many digits. */
  readonly plays: Readonly<Record<number, string>>;
  /** Every order of the digits is bet on. */
  readonly reversed?: boolean;
  /** Numbers are bet on together. */
  readonly together?: boolean;
}

const LO = { 2: 'LO2', 3: 'LO3', 4: 'LO4' };
const KINDS: Readonly<Record<string, Kind>> = {
  b: { plays: LO },
  dao: { plays: LO, reversed: true },
  dd: { plays: { 2: 'DE.HT' } },
  dau: { plays: { 2: 'DE.HEAD', 3: 'C3.HEAD' } },
  duoi: { plays: { 2: 'DE.DB', 3: 'C3.DB', 4: 'C4.DB' } },
  xc: { plays: { 3: 'C3.HT' } },
  xcdao: { plays: { 3: 'C3.HT' }, reversed: true },
  da: { plays: { 2: 'DATHANG' }, together: true },
};

/** Numbers, bets, or numbers with their bets. */
const BET = /^((?:[0-9]{2,4}(?:\.[0-9]{2,4})*)?)((?:[a-z]+[0-9]{1,9}(?:,[0-9]{1,3})?)*)$/;
const PART = /([a-z]+)([0-9]+(?:,[0-9]+)?)/g;

/** Small letters without accents and signs that take no room. */
const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

/** Nobody types more in one go; what goes beyond is told as too much. */
const MOST_ITEMS = 1000;
const MOST_FAULTS = 100;

/**
 * Reads shorthand of the South, such as `tg 12.34b1 123xc1,5 14.41da0,5`: stations, then numbers with their bets and
 * amounts in thousands. `b` bao lô, `dd` đầu đuôi, `dau`, `duoi`, `xc` xỉu chủ, `da` đá (of one station, or of every two
 * that are named), `dao` bao lô of every order, `xcdao`. Numbers may stand apart, `12 34 b1`, and carry several bets,
 * `12b1dd2`. Never throws; what is not understood is told, and the rest is kept.
 */
export function readShorthand(text: string, context: ShorthandContext): ShorthandReading {
  const find = stationFinder(context.stations);
  const items: ShorthandItem[] = [];
  const faults: ShorthandFault[] = [];
  const fault = (token: string, code: ShorthandFault['code']) =>
    faults.push({ token: token.slice(0, 32), code });
  // A station after a bet begins a new list of stations; numbers wait for their bet.
  let stations: readonly ShorthandStation[] = [];
  let isListing = true;
  let numbers: string[] = [];
  const dropNumbers = () => {
    if (numbers.length > 0) fault(numbers.join(' '), 'NO_BET');
    numbers = [];
  };
  const placeBets = (raw: string, bets: string) => {
    if (stations.length === 0) fault(raw, 'NO_STATION');
    else if (numbers.length === 0) fault(raw, 'NO_NUMBERS');
    else {
      for (const [, kind, amount] of bets.matchAll(PART)) {
        if (items.length >= MOST_ITEMS) break;
        const read = readBet(stations, numbers, kind!, amount!, context);
        if (read.code === undefined) items.push(...read.items);
        else fault(raw, read.code);
      }
    }
    numbers = [];
    isListing = false;
  };
  for (const raw of text.split(/[\s;]+/)) {
    const token = plain(raw);
    if (token === '') continue;
    if (items.length >= MOST_ITEMS || faults.length >= MOST_FAULTS) {
      fault(raw, 'TOO_MANY');
      return { items, faults };
    }
    const named = find(token);
    const [matched, own = '', bets = ''] = (!named && BET.exec(token)) || [];
    if (named) {
      dropNumbers();
      stations = isListing ? [...new Set([...stations, ...named])] : named;
      isListing = true;
    } else if (matched === undefined) fault(raw, 'NOT_UNDERSTOOD');
    else {
      if (own !== '') for (const number of own.split('.')) numbers.push(number);
      if (bets !== '') placeBets(raw, bets);
    }
  }
  dropNumbers();
  return { items, faults };
}

/** Finds stations by code, by name, or the first few of the day. */
function stationFinder(
  stations: readonly ShorthandStation[],
): (token: string) => readonly ShorthandStation[] | undefined {
  const known = new Map<string, readonly ShorthandStation[]>();
  for (const station of stations) {
    known.set(plain(station.name).replace(/[^a-z]/g, ''), [station]);
    known.set(plain(station.code), [station]);
  }
  for (let count = 2; count <= Math.min(4, stations.length); count += 1) {
    for (const word of ['d', 'dai']) known.set(`${count}${word}`, stations.slice(0, count));
  }
  return (token) => known.get(token);
}

type BetReading =
  | { readonly items: readonly ShorthandItem[]; readonly code?: undefined }
  | { readonly code: ShorthandFault['code'] };

function readBet(
  stations: readonly ShorthandStation[],
  numbers: readonly string[],
  kindName: string,
  amount: string,
  { pairOf }: ShorthandContext,
): BetReading {
  const kind = KINDS[kindName];
  const exact = parseExact(amount.replace(',', '.'));
  if (!kind || exact === null || exact === 0n) return { code: 'NO_SUCH_BET' };
  const unitPrice = formatMinor(exact * 1000n, 4).replace(/\.?0+$/, '');
  const items: ShorthandItem[] = [];
  const lengths = [...new Set(numbers.map(({ length }) => length))];
  for (const length of lengths) {
    const code = kind.plays[length];
    if (code === undefined || (kind.together && lengths.length > 1)) return { code: 'NO_SUCH_BET' };
    const same = numbers.filter((number) => number.length === length);
    const picks = [...new Set(kind.reversed ? same.flatMap(reversalsOf) : same)];
    for (const { lottery, family, play } of placesOf(stations, code, pairOf)) {
      const found = FAMILIES.find(({ id }) => id === family)?.plays.find(
        (known) => known.code === play,
      );
      if (lottery === undefined || !found) return { code: 'NO_SUCH_BET' };
      const reading = found.read(picks.join(','));
      if (reading.faults) return { code: reading.faults[0]!.code };
      items.push({ lottery, play, ...reading, unitPrice });
    }
  }
  return { items };
}

const FAMILIES = [vietnamNorth, vietnamSouth, vietnamPair];

interface Place {
  readonly lottery: string | undefined;
  readonly family: string;
  readonly play: string;
}

/** Where a play is bet on: at each station, or đá at every two of several. */
function placesOf(
  stations: readonly ShorthandStation[],
  play: string,
  pairOf: ShorthandContext['pairOf'],
): readonly Place[] {
  if (play !== 'DATHANG' || stations.length === 1) {
    return stations.map(({ lottery, family }) => ({ lottery, family, play }));
  }
  return stations.flatMap((one, at) =>
    stations
      .slice(at + 1)
      .map((other) => ({ lottery: pairOf(one, other), family: 'VNSX', play: 'DAXIEN' })),
  );
}
