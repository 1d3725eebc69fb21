-- Free spins: so many spins of one game at a fixed stake, which the house pays. Amounts are minor units.

-- Whose games can be played with them: docs/VENDORS.md.
alter table vendors add column has_free_spins boolean not null default false;

create table free_spins (
  merchant_code text not null,
  id uuid not null,
  member_id uuid not null references members (id) on delete cascade,
  vendor_code text not null,
  game_id text not null,
  -- The fact that it was given for, once, and what members and the desk read.
  reference text not null check (length(reference) between 1 and 150),
  title text check (length(title) between 1 and 200),
  -- `usedUp` and `expired` by themselves, `removed` by the staff. What was won is given once no spin is open.
  state text not null default 'active' check (state in ('active', 'usedUp', 'expired', 'removed')),
  currency text not null,
  decimals smallint not null check (decimals between 0 and 8),
  stake_minor bigint not null check (stake_minor > 0),
  spins integer not null check (spins between 1 and 1000),
  used integer not null default 0 check (used between 0 and spins),
  -- Spins that were staked and are not over.
  playing integer not null default 0 check (playing between 0 and used),
  won_minor bigint not null default 0 check (won_minor >= 0),
  -- By which terms what was won is given, as they were when the spins were.
  pays jsonb not null check (jsonb_typeof(pays) = 'object'),
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  -- When its member is told that it ends soon; null once that is done.
  warn_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  reason text check (length(reason) between 1 and 500),
  -- When what was won was given, or nothing was won.
  settled_at timestamptz,
  primary key (merchant_code, id),
  unique (merchant_code, reference),
  check ((state = 'active') = (ended_at is null)),
  check (settled_at is null or (ended_at is not null and playing = 0))
);
create index free_spins_of_member on free_spins (member_id, granted_at desc, id desc);
create index free_spins_to_play on free_spins (merchant_code, member_id, game_id, expires_at) where state = 'active';
create index free_spins_due on free_spins (expires_at) where state = 'active';
create index free_spins_to_warn on free_spins (warn_at) where state = 'active' and warn_at is not null;
create index free_spins_to_settle on free_spins (merchant_code, ended_at) where settled_at is null and ended_at is not null;

call protect_tenant_table('free_spins', false);
create policy owner_works on free_spins for select to current_user using (settled_at is null);
create policy desk_member_scope on free_spins as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));
grant select, insert, update on free_spins to livery_app;

-- A round that was staked with a free spin; its stake is the house's, and what it pays goes to the series.
alter table play_rounds add column free_spins_id uuid;

drop function play_keep_call(
  text, text, uuid, timestamptz, text, text, bigint, bytea, smallint, text, text, uuid, text, text, text, smallint, boolean, text,
  boolean, bigint, bigint, timestamptz, timestamptz);
create function play_keep_call(
  p_merchant text, p_vendor text, p_member uuid, p_at timestamptz,
  p_transaction text, p_kind text, p_amount bigint, p_digest bytea, p_reply_status smallint, p_reply text,
  p_round text, p_play_session uuid, p_game text, p_mode text, p_currency text, p_decimals smallint,
  p_has_vendor_wallet boolean, p_state text, p_is_free boolean, p_staked bigint, p_paid bigint,
  p_opened_at timestamptz, p_closed_at timestamptz, p_free_spins uuid
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
     state, is_free, staked_minor, paid_minor, opened_at, closed_at, free_spins_id)
  values
    (p_merchant, p_vendor, p_round, p_play_session, p_member, p_game, p_mode, p_currency, p_decimals, p_has_vendor_wallet,
     p_state, p_is_free, p_staked, p_paid, p_opened_at, p_closed_at, p_free_spins)
  on conflict (merchant_code, vendor_code, id) do update
    set state = excluded.state, staked_minor = excluded.staked_minor, paid_minor = excluded.paid_minor,
        closed_at = excluded.closed_at;
  return true;
end
$$;

-- A free spin is in the record with what it would have cost, and counts for nothing: its member paid nothing for it, and what it
-- won comes as a bonus.
create or replace function bet_of_round(round play_rounds) returns bet_facts
  language plpgsql stable as $$
declare
  v_category text := (select category from games where id = round.game_id);
  v_is_free boolean := round.is_free or round.free_spins_id is not null;
  v_counts boolean := round.state in ('open', 'settled') and round.free_spins_id is null;
begin
  return (
    round.merchant_code, round.member_id, 'round', round.vendor_code || ' ' || round.id, v_category,
    round.vendor_code, round.game_id, round.currency, round.decimals,
    case when round.state = 'open' then 'open'
         when round.state <> 'settled' then 'void'
         when round.free_spins_id is not null then case when round.paid_minor > 0 then 'won' else 'lost' end
         when round.paid_minor > round.staked_minor then 'won'
         when round.paid_minor = round.staked_minor and not round.is_free then 'push'
         else 'lost' end,
    round.opened_at, round.closed_at, round.staked_minor,
    case when v_counts then round.staked_minor else 0 end,
    case when round.state = 'settled' and not v_is_free
      then valid_bet(v_category, round.staked_minor, round.paid_minor) else 0 end,
    case when v_counts then round.paid_minor else 0 end,
    0, v_is_free)::bet_facts;
end
$$;

-- What our own vendor knows of them: what its sessions were told, and which series a round is played from.
alter table house_sessions add column free_spins text;
alter table house_rounds add column free_spins text;
