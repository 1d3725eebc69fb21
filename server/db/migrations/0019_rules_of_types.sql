-- What a bet takes of PostgreSQL, made less. No rule is given up: they are asked for in another way.

-- The text of a table's rule is read anew for every statement that writes to the table; the rule of a type is kept with the
-- connection. And a counted pattern ({1,64}) takes twenty times as long as the same pattern with its length asked for beside.
create domain minor_units as bigint;
create domain moved_minor_units as bigint;
create domain sha256_digest as bytea;
create domain given_name as text;
create domain kind_name as text;
create domain vendor_given_id as text;
create domain nonce_purpose as text;
create domain live_event_kind as text;
create domain live_event_content as jsonb;
create domain play_transaction_kind as text;
create domain play_transaction_state as text;

-- Before the types have their rules, for then no table is written anew.
alter table ledger_transfers
  drop constraint ledger_transfers_id_check,
  drop constraint ledger_transfers_kind_check,
  drop constraint ledger_transfers_reference_check,
  drop constraint ledger_transfers_digest_check,
  alter column id type given_name,
  alter column kind type kind_name,
  alter column reference type given_name,
  alter column digest type sha256_digest;
alter table ledger_entries
  drop constraint ledger_entries_amount_minor_check,
  drop constraint ledger_entries_balance_after_minor_check,
  alter column amount_minor type moved_minor_units,
  alter column balance_after_minor type minor_units;
alter table ledger_holds
  drop constraint ledger_holds_id_check,
  drop constraint ledger_holds_kind_check,
  drop constraint ledger_holds_reference_check,
  drop constraint ledger_holds_digest_check,
  alter column id type given_name,
  alter column kind type kind_name,
  alter column reference type given_name,
  alter column digest type sha256_digest;
alter table live_events
  drop constraint live_events_kind_check,
  drop constraint live_events_content_check,
  alter column kind type live_event_kind,
  alter column content type live_event_content;
alter table used_nonces
  drop constraint used_nonces_purpose_check,
  drop constraint used_nonces_nonce_check,
  alter column purpose type nonce_purpose,
  alter column nonce type given_name;
drop policy owner_reads on play_transactions;
drop policy owner_sweeps on play_transactions;
alter table play_rounds
  drop constraint play_rounds_id_check,
  -- It is that of the session, by play_rounds_of_session.
  drop constraint play_rounds_mode_check,
  drop constraint play_rounds_staked_minor_check,
  drop constraint play_rounds_paid_minor_check,
  alter column id type vendor_given_id,
  alter column staked_minor type minor_units,
  alter column paid_minor type minor_units;
alter table play_transactions
  drop constraint play_transactions_id_check,
  drop constraint play_transactions_kind_check,
  drop constraint play_transactions_state_check,
  drop constraint play_transactions_amount_minor_check,
  drop constraint play_transactions_digest_check,
  alter column id type vendor_given_id,
  alter column kind type play_transaction_kind,
  alter column state type play_transaction_state,
  alter column amount_minor type minor_units,
  alter column digest type sha256_digest;
call let_owner_sweep('play_transactions', 'exists (
  select from play_rounds round
   where round.merchant_code = play_transactions.merchant_code
     and round.vendor_code = play_transactions.vendor_code and round.id = play_transactions.round_id
     and round.mode = ''play'' and round.state <> ''open'' and round.closed_at < now() - interval ''6 days'')');

alter domain minor_units add check (value >= 0);
alter domain moved_minor_units add check (value <> 0);
alter domain sha256_digest add check (octet_length(value) = 32);
alter domain given_name add check (length(value) between 1 and 200);
alter domain kind_name add check (value ~ '^[a-z][a-zA-Z]+$' and length(value) <= 32);
alter domain vendor_given_id add check (value ~ '^[A-Za-z0-9_.:-]+$' and length(value) <= 64);
alter domain nonce_purpose add check (value in ('seal', 'captcha', 'totp', 'phoneAuth', 'vendor'));
alter domain live_event_kind add check (value in ('balance', 'round', 'winner', 'message', 'banners', 'signOut'));
alter domain live_event_content add check (jsonb_typeof(value) = 'object');
alter domain play_transaction_kind add check (value in ('debit', 'credit', 'rollback', 'endRound'));
alter domain play_transaction_state add check (value in ('done', 'refused', 'rolledBack', 'cancelled'));

-- Whose an account is never changes. So it is asked for when the account is opened, or if anybody should write to it, and not
-- whenever its balance moves. After an update, for what comes before one takes the row once more, whatever is written.
create function ledger_refuse_odd_accounts() returns trigger
  language plpgsql as $$
begin
  if new.merchant_code = '*'
      or new.purpose !~ '^[a-z][a-zA-Z]+$' or length(new.purpose) > 32
      or new.currency !~ '^[A-Z0-9]{3,8}$'
      or (new.member_id is not null) <> (new.purpose = 'wallet') then
    raise exception 'No account is for "%" of "%" in "%".', new.purpose, new.merchant_code, new.currency
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger accounts_are_somebodys before insert on ledger_accounts
  for each row execute function ledger_refuse_odd_accounts();
create trigger accounts_stay_somebodys after update of merchant_code, member_id, purpose, currency on ledger_accounts
  for each row execute function ledger_refuse_odd_accounts();
alter table ledger_accounts
  drop constraint ledger_accounts_merchant_code_check,
  drop constraint ledger_accounts_purpose_check,
  drop constraint ledger_accounts_currency_check,
  drop constraint wallets_are_members;

-- The entries of a transfer come in one statement: they sum to zero, in its currency and merchant, and a member's balance is
-- what the entry says. Accounts and transfers are looked up by themselves under their keys: where the planner joins, it takes
-- all rows of the merchant for few as long as its statistics are older than they are, and reads them.
create or replace function ledger_check_entries() returns trigger
  language plpgsql as $$
begin
  perform from added
    group by merchant_code, transfer_id
   having sum(amount_minor) <> 0
       or not bool_and(coalesce(
            (select account.merchant_code = added.merchant_code and account.currency = added.currency
                and account.balance_minor is not distinct from added.balance_after_minor
               from ledger_accounts account where account.id = added.account_id)
            and
            (select transfer.currency = added.currency
               from ledger_transfers transfer
              where transfer.merchant_code = added.merchant_code and transfer.id = added.transfer_id),
            false));
  if not found then return null; end if;
  if exists (select from added group by merchant_code, transfer_id having sum(amount_minor) <> 0) then
    raise exception 'The entries of a transfer do not sum to zero.' using errcode = 'check_violation';
  end if;
  raise exception 'An entry contradicts its account or its transfer.' using errcode = 'check_violation';
end
$$;

-- Moves money between accounts, once. Outcomes: posted; repeated, with what came of it then; insufficientFunds and
-- transferConflict, after which nothing is changed. Beside the balances after it, it tells what can be spent now. Whether the
-- transfer is known is looked up where it cannot be written, and not before.
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
  v_is_covered boolean := true;
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

  for i in 1 .. v_legs loop
    v_is_covered := v_is_covered and coalesce(p_amounts[i] > 0 or v_free[i] + p_amounts[i] >= 0, true);
  end loop;
  if v_is_covered then
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
  end if;

  select digest into v_known from ledger_transfers where merchant_code = p_merchant and id = p_id;
  if not found then
    outcome := 'insufficientFunds';
    return;
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
