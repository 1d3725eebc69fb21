import { useQueryValue } from '../../../platform/screens/useQueryValue.ts';
import { CentreRoot } from '../CentreRoot.tsx';
import { DepositHistory } from './DepositHistory.tsx';
import { DepositOrderPage } from './DepositOrderPage.tsx';
import { DepositPage } from './DepositPage.tsx';

/** Paying in: choosing how, an order with how to pay it, and the orders so far. */
export default function DepositScreen() {
  return (
    <CentreRoot>
      <Place />
    </CentreRoot>
  );
}

function Place() {
  const order = useQueryValue('order');
  const view = useQueryValue('view');
  if (order !== null) return <DepositOrderPage key={order} order={order} />;
  return view === 'history' ? <DepositHistory /> : <DepositPage />;
}
