import { useQueryValue } from '../../../platform/screens/useQueryValue.ts';
import { CentreRoot } from '../CentreRoot.tsx';
import { WithdrawalHistory } from './WithdrawalHistory.tsx';
import { WithdrawalOrderPage } from './WithdrawalOrderPage.tsx';
import { WithdrawPage } from './WithdrawPage.tsx';

/** Being paid out: asking for it, an order with what becomes of it, and the orders so far. */
export default function WithdrawScreen() {
  return (
    <CentreRoot>
      <Place />
    </CentreRoot>
  );
}

function Place() {
  const order = useQueryValue('order');
  const view = useQueryValue('view');
  if (order !== null) return <WithdrawalOrderPage key={order} order={order} />;
  return view === 'history' ? <WithdrawalHistory /> : <WithdrawPage />;
}
