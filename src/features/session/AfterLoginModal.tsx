import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { announcements } from '../../api/content.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import type { ModalProps } from '../../platform/modals/modals.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog/Dialog.tsx';
import { NoticeReader } from './NoticeReader.tsx';
import { LOGIN_NOTICES, markSeen, selectUnseen, type Notice } from './seenNotices.ts';

/** Tells what is new to somebody who just signed in, each of it once. It was fetched before this opened. */
export default function AfterLoginModal({ args, onClose }: ModalProps<'afterLogin'>) {
  const { data } = useQuery(announcements(useHttp(), LOGIN_NOTICES));
  if (!data) return null;
  return <News list={data.list} isFirst={args.firstTime === true} onClose={() => void onClose()} />;
}

function News(props: { list: readonly Notice[]; isFirst: boolean; onClose: () => void }) {
  const { isFirst, onClose } = props;
  const session = useSession();
  const account = session.kind === 'member' ? session.account : '';
  const [notices] = useState(() => selectUnseen(props.list));
  const isOver = notices.length === 0;
  useEffect(() => {
    if (isOver) onClose();
    else markSeen(notices);
    // What was new when it opened stays until it is closed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (isOver) return null;
  return (
    <Dialog
      size={notices.length > 1 ? 'wide' : 'medium'}
      title={
        isFirst ? (
          <Trans
            id="afterLogin.welcome"
            context="Heading after somebody signed in for the first time; {account} is their username"
          >
            Welcome, <bdi>{account}</bdi>
          </Trans>
        ) : (
          <Trans
            id="afterLogin.back"
            context="Heading after somebody signed in; {account} is their username"
          >
            Good to see you again, <bdi>{account}</bdi>
          </Trans>
        )
      }
      onClose={onClose}
    >
      <NoticeReader notices={notices} />
      <DialogActions>
        <Button kind="primary" size="large" data-first-focus onClick={onClose}>
          <Trans id="afterLogin.go" context="Button below the news: go on to the site">
            Continue
          </Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
