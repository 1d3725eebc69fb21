import { Trans } from '@lingui/react/macro';
import { OkDialog } from './OkDialog.tsx';

/** Says over the form that its affiliate code leads to nobody; nothing was registered. */
export function AffiliateWarning({ onClose }: { onClose: () => void }) {
  return (
    <OkDialog
      title={
        <Trans
          id="invitation_code_error"
          context="Heading of a warning: the affiliate code that was typed leads to nobody"
        >
          This affiliate code is not valid
        </Trans>
      }
      lead={
        <Trans
          id="register.affiliate.advice"
          context="Below the warning about a wrong affiliate code"
        >
          Nothing was registered yet. Check the code, or leave the field empty if you have none.
        </Trans>
      }
      onClose={onClose}
    />
  );
}
