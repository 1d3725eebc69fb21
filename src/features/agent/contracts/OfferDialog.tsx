import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import type { ContractKind } from '../../../../schemas/contracts.ts';
import type { Contract, SimulationRequest } from '../../../api/contracts.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { GroupField, TermsFields } from './TermsFields.tsx';
import { TermFaultText, Trial } from './Trial.tsx';
import { emptyTerms, readTerms, writeTerms, type TypedTerms } from './typedTerms.ts';
import { faultOf, useProcess } from './useProcess.ts';

/** Offers somebody right below a contract, or other terms for one that runs; the terms are tried before. */
export function OfferDialog({
  kind,
  account,
  contract,
  groups,
  onClose,
}: {
  kind: ContractKind;
  account: string;
  /** Whose terms change; without it, a new one. */
  contract?: Contract;
  /** What the agent itself is contracted for. */
  groups: readonly Contract['group'][];
  onClose: () => void;
}) {
  const [typed, setTyped] = useState<TypedTerms>(() =>
    contract ? writeTerms(contract.terms) : emptyTerms(),
  );
  const [group, setGroup] = useState(contract?.group ?? groups[0] ?? 'CONS');
  const [tried, setTried] = useState<SimulationRequest | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const process = useProcess(kind, onClose);
  const terms = readTerms(kind, typed);
  const ready = (work: (read: NonNullable<typeof terms>) => void) => {
    setIsWrong(terms === null);
    if (terms) work(terms);
  };
  const submit = (press: FormEvent) => {
    press.preventDefault();
    ready((read) =>
      process.mutate(
        contract
          ? { status: 'E', id: contract.id, terms: read }
          : { status: 'P', receiver: account, group, terms: read },
      ),
    );
  };
  const fault = faultOf(process.error);
  return (
    <Dialog
      isDirty
      onClose={onClose}
      title={<Title account={account} isChange={contract !== undefined} />}
      lead={
        <Trans
          id="agent.offer.lead"
          context="In the dialog that offers a contract to an agent below"
        >
          You pay this from what you receive yourself. The terms hold from the period after they are
          accepted; an offer lapses after seven days.
        </Trans>
      }
    >
      <form className={centre.form} noValidate onSubmit={submit}>
        {!contract && <GroupField groups={groups} value={group} onChoose={setGroup} />}
        <TermsFields kind={kind} typed={typed} isWrong={isWrong} onChange={setTyped} />
        {fault ? <TermFaultText fault={fault} /> : <CallFault cause={process.error} />}
        {tried && <Trial of={tried} isOwn={false} />}
        <DialogActions>
          <Button type="submit" kind="primary" loading={process.isPending}>
            <Trans id="agent.offer.submit" context="Button that offers a contract">
              Send offer
            </Trans>
          </Button>
          <Button
            onClick={() =>
              ready((read) => setTried({ kind, group, terms: read, receiver: account }))
            }
          >
            <Trans id="agent.offer.try" context="Button that tries terms on the last month">
              Try on last month
            </Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Title({ account, isChange }: { account: string; isChange: boolean }) {
  const name = <bdi>{account}</bdi>;
  return isChange ? (
    <Trans id="agent.offer.change" context="Heading of a dialog; an account is inside">
      Other terms for {name}
    </Trans>
  ) : (
    <Trans id="agent.offer.title" context="Heading of a dialog; an account is inside">
      Offer {name} a contract
    </Trans>
  );
}
