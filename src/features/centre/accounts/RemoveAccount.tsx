import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { payoutAccounts, removeAccount, type PayoutAccount } from '../../../api/payments.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { PassDialog } from '../pass/PassDialog.tsx';

/** Removes an account, after the payment password. */
export function RemoveAccount(props: { account: PayoutAccount; onClose: () => void }) {
  const { account, onClose } = props;
  const http = useHttp();
  const queryClient = useQueryClient();
  return (
    <PassDialog
      title={
        <Trans id="centre.accounts.remove.title" context="Heading of a question">
          Remove this account?
        </Trans>
      }
      submit={
        <Trans id="centre.accounts.remove.do" context="Button that removes an account">
          Remove it
        </Trans>
      }
      perform={async (pass) => {
        const left = await removeAccount(http, account.id, pass);
        queryClient.setQueryData(payoutAccounts(http).queryKey, left);
      }}
      onClose={onClose}
    >
      <p className={centre.quiet}>
        <bdi>
          {account.bank} {account.number}
        </bdi>
      </p>
    </PassDialog>
  );
}
