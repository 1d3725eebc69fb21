import { Trans } from '@lingui/react/macro';
import { CentreFrame } from '../../../ui/CentreFrame/CentreFrame.tsx';
import { CentreRoot } from '../CentreRoot.tsx';
import { Funds } from './Funds.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { TransferHistory } from './TransferHistory.tsx';
import { VendorWallets } from './VendorWallets.tsx';

/** The member's money: what there is, what is set aside, and what came in and went out. */
export default function WalletScreen() {
  return (
    <CentreRoot>
      <CentreFrame
        title={
          <Trans id="centre.wallet.title" context="Heading of the page about the member’s money">
            My wallet
          </Trans>
        }
      >
        <Funds />
        <VendorWallets />
        <TransferHistory />
        <RecentOrders />
      </CentreFrame>
    </CentreRoot>
  );
}
