-- Money back on the bets of a day that count. Amounts are minor units.

-- What the desk says of rates, each from a day on. A day has the newest row that begins no later than it.
create table cashback_terms (
  merchant_code text not null,
  id uuid not null,
  from_day date not null,
  -- Null: nothing is given back from then on.
  terms jsonb check (jsonb_typeof(terms) = 'object'),
  created_at timestamptz not null,
  created_by text not null,
  primary key (merchant_code, id)
);
create index cashback_terms_by_day on cashback_terms (merchant_code, from_day desc, created_at desc, id desc);

-- Through which day a merchant's days are closed. Who closes has the row alone, who claims what is not closed shares it.
create table cashback_closings (
  merchant_code text primary key,
  closed_through date not null
);

-- What a day gave a member. It is written as the day is closed, or as something of it is claimed before (`running`).
create table cashback_days (
  merchant_code text not null,
  member_id uuid not null references members (id),
  day date not null,
  currency text not null,
  decimals smallint not null check (decimals between 0 and 8),
  level integer not null,
  -- By category: what counted, the rate, what it gives.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- What came over from days before, which were below the least.
  carried_in_minor bigint not null check (carried_in_minor >= 0),
  -- What was claimed before the day was closed, and by how many claims.
  early_minor bigint not null default 0 check (early_minor >= 0),
  early_claims integer not null default 0 check (early_claims >= 0),
  -- What is left to claim, was claimed after the day, or goes over to a later day.
  sum_minor bigint not null check (sum_minor >= 0),
  state text not null check (state in ('running', 'carried', 'open', 'claimed', 'expired')),
  opens_at timestamptz not null,
  -- Null: it never expires.
  expires_at timestamptz,
  closed_at timestamptz,
  claimed_at timestamptz,
  primary key (merchant_code, member_id, day),
  check ((state = 'running') = (closed_at is null))
);
create index cashback_days_by_member on cashback_days (member_id, day desc);
create index cashback_days_open on cashback_days (member_id, opens_at) where state = 'open';
create index cashback_days_due on cashback_days (merchant_code, expires_at) where state = 'open';

call protect_tenant_table('cashback_terms', false);
call protect_tenant_table('cashback_closings', false);
call protect_tenant_table('cashback_days', false);
-- Of all merchants: the job looks for what is due.
create policy owner_works on cashback_closings for select to current_user using (true);
create policy owner_works on cashback_days for select to current_user using (state = 'open');
create policy desk_member_scope on cashback_days as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));

grant select, insert on cashback_terms to livery_app;
grant select, insert, update on cashback_closings to livery_app;
grant select, insert on cashback_days to livery_app;
grant update (level, lines, carried_in_minor, early_minor, early_claims, sum_minor, state, opens_at, expires_at, closed_at,
  claimed_at) on cashback_days to livery_app;
