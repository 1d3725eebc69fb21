-- Missions and leaderboards: what members can do or compete for, and how far they are. Amounts are minor units.

create table missions (
  merchant_code text not null,
  id uuid not null,
  kind text not null check (kind in ('mission', 'leaderboard')),
  state text not null check (state in ('draft', 'published', 'ended')),
  -- Its place among the others; the lowest comes first.
  place integer not null check (place between 0 and 1000000),
  -- Which of `mission_versions` holds; 0 before the first.
  version integer not null check (version >= 0),
  -- What becomes the next version as it is published; null where nothing was written since.
  draft jsonb check (jsonb_typeof(draft) = 'object'),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (merchant_code, id),
  check ((state = 'draft') = (version = 0)),
  check (version > 0 or draft is not null)
);
create index missions_by_place on missions (merchant_code, state, place, id);

-- What was published, and when. Rows stay as they are: who began under a version goes on under it.
create table mission_versions (
  merchant_code text not null,
  mission_id uuid not null,
  version integer not null check (version > 0),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  created_at timestamptz not null,
  created_by text not null,
  primary key (merchant_code, mission_id, version),
  foreign key (merchant_code, mission_id) references missions (merchant_code, id)
);

-- How far a member is in a period of a mission or leaderboard: a row from the first thing that counts.
create table mission_entries (
  merchant_code text not null,
  member_id uuid not null references members (id),
  mission_id uuid not null,
  -- First day of the period, where the merchant keeps its days.
  period date not null,
  version integer not null,
  kind text not null check (kind in ('mission', 'leaderboard')),
  currency text not null,
  decimals smallint not null check (decimals between 0 and 8),
  state text not null check (state in ('open', 'reached', 'claimed', 'expired')),
  -- A sum, a number, or hundredths of a multiplier; of two equal ones of a leaderboard the earlier stands before.
  value bigint not null check (value >= 0),
  value_at timestamptz not null,
  -- Of a mission; null at leaderboards.
  target bigint check (target > 0),
  -- At a leaderboard zero until its places are known.
  reward_minor bigint not null check (reward_minor >= 0),
  place integer check (place > 0),
  begun_at timestamptz not null,
  -- When the period is over.
  ends_at timestamptz not null,
  reached_at timestamptz,
  -- Until when it can be claimed.
  expires_at timestamptz,
  claimed_at timestamptz,
  primary key (merchant_code, member_id, mission_id, period),
  foreign key (merchant_code, mission_id, version) references mission_versions (merchant_code, mission_id, version),
  check ((kind = 'mission') = (target is not null)),
  check ((claimed_at is not null) = (state = 'claimed')),
  check (state not in ('reached', 'claimed') or (reached_at is not null and expires_at is not null))
);
create index mission_entries_by_member on mission_entries (member_id);
create index mission_entries_to_claim on mission_entries (member_id, expires_at) where state = 'reached';
create index mission_entries_open on mission_entries (merchant_code, ends_at) where state = 'open' and kind = 'mission';
create index mission_entries_due on mission_entries (merchant_code, expires_at) where state = 'reached';
-- Places of a leaderboard, the best first.
create index mission_entries_by_place on mission_entries
  (merchant_code, mission_id, period, value desc, value_at, member_id) where kind = 'leaderboard';

-- Periods of leaderboards in which somebody takes part.
create table leaderboard_periods (
  merchant_code text not null,
  mission_id uuid not null,
  period date not null,
  version integer not null,
  ends_at timestamptz not null,
  -- Places and prizes are fixed; null until then.
  settled_at timestamptz,
  primary key (merchant_code, mission_id, period)
);
create index leaderboard_periods_due on leaderboard_periods (ends_at) where settled_at is null;

-- Members who did something that may count, until a job has looked. A row more does no harm: what they did is counted anew from
-- bets, deposits and the rest, so nothing counts twice.
create table mission_events (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade
);
create index mission_events_by_merchant on mission_events (merchant_code, id);
create index mission_events_by_member on mission_events (member_id);

call protect_tenant_table('missions', false);
call protect_tenant_table('mission_versions', false);
call protect_tenant_table('mission_entries', false);
call protect_tenant_table('leaderboard_periods', false);
call protect_tenant_table('mission_events', false);
-- Of all merchants: the job looks for what is due.
create policy owner_works on mission_events for select to current_user using (true);
create policy owner_works on leaderboard_periods for select to current_user using (settled_at is null);
create policy owner_works on mission_entries for select to current_user using (state in ('open', 'reached'));
create policy desk_member_scope on mission_entries as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));

grant select, insert on missions, mission_versions, mission_entries, leaderboard_periods to livery_app;
grant select, insert, delete on mission_events to livery_app;
-- Rows are locked as they are taken.
grant update (member_id) on mission_events to livery_app;
grant update (state, place, version, draft, changed_at, changed_by) on missions to livery_app;
grant update (state, value, value_at, reward_minor, place, reached_at, expires_at, claimed_at) on mission_entries to livery_app;
grant update (settled_at) on leaderboard_periods to livery_app;

-- Whether anything of a merchant counts at the moment.
create function has_missions(p_merchant text) returns boolean
  language sql stable as $$
  select exists (select 1 from missions where merchant_code = p_merchant and state <> 'draft')
$$;

create function queue_missions_of_bets() returns trigger
  language plpgsql as $$
begin
  insert into mission_events (merchant_code, member_id)
  select merchant_code, member_id from changed
   where state <> 'open' and has_missions(merchant_code) group by merchant_code, member_id;
  return null;
end
$$;
create trigger queue_missions after insert on bets referencing new table as changed
  for each statement execute function queue_missions_of_bets();
create trigger queue_missions_of_settled after update on bets referencing new table as changed
  for each statement execute function queue_missions_of_bets();

create function queue_missions() returns trigger
  language plpgsql as $$
begin
  if has_missions(new.merchant_code) then
    insert into mission_events (merchant_code, member_id)
    values (new.merchant_code, (to_jsonb(new) ->> tg_argv[0])::uuid);
  end if;
  return null;
end
$$;
create trigger queue_missions after update on deposit_orders for each row
  when (old.state is distinct from new.state) execute function queue_missions('member_id');
create trigger queue_missions after insert on member_sign_ins for each row execute function queue_missions('member_id');
create trigger queue_missions after update on referrals for each row
  when (new.state = 'paid' and old.state <> 'paid') execute function queue_missions('inviter_id');

-- What missions pay is a type of its own in what moved money beside play.
alter table money_moves drop constraint money_moves_type_check;
alter table money_moves add constraint money_moves_type_check check (type in
  ('opening', 'deposit', 'withdrawal', 'bonus', 'cashback', 'mission', 'income', 'lineTransfer', 'adjustment'));

create or replace function money_type(p_kind text, p_transfer text) returns text
  language sql immutable as $$
  select case p_kind
    when 'commission' then 'income'
    when 'bonus' then case when starts_with(p_transfer, 'cashback:') then 'cashback'
                           when starts_with(p_transfer, 'mission:') or starts_with(p_transfer, 'leaderboard:') then 'mission'
                           else 'bonus' end
    when 'deposit' then 'deposit' when 'withdrawal' then 'withdrawal' when 'opening' then 'opening'
    when 'lineTransfer' then 'lineTransfer'
    else 'adjustment' end
$$;
