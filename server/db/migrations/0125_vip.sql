-- The VIP programme: levels that members reach by what they bet, and what levels give. Amounts are minor units.

-- What the desk says of the programme. The newest version holds; rows stay as they are.
create table vip_terms (
  merchant_code text not null,
  version integer not null check (version > 0),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  created_at timestamptz not null,
  created_by text not null,
  primary key (merchant_code, version)
);

-- Through which day growth is counted. Who counts has the row alone.
create table vip_closings (
  merchant_code text primary key,
  closed_through date not null
);

-- How far a member is; a row from the first growth on. The level itself is `members.club_rank`.
create table vip_members (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  points bigint not null check (points >= 0),
  -- The first day of the time in which the level is to be kept, and the growth since.
  kept_from date not null,
  kept_growth bigint not null check (kept_growth >= 0),
  primary key (merchant_code, member_id)
);
create index vip_members_by_member on vip_members (member_id);
create index vip_members_to_keep on vip_members (merchant_code, kept_from, member_id);

-- How it came to that: growth of days, rises and falls with it, and what the staff set.
create table vip_steps (
  merchant_code text not null,
  id bigint generated always as identity,
  member_id uuid not null references members (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('growth', 'fall', 'set')),
  gained bigint not null,
  points bigint not null check (points >= 0),
  from_level integer not null check (from_level >= 0),
  to_level integer not null check (to_level >= 0),
  at timestamptz not null,
  primary key (merchant_code, id)
);
create unique index vip_steps_once on vip_steps (merchant_code, member_id, day) where kind = 'growth';
create index vip_steps_of_member on vip_steps (member_id, id desc);

-- What levels gave: that of a level once in a lifetime, of a month and of a birthday once each.
create table vip_gifts (
  merchant_code text not null,
  member_id uuid not null references members (id),
  -- level:<n>, month:<yyyy-mm> or birthday:<yyyy>.
  name text not null check (name ~ '^(level:[0-9]{1,4}|month:[0-9]{4}-[0-9]{2}|birthday:[0-9]{4})$'),
  level integer not null check (level > 0),
  currency text not null,
  decimals smallint not null check (decimals between 0 and 8),
  amount_minor bigint not null check (amount_minor > 0),
  -- How many times it is to be played: a decimal text.
  turnover text not null,
  state text not null check (state in ('open', 'claimed', 'expired')),
  made_at timestamptz not null,
  -- Null: it waits for ever.
  expires_at timestamptz,
  claimed_at timestamptz,
  primary key (merchant_code, member_id, name),
  check ((claimed_at is not null) = (state = 'claimed'))
);
create index vip_gifts_by_member on vip_gifts (member_id, made_at desc);
create index vip_gifts_open on vip_gifts (member_id, expires_at) where state = 'open';
create index vip_gifts_due on vip_gifts (merchant_code, expires_at) where state = 'open';
create index vip_gifts_by_time on vip_gifts (merchant_code, made_at desc, member_id, name);

call protect_tenant_table('vip_terms', false);
call protect_tenant_table('vip_closings', false);
call protect_tenant_table('vip_members', false);
call protect_tenant_table('vip_steps', false);
call protect_tenant_table('vip_gifts', false);
-- Of all merchants: the job looks for what is due.
create policy owner_works on vip_closings for select to current_user using (true);
create policy owner_works on vip_gifts for select to current_user using (state = 'open');
create policy desk_member_scope on vip_steps as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));
create policy desk_member_scope on vip_gifts as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));

grant select, insert on vip_terms, vip_steps to livery_app;
grant select, insert, update on vip_closings to livery_app;
grant select, insert, delete on vip_members to livery_app;
grant update (points, kept_from, kept_growth) on vip_members to livery_app;
grant select, insert on vip_gifts to livery_app;
grant update (state, expires_at, claimed_at) on vip_gifts to livery_app;
-- Rows of the history go with an erased member's own wish alone.
grant delete on vip_steps to livery_app;

-- Whose birthday is on a day of any year, for what is given on it.
create index members_by_birthday on members (merchant_code, (extract(month from birthday)), (extract(day from birthday)))
  where birthday is not null and club_rank > 0;
create index members_by_rank on members (merchant_code, club_rank, id) where club_rank > 0;
-- When a birthday was given: what is set shortly before a birthday brings nothing on it.
alter table members add column birthday_set_at timestamptz;
create function keep_birthday_moment() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.birthday_set_at := case when new.birthday is null then null else new.created_at end;
  elsif new.birthday is distinct from old.birthday then
    new.birthday_set_at := now();
  end if;
  return new;
end
$$;
create trigger keep_birthday_moment before insert or update of birthday on members
  for each row execute function keep_birthday_moment();
