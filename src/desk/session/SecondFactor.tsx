import { Trans, useLingui } from '@lingui/react/macro';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { FactorStep } from '../signIn/FactorStep.tsx';
import { DeskProblem, isDeskProblem } from '../transport/deskProblem.ts';
import { useDesk } from './DeskContext.tsx';

type Prove = () => Promise<void>;

const ProveContext = createContext<Prove | null>(null);

interface Asked {
  readonly resolve: () => void;
  readonly reject: (cause: unknown) => void;
}

/** Asks for the second factor once more where a call wants it fresh. */
export function SecondFactorRoot({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { session } = useDesk();
  const [asked, setAsked] = useState<Asked | null>(null);
  const prove = useCallback<Prove>(
    () => new Promise((resolve, reject) => setAsked({ resolve, reject })),
    [],
  );
  const close = () => {
    asked?.reject(new DeskProblem('secondFactorStale', 'The second factor was not shown.'));
    setAsked(null);
  };
  return (
    <ProveContext value={prove}>
      {children}
      <Dialog open={asked !== null} onClose={close}>
        <DialogTitle>
          {t({
            id: 'desk.prove.title',
            context:
              'Heading of a dialog: the second factor is asked for once more before something serious',
            message: 'Confirm that it is you',
          })}
        </DialogTitle>
        <DialogContent>
          <p>
            <Trans
              id="desk.prove.lead"
              context="In the dialog that asks for the second factor once more"
            >
              This needs your second factor, shown within the last five minutes.
            </Trans>
          </p>
          {asked ? (
            <FactorStep
              onShown={(next) => {
                session.set(next);
                asked.resolve();
                setAsked(null);
              }}
            />
          ) : null}
        </DialogContent>
      </Dialog>
    </ProveContext>
  );
}

/** Runs a call; where it wants the second factor fresh, asks for it and runs the call again. */
export function useProven(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const prove = useContext(ProveContext);
  if (!prove) throw new Error('useProven() outside of <SecondFactorRoot>.');
  return useCallback(
    async (work) => {
      try {
        return await work();
      } catch (cause) {
        if (!isDeskProblem(cause, 'secondFactorStale')) throw cause;
        await prove();
        return work();
      }
    },
    [prove],
  );
}
