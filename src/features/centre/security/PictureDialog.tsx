import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { MEMBER_AVATARS, type MemberAvatar } from '../../../../schemas/avatars.ts';
import { fitPicture, toBase64 } from '../../../lib/pictures.ts';
import { memberAvatar, memberInfo } from '../../../api/member.ts';
import { setAvatar } from '../../../api/security.ts';
import { loadChunk } from '../../../platform/chunks/loadChunk.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Problem } from '../../../platform/http/problem.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { Avatar } from '../../../ui/MemberBar/Avatar.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { CallFault } from '../../../ui/CentreFrame/CallFault.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { ChoosePicture } from '../../../ui/fields/ChoosePicture.tsx';
import styles from './Security.module.css';

const CropPicture = lazy(
  loadChunk(async () => ({ default: (await import('./CropPicture.tsx')).CropPicture })),
);

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MOST_BYTES = 5 * 1024 * 1024;

/** A drawing, a picture of the member's own, or none: the first letter of the account then. */
export function PictureDialog({ onClose }: { onClose: () => void }) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { data: picture } = useQuery(memberAvatar(http));
  const { data: member } = useQuery(memberInfo(http));
  const [file, setFile] = useState<File>();
  const keep = useMutation({
    mutationFn: (body: Parameters<typeof setAvatar>[1]) => setAvatar(http, body),
    onSuccess: (value) => queryClient.setQueryData(memberAvatar(http).queryKey, value),
  });
  const upload = useMutation({
    mutationFn: async (cut: Blob) => {
      const small = await fitPicture(new File([cut], 'picture'), MOST_BYTES);
      if (!small) throw new Problem('pictureInvalid', 'The picture cannot be drawn.');
      return keep.mutateAsync({ picture: await toBase64(small) });
    },
    onSuccess: onClose,
  });
  return (
    <Dialog
      title={
        <Trans id="centre.own.picture.title" context="Heading: the picture of the member">
          Your picture
        </Trans>
      }
      isDirty={file !== undefined}
      onClose={onClose}
    >
      <div className={centre.form}>
        <CallFault cause={upload.error ?? keep.error} />
        {file ? (
          <Suspense fallback={<Skeleton className={centre.shape} />}>
            <CropPicture
              file={file}
              isBusy={upload.isPending}
              onCut={(cut) => upload.mutate(cut)}
              onBack={() => setFile(undefined)}
            />
          </Suspense>
        ) : (
          <>
            <div className={centre.actions}>
              <ChoosePicture types={TYPES} onChoose={([chosen]) => setFile(chosen)}>
                <Trans
                  id="centre.own.picture.upload"
                  context="Button: opens the choice of pictures"
                >
                  Upload a picture
                </Trans>
              </ChoosePicture>
            </div>
            <Drawings
              account={member?.account ?? ''}
              chosen={picture?.avatar}
              onChoose={(drawing) => keep.mutate({ drawing })}
            />
            <DialogActions>
              <Button kind="primary" size="large" onClick={onClose}>
                <Trans
                  id="centre.own.picture.done"
                  context="Button: closes the choice of a picture"
                >
                  Done
                </Trans>
              </Button>
              {picture?.avatar && (
                <Button kind="quiet" size="large" onClick={() => keep.mutate({})}>
                  <Trans id="centre.own.picture.remove" context="Button: takes the picture away">
                    Remove picture
                  </Trans>
                </Button>
              )}
            </DialogActions>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The drawings, of which one may be chosen. */
function Drawings(props: {
  account: string;
  chosen: string | undefined;
  onChoose: (drawing: MemberAvatar) => void;
}) {
  const { account, chosen, onChoose } = props;
  const { t } = useLingui();
  return (
    <ul className={styles.drawings}>
      {MEMBER_AVATARS.map((drawing, at) => {
        const number = at + 1;
        return (
          <li key={drawing}>
            <button
              type="button"
              className={styles.drawing}
              aria-pressed={chosen === drawing}
              aria-label={t({
                id: 'centre.own.picture.drawing',
                context: 'Button: one of twelve drawings, by its number',
                message: `Drawing ${number}`,
              })}
              onClick={() => onChoose(drawing)}
            >
              <Avatar
                account={account}
                picture={{ avatar: drawing, avatarType: 'STATIC' }}
                size="large"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
