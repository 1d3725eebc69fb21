-- What members set for themselves: limits of money, and breaks from the site.

alter table members
  -- Until when the member wants to be kept away; the year 9999 where it is until they ask to come back.
  add column paused_until timestamptz,
  -- Whether a limit has to be looked at before each stake.
  add column bets_limited boolean not null default false,
  -- When the member said whether they want limits of what they pay in.
  add column limits_asked_at timestamptz;

create table member_limits (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('deposit', 'loss', 'wager')),
  span text not null check (span in ('day', 'week', 'month')),
  -- Minor units; null where none holds.
  amount_minor bigint check (amount_minor >= 0),
  -- A raise that waits since then for its time and the member's yes; null minor units take the limit away.
  wanted_minor bigint check (wanted_minor >= 0),
  wanted_at timestamptz,
  set_at timestamptz not null,
  primary key (merchant_code, member_id, kind, span),
  check (wanted_minor is null or wanted_at is not null)
);
create index member_limits_by_member on member_limits (member_id);

-- Breaks as they were taken; none is ever shortened.
create table member_pauses (
  id uuid primary key,
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('timeOut', 'selfExclusion')),
  started_at timestamptz not null,
  -- The least; a self-exclusion goes on until the member asks to come back.
  ends_at timestamptz not null check (ends_at > started_at)
);
create index member_pauses_by_member on member_pauses (member_id, started_at);

-- Who opens another account while they are excluded is found by name and birthday; phone and e-mail are one member's anyway.
create index members_excluded on members (merchant_code, birthday, lower(payee_name))
  where paused_until >= '9999-01-01 00:00:00+00';

call protect_tenant_table('member_limits', false);
call protect_tenant_table('member_pauses', false);

grant select, insert, update, delete on member_limits to livery_app;
grant select, insert on member_pauses to livery_app;

-- A member with a limit of stakes, or in a break, is left to the way that looks at each step.
create or replace function play_open_rounds(p_merchant text, p_vendor text, p_stakes json) returns bigint[]
  language plpgsql as $$
declare
  v_done text;
  v_available bigint[] := array_fill(null::bigint, array[json_array_length(p_stakes)]);
  v_place int := 0;
  v_stake play_first_stake;
  v_wallet text;
  v_posted record;
begin
  -- By assignment where a function is called, which takes no plan.
  v_done := set_config('app.merchant', p_merchant, true);
  for v_stake in select * from json_populate_recordset(null::play_first_stake, p_stakes) loop
    v_place := v_place + 1;
    continue when not pg_try_advisory_xact_lock(
      hashtextextended('round ' || p_merchant || ' ' || p_vendor || ' ' || v_stake.round, 0));
    v_wallet := ledger_code(v_stake.members[1], v_stake.vendors[1], v_stake.purposes[1]);
    -- One statement, but no join: see ledger_check_entries.
    perform from play_sessions session
     where session.merchant_code = p_merchant and session.vendor_code = p_vendor and session.digest = v_stake.session
       and session.id = v_stake.play_session and session.ended_at is null and session.ends_at > v_stake.at
       and (select sign_in.ended_at is null and sign_in.ends_at > v_stake.at
              from sessions sign_in where sign_in.id = session.sign_in_id)
       and (select member.status = 'active' and not member.bets_limited
                   and (member.paused_until is null or member.paused_until <= v_stake.at)
              from members member where member.id = v_stake.member)
       and (select true from play_rounds round
             where round.merchant_code = p_merchant and round.vendor_code = p_vendor and round.id = v_stake.round) is null
       and (select true from ledger_accounts account
             where account.merchant_code = p_merchant and account.currency = v_stake.currency
               and account.code = v_wallet
               for no key update skip locked);
    continue when not found;

    insert into used_nonces (merchant_code, purpose, nonce, ends_at)
    values (p_merchant, 'vendor', v_stake.nonce, v_stake.nonce_ends_at)
    on conflict do nothing;
    continue when not found;
    v_posted := ledger_post(
      p_merchant, v_stake.transfer, v_stake.kind, v_stake.reference, v_stake.currency, v_stake.transfer_digest, v_stake.at,
      v_stake.members, v_stake.vendors, v_stake.purposes, v_stake.amounts);
    if v_posted.outcome <> 'posted' then
      delete from used_nonces where merchant_code = p_merchant and purpose = 'vendor' and nonce = v_stake.nonce;
      continue;
    end if;

    insert into play_rounds
      (merchant_code, vendor_code, id, play_session_id, member_id, game_id, mode, currency, decimals, has_vendor_wallet,
       staked_minor, opened_at)
    values
      (p_merchant, p_vendor, v_stake.round, v_stake.play_session, v_stake.member, v_stake.game, v_stake.mode,
       v_stake.currency, v_stake.decimals, v_stake.has_vendor_wallet, -v_stake.amounts[1], v_stake.at);
    insert into play_transactions
      (merchant_code, vendor_code, id, round_id, member_id, kind, state, amount_minor, digest, reply_status, reply,
       created_at)
    values
      (p_merchant, p_vendor, v_stake.transaction, v_stake.round, v_stake.member, 'debit', 'done', -v_stake.amounts[1],
       v_stake.digest, v_stake.reply_status,
       replace(v_stake.reply, '?', wire_amount(v_posted.available[1], v_stake.decimals)), v_stake.at)
    on conflict do nothing;
    if not found then
      raise exception 'The transaction is known from another round.' using errcode = 'LV002';
    end if;
    v_available[v_place] := v_posted.available[1];
  end loop;
  return v_available;
end
$$;
