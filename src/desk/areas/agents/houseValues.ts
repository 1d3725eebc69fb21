import { percentToRate, rateToPercent } from '../../../../engine/rewards/cashbackTerms.ts';
import type { CarryStrategy, ContractKind, ProductGroup } from '../../../../schemas/contracts.ts';
import type { simulateHouse, listDeskContracts } from '../../../../schemas/desk/contracts.ts';
import type { DeskBodyOf, DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';

type Terms = DeskBodyOf<typeof simulateHouse>['terms'];

/** A tier as the form has it: shares in percent. */
interface TierValues {
  readonly minimumBet?: string | null;
  readonly netLoss?: string | null;
  readonly activeMember?: number | null;
  readonly rateType?: 'P' | 'F';
  readonly rate?: string | null;
  readonly lossRate?: string | null;
}

/** Terms of the house as the form has them. */
export interface HouseValues {
  readonly account: string;
  readonly kind: ContractKind;
  readonly group: ProductGroup;
  readonly tiers: readonly TierValues[];
  readonly carry: CarryStrategy;
  readonly fee?: string | null;
}

/** What the form begins with. */
export const emptyValues = (): HouseValues => ({
  account: '',
  kind: 'dividend',
  group: 'CONS',
  tiers: [{ rateType: 'P' }],
  carry: 'untilCleared',
  fee: '',
});

const percentOf = (rate: string) => (Number(rate) === 0 ? '' : rateToPercent(rate));

/** Terms that are there, for the form. */
export const toValues = ({
  receiver,
  kind,
  group,
  terms,
}: DeskValueOf<typeof listDeskContracts>['items'][number]): HouseValues => ({
  account: receiver,
  kind,
  group,
  tiers: terms.tiers.map((tier) => ({
    minimumBet: tier.minimumBet,
    netLoss: tier.netLoss,
    activeMember: tier.activeMember,
    rateType: tier.rateType,
    rate: tier.rateType === 'P' ? percentOf(tier.rate) : tier.rate,
    lossRate: percentOf(tier.lossRate),
  })),
  carry: terms.carry,
  fee: percentOf(terms.feeRate),
});

const plain = (typed: string | null | undefined) => (typed ?? '').trim().replace(',', '.') || '0';

const toShare = (typed: string | null | undefined) => {
  const percent = plain(typed);
  if (Number(percent) === 0) return '0';
  return Number(percent) === 100 ? '1' : (percentToRate(percent) ?? '0');
};

/** What is sent of the form. */
export const toTerms = ({ kind, tiers, carry, fee }: HouseValues): Terms => ({
  tiers: tiers.map((tier) => ({
    minimumBet: plain(tier.minimumBet),
    netLoss: plain(tier.netLoss),
    activeMember: tier.activeMember ?? 0,
    rateType: tier.rateType ?? 'P',
    rate: tier.rateType === 'F' ? plain(tier.rate) : toShare(tier.rate),
    lossRate: toShare(tier.lossRate),
  })),
  carry: kind === 'dividend' ? carry : 'none',
  feeRate: toShare(fee),
});
