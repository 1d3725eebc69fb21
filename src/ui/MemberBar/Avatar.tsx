import { lazy, Suspense } from 'react';
import { getInitial } from '../../lib/initialOf.ts';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { useMounted } from '../motion/useMounted.ts';
import styles from './Avatar.module.css';

const AvatarDrawing = lazy(
  loadChunk(async () => ({ default: (await import('./AvatarDrawing.tsx')).AvatarDrawing })),
);

/** A picture of a member: the name of a drawing, or the address of one of their own. */
export interface MemberPicture {
  readonly avatar: string;
  readonly avatarType: 'STATIC' | 'CUSTOM';
}

/** Stands for a member by their picture, else by the first letter of the account. */
export function Avatar(props: {
  account: string;
  picture?: MemberPicture | undefined;
  size?: 'small' | 'large';
}) {
  const { account, picture, size = 'small' } = props;
  const isMounted = useMounted();
  const letter = getInitial(account);
  const { avatar = '', avatarType } = picture ?? {};
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {avatar === '' || !isMounted ? (
        letter
      ) : avatarType === 'CUSTOM' ? (
        <img className={styles.picture} src={avatar} alt="" decoding="async" />
      ) : (
        <Suspense fallback={letter}>
          <AvatarDrawing name={avatar} />
        </Suspense>
      )}
    </span>
  );
}
