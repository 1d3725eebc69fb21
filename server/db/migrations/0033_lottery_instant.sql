-- Lotteries that are drawn for each order. A member has a pair of seeds at a merchant: the server's, of which the hash alone is
-- shown until it is revealed, and their own; and the server seed after it, whose hash is shown beforehand as well.

create table lottery_seeds (
  merchant_code text not null,
  id uuid not null,
  member_id uuid not null references members (id),
  -- 64 hexadecimal digits, sealed.
  server_seed_sealed text not null,
  server_seed_hash text not null check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  client_seed text check (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- Of the next play: how many were drawn.
  next_nonce integer not null default 0 check (next_nonce >= 0),
  state text not null check (state in ('next', 'used', 'revealed')),
  created_at timestamptz not null,
  revealed_at timestamptz,
  primary key (merchant_code, id),
  check ((state = 'next') = (client_seed is null)),
  check ((state = 'revealed') = (revealed_at is not null))
);
create unique index lottery_seeds_next on lottery_seeds (merchant_code, member_id) where state = 'next';
create unique index lottery_seeds_used on lottery_seeds (merchant_code, member_id) where state = 'used';

-- An order of such a lottery has no issue: its draw is its own.
alter table lottery_orders alter column issue_id drop not null;

create table lottery_plays (
  merchant_code text not null,
  order_id text not null,
  seed_id uuid not null,
  nonce integer not null check (nonce >= 0),
  draw jsonb not null,
  primary key (merchant_code, order_id),
  unique (merchant_code, seed_id, nonce),
  foreign key (merchant_code, order_id) references lottery_orders (merchant_code, id),
  foreign key (merchant_code, seed_id) references lottery_seeds (merchant_code, id)
);
-- What was drawn stays as it was drawn.
create trigger append_only before update or delete on lottery_plays
  for each row execute function ledger_refuse_change();

call protect_tenant_table('lottery_seeds', false);
call protect_tenant_table('lottery_plays', false);

grant select, insert, update (client_seed, next_nonce, state, revealed_at) on lottery_seeds to livery_app;
grant select, insert on lottery_plays to livery_app;
