-- What many calls of a merchant ask at the same moment goes in one statement, which is a transaction by itself: it names the
-- merchant before it looks. Rows are looked up one by one under their keys: where the planner joins, it takes all rows of the
-- merchant for few as long as its statistics are older than they are, and reads them. `place` counts from one.

drop function session_of_token(text, bytea);
create function sessions_of_tokens(p_merchant text, p_digests bytea[])
  returns table (
    place int, id uuid, member_id uuid, cookie_digest bytea, method text, proved_at timestamptz, last_seen_at timestamptz,
    idle_ends_at timestamptz, ends_at timestamptz, ended_at timestamptz,
    account text, member_type int, status text, expires_at timestamptz
  )
  language plpgsql as $$
declare
  v_done text := set_config('app.merchant', p_merchant, true);
begin
  for i in 1 .. cardinality(p_digests) loop
    place := i;
    select session.id, session.member_id, session.cookie_digest, session.method, session.proved_at, session.last_seen_at,
           session.idle_ends_at, session.ends_at, session.ended_at
      into id, member_id, cookie_digest, method, proved_at, last_seen_at, idle_ends_at, ends_at, ended_at
      from sessions session
     where session.merchant_code = p_merchant and session.token_digest = p_digests[i];
    continue when not found;
    select member.account, member.member_type, member.status, member.expires_at
      into account, member_type, status, expires_at
      from members member
     where member.id = sessions_of_tokens.member_id;
    continue when not found;
    return next;
  end loop;
end
$$;

drop function wallets_of_member(text, uuid, text);
create function wallets_of_members(p_merchant text, p_currency text, p_members uuid[])
  returns table (place int, vendor_code text, balance_minor bigint, held_minor bigint)
  language plpgsql as $$
declare
  v_done text := set_config('app.merchant', p_merchant, true);
begin
  for i in 1 .. cardinality(p_members) loop
    return query
      select i, account.vendor_code, account.balance_minor, account.held_minor
        from ledger_accounts account
       where account.merchant_code = p_merchant and account.member_id = p_members[i] and account.currency = p_currency
       order by account.vendor_code nulls first;
  end loop;
end
$$;
