import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getMessages, getUnreadCount } from '../../../../schemas/api/inbox.ts';
import { markRead, removeMessages } from '../../../api/inbox.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { MEMBER_KEY } from '../../../platform/http/memberKey.ts';

/** What can be done with messages; lists and counts are read anew after it. */
export function useInboxActions() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const onSuccess = (left: { unread: number }) => {
    queryClient.setQueryData([MEMBER_KEY, getUnreadCount.id], left);
    return queryClient.invalidateQueries({ queryKey: [MEMBER_KEY, getMessages.id] });
  };
  return {
    read: useMutation({ mutationFn: (ids?: readonly string[]) => markRead(http, ids), onSuccess }),
    remove: useMutation({
      mutationFn: (ids: readonly string[]) => removeMessages(http, ids),
      onSuccess,
    }),
  };
}
