import { ButtonLink } from '../Button/Button.tsx';
import type { Banner } from './Hero.tsx';

/** The one action of a banner. */
export function BannerAction({ banner }: { banner: Banner }) {
  if (!banner.action || !banner.link) return null;
  return (
    <ButtonLink href={banner.link} kind="primary" size="large">
      {banner.action}
    </ButtonLink>
  );
}
