import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../ui/Badge/Badge.tsx';

/** Says that a draw was made up for a demonstration. */
export function DemoMark() {
  return (
    <Badge tone="warning">
      <Trans
        id="lottery.demo"
        context="Lottery: beside the numbers of a draw that was made up for a demonstration"
      >
        Demo draw
      </Trans>
    </Badge>
  );
}
