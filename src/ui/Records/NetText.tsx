import { MoneyText } from '../MoneyText/MoneyText.tsx';

/** A difference of money with its sign, and the colour of it; nothing of either where it is none. */
export function NetText({ amount }: { amount: string }) {
  if (/^-?0(\.0*)?$/.test(amount)) return <MoneyText amount={amount.replace('-', '')} />;
  return amount.startsWith('-') ? (
    <MoneyText amount={amount.slice(1)} direction="out" />
  ) : (
    <MoneyText amount={amount} direction="in" />
  );
}
