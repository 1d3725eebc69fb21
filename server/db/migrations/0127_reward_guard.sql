-- Since when nothing is given to a member until somebody has looked; what they have earned waits.
alter table members add column rewards_held_at timestamptz;

-- What looks as if somebody lived off rewards: a row a member and reason, found by a job and looked at by the staff.
create table reward_risks (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  reason text not null check (reason in ('linkedClaims', 'oppositeBets', 'bonusHopping', 'onlyClaims')),
  -- How often it was.
  count integer not null check (count > 0),
  -- What it came to, of reasons that are about money.
  amount_minor bigint check (amount_minor >= 0),
  -- Accounts that may be the same person's, each with why.
  linked jsonb not null default '[]' check (jsonb_typeof(linked) = 'array'),
  -- Open again once more is found than was looked at.
  state text not null default 'open' check (state in ('open', 'seen')),
  found_at timestamptz not null,
  changed_at timestamptz not null,
  seen_at timestamptz,
  seen_by text,
  primary key (merchant_code, member_id, reason),
  check ((state = 'seen') <= (seen_at is not null and seen_by is not null))
);
create index reward_risks_by_member on reward_risks (member_id);
create index reward_risks_by_time on reward_risks (merchant_code, state, changed_at desc, member_id, reason);
call protect_tenant_table('reward_risks', false);
create policy desk_member_scope on reward_risks as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));
grant select, insert, update, delete on reward_risks to livery_app;

-- What was given of late.
create index bonuses_by_time on bonuses (merchant_code, granted_at, member_id);
create index bonuses_released on bonuses (merchant_code, ended_at, member_id) where state = 'released';
