import { Trans } from '@lingui/react/macro';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';

/** In place of an order that could not be loaded. */
export function OrderFault({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFault onRetry={onRetry}>
      <Trans id="centre.order.fault" context="One deposit or withdrawal could not be loaded">
        This order could not be loaded. Nothing is lost; check your connection.
      </Trans>
    </LoadFault>
  );
}
