import { Trans, useLingui } from '@lingui/react/macro';
import { groupOf } from '../../../engine/agents/points.ts';
import { DOWNLINE_KINDS, type DownlineKind } from '../../../schemas/api/agents.ts';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { formatPoint, listPoints } from './points.ts';

/** The words and choices of a rebate point. */
export function PointField(props: {
  own: { readonly point: number; readonly base: number };
  kept?: number;
  value: number;
  onChoose: (point: number) => void;
}) {
  const { own, kept, value, onChoose } = props;
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <SelectField
      label={t({
        id: 'agent.point',
        context: 'Field: what lotteries give back to a downline, in percent',
        message: 'Rebate point',
      })}
      help={
        <Trans
          id="agent.point.help"
          context="Below the choice of a rebate point; how much lottery bets give back, at most what the agent has"
        >
          What lottery bets give back. You keep the difference to your own point.
        </Trans>
      }
      value={String(value)}
      options={listPoints(own.point, kept).map((point) => ({
        value: String(point),
        label: `${formatPoint(formats, point)} · ${formats.number(groupOf(own.base, point))}`,
      }))}
      onChoose={(chosen) => onChoose(Number(chosen))}
    />
  );
}

/** The choice of whether somebody leads a team or plays. */
export function KindField(props: { value: DownlineKind; onChoose: (kind: DownlineKind) => void }) {
  const { t } = useLingui();
  const words = {
    agent: t({
      id: 'agent.kind.agentChoice',
      context: 'Choice: an account that leads a team of its own',
      message: 'Agent',
    }),
    player: t({
      id: 'agent.kind.playerChoice',
      context: 'Choice: an account that plays only',
      message: 'Player',
    }),
  };
  return (
    <SelectField
      label={t({
        id: 'agent.kind',
        context: 'Field: whether an account leads a team or plays',
        message: 'Kind of account',
      })}
      value={props.value}
      options={DOWNLINE_KINDS.map((value) => ({ value, label: words[value] }))}
      onChoose={(kind) => props.onChoose(kind === 'agent' ? 'agent' : 'player')}
    />
  );
}
