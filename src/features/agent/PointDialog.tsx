import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { refreshAgent, setPoint, type TeamMember } from '../../api/agents.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { CallFault } from '../../ui/CentreFrame/CallFault.tsx';
import centre from '../../ui/CentreFrame/Centre.module.css';
import { Dialog, DialogActions } from '../../ui/Dialog/Dialog.tsx';
import { PointField } from './fields.tsx';

/** Changes the rebate point of somebody right below. */
export function PointDialog(props: {
  member: TeamMember;
  own: { readonly point: number; readonly base: number };
  onClose: () => void;
}) {
  const { member, own, onClose } = props;
  const { account } = member;
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
          Rebate point of <bdi>{account}</bdi>
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
