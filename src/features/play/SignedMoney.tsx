import { formatMinor } from '../../../engine/minorUnits.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';

/** What came in or went out, of minor units below zero; nothing has neither sign nor colour. */
export function SignedMoney({ minor }: { minor: bigint }) {
  const { decimals } = useBrand().currency;
  const direction = minor === 0n ? undefined : minor < 0n ? 'out' : 'in';
  const amount = formatMinor(minor < 0n ? -minor : minor, decimals);
  return <MoneyText amount={amount} direction={direction} />;
}
