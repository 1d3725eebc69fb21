-- Open pages are told of banners as they are of announcements: when somebody changes them, and when they begin or end by
-- the clock. Which group it was is not said: a merchant's first banner hides the platform's of every group.

alter table live_events
  drop constraint live_events_kind_check,
  drop constraint live_events_check,
  add constraint live_events_kind_check
    check (kind in ('balance', 'round', 'winner', 'message', 'banners', 'signOut')),
  add constraint live_events_check
    check ((kind in ('winner', 'message', 'banners')) = (member_id is null));

create function tell_banners() returns trigger
  language plpgsql as $$
begin
  insert into live_events (merchant_code, kind) select distinct merchant_code, 'banners' from changed;
  return null;
end
$$;

create trigger told_new after insert on banners
  referencing new table as changed for each statement execute function tell_banners();
create trigger told_changed after update on banners
  referencing new table as changed for each statement execute function tell_banners();
create trigger told_gone after delete on banners
  referencing old table as changed for each statement execute function tell_banners();

alter table banners
  add column told_at timestamptz not null default now(),
  add column tell_at timestamptz generated always as (
    case when told_at < starts_at then starts_at when told_at < ends_at then ends_at end) stored;
create index banners_to_tell on banners (tell_at) where tell_at is not null;
create policy owner_lists on banners for select to current_user using (tell_at <= now());
