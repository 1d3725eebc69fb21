-- Vendors that keep the money of members themselves, and what is on its way between members' main wallets and theirs.

-- That a vendor keeps wallets of its own at a merchant, and where it is asked about them.
create table vendor_wallets (
  merchant_code text not null,
  vendor_code text not null references vendors (code),
  -- An address, or a path of this gateway for the vendor that comes along.
  address text not null check (address ~ '^(https?://|/)' and length(address) <= 500),
  version smallint not null check (version = 1),
  created_at timestamptz not null,
  primary key (merchant_code, vendor_code)
);

-- Each move between a member's own wallets. What a vendor was asked and has not answered stays unknown until it does.
create table wallet_transfers (
  merchant_code text not null,
  id uuid not null,
  member_id uuid not null references members (id),
  vendor_code text not null references vendors (code),
  -- In: from the main wallet to the vendor's.
  direction text not null check (direction in ('in', 'out')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  decimals smallint not null check (decimals between 0 and 8),
  state text not null check (state in ('asking', 'unknown', 'done', 'refused')),
  -- What the vendor said, or why nothing is known.
  reason text check (length(reason) <= 200),
  source text not null check (source in ('member', 'collect', 'launch')),
  -- The merchant's host that it was asked for at.
  host text not null,
  tries integer not null default 0,
  ask_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (merchant_code, id),
  check ((state in ('done', 'refused')) = (ended_at is not null)),
  check ((state in ('asking', 'unknown')) = (ask_at is not null))
);
create index wallet_transfers_by_member on wallet_transfers (merchant_code, member_id, created_at desc, id desc);
create index wallet_transfers_due on wallet_transfers (ask_at) where state in ('asking', 'unknown');
create index wallet_transfers_under_way on wallet_transfers (merchant_code, created_at, id)
  where state in ('asking', 'unknown');

-- How a member wants their wallets; without a row, money follows to a game by itself.
create table wallet_settings (
  merchant_code text not null,
  member_id uuid not null references members (id),
  is_automatic boolean not null,
  primary key (merchant_code, member_id)
);

call protect_tenant_table('vendor_wallets', false);
call protect_tenant_table('wallet_transfers', false);
call protect_tenant_table('wallet_settings', false);
grant select, insert on vendor_wallets to livery_app;
grant select, insert on wallet_transfers to livery_app;
grant update (state, reason, tries, ask_at, ended_at) on wallet_transfers to livery_app;
grant select, insert, update, delete on wallet_settings to livery_app;
create policy owner_works on wallet_transfers for select to current_user using (state in ('asking', 'unknown'));
-- Who of the desk sees some members alone sees the transfers of no others: the policies of members decide.
create policy desk_member_scope on wallet_transfers as restrictive for select
  using (exists (select 1 from members where members.id = member_id));
