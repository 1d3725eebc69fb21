-- How long members play at a stretch: reminders of it, and the longest that they or the law allow.

-- The market whose rules hold, as the brand's file names it.
alter table merchant_currencies add column country text;

-- Play without a rest, from its first stake on.
create table member_play (
  merchant_code text not null,
  member_id uuid primary key references members (id) on delete cascade,
  started_at timestamptz not null,
  -- A stake of the last minute; more than the rest of the market later, play begins anew.
  seen_at timestamptz not null,
  -- When the newest reminder was answered.
  answered_at timestamptz,
  -- Until when stakes need no look at the time. Not in the member's own row, which stakes share: none of them could write there.
  clear_until timestamptz not null
);

-- What members chose: how often they are reminded, and how long they play at most.
create table member_play_times (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('check', 'session')),
  -- Null where the member wants none.
  minutes integer check (minutes between 1 and 1440),
  wanted_minutes integer check (wanted_minutes between 1 and 1440),
  wanted_at timestamptz,
  set_at timestamptz not null,
  primary key (merchant_code, member_id, kind),
  check (wanted_minutes is null or wanted_at is not null)
);
create index member_play_times_by_member on member_play_times (member_id);

-- Reminders that were answered, with what they said.
create table play_checks (
  id uuid primary key,
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  started_at timestamptz not null,
  due_at timestamptz not null,
  answered_at timestamptz not null,
  staked_minor bigint not null,
  paid_minor bigint not null
);
create index play_checks_by_member on play_checks (member_id, answered_at desc);

call protect_tenant_table('member_play', false);
call protect_tenant_table('member_play_times', false);
call protect_tenant_table('play_checks', false);

grant select, insert, update, delete on member_play, member_play_times to livery_app;
grant select, insert, delete on play_checks to livery_app;

-- A member with a limit of stakes, in a break, or whose time is to be looked at, is left to the way that looks at each step.
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
       and (select true from member_play play
             where play.member_id = v_stake.member and play.clear_until <= v_stake.at) is null
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
