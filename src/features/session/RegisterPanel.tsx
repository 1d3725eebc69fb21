import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RegisterForm as Form } from '../../../engine/fields/registerForms.ts';
import { getRegisterSetting } from '../../../schemas/api/account.ts';
import { useGates } from '../../platform/gates/gates.tsx';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import type { Http } from '../../platform/http/http.ts';
import { useModals, type ModalArgs } from '../../platform/modals/modals.ts';
import { LoadFault } from '../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import styles from './session.module.css';
import { useFinishSignIn } from './useFinishSignIn.ts';
import { useUrlAffiliate } from './useUrlAffiliate.ts';

const registerSetting = (http: Http) =>
  queryOptions({
    queryKey: [getRegisterSetting.id],
    queryFn: ({ signal }) => http.call(getRegisterSetting, { signal }),
    staleTime: 60_000,
  });

/** The forms to open an account, by the merchant's own rules. */
export function RegisterPanel({
  args,
  onClose,
  onDirty,
}: {
  args: ModalArgs['register'];
  onClose: (to?: string) => Promise<void>;
  onDirty: (isDirty: boolean) => void;
}) {
  const { t } = useLingui();
  const http = useHttp();
  const modals = useModals();
  const { usernameRegistration, mobileRegistration } = useGates();
  const [form, setForm] = useState<Form>(usernameRegistration ? 'username' : 'mobile');
  const { data: setting, isError, refetch } = useQuery(registerSetting(http));
  const affiliate = useUrlAffiliate(args.affiliateCode);
  const finish = useFinishSignIn({ leave: () => onClose(), isNew: true });

  if (isError) {
    return (
      <LoadFault onRetry={() => void refetch()}>
        <Trans id="register.fault" context="In place of the registration form when it did not load">
          The form did not load. Check your connection.
        </Trans>
      </LoadFault>
    );
  }
  if (!setting || affiliate.isChecking) return <Shape />;
  const shown = (
    <RegisterForm
      key={form}
      form={form}
      setting={setting}
      referralCode={args.referralCode}
      affiliateCode={affiliate.code}
      onSignedIn={finish}
      onDirty={onDirty}
    />
  );
  return (
    <div className={styles.form}>
      <p className={styles.above}>
        <Trans id="register.hasAccount" context="Below the form; a button to log in follows">
          Already have an account?
        </Trans>
        <button type="button" className={styles.link} onClick={() => modals.open('login')}>
          <Trans id="register.logIn" context="Button below the registration form">
            Log in
          </Trans>
        </button>
      </p>
      {usernameRegistration && mobileRegistration ? (
        <Tabs
          label={t({
            id: 'register.ways',
            context: 'Name of the choice between registering by username or by mobile number',
            message: 'Way to register',
          })}
          tabs={[
            {
              id: 'username',
              label: t({ id: 'register.byUsername', context: 'Tab', message: 'Username' }),
            },
            {
              id: 'mobile',
              label: t({ id: 'register.byMobile', context: 'Tab', message: 'Mobile number' }),
            },
          ]}
          chosen={form}
          onChoose={setForm}
        >
          {shown}
        </Tabs>
      ) : (
        shown
      )}
    </div>
  );
}

function Shape() {
  return (
    <div className={styles.shape} aria-busy="true">
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} />
      ))}
    </div>
  );
}
