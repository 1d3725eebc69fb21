import { rateToPercent } from '../../../../engine/rewards/cashbackTerms.ts';
import type { listDeskContracts } from '../../../../schemas/desk/contracts.ts';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';

type Terms = DeskValueOf<typeof listDeskContracts>['items'][number]['terms'];

/** Terms in short: "5000: 0.3% · 10000 (3): 0.5%", what is asked for before what is paid. */
export const termsText = ({ tiers }: Terms): string =>
  tiers
    .map(({ minimumBet, activeMember, rateType, rate, lossRate }) => {
      const loss = Number(lossRate) > 0 ? `/${rateToPercent(lossRate)}%` : '';
      const paid = rateType === 'P' ? `${rateToPercent(rate)}%${loss}` : rate;
      const active = activeMember > 0 ? ` (${activeMember})` : '';
      return `${minimumBet}${active}: ${paid}`;
    })
    .join(' · ');
