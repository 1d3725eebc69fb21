import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { ChunkError } from '../../platform/chunks/loadChunk.ts';
import { Problem } from '../../platform/http/problem.ts';
import { WithMessages } from '../../platform/i18n/WithMessages.tsx';
import { PROBLEM_MESSAGES } from '../../platform/http/problemMessages.ts';
import type { ChatTrouble } from '../../platform/service/chatTrouble.ts';
import { Button, ButtonLink } from '../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog/Dialog.tsx';

interface Props {
  trouble: ChatTrouble;
  /** Asks for the chat once more. */
  onRetry: () => void;
  onClose: () => void;
}

/** Says why the chat did not open, and what to do now. */
export function ServiceFault(props: Props) {
  return (
    <WithMessages part="account">
      <FaultDialog {...props} />
    </WithMessages>
  );
}

function FaultDialog({ trouble, onRetry, onClose }: Props) {
  return (
    <Dialog
      size="small"
      title={trouble.kind === 'blocked' ? <BlockedTitle /> : <FailedTitle />}
      lead={<Lead trouble={trouble} />}
      onClose={onClose}
    >
      <DialogActions>
        {trouble.kind === 'blocked' && (
          <ButtonLink
            href={trouble.address}
            kind="primary"
            size="large"
            icon="service"
            wide
            data-first-focus
            onClick={onClose}
          >
            <Trans id="service.open" context="Button: open the chat with customer service">
              Open the chat
            </Trans>
          </ButtonLink>
        )}
        {trouble.kind === 'failed' && (
          <Button kind="primary" size="large" wide data-first-focus onClick={onRetry}>
            <Trans id="service.retry" context="Button: try to open the chat again">
              Try again
            </Trans>
          </Button>
        )}
        {trouble.kind !== 'blocked' && <OtherWays />}
      </DialogActions>
    </Dialog>
  );
}

function BlockedTitle() {
  return (
    <Trans id="service.blocked.title" context="Heading: the browser let no window open">
      Your browser blocked the chat
    </Trans>
  );
}

function FailedTitle() {
  return (
    <Trans id="service.failed.title" context="Heading: the chat with customer service did not open">
      The chat did not open
    </Trans>
  );
}

function Lead({ trouble }: { trouble: ChatTrouble }): ReactNode {
  const { name } = useBrand();
  const { i18n } = useLingui();
  switch (trouble.kind) {
    case 'blocked':
      return (
        <Trans id="service.blocked.text" context="What to do where the browser lets no window open">
          Open it with this button. To have it open by itself next time, allow pop-ups for this
          site.
        </Trans>
      );
    case 'foreign':
      return (
        <Trans
          id="service.foreign.text"
          context="The chat's address is at a stranger's; {name} is the site"
        >
          Its address does not belong to {name}, so we kept it closed for your safety. Please reach
          us another way.
        </Trans>
      );
    case 'closed':
      return (
        <Trans id="service.closed.text" context="There is no chat at the moment">
          There is no chat at the moment. Please reach us another way.
        </Trans>
      );
    case 'failed':
      return i18n._(PROBLEM_MESSAGES[getCode(trouble.problem)]);
  }
}

function getCode(problem: unknown): Problem['code'] {
  if (problem instanceof Problem) return problem.code;
  return problem instanceof ChunkError ? 'offline' : 'internal';
}

/** Mail and telephone, where the merchant has them, else its page of ways to reach it. */
function OtherWays() {
  const { support, legal } = useBrand();
  const { email, phone } = support;
  return (
    <>
      {!email && !phone && legal.contact && (
        <ButtonLink href={legal.contact} size="large" wide>
          <Trans id="service.contact" context="Button: the page that tells how to reach the site">
            Contact us
          </Trans>
        </ButtonLink>
      )}
      {email && (
        <ButtonLink href={`mailto:${email}`} size="large" icon="mail" wide>
          <bdi dir="ltr">{email}</bdi>
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink href={`tel:${phone.replace(/[^+\d]/g, '')}`} size="large" icon="phone" wide>
          <bdi dir="ltr">{phone}</bdi>
        </ButtonLink>
      )}
    </>
  );
}
