import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import {
  correctResult,
  enterResult,
  voidIssue,
  type getIssue,
} from '../../../../schemas/desk/lotteries.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { EffectView } from './EffectView.tsx';

type Issue = DeskValueOf<typeof getIssue>;

/** The field of a result; its effect shows when asked for, of what stands in the field then. */
function DrawFields({ id }: { id: string }) {
  const { t } = useLingui();
  const draw = useWatch({ name: 'draw' }) as string | undefined;
  const [shown, setShown] = useState<string>();
  const written = draw?.trim();
  return (
    <>
      <TextInput
        source="draw"
        label={t({ id: 'desk.result.draw', context: 'Label of a field', message: 'Result' })}
        helperText={t({
          id: 'desk.result.drawHelp',
          context: 'Help under the field of a result',
          message: 'As 1,3,5,7,9; of a board as JSON.',
        })}
        validate={[required()]}
        multiline
      />
      <Button disabled={!written || shown === written} onClick={() => setShown(written)}>
        {t({ id: 'desk.result.foresee', context: 'Button', message: 'Show what it does' })}
      </Button>
      {shown !== undefined && shown === written ? <EffectView id={id} draw={shown} /> : null}
    </>
  );
}

/** What can be done to the result of an issue; each waits for a second person. */
export function ResultButtons({ issue }: { issue: Issue }) {
  const { t } = useLingui();
  const { id, version, lottery, issue: name } = issue;
  const lead = t({
    id: 'desk.result.lead',
    context: 'In the dialog of a change of a result',
    message: 'A second person confirms it. Until then nothing moves.',
  });
  const confirm = t({
    id: 'desk.result.ask',
    context: 'Button of a dialog',
    message: 'Ask for it',
  });
  const toBody = ({ draw = '', reason }: { draw?: string; reason: string }) => ({
    id,
    version,
    reason,
    draw: draw.trim(),
  });
  const fields = <DrawFields id={id} />;
  return (
    <>
      {issue.canEnter ? (
        <ActionButton<typeof enterResult, { draw?: string }>
          endpoint={enterResult}
          variant="contained"
          label={t({ id: 'desk.result.enter', context: 'Button', message: 'Enter result' })}
          title={t({
            id: 'desk.result.enterTitle',
            context: 'Heading of a dialog',
            message: `Result of ${lottery} ${name}`,
          })}
          {...{ lead, confirm, fields, toBody }}
          width="sm"
        />
      ) : null}
      {issue.canCorrect ? (
        <ActionButton<typeof correctResult, { draw?: string }>
          endpoint={correctResult}
          label={t({ id: 'desk.result.correct', context: 'Button', message: 'Correct' })}
          title={t({
            id: 'desk.result.correctTitle',
            context: 'Heading of a dialog',
            message: `Correct the result of ${lottery} ${name}`,
          })}
          {...{ lead, confirm, fields, toBody }}
          width="sm"
        />
      ) : null}
      {issue.canVoid ? (
        <ActionButton
          endpoint={voidIssue}
          danger
          label={t({ id: 'desk.result.void', context: 'Button', message: 'Declare void' })}
          title={t({
            id: 'desk.result.voidTitle',
            context: 'Heading of a dialog',
            message: `Give back all stakes of ${lottery} ${name}?`,
          })}
          fields={<EffectView id={id} draw={undefined} />}
          {...{ lead, confirm }}
          toBody={({ reason }) => ({ id, version, reason })}
          width="sm"
        />
      ) : null}
    </>
  );
}
