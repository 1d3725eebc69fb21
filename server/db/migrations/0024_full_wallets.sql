-- A wallet that holds as much as it may is refused more in words, before numbers run over.

-- Moves money between accounts, once. Outcomes: posted; repeated, with what came of it then; insufficientFunds,
-- walletFull (LARGEST_BALANCE_MINOR of server/ledger/transfer.ts) and transferConflict, after which nothing is changed. Beside the balances after it, it tells what can be spent now. Whether the
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
  v_is_full boolean := false;
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
    -- What was the member's already comes back whatever there is.
    v_is_full := v_is_full or p_kind <> 'refund' and coalesce(p_amounts[i] > 0 and v_free[i] + p_amounts[i] > 100000000000000000, false);
  end loop;
  if v_is_covered and not v_is_full then
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
    outcome := case when v_is_covered then 'walletFull' else 'insufficientFunds' end;
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
