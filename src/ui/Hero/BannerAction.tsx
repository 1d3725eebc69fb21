import { ButtonLink } from '../Button/Button.tsx';
import type { Banner } from './Hero.tsx';

/** Whether a banner leads anywhere. */
export const hasAction = ({ action, link }: Banner): boolean => Boolean(action && link);

/** The one action of a banner. */
export function BannerAction({ banner }: { banner: Banner }) {
  if (!banner.action || !banner.link) return null;
  return (
    <ButtonLink href={banner.link} kind="primary" size="large">
      {banner.action}
    </ButtonLink>
  );
}
