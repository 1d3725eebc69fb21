import type { ContractTerms } from '../../../engine/agents/contractTerms.ts';
import type { KeptContractTerms } from '../../db/contractTables.ts';

/** Terms as they are kept. */
export const keepTerms = ({ tiers, carry, feeRate }: ContractTerms): KeptContractTerms => ({
  tiers: tiers.map(({ betMinor, lossMinor, fixedMinor, ...rest }) => ({
    ...rest,
    betMinor: String(betMinor),
    lossMinor: String(lossMinor),
    fixedMinor: String(fixedMinor),
  })),
  carry,
  feeRate,
});

/** Terms that were kept. */
export const readKept = ({ tiers, carry, feeRate }: KeptContractTerms): ContractTerms => ({
  tiers: tiers.map(({ betMinor, lossMinor, fixedMinor, ...rest }) => ({
    ...rest,
    betMinor: BigInt(betMinor),
    lossMinor: BigInt(lossMinor),
    fixedMinor: BigInt(fixedMinor),
  })),
  carry,
  feeRate,
});
