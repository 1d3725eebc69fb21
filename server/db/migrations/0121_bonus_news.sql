-- The wallets of members, with the bonus money beside each main one.
drop function wallets_of_members(text, text, uuid[]);
create function wallets_of_members(p_merchant text, p_currency text, p_members uuid[])
  returns table (place int, vendor_code text, balance_minor bigint, held_minor bigint, bonus_minor bigint)
  language plpgsql as $$
declare
  v_done text := set_config('app.merchant', p_merchant, true);
begin
  for i in 1 .. cardinality(p_members) loop
    return query
      select i, account.vendor_code, account.balance_minor, account.held_minor,
             case when account.vendor_code is null then (
               select bonus.balance_minor from ledger_accounts bonus
                where bonus.merchant_code = p_merchant and bonus.code = ledger_code(p_members[i], null, 'bonus')
                  and bonus.currency = p_currency) end
        from ledger_accounts account
       where account.merchant_code = p_merchant and account.member_id = p_members[i] and account.currency = p_currency
         and account.purpose = 'wallet'
       order by account.vendor_code nulls first;
  end loop;
end
$$;

-- When its member is told that a bonus ends soon; null once that is done, and for bonuses of before.
alter table bonuses add column warn_at timestamptz;
create index bonuses_to_warn on bonuses (warn_at) where state = 'active' and warn_at is not null;
