-- Points: what bets bring, what they are changed into, and what they are redeemed for.

-- What the desk says of points. The newest version holds; rows stay as they are. Amounts are minor units.
create table point_terms (
  merchant_code text not null,
  version integer not null check (version > 0),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  created_at timestamptz not null,
  created_by text not null,
  primary key (merchant_code, version)
);

-- What a member has. Never below zero: what a correction takes back beyond it is owed from the next points.
create table point_accounts (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  balance bigint not null check (balance >= 0),
  owed bigint not null default 0 check (owed >= 0),
  primary key (merchant_code, member_id),
  check (balance = 0 or owed = 0)
);
create index point_accounts_by_member on point_accounts (member_id);

-- What of valid bets is not a whole point yet, by category; and what of each day is counted.
create table point_remainders (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  category text not null,
  remainder_minor bigint not null check (remainder_minor >= 0),
  primary key (merchant_code, member_id, category)
);
create index point_remainders_by_member on point_remainders (member_id);
create table point_days (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  day date not null,
  category text not null,
  counted_minor bigint not null,
  primary key (merchant_code, member_id, day, category)
);
create index point_days_by_member on point_days (member_id);

-- Every movement. Rows are never changed; their sum is balance less what is owed.
create table point_entries (
  merchant_code text not null,
  id bigint generated always as identity,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('earned', 'corrected', 'converted', 'redeemed', 'returned', 'adjusted')),
  points bigint not null check (points <> 0),
  balance_after bigint not null check (balance_after >= 0),
  -- An order, a conversion or the desk's own name; of bets the day.
  reference text not null check (length(reference) between 1 and 100),
  at timestamptz not null,
  primary key (merchant_code, id)
);
create index point_entries_of_member on point_entries (member_id, id desc);
-- What is no bet happens once under its name.
create unique index point_entries_once on point_entries (merchant_code, member_id, kind, reference)
  where kind not in ('earned', 'corrected');

-- What points are redeemed for.
create table point_items (
  merchant_code text not null,
  id uuid not null,
  state text not null check (state in ('hidden', 'shown')),
  place integer not null check (place between 0 and 1000000),
  -- Titles, texts and pictures by language.
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  is_goods boolean not null,
  points integer not null check (points > 0),
  min_level integer not null check (min_level between 0 and 1000),
  -- How many there are; null for any number.
  stock integer check (stock >= 0),
  -- How many one member may have; null for any number.
  per_member integer check (per_member > 0),
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (merchant_code, id)
);
create index point_items_by_place on point_items (merchant_code, state, place, id);

create table point_orders (
  merchant_code text not null,
  id text not null check (id ~ '^P[0-9A-Z]{12}$'),
  member_id uuid not null references members (id),
  item_id uuid not null,
  -- As it was ordered.
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  is_goods boolean not null,
  points integer not null check (points > 0),
  quantity integer not null check (quantity between 1 and 100),
  -- Who gets it, where, and a mobile number: sealed.
  contact bytea,
  state text not null check (state in ('inProcess', 'approved', 'rejected')),
  taken_by text,
  reason text,
  carrier text,
  tracking text,
  created_at timestamptz not null,
  decided_at timestamptz,
  shipped_at timestamptz,
  primary key (merchant_code, id),
  foreign key (merchant_code, item_id) references point_items (merchant_code, id),
  check ((decided_at is null) = (state = 'inProcess')),
  check (shipped_at is null or state = 'approved')
);
create index point_orders_of_member on point_orders (member_id, created_at desc, id desc);
create index point_orders_by_state on point_orders (merchant_code, state, created_at desc, id desc);
create index point_orders_of_item on point_orders (merchant_code, item_id, member_id);

-- Days of members on which something was settled, until a job has looked. A row more does no harm: the day is counted anew.
create table point_events (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  day date not null
);
create index point_events_by_merchant on point_events (merchant_code, id);
create index point_events_by_member on point_events (member_id);

call protect_tenant_table('point_terms', false);
call protect_tenant_table('point_accounts', false);
call protect_tenant_table('point_remainders', false);
call protect_tenant_table('point_days', false);
call protect_tenant_table('point_entries', false);
call protect_tenant_table('point_items', false);
call protect_tenant_table('point_orders', false);
call protect_tenant_table('point_events', false);
-- Of all merchants: the job looks for what is due.
create policy owner_works on point_events for select to current_user using (true);
create policy desk_member_scope on point_entries as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));
create policy desk_member_scope on point_orders as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));

grant select, insert on point_terms to livery_app;
grant select, insert, delete on point_entries to livery_app;
grant select, insert, delete on point_accounts, point_remainders, point_days to livery_app;
grant update (balance, owed) on point_accounts to livery_app;
grant update (remainder_minor) on point_remainders to livery_app;
grant update (counted_minor) on point_days to livery_app;
grant select, insert on point_items, point_orders to livery_app;
grant update (state, place, texts, is_goods, points, min_level, stock, per_member, changed_at, changed_by) on point_items
  to livery_app;
grant update (state, taken_by, reason, carrier, tracking, decided_at, shipped_at, contact) on point_orders to livery_app;
grant select, insert, delete on point_events to livery_app;
-- Rows are locked as they are taken.
grant update (member_id) on point_events to livery_app;

create function queue_points() returns trigger
  language plpgsql as $$
begin
  insert into point_events (merchant_code, member_id, day)
  select distinct merchant_code, member_id, day from changed;
  return null;
end
$$;
create trigger queue_points after insert on bet_days referencing new table as changed
  for each statement execute function queue_points();
create trigger queue_more_points after update on bet_days referencing new table as changed
  for each statement execute function queue_points();
