import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { getBanners } from '../../schemas/api/content.ts';
import type { ValueOf } from '../../schemas/api/endpoint.ts';
import { useHttp } from '../platform/http/HttpContext.tsx';
import { useSession } from '../platform/session/SessionContext.tsx';
import { banners } from './content.ts';

/** The banners of a group that are for whoever looks at the page. */
export function useBanners(group: string) {
  const looker = useSession().kind;
  const select = useCallback(
    ({ list }: ValueOf<typeof getBanners>) =>
      list.filter(({ audience }) => audience === 'all' || audience === looker),
    [looker],
  );
  return useQuery({ ...banners(useHttp(), group), select });
}
