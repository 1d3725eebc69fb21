-- What a vendor's call and a member's page need of the database, each in one statement: what is planned within a function
-- stays planned, and a call waits for the network once. No rule is in here that the tables do not have.

-- Rows of money are looked up one by one under their whole key: where the planner joins or looks for several, it takes all
-- rows of the merchant for few as long as its statistics are older than they are, and reads them.
create or replace function ledger_check_entries() returns trigger
  language plpgsql as $$
declare
  v_entry record;
  v_account ledger_accounts;
  v_currency text;
begin
  if exists (select from added group by merchant_code, transfer_id having sum(amount_minor) <> 0) then
    raise exception 'The entries of a transfer do not sum to zero.' using errcode = 'check_violation';
  end if;
  for v_entry in select * from added loop
    select * into v_account from ledger_accounts where id = v_entry.account_id;
    if found and v_account.merchant_code = v_entry.merchant_code and v_account.currency = v_entry.currency
        and v_account.balance_minor is not distinct from v_entry.balance_after_minor then
      select currency into v_currency from ledger_transfers
       where merchant_code = v_entry.merchant_code and id = v_entry.transfer_id;
      continue when found and v_currency = v_entry.currency;
    end if;
    raise exception 'An entry contradicts its account or its transfer.' using errcode = 'check_violation';
  end loop;
  return null;
end
$$;

-- Moves money between accounts, once. Outcomes: posted; repeated, with what came of it then; insufficientFunds and
-- transferConflict, after which nothing is changed. Beside the balances after it, it tells what can be spent now.
drop function ledger_post(text, text, text, text, text, bytea, timestamptz, uuid[], text[], text[], bigint[]);
create function ledger_post(
  p_merchant text, p_id text, p_kind text, p_reference text, p_currency text, p_digest bytea, p_at timestamptz,
  p_members uuid[], p_vendors text[], p_purposes text[], p_amounts bigint[],
  out outcome text, out balances bigint[], out available bigint[]
)
  language plpgsql as $$
declare
  v_legs int := cardinality(p_amounts);
  v_nothing bigint[] := array_fill(null::bigint, array[v_legs]);
  v_accounts bigint[] := v_nothing;
  v_free bigint[] := v_nothing;
  v_balances bigint[] := v_nothing;
  v_known bytea;
  v_place int;
  v_balance bigint;
  v_amount bigint;
begin
  for i in 1 .. v_legs loop
    v_accounts[i] := ledger_account(p_merchant, p_members[i], p_vendors[i], p_purposes[i], p_currency, p_at);
  end loop;
  -- In one order, whoever comes, so that nobody waits in a circle. The house has no row to wait for.
  for v_place in select leg.place from unnest(v_accounts) with ordinality as leg (id, place) order by leg.id loop
    continue when p_members[v_place] is null;
    select balance_minor - held_minor into v_amount
      from ledger_accounts where id = v_accounts[v_place] for no key update;
    v_free[v_place] := v_amount;
  end loop;

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

-- By the round first: under its former order the planner could take it for the key of the table, and read every call of
-- the vendor in search of one.
drop index play_transactions_by_round;
create index play_transactions_by_round on play_transactions (round_id, vendor_code, merchant_code);

-- Begins a call of a vendor: waits until nobody else changes the round, uses up the nonce, and reads all that the call is
-- about. Nothing is read where the nonce was met before.
create function play_begin_call(
  p_merchant text, p_vendor text, p_nonce text, p_nonce_ends_at timestamptz, p_at timestamptz,
  p_session bytea, p_round text, p_transaction text,
  out is_new boolean, out session play_sessions, out is_live boolean, out round play_rounds,
  out known play_transactions
)
  language plpgsql as $$
begin
  if p_round is not null then
    -- On the name, so that it also holds a round that does not exist yet. Ends with the transaction.
    perform pg_advisory_xact_lock(
      hashtextextended('round ' || p_merchant || ' ' || p_vendor || ' ' || p_round, 0));
  end if;
  insert into used_nonces (merchant_code, purpose, nonce, ends_at)
  values (p_merchant, 'vendor', p_nonce, p_nonce_ends_at)
  on conflict do nothing;
  is_new := found;
  if not is_new then return; end if;
  if p_session is not null then
    select * into session from play_sessions
     where merchant_code = p_merchant and vendor_code = p_vendor and digest = p_session;
    -- It is over with the sign-in that it came from.
    is_live := session.ended_at is null and session.ends_at > p_at and exists (
      select from members join sessions sign_in on sign_in.id = session.sign_in_id
       where members.id = session.member_id and members.status = 'active'
         and sign_in.ended_at is null and sign_in.ends_at > p_at);
  end if;
  if p_round is not null then
    select * into round from play_rounds
     where merchant_code = p_merchant and vendor_code = p_vendor and id = p_round;
    select * into known from play_transactions
     where merchant_code = p_merchant and vendor_code = p_vendor and id = p_transaction;
  end if;
end
$$;

-- Keeps what a call of a vendor did, with its answer, and the round as it is now. False where the id was taken meanwhile,
-- in another round: then all is to be undone.
create function play_keep_call(
  p_merchant text, p_vendor text, p_member uuid, p_at timestamptz,
  p_transaction text, p_kind text, p_amount bigint, p_digest bytea, p_reply_status smallint, p_reply text,
  p_round text, p_play_session uuid, p_game text, p_mode text, p_currency text, p_decimals smallint,
  p_has_vendor_wallet boolean, p_state text, p_is_free boolean, p_staked bigint, p_paid bigint,
  p_opened_at timestamptz, p_closed_at timestamptz
) returns boolean
  language plpgsql as $$
begin
  insert into play_transactions
    (merchant_code, vendor_code, id, round_id, member_id, kind, state, amount_minor, digest, reply_status, reply, created_at)
  values
    (p_merchant, p_vendor, p_transaction, p_round, p_member, p_kind, 'done', p_amount, p_digest, p_reply_status, p_reply, p_at)
  on conflict do nothing;
  if not found then return false; end if;
  insert into play_rounds
    (merchant_code, vendor_code, id, play_session_id, member_id, game_id, mode, currency, decimals, has_vendor_wallet,
     state, is_free, staked_minor, paid_minor, opened_at, closed_at)
  values
    (p_merchant, p_vendor, p_round, p_play_session, p_member, p_game, p_mode, p_currency, p_decimals, p_has_vendor_wallet,
     p_state, p_is_free, p_staked, p_paid, p_opened_at, p_closed_at)
  on conflict (merchant_code, vendor_code, id) do update
    set state = excluded.state, staked_minor = excluded.staked_minor, paid_minor = excluded.paid_minor,
        closed_at = excluded.closed_at;
  return true;
end
$$;

-- The session of a token, with its member. A statement of its own is a transaction of its own: it names the merchant before
-- it looks.
create function session_of_token(p_merchant text, p_digest bytea, out session sessions, out member members)
  language plpgsql as $$
begin
  perform set_config('app.merchant', p_merchant, true);
  select * into session from sessions where merchant_code = p_merchant and token_digest = p_digest;
  select * into member from members where id = session.member_id;
end
$$;

-- The wallets of a member in a currency, likewise.
drop index ledger_accounts_by_member;
create index ledger_accounts_by_member on ledger_accounts (member_id, merchant_code, currency)
  where member_id is not null;
create function wallets_of_member(p_merchant text, p_member uuid, p_currency text)
  returns table (vendor_code text, balance_minor bigint, held_minor bigint)
  language plpgsql as $$
begin
  perform set_config('app.merchant', p_merchant, true);
  return query
    select account.vendor_code, account.balance_minor, account.held_minor
      from ledger_accounts account
     where account.merchant_code = p_merchant and account.member_id = p_member and account.currency = p_currency
     order by account.vendor_code nulls first;
end
$$;
