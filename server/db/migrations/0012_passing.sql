-- What passes by itself: play money with all that was played for it, and announcements that begin and end by the clock.

-- When a purse was last opened by a launch.
alter table play_wallets add column opened_at timestamptz not null default now();
grant update (opened_at) on play_wallets to livery_app;
create index play_wallets_by_opening on play_wallets (opened_at);

create index play_rounds_for_nothing on play_rounds (closed_at) where mode = 'play' and state <> 'open';
create index play_sessions_for_nothing on play_sessions (ends_at) where mode = 'play';
create index house_rounds_for_nothing on house_rounds (created_at) where mode = 'play';
create index house_sessions_for_nothing on house_sessions (ends_at) where mode = 'play';

-- The sweep waits a day longer than this. Rounds of real money are never in reach of it.
call let_owner_sweep('play_wallets', 'opened_at < now() - interval ''6 days''');
create policy owner_reads on play_rounds for select to current_user using (mode = 'play');
create policy owner_sweeps on play_rounds for delete to current_user
  using (mode = 'play' and state <> 'open' and closed_at < now() - interval '6 days');
call let_owner_sweep('play_transactions', 'exists (
  select from play_rounds round
   where round.merchant_code = play_transactions.merchant_code
     and round.vendor_code = play_transactions.vendor_code and round.id = play_transactions.round_id
     and round.mode = ''play'' and round.state <> ''open'' and round.closed_at < now() - interval ''6 days'')');
call let_owner_sweep('play_sessions', 'mode = ''play'' and ends_at < now() - interval ''6 days''');
create policy owner_reads on house_rounds for select to current_user using (mode = 'play');
create policy owner_sweeps on house_rounds for delete to current_user
  using (mode = 'play' and state in ('done', 'void') and created_at < now() - interval '6 days');
call let_owner_sweep('house_sessions', 'mode = ''play'' and ends_at < now() - interval ''6 days''');

-- When pages were told of an announcement last, and when its clock gives reason to tell them again: by the trigger on
-- updates, so that a job has only to say that it is told.
alter table announcements
  add column told_at timestamptz not null default now(),
  add column tell_at timestamptz generated always as (
    case when told_at < starts_at then starts_at when told_at < ends_at then ends_at end) stored;
create index announcements_to_tell on announcements (tell_at) where tell_at is not null;
create policy owner_lists on announcements for select to current_user using (tell_at <= now());
