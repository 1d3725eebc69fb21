-- Whoever has a page open is told that something waits in the centre: more or less than a moment ago.
alter domain live_event_kind drop constraint live_event_kind_check;
alter domain live_event_kind add constraint live_event_kind_check check
  (value in ('balance', 'round', 'winner', 'message', 'banners', 'signOut', 'lotteryOrder', 'payment', 'badges'));
