import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { faultOfText, tidyText } from '../../../engine/fields/plainText.ts';
import { MOST_TEAM_MESSAGE } from '../../../schemas/api/agents.ts';
import { writeTo, type TeamMember } from '../../api/agents.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { CallFault } from '../../ui/CentreFrame/CallFault.tsx';
import centre from '../../ui/CentreFrame/Centre.module.css';
import { Dialog, DialogActions } from '../../ui/Dialog/Dialog.tsx';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';

/** Writes to somebody of the team; what was sent is said in the place of the form. */
export function MessageDialog(props: { member: TeamMember; onClose: () => void }) {
  const { member, onClose } = props;
  const { account } = member;
  const http = useHttp();
  const [text, setText] = useState('');
  const [wasPressed, setPressed] = useState(false);
  const content = tidyText(text);
  const send = useMutation({
    mutationFn: () => writeTo(http, { member: member.id, text: content }),
  });
  const submit = (press: FormEvent) => {
    press.preventDefault();
    setPressed(true);
    if (faultOfText(content, MOST_TEAM_MESSAGE) === null && !send.isPending) send.mutate();
  };
  return (
    <Dialog
      size="small"
      title={
        <Trans id="agent.message.title" context="Heading of a dialog; the account is inside">
          Message to <bdi>{account}</bdi>
        </Trans>
      }
      isDirty={content !== '' && !send.isSuccess}
      onClose={onClose}
    >
      {send.isSuccess ? (
        <div className={centre.form}>
          <p role="status">
            <Trans id="agent.message.sent" context="Once a message to a downline was sent">
              Sent. It waits among their messages, with your account below it.
            </Trans>
          </p>
          <DialogActions>
            <Button kind="primary" size="large" onClick={onClose} data-first-focus>
              <Trans id="agent.message.done" context="Button: closes the dialog">
                Done
              </Trans>
            </Button>
          </DialogActions>
        </div>
      ) : (
        <form className={centre.form} noValidate onSubmit={submit}>
          <CallFault cause={send.error} />
          <LongTextField
            label={
              <Trans id="agent.message.text" context="Field: what an agent writes to a downline">
                Your message
              </Trans>
            }
            help={
              <Trans id="agent.message.help" context="Below the field of a message to a downline">
                They see your account, and cannot answer here.
              </Trans>
            }
            value={text}
            most={MOST_TEAM_MESSAGE}
            readOnly={send.isPending}
            wasPressed={wasPressed}
            onChange={setText}
          />
          <DialogActions>
            <Button type="submit" kind="primary" size="large" icon="send" loading={send.isPending}>
              <Trans id="agent.message.send" context="Button: sends the message">
                Send
              </Trans>
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
