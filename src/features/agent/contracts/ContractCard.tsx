import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { Contract } from '../../../api/contracts.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { GROUP_WORDS, STATE_WORDS } from './contractWords.ts';
import styles from './Contracts.module.css';
import { TermsText } from './TermsText.tsx';
import { Ending, TermFaultText, Trial } from './Trial.tsx';
import { endsOf, faultOf, useProcess } from './useProcess.ts';

type Letter = Contract['steps'][number];

/** One contract: how it stands, what it says, and what can be done with it. */
export function ContractCard({
  of,
  isOwn,
  onChange,
}: {
  of: Contract;
  isOwn: boolean;
  /** Opens the form with other terms. */
  onChange?: () => void;
}) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const [asked, setAsked] = useState<Letter | null>(null);
  const { word, tone } = STATE_WORDS[of.status];
  const from = of.runsFrom && formats.dateTime(of.runsFrom);
  const until = of.lapsesAt && formats.dateTime(of.lapsesAt);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={styles.name}>{i18n._(GROUP_WORDS[of.group])}</span>
        <Badge tone={tone}>{i18n._(word)}</Badge>
      </div>
      <TermsText kind={of.kind} terms={of.terms} />
      {of.offered && (
        <div className={styles.group}>
          <h3 className={centre.groupName}>
            <Trans id="agent.contract.offered" context="Heading above terms that are offered">
              Offered instead
            </Trans>
          </h3>
          <TermsText kind={of.kind} terms={of.offered} />
        </div>
      )}
      {from && (
        <p className={centre.quiet}>
          <Trans id="agent.contract.from" context="{from} is a date and time">
            Billed from {from}
          </Trans>
        </p>
      )}
      {until && (
        <p className={centre.quiet}>
          <Trans id="agent.contract.until" context="{until} is a date and time">
            To be answered by {until}
          </Trans>
        </p>
      )}
      {of.steps.length > 0 && (
        <div className={centre.actions}>
          {of.steps.map((letter) => (
            <Button
              key={letter}
              size="small"
              kind={isPositive(of, letter) ? 'primary' : 'secondary'}
              onClick={() => (letter === 'E' ? onChange?.() : setAsked(letter))}
            >
              <StepWord of={of} letter={letter} />
            </Button>
          ))}
        </div>
      )}
      {asked && (
        <AnswerDialog of={of} letter={asked} isOwn={isOwn} onClose={() => setAsked(null)} />
      )}
    </li>
  );
}

const isPositive = ({ status }: Contract, letter: Letter) =>
  letter === 'A' && (status === 'P' || status === 'E');

/** What a button does. */
function StepWord({ of: { status, kind }, letter }: { of: Contract; letter: Letter }): ReactNode {
  const isEnd = status === 'V';
  const agrees = isEnd && (kind === 'hourly' ? letter === 'A' : letter === 'C');
  if (agrees) {
    return (
      <Trans id="agent.step.agree" context="Button: agrees that a contract ends">
        Agree to end it
      </Trans>
    );
  }
  if (isEnd && letter !== 'W') {
    return (
      <Trans id="agent.step.keep" context="Button: wants a contract to go on">
        Keep the contract
      </Trans>
    );
  }
  switch (letter) {
    case 'A':
      return (
        <Trans id="agent.step.accept" context="Button: accepts an offer">
          Accept
        </Trans>
      );
    case 'R':
      return (
        <Trans id="agent.step.reject" context="Button: declines an offer">
          Decline
        </Trans>
      );
    case 'E':
      return (
        <Trans id="agent.step.change" context="Button: offers other terms">
          Change terms
        </Trans>
      );
    case 'V':
      return (
        <Trans id="agent.step.end" context="Button: asks to end a contract">
          Ask to end it
        </Trans>
      );
    default:
      return (
        <Trans id="agent.step.withdraw" context="Button: takes an own offer or question back">
          Take back
        </Trans>
      );
  }
}

/** Asks once more, with what terms would have paid and whose contracts end with it. */
function AnswerDialog({
  of,
  letter,
  isOwn,
  onClose,
}: {
  of: Contract;
  letter: Letter;
  isOwn: boolean;
  onClose: () => void;
}) {
  const process = useProcess(of.kind, onClose);
  const fault = faultOf(process.error);
  const ends = endsOf(process.error);
  const { id, kind, group } = of;
  const isAccept = isPositive(of, letter);
  return (
    <Dialog
      size="small"
      onClose={onClose}
      title={<StepWord of={of} letter={letter} />}
      lead={
        isAccept ? (
          <Trans id="agent.answer.accept" context="In the dialog that accepts an offer">
            The terms hold from the next period.
          </Trans>
        ) : (
          <Trans id="agent.answer.other" context="In the dialog about a contract">
            The other side is told at once.
          </Trans>
        )
      }
    >
      <div className={centre.form}>
        {isAccept && isOwn && <Trial isOwn of={{ kind, group, terms: of.offered ?? of.terms }} />}
        {ends.length > 0 && !isAccept && <Ending ends={ends} />}
        {fault && <TermFaultText fault={fault} />}
        {!fault && ends.length === 0 && <CallFault cause={process.error} />}
        <DialogActions>
          <Button
            kind="primary"
            loading={process.isPending}
            onClick={() =>
              process.mutate({
                status: letter,
                id,
                ...(ends.length > 0 && { downlineHigherRate: 'Y' as const }),
              })
            }
          >
            {ends.length > 0 ? (
              <Trans id="agent.answer.yes" context="Button: agrees that contracts below end">
                Yes, end them
              </Trans>
            ) : (
              <StepWord of={of} letter={letter} />
            )}
          </Button>
          <Button onClick={onClose}>
            <Trans id="agent.answer.back" context="Button that leaves a dialog without doing it">
              Not now
            </Trans>
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
