-- Money. Amounts are minor units of a currency. Entries are written once and for ever; the balances of members are
-- kept beside them, those of the house are their sums. Only the functions below move anything.

-- What an account is called within its merchant and currency.
create function ledger_code(member_id uuid, vendor_code text, purpose text) returns text
  language sql immutable
  return case
    when member_id is not null then 'member/' || member_id::text || coalesce('/' || vendor_code, '')
    when vendor_code is not null then 'vendor/' || vendor_code || '/' || purpose
    else 'house/' || purpose
  end;

create table ledger_accounts (
  id bigint generated always as identity primary key,
  merchant_code text not null check (merchant_code <> '*'),
  -- A wallet of a member: the main one, or with a vendor the one for that vendor's games.
  member_id uuid references members (id),
  -- Without a member: what lies between the house and that vendor.
  vendor_code text references vendors (code),
  purpose text not null check (purpose ~ '^[a-z][a-zA-Z]{1,31}$'),
  currency text not null check (currency ~ '^[A-Z0-9]{3,8}$'),
  code text not null generated always as (ledger_code(member_id, vendor_code, purpose)) stored,
  -- Of members only: an account of the house is the sum of its entries, so that no row is everybody's.
  balance_minor bigint,
  held_minor bigint not null default 0,
  opened_at timestamptz not null,
  unique (merchant_code, code, currency),
  constraint wallets_are_members check ((member_id is not null) = (purpose = 'wallet')),
  constraint wallets_have_balances check ((member_id is not null) = (balance_minor is not null)),
  constraint held_not_negative check (held_minor >= 0),
  constraint wallets_not_negative check (coalesce(balance_minor, 0) - held_minor >= 0)
);
create index ledger_accounts_by_member on ledger_accounts (member_id) where member_id is not null;
create index ledger_accounts_of_house on ledger_accounts (merchant_code) where member_id is null;

create table ledger_transfers (
  merchant_code text not null,
  -- Named by the caller, so that a second try has no second effect.
  id text not null check (length(id) between 1 and 200),
  kind text not null check (kind ~ '^[a-z][a-zA-Z]{1,31}$'),
  reference text check (length(reference) between 1 and 200),
  currency text not null,
  -- SHA-256 of everything the caller asked for.
  digest bytea not null check (octet_length(digest) = 32),
  created_at timestamptz not null,
  primary key (merchant_code, id)
);

create table ledger_entries (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  transfer_id text not null,
  account_id bigint not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  -- Of members only.
  balance_after_minor bigint check (balance_after_minor >= 0),
  created_at timestamptz not null,
  unique (merchant_code, transfer_id, account_id)
);
create index ledger_entries_by_account on ledger_entries (account_id, id);

create table ledger_holds (
  merchant_code text not null,
  id text not null check (length(id) between 1 and 200),
  account_id bigint not null references ledger_accounts (id),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  kind text not null check (kind ~ '^[a-z][a-zA-Z]{1,31}$'),
  reference text check (length(reference) between 1 and 200),
  digest bytea not null check (octet_length(digest) = 32),
  status text not null default 'open' check (status in ('open', 'captured', 'released', 'expired')),
  -- The transfer that took what was held.
  captured_by text,
  created_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > created_at),
  ended_at timestamptz,
  primary key (merchant_code, id),
  check ((status = 'open') = (ended_at is null)),
  check ((status = 'captured') = (captured_by is not null))
);
create index ledger_holds_open on ledger_holds (account_id) where status = 'open';
create index ledger_holds_by_end on ledger_holds (merchant_code, ends_at) where status = 'open';

-- Entries in the order of their ids, batch after batch, each under a code that only the gateway can make.
create table ledger_seals (
  merchant_code text not null,
  number bigint not null check (number > 0),
  -- Holds the entries with ids beyond the first and up to the second.
  after_id bigint not null,
  through_id bigint not null check (through_id > after_id),
  entry_count bigint not null check (entry_count > 0),
  -- SHA-256 of the entries with their transfers and accounts.
  digest bytea not null check (octet_length(digest) = 32),
  -- HMAC-SHA256 of all of this and the code before.
  mac bytea not null check (octet_length(mac) = 32),
  sealed_at timestamptz not null,
  primary key (merchant_code, number)
);

-- Replies of calls that move money, by the key that the caller named them with.
create table idempotency_keys (
  merchant_code text not null,
  member_id uuid not null,
  route text not null,
  key text not null check (length(key) between 8 and 200),
  -- SHA-256 of the body.
  body_digest bytea not null check (octet_length(body_digest) = 32),
  -- Null until the work is done, which nobody else ever sees: both are written by one transaction.
  reply text,
  ends_at timestamptz not null,
  primary key (merchant_code, member_id, route, key)
);
create index idempotency_keys_by_end on idempotency_keys (ends_at);

-- The rules, said a second time -------------------------------------------------------------

create function ledger_refuse_change() returns trigger
  language plpgsql as $$
begin
  raise exception 'What is written in % stays as it is.', tg_table_name using errcode = 'integrity_constraint_violation';
end
$$;

create trigger append_only before update or delete on ledger_entries
  for each row execute function ledger_refuse_change();
create trigger append_only before update or delete on ledger_transfers
  for each row execute function ledger_refuse_change();
create trigger append_only before update or delete on ledger_seals
  for each row execute function ledger_refuse_change();
create trigger never_emptied before truncate on ledger_entries
  for each statement execute function ledger_refuse_change();
create trigger never_emptied before truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();
create trigger never_emptied before truncate on ledger_seals
  for each statement execute function ledger_refuse_change();

-- The entries of a transfer come in one statement: they sum to zero, in its currency and merchant, and a member's
-- balance is what the entry says.
create function ledger_check_entries() returns trigger
  language plpgsql as $$
begin
  if exists (select from added group by merchant_code, transfer_id having sum(amount_minor) <> 0) then
    raise exception 'The entries of a transfer do not sum to zero.' using errcode = 'check_violation';
  end if;
  if exists (
    select from added
      left join ledger_accounts account
        on account.id = added.account_id
       and account.merchant_code = added.merchant_code
       and account.currency = added.currency
       and account.balance_minor is not distinct from added.balance_after_minor
      left join ledger_transfers transfer
        on transfer.merchant_code = added.merchant_code
       and transfer.id = added.transfer_id
       and transfer.currency = added.currency
     where account.id is null or transfer.id is null
  ) then
    raise exception 'An entry contradicts its account or its transfer.' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create trigger entries_agree after insert on ledger_entries
  referencing new table as added for each statement execute function ledger_check_entries();

-- Play money is no money.
create function ledger_refuse_trials() returns trigger
  language plpgsql as $$
begin
  if exists (select from members where id = new.member_id and (member_type = 4 or expires_at is not null)) then
    raise exception 'A trial account has no wallet.' using errcode = 'check_violation';
  end if;
  if not exists (select from members where id = new.member_id and merchant_code = new.merchant_code) then
    raise exception 'The member is not of this merchant.' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create trigger wallets_are_real after insert on ledger_accounts
  for each row when (new.member_id is not null) execute function ledger_refuse_trials();

-- How money moves ---------------------------------------------------------------------------

-- The id of an account, opened now if there was none.
create function ledger_account(
  p_merchant text, p_member uuid, p_vendor text, p_purpose text, p_currency text, p_at timestamptz
) returns bigint
  language plpgsql as $$
declare
  v_code text := ledger_code(p_member, p_vendor, p_purpose);
  v_id bigint;
begin
  loop
    select id into v_id from ledger_accounts
     where merchant_code = p_merchant and code = v_code and currency = p_currency;
    if found then return v_id; end if;
    insert into ledger_accounts
      (merchant_code, member_id, vendor_code, purpose, currency, balance_minor, opened_at)
    values
      (p_merchant, p_member, p_vendor, p_purpose, p_currency, case when p_member is not null then 0 end, p_at)
    on conflict do nothing;
  end loop;
end
$$;

-- Moves money between accounts, once. Outcomes: posted; repeated, with what came of it then; insufficientFunds and
-- transferConflict, after which nothing is changed.
create function ledger_post(
  p_merchant text, p_id text, p_kind text, p_reference text, p_currency text, p_digest bytea, p_at timestamptz,
  p_members uuid[], p_vendors text[], p_purposes text[], p_amounts bigint[],
  out outcome text, out balances bigint[]
)
  language plpgsql as $$
declare
  v_accounts bigint[] := '{}';
  v_known bytea;
begin
  for i in 1 .. cardinality(p_amounts) loop
    v_accounts := v_accounts
      || ledger_account(p_merchant, p_members[i], p_vendors[i], p_purposes[i], p_currency, p_at);
  end loop;
  -- In one order, whoever comes, so that nobody waits in a circle. The house has no row to wait for.
  perform from ledger_accounts
    where id = any (v_accounts) and member_id is not null order by id for no key update;

  select digest into v_known from ledger_transfers where merchant_code = p_merchant and id = p_id;
  if not found then
    if exists (
      select from ledger_accounts account
        join unnest(v_accounts, p_amounts) as leg (account_id, amount) on leg.account_id = account.id
       where leg.amount < 0 and account.balance_minor - account.held_minor + leg.amount < 0
    ) then
      outcome := 'insufficientFunds';
      return;
    end if;
    insert into ledger_transfers (merchant_code, id, kind, reference, currency, digest, created_at)
    values (p_merchant, p_id, p_kind, p_reference, p_currency, p_digest, p_at)
    on conflict do nothing;
    if found then
      with moved as (
        update ledger_accounts account
           set balance_minor = account.balance_minor + leg.amount
          from unnest(v_accounts, p_amounts) as leg (account_id, amount)
         where account.id = leg.account_id and account.member_id is not null
        returning account.id, account.balance_minor
      ), written as (
        insert into ledger_entries
          (merchant_code, transfer_id, account_id, currency, amount_minor, balance_after_minor, created_at)
        select p_merchant, p_id, leg.account_id, p_currency, leg.amount, moved.balance_minor, p_at
          from unnest(v_accounts, p_amounts) with ordinality as leg (account_id, amount, place)
          left join moved on moved.id = leg.account_id
         order by leg.place
        returning account_id, balance_after_minor
      )
      select array_agg(written.balance_after_minor order by array_position(v_accounts, written.account_id))
        into balances from written;
      outcome := 'posted';
      return;
    end if;
    select digest into v_known from ledger_transfers where merchant_code = p_merchant and id = p_id;
  end if;

  if v_known <> p_digest then
    outcome := 'transferConflict';
    return;
  end if;
  select array_agg(balance_after_minor order by array_position(v_accounts, account_id))
    into balances from ledger_entries where merchant_code = p_merchant and transfer_id = p_id;
  outcome := 'repeated';
end
$$;

-- Sets money of a wallet aside. Outcomes: held, repeated, insufficientFunds, transferConflict.
create function ledger_hold(
  p_merchant text, p_id text, p_kind text, p_reference text, p_currency text, p_digest bytea, p_at timestamptz,
  p_ends_at timestamptz, p_member uuid, p_vendor text, p_amount bigint
) returns text
  language plpgsql as $$
declare
  v_account bigint := ledger_account(p_merchant, p_member, p_vendor, 'wallet', p_currency, p_at);
  v_available bigint;
  v_known bytea;
begin
  select balance_minor - held_minor into v_available
    from ledger_accounts where id = v_account for no key update;
  select digest into v_known from ledger_holds where merchant_code = p_merchant and id = p_id;
  if not found then
    if v_available < p_amount then return 'insufficientFunds'; end if;
    insert into ledger_holds
      (merchant_code, id, account_id, currency, amount_minor, kind, reference, digest, created_at, ends_at)
    values
      (p_merchant, p_id, v_account, p_currency, p_amount, p_kind, p_reference, p_digest, p_at, p_ends_at)
    on conflict do nothing;
    if found then
      update ledger_accounts set held_minor = held_minor + p_amount where id = v_account;
      return 'held';
    end if;
    select digest into v_known from ledger_holds where merchant_code = p_merchant and id = p_id;
  end if;
  return case when v_known = p_digest then 'repeated' else 'transferConflict' end;
end
$$;

-- Frees what is held. Outcomes: released, repeated, holdUnknown, holdEnded (in another way).
create function ledger_release(p_merchant text, p_id text, p_status text, p_at timestamptz) returns text
  language plpgsql as $$
declare
  v_hold ledger_holds;
begin
  select * into v_hold from ledger_holds where merchant_code = p_merchant and id = p_id;
  if not found then return 'holdUnknown'; end if;
  -- First the wallet, then the hold, as everywhere.
  perform from ledger_accounts where id = v_hold.account_id for no key update;
  select * into v_hold from ledger_holds where merchant_code = p_merchant and id = p_id for update;
  if v_hold.status in ('released', 'expired') then return 'repeated'; end if;
  if v_hold.status <> 'open' then return 'holdEnded'; end if;
  update ledger_holds set status = p_status, ended_at = p_at where merchant_code = p_merchant and id = p_id;
  update ledger_accounts set held_minor = held_minor - v_hold.amount_minor where id = v_hold.account_id;
  return 'released';
end
$$;

-- Ends a hold by a transfer that takes all or some of it; the rest is free. Outcomes: those of ledger_post, holdUnknown,
-- holdEnded, holdExceeded. Raises LV001 where the transfer is refused after all, since the hold is changed by then.
create function ledger_capture(
  p_hold text,
  p_merchant text, p_id text, p_kind text, p_reference text, p_currency text, p_digest bytea, p_at timestamptz,
  p_members uuid[], p_vendors text[], p_purposes text[], p_amounts bigint[],
  out outcome text, out balances bigint[]
)
  language plpgsql as $$
declare
  v_hold ledger_holds;
  v_code text;
  v_taken bigint;
  v_post record;
begin
  select * into v_hold from ledger_holds where merchant_code = p_merchant and id = p_hold;
  if not found then
    outcome := 'holdUnknown';
    return;
  end if;
  select code into v_code from ledger_accounts where id = v_hold.account_id for no key update;
  select * into v_hold from ledger_holds where merchant_code = p_merchant and id = p_hold for update;
  if v_hold.status = 'open' and v_hold.ends_at > p_at then
    select -sum(leg.amount) into v_taken
      from unnest(p_members, p_vendors, p_purposes, p_amounts) as leg (member_id, vendor, purpose, amount)
     where ledger_code(leg.member_id, leg.vendor, leg.purpose) = v_code and v_hold.currency = p_currency;
    if v_taken is null or v_taken <= 0 or v_taken > v_hold.amount_minor then
      outcome := 'holdExceeded';
      return;
    end if;
    update ledger_holds set status = 'captured', captured_by = p_id, ended_at = p_at
     where merchant_code = p_merchant and id = p_hold;
    update ledger_accounts set held_minor = held_minor - v_hold.amount_minor where id = v_hold.account_id;
  elsif v_hold.captured_by is distinct from p_id then
    outcome := 'holdEnded';
    return;
  end if;
  select * into v_post from ledger_post(
    p_merchant, p_id, p_kind, p_reference, p_currency, p_digest, p_at, p_members, p_vendors, p_purposes, p_amounts);
  if v_hold.status = 'open' and v_post.outcome <> 'posted' then
    raise exception 'A hold could not be captured: %', v_post.outcome using errcode = 'LV001';
  end if;
  outcome := v_post.outcome;
  balances := v_post.balances;
end
$$;

call protect_tenant_table('ledger_accounts', false);
call protect_tenant_table('ledger_transfers', false);
call protect_tenant_table('ledger_entries', false);
call protect_tenant_table('ledger_holds', false);
call protect_tenant_table('ledger_seals', false);
call protect_tenant_table('idempotency_keys', false);

grant select, insert on ledger_transfers, ledger_entries, ledger_seals to livery_app;
grant select, insert, update (balance_minor, held_minor) on ledger_accounts to livery_app;
grant select, insert, update (status, captured_by, ended_at) on ledger_holds to livery_app;
grant select, insert, update (reply) on idempotency_keys to livery_app;
-- Up to where entries may have been written.
grant select on sequence ledger_entries_id_seq to livery_app;

call let_owner_sweep('idempotency_keys', 'ends_at < now()');
-- Whose books there are, for those who check all of them.
create policy owner_lists on ledger_accounts for select to current_user using (member_id is null);
