-- The books of the house's own vendor. It is a stranger to everything else: it knows members by the alias that it is
-- told, and nothing here leads to their rows or to the ledger.

-- The vendor's copy of its key at a merchant.
create table house_keys (
  merchant_code text primary key,
  key_id text not null check (key_id ~ '^vk_[A-Za-z0-9_-]{12,40}$'),
  -- AES-256-GCM under the gateway's secret.
  secret_sealed text not null,
  created_at timestamptz not null
);

-- What pages of games play by.
create table house_sessions (
  merchant_code text not null,
  id uuid not null,
  -- SHA-256 of what the page shows.
  digest bytea not null check (octet_length(digest) = 32),
  -- What the wallet is asked with; sealed.
  wallet_session_sealed text not null,
  -- The merchant's host that the game was opened at.
  host text not null,
  member_alias text not null,
  game_code text not null,
  mode text not null check (mode in ('real', 'play')),
  currency text not null check (currency ~ '^[A-Z0-9]{3,8}$'),
  decimals smallint not null check (decimals between 0 and 4),
  created_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (merchant_code, id),
  unique (merchant_code, digest)
);
create index house_sessions_by_age on house_sessions (merchant_code, created_at desc);

-- Server seeds of a member: those that were revealed, the one in use, and the one after it, whose hash is shown before
-- its client seed is known.
create table house_seeds (
  merchant_code text not null,
  id uuid not null,
  member_alias text not null,
  mode text not null check (mode in ('real', 'play')),
  -- 64 hexadecimal digits, sealed.
  server_seed_sealed text not null,
  server_seed_hash text not null check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  client_seed text check (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- Of the next round: how many were played.
  next_nonce integer not null default 0 check (next_nonce >= 0),
  state text not null check (state in ('next', 'used', 'revealed')),
  created_at timestamptz not null,
  revealed_at timestamptz,
  primary key (merchant_code, id),
  check ((state = 'next') = (client_seed is null)),
  check ((state = 'revealed') = (revealed_at is not null))
);
create unique index house_seeds_next on house_seeds (merchant_code, member_alias, mode)
  where state = 'next';
create unique index house_seeds_used on house_seeds (merchant_code, member_alias, mode)
  where state = 'used';

-- Rounds that one member plays alone. A round goes staking, drawn, done; or staking, cancelling, void.
create table house_rounds (
  merchant_code text not null,
  -- 128 random bits: who knows it was given it.
  id text not null check (id ~ '^[A-Za-z0-9_-]{22}$'),
  session_id uuid not null,
  request_id text not null check (request_id ~ '^[A-Za-z0-9_-]{16,64}$'),
  member_alias text not null,
  game_code text not null,
  mode text not null check (mode in ('real', 'play')),
  currency text not null,
  decimals smallint not null,
  bet jsonb not null,
  stake_minor bigint not null check (stake_minor > 0),
  seed_id uuid not null,
  -- Given with the outcome, once the stake was taken: so there are no gaps to explain.
  nonce integer check (nonce >= 0),
  outcome jsonb,
  paid_minor bigint check (paid_minor >= 0),
  state text not null check (state in ('staking', 'drawn', 'done', 'cancelling', 'void')),
  -- What the page is told where nothing was played.
  refusal text,
  -- What the wallet said where it should have said yes.
  fault text,
  -- Whether a page was there to be told what came.
  is_told boolean not null default false,
  created_at timestamptz not null,
  drawn_at timestamptz,
  -- How often it was taken up again, and when that is next due.
  tries integer not null default 0,
  try_at timestamptz not null,
  primary key (merchant_code, id),
  unique (merchant_code, session_id, request_id),
  unique (merchant_code, seed_id, nonce),
  foreign key (merchant_code, session_id) references house_sessions (merchant_code, id),
  foreign key (merchant_code, seed_id) references house_seeds (merchant_code, id),
  check ((outcome is null) = (nonce is null)),
  check ((outcome is null) = (paid_minor is null)),
  check (state not in ('drawn', 'done') or outcome is not null),
  check (state not in ('staking', 'cancelling') or outcome is null)
);
-- One at a time.
create unique index house_rounds_under_way on house_rounds (merchant_code, session_id)
  where state in ('staking', 'drawn', 'cancelling');
create index house_rounds_due on house_rounds (try_at)
  where state in ('staking', 'drawn', 'cancelling');
create index house_rounds_by_seed on house_rounds (merchant_code, seed_id)
  where state in ('staking', 'drawn', 'cancelling');
create index house_rounds_by_member on house_rounds
  (merchant_code, member_alias, game_code, mode, drawn_at desc, id desc) where state = 'done';

-- What came stays as it came.
create function keep_house_outcome() returns trigger
  language plpgsql as $$
begin
  if old.outcome is not null and (new.outcome, new.nonce, new.paid_minor)
      is distinct from (old.outcome, old.nonce, old.paid_minor) then
    raise exception 'The outcome of round % stands', old.id;
  end if;
  return new;
end
$$;
create trigger keep_house_outcome before update on house_rounds
  for each row execute function keep_house_outcome();

call protect_tenant_table('house_keys', false);
call protect_tenant_table('house_sessions', false);
call protect_tenant_table('house_seeds', false);
call protect_tenant_table('house_rounds', false);

grant select, insert, update on house_keys to livery_app;
grant select, insert on house_sessions to livery_app;
grant select, insert, update (client_seed, next_nonce, state, revealed_at) on house_seeds to livery_app;
grant select, insert, update (nonce, outcome, paid_minor, state, refusal, fault, is_told, drawn_at, tries, try_at)
  on house_rounds to livery_app;

-- Whose rounds were interrupted, for the job that takes them up.
create policy owner_lists on house_rounds for select to current_user
  using (state in ('staking', 'drawn', 'cancelling'));
