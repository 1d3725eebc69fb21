import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { refreshAgent, setPoint, type TeamMember } from '../../api/agents.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useFormats } from '../../platform/i18n/LocaleContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { CallFault } from '../../ui/CentreFrame/CallFault.tsx';
import centre from '../../ui/CentreFrame/Centre.module.css';
import { Dialog, DialogActions } from '../../ui/Dialog/Dialog.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { formatPoint, groupOf, listPoints } from './points.ts';

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

/** Changes the rebate point of somebody right below. */
export function PointDialog(props: {
  member: TeamMember;
  own: { readonly point: number; readonly base: number };
  onClose: () => void;
}) {
  const { member, own, onClose } = props;
  const http = useHttp();
  const client = useQueryClient();
  const [point, choose] = useState(Math.min(member.point, own.point));
  const save = useMutation({
    mutationFn: () => setPoint(http, { member: member.id, point }),
    onSuccess: () => {
      void refreshAgent(client);
      onClose();
    },
  });
  const submit = (press: FormEvent) => {
    press.preventDefault();
    save.mutate();
  };
  return (
    <Dialog
      size="small"
      title={
        <Trans id="agent.point.title" context="Heading of a dialog; the account is inside">
          Rebate point of <bdi>{member.account}</bdi>
        </Trans>
      }
      onClose={onClose}
    >
      <form className={centre.form} noValidate onSubmit={submit}>
        <CallFault cause={save.error} />
        <PointField own={own} kept={member.point} value={point} onChoose={choose} />
        <DialogActions>
          <Button type="submit" kind="primary" size="large" loading={save.isPending}>
            <Trans id="agent.point.save" context="Button: keeps the chosen rebate point">
              Save
            </Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
