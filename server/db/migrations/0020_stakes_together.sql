-- First stakes that many members place at the same moment go in one statement, which is a transaction by itself: to begin and
-- end one, with the wait for the disk, costs as much as what a stake does in it.

drop function play_open_round(
  text, text, timestamptz, bytea, text, text, bytea, uuid, uuid, text, text, smallint, boolean, smallint, text,
  text, text, text, text, text, bytea, timestamptz, uuid[], text[], text[], bigint[]);

-- A first stake as the gateway foretells it: whose nonce, session, round and transaction, what is answered with a question mark
-- in place of the balance, and the transfer, whose first leg is the member's.
create type play_first_stake as (
  nonce text, nonce_ends_at timestamptz, session bytea, round text, transaction text, digest bytea,
  play_session uuid, member uuid, game text, mode text, decimals smallint, has_vendor_wallet boolean,
  reply_status smallint, reply text,
  transfer text, kind text, reference text, currency text, transfer_digest bytea, at timestamptz,
  members uuid[], vendors text[], purposes text[], amounts bigint[]);

-- Opens rounds with their first stakes, each where nothing stands against it: the play session and its sign-in go on, and
-- neither the nonce, nor the round, nor the transaction was met before, nor is the round or the wallet being changed: all would
-- wait for one, with what was locked before. Tells for each what can be staked then; null where something stands against it,
-- and nothing was changed. It names the merchant before it looks. Where a transaction turns out to be known from another round,
-- all is undone.
create function play_open_rounds(p_merchant text, p_vendor text, p_stakes json) returns bigint[]
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
       and (select member.status = 'active' from members member where member.id = v_stake.member)
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
