-- Who checks members for a merchant: one account at a provider, kept at the desk.
create table identity_providers (
  merchant_code text primary key,
  id text not null unique check (id ~ '^ip_[A-Za-z0-9_-]{4,40}$'),
  provider text not null check (length(provider) between 1 and 32),
  name text not null check (length(name) between 1 and 80),
  settings jsonb not null check (jsonb_typeof(settings) = 'object'),
  -- Keys under AES-256-GCM, bound to the account.
  secrets_sealed text,
  state text not null check (state in ('active', 'paused')),
  created_at timestamptz not null,
  changed_at timestamptz not null
);

-- Each time that a provider was asked to check a member.
create table identity_sessions (
  merchant_code text not null,
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  provider_id text not null references identity_providers (id),
  -- The level that it is for, and what has to be shown.
  level text not null,
  needs text[] not null check (needs <@ array['document', 'selfie', 'address'] and cardinality(needs) > 0),
  -- Where pictures that the member gave here were handed on: what they show.
  check_id uuid references identity_checks (id) on delete cascade,
  -- Created: the provider has not answered yet.
  state text not null check (state in ('created', 'open', 'working', 'approved', 'refused', 'review', 'expired')),
  page_url text check (length(page_url) <= 2000),
  locale text not null,
  return_url text not null,
  -- What the provider says.
  reasons text[] not null default '{}',
  read_name text,
  read_birthday date,
  -- Why somebody of the house has to look at what the provider approved.
  doubts text[] not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the provider is asked next.
  poll_at timestamptz,
  polls integer not null default 0,
  ended_at timestamptz,
  check ((state in ('created', 'open', 'working')) = (ended_at is null)),
  check ((ended_at is null) = (poll_at is not null))
);
create unique index identity_sessions_open on identity_sessions (merchant_code, member_id)
  where ended_at is null and check_id is null;
create unique index identity_sessions_by_check on identity_sessions (check_id) where check_id is not null and ended_at is null;
create index identity_sessions_by_member on identity_sessions (member_id, created_at desc, id desc);
create index identity_sessions_by_provider on identity_sessions (provider_id);
create index identity_sessions_to_poll on identity_sessions (poll_at) where poll_at is not null;

alter table identity_checks
  -- What a provider says of it; null where nobody was asked.
  add column session_id uuid references identity_sessions (id) on delete set null,
  -- Why a provider refused it, in words that every language has.
  add column reasons text[] not null default '{}';
create index identity_checks_by_session on identity_checks (session_id) where session_id is not null;

call protect_tenant_table('identity_providers', false);
call protect_tenant_table('identity_sessions', false);
grant select, insert, update on identity_providers to livery_app;
grant select, insert, update, delete on identity_sessions to livery_app;
-- A webhook names the account and nothing else.
create policy owner_finds on identity_providers for select to current_user using (true);
create policy owner_works on identity_sessions for select to current_user using (poll_at is not null);
create policy desk_member_scope on identity_sessions as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));

-- Open pages of the member hear that something of their identity check went on.
alter domain live_event_kind drop constraint live_event_kind_check;
alter domain live_event_kind add constraint live_event_kind_check check
  (value in ('balance', 'round', 'winner', 'message', 'banners', 'signOut', 'lotteryOrder', 'payment', 'badges',
    'inbox', 'broadcast', 'identity'));

create function tell_identity() returns trigger
  language plpgsql as $$
begin
  insert into live_events (merchant_code, kind, member_id) values (new.merchant_code, 'identity', new.member_id);
  return null;
end
$$;
create trigger told_new after insert on identity_checks for each row execute function tell_identity();
create trigger told after update of state on identity_checks for each row
  when (old.state is distinct from new.state and new.gone_at is null) execute function tell_identity();
create trigger told_new after insert on identity_sessions for each row execute function tell_identity();
create trigger told after update of state on identity_sessions for each row
  when (old.state is distinct from new.state) execute function tell_identity();
