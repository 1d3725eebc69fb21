import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  BooleanInput,
  NumberInput,
  RadioButtonGroupInput,
  required,
  SelectInput,
} from 'react-admin';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { adjustPoints } from '../../../../schemas/desk/points.ts';
import { setVipLevel, type getMemberVip } from '../../../../schemas/desk/vip.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import type { Member } from './memberParts.ts';
import { useClubWords } from './useClubWords.ts';

type Standing = DeskValueOf<typeof getMemberVip>;

/** Puts a member on a level; a second person agrees. */
export function SetLevel({ member, standing }: { member: Member; standing: Standing }) {
  const { t } = useLingui();
  const { account, id } = member;
  const words = useClubWords();
  return (
    <ActionButton<typeof setVipLevel, { level: number; withGifts?: boolean }>
      endpoint={setVipLevel}
      size="small"
      label={t({ id: 'desk.club.setLevel', context: 'Button', message: 'Set the level' })}
      title={t({
        id: 'desk.club.setLevelTitle',
        context: 'Heading of a dialog; an account is inside',
        message: `Set the VIP level of ${account}`,
      })}
      lead={t({
        id: 'desk.club.setLevelLead',
        context: 'In the dialog that sets a VIP level',
        message: 'Growth becomes where the level begins. A second person agrees.',
      })}
      confirm={words.ask}
      defaultValues={{ level: standing.level, withGifts: false }}
      fields={
        <>
          <SelectInput
            source="level"
            label={t({ id: 'desk.club.level', context: 'Name of a fact', message: 'Level' })}
            choices={standing.levels.map((name, at) => ({ id: at, name: `${at} · ${name}` }))}
            translateChoice={false}
            validate={required()}
            helperText={false}
          />
          <BooleanInput
            source="withGifts"
            label={t({
              id: 'desk.club.withGifts',
              context: 'Switch of a form: gifts of levels on the way are given as well',
              message: 'With gifts of the levels on the way',
            })}
            helperText={false}
          />
        </>
      }
      toBody={({ level, withGifts, reason }) => ({
        memberId: id,
        level,
        withGifts: withGifts ?? false,
        reason,
      })}
    />
  );
}

interface AdjustValues {
  readonly direction: 'credit' | 'debit';
  readonly points: number;
}

/** Adds points or takes them away; a second person agrees. */
export function AdjustPoints({ member: { id, account } }: { member: Member }) {
  const { t } = useLingui();
  const words = useClubWords();
  // Made once a form, so that a second try of the same one has one effect.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  return (
    <ActionButton<typeof adjustPoints, AdjustValues>
      endpoint={adjustPoints}
      size="small"
      label={t({ id: 'desk.club.adjust', context: 'Button', message: 'Adjust points' })}
      title={t({
        id: 'desk.club.adjustTitle',
        context: 'Heading of a dialog; an account is inside',
        message: `Adjust the points of ${account}`,
      })}
      lead={words.second}
      confirm={words.ask}
      defaultValues={{ direction: 'credit' }}
      fields={
        <>
          <RadioButtonGroupInput
            source="direction"
            label={words.direction}
            choices={[
              { id: 'credit', name: words.credit },
              { id: 'debit', name: words.debit },
            ]}
            translateChoice={false}
            helperText={false}
          />
          <NumberInput
            source="points"
            label={t({ id: 'desk.club.howMany', context: 'Field', message: 'Points' })}
            min={1}
            max={1_000_000_000}
            step={1}
            validate={required()}
            helperText={false}
          />
        </>
      }
      toBody={({ direction, points, reason }) => ({
        requestId,
        memberId: id,
        direction,
        points,
        reason,
      })}
      onDone={() => setRequestId(crypto.randomUUID())}
    />
  );
}
