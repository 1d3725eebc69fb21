-- Play: keys of vendors, launches, play sessions, rounds with what vendors did in them, and play money.

-- What a vendor signs its calls to a merchant with. Kept after its end, so that its id is never given again.
create table vendor_keys (
  merchant_code text not null,
  id text not null check (id ~ '^vk_[A-Za-z0-9_-]{12,40}$'),
  vendor_code text not null references vendors (code),
  -- AES-256-GCM under the gateway's secret.
  secret_sealed text not null,
  created_at timestamptz not null,
  ends_at timestamptz,
  primary key (merchant_code, id)
);
create index vendor_keys_by_vendor on vendor_keys (vendor_code);

-- That a member wants to play a game: no address, but a code that the vendor exchanges once.
create table launch_intents (
  merchant_code text not null,
  -- SHA-256 of the code.
  digest bytea not null check (octet_length(digest) = 32),
  member_id uuid not null references members (id) on delete cascade,
  -- The sign-in it was asked for in; sign-ins are forgotten sooner than play.
  sign_in_id uuid not null,
  vendor_code text not null references vendors (code),
  game_id text not null references games (id) on delete cascade,
  mode text not null check (mode in ('real', 'play')),
  language text not null,
  currency text not null check (currency ~ '^[A-Z0-9]{3,8}$'),
  decimals smallint not null check (decimals between 0 and 4),
  -- Stakes come from the member's wallet for this vendor, not from the main one.
  has_vendor_wallet boolean not null default false,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz,
  primary key (merchant_code, digest)
);
create index launch_intents_by_member on launch_intents (member_id);
create index launch_intents_by_game on launch_intents (game_id);
create index launch_intents_by_end on launch_intents (ends_at);

-- What a vendor plays in a member's name by.
create table play_sessions (
  merchant_code text not null,
  id uuid not null unique,
  -- SHA-256 of what the vendor shows.
  digest bytea not null check (octet_length(digest) = 32),
  member_id uuid not null references members (id) on delete cascade,
  sign_in_id uuid not null,
  vendor_code text not null references vendors (code),
  game_id text not null references games (id),
  mode text not null check (mode in ('real', 'play')),
  language text not null,
  currency text not null check (currency ~ '^[A-Z0-9]{3,8}$'),
  decimals smallint not null check (decimals between 0 and 4),
  -- Stakes come from the member's wallet for this vendor, not from the main one.
  has_vendor_wallet boolean not null default false,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  primary key (merchant_code, digest)
);
create index play_sessions_by_member on play_sessions (member_id);

create table play_rounds (
  merchant_code text not null,
  vendor_code text not null references vendors (code),
  -- The vendor's own id.
  id text not null check (id ~ '^[A-Za-z0-9_.:-]{1,64}$'),
  -- The session it was opened in; another of the same member, game and mode may go on with it.
  play_session_id uuid not null references play_sessions (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  game_id text not null references games (id),
  mode text not null check (mode in ('real', 'play')),
  currency text not null,
  decimals smallint not null,
  has_vendor_wallet boolean not null default false,
  state text not null default 'open' check (state in ('open', 'settled', 'rolledBack', 'returned')),
  is_free boolean not null default false,
  -- What was taken and not given back, and what was paid, in minor units.
  staked_minor bigint not null default 0 check (staked_minor >= 0),
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (merchant_code, vendor_code, id),
  check ((state = 'open') = (closed_at is null))
);
create index play_rounds_by_member on play_rounds (member_id, opened_at desc);
create index play_rounds_by_session on play_rounds (play_session_id);
create index play_rounds_open on play_rounds (opened_at) where state = 'open';

-- What vendors did, by their own ids, with the answer that a second try gets again.
create table play_transactions (
  merchant_code text not null,
  vendor_code text not null,
  id text not null check (id ~ '^[A-Za-z0-9_.:-]{1,64}$'),
  round_id text not null,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('debit', 'credit', 'rollback', 'endRound')),
  -- Cancelled is a debit that a rollback came before of.
  state text not null check (state in ('done', 'refused', 'rolledBack', 'cancelled')),
  amount_minor bigint not null default 0 check (amount_minor >= 0),
  -- SHA-256 of what was asked for; null where it never came.
  digest bytea check (octet_length(digest) = 32),
  reply_status smallint,
  reply text,
  created_at timestamptz not null,
  primary key (merchant_code, vendor_code, id),
  check ((digest is null) = (state = 'cancelled'))
);
create index play_transactions_by_round on play_transactions (merchant_code, vendor_code, round_id);
create index play_transactions_by_member on play_transactions (member_id);

-- Play money is no money: it has no accounts and no entries, and nothing leads from here to the ledger.
create table play_wallets (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  currency text not null,
  balance_minor bigint not null check (balance_minor >= 0),
  primary key (merchant_code, member_id, currency)
);
create index play_wallets_by_member on play_wallets (member_id);

alter table used_nonces drop constraint used_nonces_purpose_check;
alter table used_nonces add constraint used_nonces_purpose_check
  check (purpose in ('seal', 'captcha', 'totp', 'phoneAuth', 'vendor'));

call protect_tenant_table('vendor_keys', false);
call protect_tenant_table('launch_intents', false);
call protect_tenant_table('play_sessions', false);
call protect_tenant_table('play_rounds', false);
call protect_tenant_table('play_transactions', false);
call protect_tenant_table('play_wallets', false);

grant select, insert on vendor_keys to livery_app;
grant update (ends_at) on vendor_keys to livery_app;
grant select, insert, update (used_at) on launch_intents to livery_app;
grant select, insert, update (ended_at) on play_sessions to livery_app;
grant select, insert, update (state, staked_minor, paid_minor, closed_at) on play_rounds to livery_app;
grant select, insert, update (state) on play_transactions to livery_app;
grant select, insert, update (balance_minor) on play_wallets to livery_app;

call let_owner_sweep('launch_intents', 'ends_at < now()');
-- Whose rounds were left open, for the job that returns them.
create policy owner_lists on play_rounds for select to current_user
  using (state = 'open' and opened_at < now() - interval '1 hour');
