-- What open pages are told: written by the transaction that it tells of, read by every gateway once it is committed, and
-- swept soon after. Nothing else is kept here.

create table live_events (
  merchant_code text not null,
  -- The transaction that wrote it. What lies below the oldest transaction under way is complete, so whoever reads no
  -- further than that in this order misses nothing that is committed later.
  transaction_id xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  kind text not null check (kind in ('balance', 'round', 'winner', 'message', 'signOut')),
  -- Whom it is for; null is for everybody at the merchant.
  member_id uuid,
  content jsonb not null default '{}' check (jsonb_typeof(content) = 'object'),
  created_at timestamptz not null default clock_timestamp(),
  primary key (transaction_id, id),
  check ((kind in ('winner', 'message')) = (member_id is null))
);
-- What a page missed: the public part, and what is the member's own. A balance is asked for anew and not read from here.
create index live_events_public on live_events (merchant_code, transaction_id, id) where member_id is null;
create index live_events_own on live_events (member_id, transaction_id, id)
  where member_id is not null and kind <> 'balance';

call protect_tenant_table('live_events', true);
grant select, insert on live_events to livery_app;
call let_owner_sweep('live_events', 'created_at < now() - interval ''10 minutes''');
-- Wins come from rounds from now on, and nobody shows old ones.
call let_owner_sweep('winners', 'won_at < now() - interval ''30 days''');

create function tell_balance() returns trigger
  language plpgsql as $$
begin
  insert into live_events (merchant_code, kind, member_id) values (new.merchant_code, 'balance', new.member_id);
  return null;
end
$$;

create trigger told after update of balance_minor, held_minor on ledger_accounts
  for each row when (new.member_id is not null) execute function tell_balance();

create function tell_round() returns trigger
  language plpgsql as $$
begin
  insert into live_events (merchant_code, kind, member_id, content)
  values (new.merchant_code, 'round', new.member_id, jsonb_build_object(
    'roundId', new.id, 'vendorCode', new.vendor_code, 'gameId', new.game_id, 'mode', new.mode, 'state', new.state,
    'currency', new.currency, 'decimals', new.decimals,
    'stakedMinor', new.staked_minor::text, 'paidMinor', new.paid_minor::text));
  return null;
end
$$;

create trigger told_closed after update of state on play_rounds
  for each row when (old.state = 'open' and new.state <> 'open') execute function tell_round();
create trigger told_at_once after insert on play_rounds
  for each row when (new.state <> 'open') execute function tell_round();

create function tell_message() returns trigger
  language plpgsql as $$
begin
  insert into live_events (merchant_code, kind, content)
  select merchant_code, 'message', jsonb_build_object('types', jsonb_agg(distinct type)) from changed group by merchant_code;
  return null;
end
$$;

create trigger told_new after insert on announcements
  referencing new table as changed for each statement execute function tell_message();
create trigger told_changed after update on announcements
  referencing new table as changed for each statement execute function tell_message();

create function tell_sign_out() returns trigger
  language plpgsql as $$
begin
  insert into live_events (merchant_code, kind, member_id, content)
  values (new.merchant_code, 'signOut', new.member_id, jsonb_build_object('sessionId', new.id));
  return null;
end
$$;

create trigger told after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function tell_sign_out();
