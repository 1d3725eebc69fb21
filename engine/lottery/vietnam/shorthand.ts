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

const NUMBERS = /^[0-9]{2,4}(?:\.[0-9]{2,4})*$/;
const BET = /^((?:[0-9]{2,4}(?:\.[0-9]{2,4})*)?)((?:[a-z]+[0-9]{1,9}(?:,[0-9]{1,3})?)+)$/;
const PART = /([a-z]+)([0-9]+(?:,[0-9]+)?)/g;
const FIRST_STATIONS = /^([2-4])d(?:ai)?$/;

/** Small letters without accents and signs that take no room. */
const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

/** A reader's place in the text: the stations that stand, and numbers that wait for their bet. */
interface Standing {
  stations: readonly ShorthandStation[];
  /** Whether the next station begins a new list. */
  isListed: boolean;
  numbers: readonly string[];
}

/**
 * Reads shorthand of the South, such as `tg 12.34b1 123xc1,5 14.41da0,5`: stations, then numbers with their bets and
 * amounts in thousands. `b` bao lô, `dd` đầu đuôi, `dau`, `duoi`, `xc` xỉu chủ, `da` đá (of one station, or of every two
 * that are named), `dao` bao lô of every order, `xcdao`. Each number may carry several bets: `12b1dd2`. Never throws;
 * what is not understood is told, and the rest is kept.
 */
export function readShorthand(text: string, context: ShorthandContext): ShorthandReading {
  const items: ShorthandItem[] = [];
  const faults: ShorthandFault[] = [];
  const standing: Standing = { stations: [], isListed: true, numbers: [] };
  for (const raw of text.split(/[\s;]+/)) {
    const token = plain(raw);
    if (token === '') continue;
    const fault = (code: ShorthandFault['code']) => faults.push({ token: raw.slice(0, 32), code });
    const named = namedStations(token, context.stations);
    if (named) {
      standing.stations = standing.isListed ? [...standing.stations, ...named] : named;
      standing.isListed = true;
      standing.numbers = [];
      continue;
    }
    if (NUMBERS.test(token)) {
      standing.numbers = [...(standing.isListed ? [] : standing.numbers), ...token.split('.')];
      standing.isListed = false;
      continue;
    }
    const [matched, own, bets] = BET.exec(token) ?? [];
    if (matched === undefined) {
      fault('NOT_UNDERSTOOD');
      continue;
    }
    const numbers = own === '' ? standing.numbers : own!.split('.');
    standing.isListed = false;
    standing.numbers = [];
    if (standing.stations.length === 0) fault('NO_STATION');
    else if (numbers.length === 0) fault('NO_NUMBERS');
    else {
      for (const [, kind, amount] of bets!.matchAll(PART)) {
        const read = readBet(standing.stations, numbers, kind!, amount!, context);
        if (read.code === undefined) items.push(...read.items);
        else fault(read.code);
      }
    }
  }
  return { items, faults };
}

function namedStations(
  token: string,
  stations: readonly ShorthandStation[],
): readonly ShorthandStation[] | undefined {
  const [, count] = FIRST_STATIONS.exec(token) ?? [];
  if (count !== undefined) {
    return stations.length >= Number(count) ? stations.slice(0, Number(count)) : undefined;
  }
  const named = stations.find(
    ({ code, name }) => plain(code) === token || plain(name).replace(/[^a-z]/g, '') === token,
  );
  return named && [named];
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
