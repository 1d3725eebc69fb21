-- How many take part in a period of a leaderboard, so that nobody counts them for every page.
alter table leaderboard_periods add column players integer not null default 0 check (players >= 0);
grant update (players) on leaderboard_periods to livery_app;

alter table leaderboard_periods no force row level security;
alter table mission_entries no force row level security;
update leaderboard_periods known
   set players = (
     select count(*) from mission_entries entry
      where entry.merchant_code = known.merchant_code and entry.mission_id = known.mission_id
        and entry.period = known.period and entry.kind = 'leaderboard');
alter table leaderboard_periods force row level security;
alter table mission_entries force row level security;
