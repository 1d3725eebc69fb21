-- Deposits that are paid on a chain: an address belongs to one member for good.
create table chain_addresses (
  channel_id text not null references payment_channels (id),
  merchant_code text not null,
  member_id uuid not null references members (id),
  -- Its place below the key of the channel.
  place integer not null check (place >= 0),
  address text not null check (length(address) between 20 and 100),
  created_at timestamptz not null,
  primary key (channel_id, member_id),
  unique (channel_id, place),
  unique (channel_id, address)
);
create index chain_addresses_by_member on chain_addresses (member_id);

-- How far a chain was read for a channel.
create table chain_cursors (
  channel_id text primary key references payment_channels (id),
  merchant_code text not null,
  -- Hash of block 0: another one is another chain.
  genesis text not null,
  block bigint not null check (block >= 0),
  block_hash text not null,
  leased_until timestamptz not null
);

-- What came to addresses, each once by its transaction and the place among what that did.
create table chain_transfers (
  channel_id text not null references payment_channels (id),
  tx_hash text not null,
  place integer not null check (place >= 0),
  merchant_code text not null,
  member_id uuid not null references members (id),
  address text not null,
  token text not null,
  payer text not null,
  units numeric(78, 0) not null check (units >= 0),
  -- Of the coin in the merchant's currency, when the payment was first seen.
  rate text not null,
  seen_at timestamptz not null,
  order_id text,
  confirmations integer not null default 0 check (confirmations >= 0),
  -- seen: not deep enough yet; final: judged; lost: judged, and no longer deep enough; closed: looked at no more.
  state text not null default 'seen' check (state in ('seen', 'final', 'lost', 'closed')),
  primary key (channel_id, tx_hash, place)
);
create index chain_transfers_open on chain_transfers (channel_id, seen_at) where state <> 'closed';
create index chain_transfers_by_member on chain_transfers (member_id);

call protect_tenant_table('chain_addresses', false);
call protect_tenant_table('chain_cursors', false);
call protect_tenant_table('chain_transfers', false);
grant select, insert on chain_addresses to livery_app;
grant select, insert, update on chain_cursors, chain_transfers to livery_app;

-- What to pay by changes while an order waits, as confirmations are counted.
drop trigger told on deposit_orders;
create trigger told after update on deposit_orders for each row
  when (old.state is distinct from new.state or old.claimed_at is distinct from new.claimed_at
    or old.instructions is distinct from new.instructions)
  execute function tell_payment();
