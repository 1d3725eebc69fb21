import { Trans } from '@lingui/react/macro';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import type { Banner } from './Hero.tsx';

const REGISTER_PATH = '/register';

/** Whether a banner leads anywhere, for whoever looks at it. */
export const useHasAction = (): ((banner: Banner) => boolean) => {
  const isGuest = useSession().kind === 'guest';
  return ({ action, link, invitesGuests }) => (isGuest && invitesGuests) || Boolean(action && link);
};

/** The one action of a banner: guests open an account where it invites them, members go on to what it is about. */
export function BannerAction({ banner }: { banner: Banner }) {
  const isGuest = useSession().kind === 'guest';
  if (isGuest && banner.invitesGuests) {
    return (
      <ButtonLink href={REGISTER_PATH} kind="primary" size="large">
        <Trans id="banner.register" context="Button of a banner for visitors without an account">
          Create account
        </Trans>
      </ButtonLink>
    );
  }
  if (!banner.action || !banner.link) return null;
  return (
    <ButtonLink href={banner.link} kind="primary" size="large">
      {banner.action}
    </ButtonLink>
  );
}
