import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { readCode } from '../../../engine/fields/code.ts';
import { readPersonName } from '../../../engine/fields/readField.ts';
import { proveAddress, sendAddressCode } from '../../../schemas/api/session.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Problem } from '../../platform/http/problem.ts';
import { useModals, type ModalArgs } from '../../platform/modals/modals.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { DialogActions } from '../../ui/Dialog/Dialog.tsx';
import { CodeButton } from '../../ui/fields/CodeButton.tsx';
import { FormFault } from '../../ui/fields/FormFault.tsx';
import { CodeField, TextField } from '../../ui/fields/TextField.tsx';
import { ADDRESS_PROOF_WORDS } from './addressProofs.ts';
import { ProblemFault } from './ProblemFault.tsx';
import styles from './session.module.css';
import { useFinishSignIn } from './useFinishSignIn.ts';
import { useOnce } from './useOnce.ts';
import { useProblem } from './useProblem.ts';
import { useSendCode } from './useSendCode.ts';
import { finishWaiting } from './waitingSignIn.ts';

type Proof = ModalArgs['addressCheck']['proofs'][number];
interface Values {
  answer: string;
}

/** Takes one proof of a new address and completes the sign-in with it. */
export function AddressProofForm({
  challenge,
  proof,
  onBack,
  onClose,
}: {
  challenge: string;
  proof: Proof;
  /** Back to the other ways, where there are any. */
  onBack: (() => void) | undefined;
  onClose: (to?: string) => Promise<void>;
}) {
  const http = useHttp();
  const finish = useFinishSignIn({ leave: () => onClose() });
  const form = useForm<Values>({ defaultValues: { answer: '' } });
  const { problem, report, clear } = useProblem(form, ['answer']);

  const { setFocus } = form;
  useEffect(() => setFocus('answer'), [setFocus]);

  const { run, isBusy } = useOnce(async ({ answer }: Values) => {
    clear();
    try {
      const text = proof.kind === 'bankName' ? readPersonName(answer) : readCode(answer);
      const body = { challenge, proof: proof.kind, answer: text ?? answer.trim() };
      const value = await http.call(proveAddress, { body });
      await finish(value, finishWaiting());
    } catch (refusal) {
      report(refusal);
    }
  });
  const sendCode = useSendCode({ clear, report }, async () => {
    const body = { challenge, proof: proof.kind === 'email' ? 'email' : 'sms' } as const;
    const { expiredMinutes } = await http.call(sendAddressCode, { body });
    return expiredMinutes * 60;
  });
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => run(values))(event)}
    >
      <Refusal problem={problem} />
      <AnswerInput form={form} proof={proof} onSend={sendCode} />
      <DialogActions>
        <Button type="submit" kind="primary" size="large" loading={isBusy}>
          <Trans id="address.submit" context="Button: complete a sign-in from a new place">
            Confirm and log in
          </Trans>
        </Button>
        {onBack && (
          <Button size="large" kind="quiet" onClick={onBack}>
            <Trans id="address.back" context="Button: prove it in another way">
              Another way
            </Trans>
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

function AnswerInput({
  form,
  proof: { kind, hint },
  onSend,
}: {
  form: UseFormReturn<Values>;
  proof: Proof;
  onSend: () => Promise<number | null>;
}) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const shared = {
    label: i18n._(ADDRESS_PROOF_WORDS[kind].label),
    maxLength: 255,
    fault: form.formState.errors.answer?.message,
    ...form.register('answer', {
      validate: (typed) =>
        typed.trim() !== '' ||
        t({
          id: 'address.missing',
          context: 'Below an empty field',
          message: 'Fill this in to go on.',
        }),
    }),
  };
  if (kind === 'bankName') return <TextField autoComplete="name" {...shared} />;
  if (kind === 'totp') return <CodeField {...shared} />;
  return (
    <CodeField
      help={
        hint && (
          <Trans
            id="address.sentTo"
            context="Below the field for a code; {hint} is a masked number or e-mail address"
          >
            We send it to <bdi>{hint}</bdi>.
          </Trans>
        )
      }
      {...shared}
      inside={<CodeButton name={`address.${kind}`} onSend={onSend} />}
    />
  );
}

/** A sign-in that waited too long begins anew. */
function Refusal({ problem }: { problem: unknown }) {
  const modals = useModals();
  if (!(problem instanceof Problem && problem.code === 'proofExpired')) {
    return <ProblemFault problem={problem} />;
  }
  return (
    <FormFault
      action={
        <button type="button" onClick={() => modals.open('login')}>
          <Trans id="address.again" context="Button: start the sign-in again">
            Log in again
          </Trans>
        </button>
      }
    >
      <Trans id="address.over" context="The sign-in that waited for a proof was given up">
        This took too long, so the log-in was stopped.
      </Trans>
    </FormFault>
  );
}
