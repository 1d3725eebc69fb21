-- The wallets that the house's own vendor keeps, at merchants whose members move money to vendors. It counts what it holds
-- by itself: what it was given and gave back, and what its rounds took and paid.
alter table house_sessions add column has_own_wallet boolean not null default false;
alter table house_rounds add column has_own_wallet boolean not null default false;

create table house_wallets (
  merchant_code text not null,
  member_alias text not null,
  currency text not null,
  decimals smallint not null,
  balance_minor bigint not null,
  primary key (merchant_code, member_alias, currency)
);

-- What it was asked to move, by the name that it was asked under: the same name gets the same answer for ever.
create table house_transfers (
  merchant_code text not null,
  id text not null check (length(id) between 1 and 64),
  member_alias text not null,
  kind text not null check (kind in ('deposit', 'withdraw')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  state text not null check (state in ('done', 'refused')),
  reason text,
  created_at timestamptz not null,
  primary key (merchant_code, id)
);

call protect_tenant_table('house_wallets', false);
call protect_tenant_table('house_transfers', false);
grant select, insert, update (balance_minor) on house_wallets to livery_app;
grant select, insert on house_transfers to livery_app;

-- What a round has moved so far, as it stands.
create function house_round_moved(state text, stake_minor bigint, paid_minor bigint) returns bigint
  language sql immutable
  return case state
    when 'staked' then -stake_minor
    when 'drawn' then -stake_minor
    when 'done' then coalesce(paid_minor, 0) - stake_minor
    else 0
  end;

create function count_house_round() returns trigger
  language plpgsql as $$
declare
  v_moved bigint := house_round_moved(new.state, new.stake_minor, new.paid_minor)
    - house_round_moved(old.state, old.stake_minor, old.paid_minor);
begin
  if v_moved <> 0 then
    insert into house_wallets (merchant_code, member_alias, currency, decimals, balance_minor)
    values (new.merchant_code, new.member_alias, new.currency, new.decimals, v_moved)
    on conflict (merchant_code, member_alias, currency)
      do update set balance_minor = house_wallets.balance_minor + excluded.balance_minor;
  end if;
  return null;
end
$$;
create trigger count_house_round after update of state on house_rounds
  for each row when (new.has_own_wallet and new.mode = 'real' and new.state is distinct from old.state)
  execute function count_house_round();
