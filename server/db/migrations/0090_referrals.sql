-- Friends that members invited. Terms stay for each as they were on the day of the registration.
create table referral_terms (
  merchant_code text not null,
  id uuid not null,
  -- Null: nobody is rewarded from then on.
  terms jsonb check (jsonb_typeof(terms) = 'object'),
  created_at timestamptz not null,
  created_by text not null,
  primary key (merchant_code, id)
);
create index referral_terms_by_time on referral_terms (merchant_code, created_at desc, id desc);

create table referrals (
  merchant_code text not null,
  friend_id uuid not null references members (id),
  inviter_id uuid not null references members (id),
  currency text not null,
  decimals smallint not null check (decimals between 0 and 8),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  state text not null check (state in ('open', 'review', 'paid', 'refused', 'lapsed')),
  -- What counted so far, in minor units.
  has_phone boolean not null default false,
  deposited_minor bigint not null default 0 check (deposited_minor >= 0),
  valid_minor bigint not null default 0 check (valid_minor >= 0),
  doubts text[] not null default '{}',
  created_at timestamptz not null,
  ends_at timestamptz not null,
  qualified_at timestamptz,
  decided_at timestamptz,
  -- A member of staff; null where it went by itself.
  decided_by text,
  primary key (merchant_code, friend_id),
  check (friend_id <> inviter_id),
  check ((state in ('paid', 'refused', 'lapsed')) = (decided_at is not null))
);
create index referrals_by_inviter on referrals (inviter_id, created_at desc, friend_id desc);
create index referrals_by_friend on referrals (friend_id);
create index referrals_open on referrals (friend_id) where state = 'open';
create index referrals_by_state on referrals (merchant_code, state, created_at, friend_id);

call protect_tenant_table('referral_terms', false);
call protect_tenant_table('referrals', false);
-- Of all merchants: the job looks for who is waiting.
create policy owner_works on referrals for select to current_user using (state = 'open');
create policy desk_member_scope on referrals as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(inviter_id));

grant select, insert on referral_terms, referrals to livery_app;
grant update (state, has_phone, deposited_minor, valid_minor, doubts, qualified_at, decided_at, decided_by)
  on referrals to livery_app;
