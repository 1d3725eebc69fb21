import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { saveFile } from '../../../lib/saveFile.ts';

/** Saves a record as a file, which its name says the kind of. */
export function SaveButton(props: { name: string; read: () => Promise<Blob>; isOff: boolean }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    setState('busy');
    try {
      saveFile(await props.read(), props.name);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const { t } = useLingui();
  return (
    <Button
      icon="download"
      size="small"
      disabled={props.isOff}
      loading={state === 'busy'}
      onClick={() => void save()}
    >
      {state === 'failed'
        ? t({
            id: 'records.save.again',
            context: 'Button that saves a record as a file, after that failed',
            message: 'Not saved. Try again',
          })
        : props.name.endsWith('.pdf')
          ? t({
              id: 'records.save.pdf',
              context: 'Button that saves a record as a document that can be printed',
              message: 'Save as PDF',
            })
          : t({
              id: 'records.save',
              context: 'Button that saves a record as a file of comma-separated values',
              message: 'Save as CSV',
            })}
    </Button>
  );
}
