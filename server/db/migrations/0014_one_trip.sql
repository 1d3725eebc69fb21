-- Entries are looked up by transfer, by account or by id. No index begins with the merchant, which every look-up names: while
-- the planner's statistics are older than the rows it takes such an index for good enough, and reads all that a merchant has.
alter table ledger_entries drop constraint ledger_entries_merchant_code_transfer_id_account_id_key;
alter table ledger_entries add constraint ledger_entries_once unique (transfer_id, account_id, merchant_code);
drop index ledger_entries_by_account;
create index ledger_entries_by_account on ledger_entries (account_id, merchant_code, id);

-- A round is of its session's merchant, vendor, member, game and mode: one key instead of four, and no row that all bets of a
-- vendor or a game would lock.
alter table play_sessions add constraint play_sessions_whose unique (id, merchant_code, vendor_code, member_id, game_id, mode);
alter table play_rounds
  drop constraint play_rounds_vendor_code_fkey,
  drop constraint play_rounds_play_session_id_fkey,
  drop constraint play_rounds_member_id_fkey,
  drop constraint play_rounds_game_id_fkey;
alter table play_rounds add constraint play_rounds_of_session
  foreign key (play_session_id, merchant_code, vendor_code, member_id, game_id, mode)
  references play_sessions (id, merchant_code, vendor_code, member_id, game_id, mode) on delete cascade;

-- An amount that is not below zero, as it travels: 1250.50 for 125050 minor units of a currency with two decimals.
create function wire_amount(p_minor bigint, p_decimals smallint) returns text
  language plpgsql immutable as $$
declare
  v_digits text := lpad(p_minor::text, greatest(length(p_minor::text), p_decimals + 1), '0');
begin
  if p_decimals = 0 then return v_digits; end if;
  return left(v_digits, -p_decimals) || '.' || right(v_digits, p_decimals);
end
$$;

-- Opens a round with its first stake, all in one statement, where nothing stands against it: the play session and its
-- sign-in go on, and neither the nonce, nor the round, nor the transaction was met before. Tells what can be staked then; null
-- where something does, and nothing was changed. The balance takes the place of the question mark in the answer. A statement
-- of its own is a transaction of its own: it names the merchant before it looks.
create function play_open_round(
  p_vendor text, p_nonce text, p_nonce_ends_at timestamptz, p_session bytea,
  p_round text, p_transaction text, p_digest bytea,
  p_play_session uuid, p_member uuid, p_game text, p_mode text, p_decimals smallint, p_has_vendor_wallet boolean,
  p_reply_status smallint, p_reply text,
  p_merchant text, p_transfer text, p_kind text, p_reference text, p_currency text, p_transfer_digest bytea, p_at timestamptz,
  p_members uuid[], p_vendors text[], p_purposes text[], p_amounts bigint[]
) returns bigint
  language plpgsql as $$
declare
  v_done text;
  v_sign_in uuid;
  v_posted record;
begin
  -- By assignment where a function is called, which takes no plan.
  v_done := set_config('app.merchant', p_merchant, true);
  v_done := pg_advisory_xact_lock(
    hashtextextended('round ' || p_merchant || ' ' || p_vendor || ' ' || p_round, 0))::text;
  select sign_in_id into v_sign_in from play_sessions
   where merchant_code = p_merchant and vendor_code = p_vendor and digest = p_session and id = p_play_session
     and ended_at is null and ends_at > p_at;
  if not found then return null; end if;
  perform from sessions where id = v_sign_in and ended_at is null and ends_at > p_at;
  if not found then return null; end if;
  perform from members where id = p_member and status = 'active';
  if not found then return null; end if;
  perform from play_rounds where merchant_code = p_merchant and vendor_code = p_vendor and id = p_round;
  if found then return null; end if;

  insert into used_nonces (merchant_code, purpose, nonce, ends_at)
  values (p_merchant, 'vendor', p_nonce, p_nonce_ends_at)
  on conflict do nothing;
  if not found then return null; end if;
  v_posted := ledger_post(
    p_merchant, p_transfer, p_kind, p_reference, p_currency, p_transfer_digest, p_at,
    p_members, p_vendors, p_purposes, p_amounts);
  if v_posted.outcome <> 'posted' then
    delete from used_nonces where merchant_code = p_merchant and purpose = 'vendor' and nonce = p_nonce;
    return null;
  end if;

  insert into play_rounds
    (merchant_code, vendor_code, id, play_session_id, member_id, game_id, mode, currency, decimals, has_vendor_wallet,
     staked_minor, opened_at)
  values
    (p_merchant, p_vendor, p_round, p_play_session, p_member, p_game, p_mode, p_currency, p_decimals, p_has_vendor_wallet,
     -p_amounts[1], p_at);
  insert into play_transactions
    (merchant_code, vendor_code, id, round_id, member_id, kind, state, amount_minor, digest, reply_status, reply, created_at)
  values
    (p_merchant, p_vendor, p_transaction, p_round, p_member, 'debit', 'done', -p_amounts[1], p_digest, p_reply_status,
     replace(p_reply, '?', wire_amount(v_posted.available[1], p_decimals)), p_at)
  on conflict do nothing;
  if not found then
    raise exception 'The transaction is known from another round.' using errcode = 'LV002';
  end if;
  return v_posted.available[1];
end
$$;

-- What can be staked in a play session, with the nonce of who asks used up: all in one statement, which is a transaction by
-- itself and names the merchant before it looks. It waits for no disk: where a nonce is lost with a crash, what is read can be
-- read once more, and that is all. Nothing is told where the nonce was met before, and no amount where there is no session.
create function play_balance(
  p_merchant text, p_vendor text, p_nonce text, p_nonce_ends_at timestamptz, p_session bytea,
  out is_new boolean, out currency text, out decimals smallint, out available bigint
)
  language plpgsql as $$
declare
  v_done text;
  v_session record;
  v_code text;
begin
  v_done := set_config('app.merchant', p_merchant, true);
  v_done := set_config('synchronous_commit', 'off', true);
  insert into used_nonces (merchant_code, purpose, nonce, ends_at)
  values (p_merchant, 'vendor', p_nonce, p_nonce_ends_at)
  on conflict do nothing;
  is_new := found;
  if not is_new then return; end if;
  select session.member_id, session.mode, session.currency, session.decimals, session.has_vendor_wallet into v_session
    from play_sessions session
   where session.merchant_code = p_merchant and session.vendor_code = p_vendor and session.digest = p_session;
  if not found then return; end if;
  currency := v_session.currency;
  decimals := v_session.decimals;
  if v_session.mode = 'play' then
    select wallet.balance_minor into available from play_wallets wallet
     where wallet.merchant_code = p_merchant and wallet.member_id = v_session.member_id
       and wallet.currency = v_session.currency;
  else
    v_code := ledger_code(v_session.member_id, case when v_session.has_vendor_wallet then p_vendor end, 'wallet');
    select account.balance_minor - account.held_minor into available from ledger_accounts account
     where account.merchant_code = p_merchant and account.code = v_code and account.currency = v_session.currency;
  end if;
  available := coalesce(available, 0);
end
$$;

-- The entries of a transfer come in one statement: they sum to zero, in its currency and merchant, and a member's
-- balance is what the entry says. Each is looked at once, since every bet passes here.
create or replace function ledger_check_entries() returns trigger
  language plpgsql as $$
declare
  v_entry record;
  v_merchant text;
  v_transfer text;
  v_currency text;
  v_sum numeric := 0;
  v_account_merchant text;
  v_account_currency text;
  v_balance bigint;
begin
  for v_entry in select * from added order by merchant_code, transfer_id loop
    if v_entry.transfer_id is distinct from v_transfer or v_entry.merchant_code is distinct from v_merchant then
      exit when v_sum <> 0;
      v_merchant := v_entry.merchant_code;
      v_transfer := v_entry.transfer_id;
      select currency into v_currency from ledger_transfers where merchant_code = v_merchant and id = v_transfer;
    end if;
    v_sum := v_sum + v_entry.amount_minor;
    select merchant_code, currency, balance_minor into v_account_merchant, v_account_currency, v_balance
      from ledger_accounts where id = v_entry.account_id;
    if v_account_merchant is distinct from v_merchant or v_account_currency is distinct from v_entry.currency
        or v_currency is distinct from v_entry.currency
        or v_balance is distinct from v_entry.balance_after_minor then
      raise exception 'An entry contradicts its account or its transfer.' using errcode = 'check_violation';
    end if;
  end loop;
  if v_sum <> 0 then
    raise exception 'The entries of a transfer do not sum to zero.' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- Moves money between accounts, once. Outcomes: posted; repeated, with what came of it then; insufficientFunds and
-- transferConflict, after which nothing is changed. Beside the balances after it, it tells what can be spent now.
create or replace function ledger_post(
  p_merchant text, p_id text, p_kind text, p_reference text, p_currency text, p_digest bytea, p_at timestamptz,
  p_members uuid[], p_vendors text[], p_purposes text[], p_amounts bigint[],
  out outcome text, out balances bigint[], out available bigint[]
)
  language plpgsql as $$
declare
  v_legs int := cardinality(p_amounts);
  v_wallets int := cardinality(array_remove(p_members, null));
  v_nothing bigint[] := array_fill(null::bigint, array[v_legs]);
  v_accounts bigint[] := v_nothing;
  v_free bigint[] := v_nothing;
  v_balances bigint[] := v_nothing;
  v_code text;
  v_known bytea;
  v_place int;
  v_account bigint;
  v_balance bigint;
  v_amount bigint;
begin
  for i in 1 .. v_legs loop
    if p_members[i] is not null and v_wallets = 1 then
      -- Nobody can wait in a circle for one wallet alone, so it is locked where it is found.
      v_code := ledger_code(p_members[i], p_vendors[i], p_purposes[i]);
      select id, balance_minor - held_minor into v_account, v_amount from ledger_accounts
       where merchant_code = p_merchant and code = v_code and currency = p_currency
         for no key update;
      if found then
        v_accounts[i] := v_account;
        v_free[i] := v_amount;
        continue;
      end if;
    end if;
    v_accounts[i] := ledger_account(p_merchant, p_members[i], p_vendors[i], p_purposes[i], p_currency, p_at);
  end loop;
  if v_wallets > 1 or v_wallets > cardinality(array_remove(v_free, null)) then
    -- In one order, whoever comes. The house has no row to wait for.
    for v_place in select leg.place from unnest(v_accounts) with ordinality as leg (id, place) order by leg.id loop
      continue when p_members[v_place] is null;
      select balance_minor - held_minor into v_amount
        from ledger_accounts where id = v_accounts[v_place] for no key update;
      v_free[v_place] := v_amount;
    end loop;
  end if;

  select digest into v_known from ledger_transfers where merchant_code = p_merchant and id = p_id;
  if not found then
    for i in 1 .. v_legs loop
      if p_amounts[i] < 0 and v_free[i] + p_amounts[i] < 0 then
        outcome := 'insufficientFunds';
        return;
      end if;
    end loop;
    insert into ledger_transfers (merchant_code, id, kind, reference, currency, digest, created_at)
    values (p_merchant, p_id, p_kind, p_reference, p_currency, p_digest, p_at)
    on conflict do nothing;
    if found then
      for i in 1 .. v_legs loop
        continue when p_members[i] is null;
        update ledger_accounts set balance_minor = balance_minor + p_amounts[i] where id = v_accounts[i]
        returning balance_minor, held_minor into v_balance, v_amount;
        v_balances[i] := v_balance;
        v_free[i] := v_balance - v_amount;
      end loop;
      insert into ledger_entries
        (merchant_code, transfer_id, account_id, currency, amount_minor, balance_after_minor, created_at)
      select p_merchant, p_id, leg.account_id, p_currency, leg.amount, leg.balance, p_at
        from unnest(v_accounts, p_amounts, v_balances) with ordinality as leg (account_id, amount, balance, place)
       order by leg.place;
      outcome := 'posted';
      balances := v_balances;
      available := v_free;
      return;
    end if;
    select digest into v_known from ledger_transfers where merchant_code = p_merchant and id = p_id;
  end if;

  if v_known <> p_digest then
    outcome := 'transferConflict';
    return;
  end if;
  for i in 1 .. v_legs loop
    select balance_after_minor into v_balance from ledger_entries
     where merchant_code = p_merchant and transfer_id = p_id and account_id = v_accounts[i];
    v_balances[i] := v_balance;
  end loop;
  outcome := 'repeated';
  balances := v_balances;
  available := v_free;
end
$$;
