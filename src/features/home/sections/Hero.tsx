import { useQuery } from '@tanstack/react-query';
import { banners } from '../../../api/content.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { Hero as HeroSlot } from '../../../ui/Hero/Hero.tsx';
import { SectionData } from '../SectionData.tsx';
import type { SectionProps } from '../sectionProps.ts';

/** Large banners, one message and one action each. */
export default function Hero({ group, intervalSeconds }: SectionProps<'hero'>) {
  const query = useQuery(banners(useHttp(), group));
  return (
    <SectionData id="hero" query={query}>
      {({ list }) =>
        list.length > 0 && <HeroSlot banners={list} intervalSeconds={intervalSeconds} />
      }
    </SectionData>
  );
}
