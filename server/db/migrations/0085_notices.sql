-- What members are told: of events, each by a row of its own, and by the house, one row for everybody whom it is for.
create table notices (
  merchant_code text not null,
  id uuid not null,
  member_id uuid not null references members (id) on delete cascade,
  -- Which event; unique at a member, so that an event that is met twice tells once.
  name text not null check (length(name) between 1 and 120),
  kind text not null check (length(kind) between 1 and 40),
  type text not null check (type in ('money', 'account', 'play', 'agents', 'rewards', 'news')),
  -- What stands in the placeholders of the kind's text; it is written when somebody reads it, in their language.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  created_at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz,
  primary key (merchant_code, id)
);
create unique index notices_by_name on notices (merchant_code, member_id, name);
create index notices_by_member on notices (member_id, created_at desc, id desc) where deleted_at is null;
create index notices_unread on notices (member_id) where read_at is null and deleted_at is null;
create index notices_to_go on notices (created_at);

create table broadcasts (
  merchant_code text not null,
  id uuid primary key,
  type text not null check (type in ('money', 'account', 'play', 'agents', 'rewards', 'news')),
  -- Marketing reaches nobody who did not ask for it, is excluded or takes a break.
  is_marketing boolean not null,
  titles jsonb not null check (jsonb_typeof(titles) = 'object'),
  -- Sanitised HTML by locale.
  bodies jsonb not null check (jsonb_typeof(bodies) = 'object'),
  link text check (length(link) between 1 and 500),
  segment jsonb not null check (jsonb_typeof(segment) = 'object'),
  -- Of a segment that is a list, or that looks at what changes: who it was when it was sent.
  member_ids uuid[],
  ways text[] not null check (ways <@ array['mail', 'sms', 'push']),
  state text not null check (state in ('draft', 'planned', 'sent', 'withdrawn')),
  publish_at timestamptz,
  ends_at timestamptz,
  -- Up to which member deliveries were made; null once all were.
  delivered_to uuid,
  is_delivering boolean not null default false,
  made_by text not null,
  created_at timestamptz not null
);
create index broadcasts_shown on broadcasts (merchant_code, publish_at desc, id desc) where state = 'sent';
create index broadcasts_listed on broadcasts (merchant_code, created_at desc, id desc);
create index broadcasts_due on broadcasts (publish_at) where state = 'planned';
create index broadcasts_to_deliver on broadcasts (publish_at) where is_delivering;

-- What a member did with what is told to everybody.
create table broadcast_reads (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  broadcast_id uuid not null references broadcasts (id) on delete cascade,
  read_at timestamptz not null,
  deleted_at timestamptz,
  primary key (member_id, broadcast_id)
);
create index broadcast_reads_by_broadcast on broadcast_reads (broadcast_id);

-- What a member wants by which way, as far as they said so.
create table notice_choices (
  merchant_code text not null,
  member_id uuid primary key references members (id) on delete cascade,
  choices jsonb not null check (jsonb_typeof(choices) = 'object'),
  changed_at timestamptz not null
);

call protect_tenant_table('notices', false);
call protect_tenant_table('broadcasts', false);
call protect_tenant_table('broadcast_reads', false);
call protect_tenant_table('notice_choices', false);
grant select, insert, update, delete on notices, broadcasts, broadcast_reads, notice_choices to livery_app;
call let_owner_sweep('notices', 'created_at < now() - interval ''400 days''');
create policy owner_works on broadcasts for select to current_user using (state = 'planned' or is_delivering);
create policy desk_member_scope on notices as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));

-- Open pages hear of it: a member of their own, everybody of what the house tells.
alter domain live_event_kind drop constraint live_event_kind_check;
alter domain live_event_kind add constraint live_event_kind_check check
  (value in ('balance', 'round', 'winner', 'message', 'banners', 'signOut', 'lotteryOrder', 'payment', 'badges',
    'inbox', 'broadcast'));
alter table live_events
  drop constraint live_events_check,
  add constraint live_events_check
    check ((kind in ('winner', 'message', 'banners', 'broadcast')) = (member_id is null));

create function tell_inbox() returns trigger
  language plpgsql as $$
begin
  insert into live_events (merchant_code, kind, member_id)
  select distinct merchant_code, 'inbox', member_id from changed;
  return null;
end
$$;
create trigger told_new after insert on notices
  referencing new table as changed for each statement execute function tell_inbox();
create trigger told_changed after update on notices
  referencing new table as changed for each statement execute function tell_inbox();
create trigger told_new after insert on broadcast_reads
  referencing new table as changed for each statement execute function tell_inbox();
create trigger told_changed after update on broadcast_reads
  referencing new table as changed for each statement execute function tell_inbox();

create function tell_broadcast() returns trigger
  language plpgsql as $$
begin
  insert into live_events (merchant_code, kind) values (new.merchant_code, 'broadcast');
  return null;
end
$$;
create trigger told after update of state on broadcasts
  for each row when (old.state is distinct from new.state and (old.state = 'sent' or new.state = 'sent'))
  execute function tell_broadcast();
create trigger told_new after insert on broadcasts
  for each row when (new.state = 'sent') execute function tell_broadcast();

-- A merchant may word what members are told of events anew.
alter table brand_overrides
  drop constraint brand_overrides_kind_check,
  add constraint brand_overrides_kind_check check (kind in ('texts', 'registration', 'legal', 'notices'));
