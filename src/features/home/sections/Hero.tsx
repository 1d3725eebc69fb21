import { useState } from 'react';
import { useBanners } from '../../../api/useBanners.ts';
import { Hero as HeroSlot, type Banner, type HeroProps } from '../../../ui/Hero/Hero.tsx';
import { SectionData } from '../SectionData.tsx';
import type { SectionProps } from '../sectionProps.ts';

/** Large banners, one message and one action each. */
export default function Hero({ group, intervalSeconds }: SectionProps<'hero'>) {
  const query = useBanners(group);
  return (
    <SectionData id="hero" query={query}>
      {(list) => <LastingHero banners={list} intervalSeconds={intervalSeconds} />}
    </SectionData>
  );
}

/**
 * The banners; none where there were none. When they end under a reader's eyes, their room stays until the page is left,
 * because everything below would jump up by its height.
 */
function LastingHero({ banners, intervalSeconds }: HeroProps) {
  const [shown, setShown] = useState(banners);
  if (banners.length > 0 && banners !== shown) setShown(banners);
  if (banners.length > 0) return <HeroSlot banners={banners} intervalSeconds={intervalSeconds} />;
  if (shown.length === 0) return null;
  return <HeroSlot banners={shown.map(withoutOwnPicture)} intervalSeconds={0} isOver />;
}

/** A picture that the merchant took down goes at once; scenes and colours of the platform say nothing. */
const withoutOwnPicture = (banner: Banner): Banner => ({ ...banner, url: null });
