import type { getBetChoices, getBets } from '../../../schemas/api/bets.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import type { Admitted } from '../../http/gateway.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { pickGameName } from '../localised.ts';
import type { NamedBet, NamedGame } from './bets.repository.ts';

/** A call of a member about what they played. */
export type BetsCall = Pick<Admitted, 'caller' | 'now'> & { readonly member: MemberSession };

type Bet = ValueOf<typeof getBets>['list'][number];

/** Whose bets a call is about, in the money of the brand. */
export const ownerOf = ({ caller: { brand }, member }: BetsCall) => ({
  merchantCode: brand.merchantCode,
  memberId: member.memberId,
  currency: brand.currency.code,
});

/** What writes amounts of a call. */
export const writerOf = ({ caller: { brand } }: BetsCall) => {
  const { decimals } = brand.currency;
  return (minor: bigint) => toWireAmount(minor, decimals);
};

/** A vendor's own id of a round; the number of an order as it is. */
const referenceOf = ({ source, vendor_code: vendor, reference }: NamedBet) =>
  source === 'round' ? reference.slice(vendor.length + 1) : reference;

/** Columns of the record as a file. */
export const BET_COLUMNS = [
  'settled_day',
  'placed_at',
  'settled_at',
  'category',
  'vendor',
  'game',
  'reference',
  'state',
  'stake',
  'bet',
  'valid_bet',
  'payout',
  'net',
  'rebate',
] as const;

function nameGame(
  { caller: { brand, locale } }: BetsCall,
  row: NamedGame,
  lotteryNames: ReadonlyMap<string, string>,
): string {
  return pickGameName(row, locale, brand) ?? lotteryNames.get(row.game) ?? row.game;
}

/** A game as members narrow by it. */
export const describeGame = (
  call: BetsCall,
  row: NamedGame,
  lotteryNames: ReadonlyMap<string, string>,
): ValueOf<typeof getBetChoices>['games'][number] => ({
  code: row.game,
  name: nameGame(call, row, lotteryNames),
  source: row.source,
  vendor: row.vendor_code,
  category: row.category,
});

/** A row as members read it. */
export function describeBet(
  call: BetsCall,
  row: NamedBet,
  lotteryNames: ReadonlyMap<string, string>,
): Bet {
  const write = writerOf(call);
  return {
    id: String(row.id),
    source: row.source,
    reference: referenceOf(row),
    corrects: row.corrects === null ? null : String(row.corrects),
    category: row.category,
    vendor: row.vendor_code,
    vendorName: row.vendor_name ?? row.vendor_code,
    game: row.game,
    gameName: nameGame(call, row, lotteryNames),
    state: row.state,
    placedAt: row.placed_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    day: row.day,
    stake: write(row.stake_minor),
    bet: write(row.bet_minor),
    valid: write(row.valid_minor),
    payout: write(row.payout_minor),
    net: write(row.payout_minor - row.bet_minor),
    rebate: write(row.rebate_minor),
    isFree: row.is_free,
  };
}

/** A row as a line of a file, in the order of `BET_COLUMNS`. */
export const toLine = (bet: Bet): readonly (string | null)[] => [
  bet.day,
  bet.placedAt,
  bet.settledAt,
  bet.category,
  bet.vendorName,
  bet.gameName,
  bet.reference,
  bet.state,
  bet.stake,
  bet.bet,
  bet.valid,
  bet.payout,
  bet.net,
  bet.rebate,
];
