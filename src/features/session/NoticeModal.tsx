import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { announcements } from '../../api/content.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import type { ModalProps } from '../../platform/modals/modals.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { LoadFault } from '../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { NoticeReader } from './NoticeReader.tsx';
import styles from './session.module.css';

/** Every announcement that runs now. */
export default function NoticeModal({ args, onClose }: ModalProps<'notice'>) {
  const http = useHttp();
  const { data, isError, refetch } = useQuery(announcements(http));
  const notices = data?.list ?? [];
  return (
    <Dialog
      size={notices.length > 1 ? 'wide' : 'medium'}
      title={
        <Trans id="notice.title" context="Heading of the dialog of announcements">
          Announcements
        </Trans>
      }
      onClose={() => void onClose()}
    >
      {data ? (
        <NoticeReader notices={notices} startWith={args.id} />
      ) : isError ? (
        <LoadFault onRetry={() => void refetch()}>
          <Trans id="notice.fault" context="In place of the announcements when they did not load">
            The announcements did not load.
          </Trans>
        </LoadFault>
      ) : (
        <div className={styles.shape} aria-busy="true">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )}
      {data && notices.length === 0 && (
        <p className={styles.aside}>
          <Trans id="notice.none" context="In place of the announcements when there are none">
            There is nothing to announce right now. News will stand here.
          </Trans>
        </p>
      )}
    </Dialog>
  );
}
