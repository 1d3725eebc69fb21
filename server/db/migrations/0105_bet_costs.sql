-- What the betting record costs the transaction that changes a round. A statement within a function in SQL is planned anew each
-- time, and one that joined given facts with bets read every bet of the merchant for the few that it settles wherever statistics
-- were older than the table. Now plans are kept, and bets are found by the whole of their name.

create or replace function merchant_zone(p_merchant text) returns text
  language plpgsql stable as $$
begin
  return coalesce((select time_zone from merchant_currencies where merchant_code = p_merchant), 'UTC');
end
$$;

create or replace function has_missions(p_merchant text) returns boolean
  language plpgsql stable as $$
begin
  return exists (select 1 from missions where merchant_code = p_merchant and state <> 'draft');
end
$$;

create or replace function bet_of_round(round play_rounds) returns bet_facts
  language plpgsql stable as $$
declare
  v_category text := (select category from games where id = round.game_id);
  v_counts boolean := round.state in ('open', 'settled');
begin
  return (
    round.merchant_code, round.member_id, 'round', round.vendor_code || ' ' || round.id, v_category,
    round.vendor_code, round.game_id, round.currency, round.decimals,
    case when round.state = 'open' then 'open'
         when round.state <> 'settled' then 'void'
         when round.paid_minor > round.staked_minor then 'won'
         when round.paid_minor = round.staked_minor and not round.is_free then 'push'
         else 'lost' end,
    round.opened_at, round.closed_at, round.staked_minor,
    case when v_counts then round.staked_minor else 0 end,
    case when round.state = 'settled' and not round.is_free
      then valid_bet(v_category, round.staked_minor, round.paid_minor) else 0 end,
    case when v_counts then round.paid_minor else 0 end,
    0, round.is_free)::bet_facts;
end
$$;

create or replace function bets_insert(facts bet_facts[], p_version integer) returns void
  language plpgsql as $$
begin
  insert into bets (merchant_code, member_id, source, reference, version, category, vendor_code, game, currency, decimals,
    state, placed_at, settled_at, at, day, stake_minor, bet_minor, valid_minor, payout_minor, rebate_minor, is_free)
  select merchant_code, member_id, source, reference, p_version, category, vendor_code, game, currency, decimals,
    state, placed_at, settled_at, coalesce(settled_at, placed_at),
    (coalesce(settled_at, placed_at) at time zone merchant_zone(merchant_code))::date,
    stake_minor, bet_minor, valid_minor, payout_minor, rebate_minor, is_free
    from unnest(facts);
end
$$;

-- The row of each is found by the index that names it, whatever the planner believes of the table.
create or replace function bets_update(facts bet_facts[]) returns void
  language plpgsql as $$
begin
  insert into bets as known (merchant_code, member_id, source, reference, version, category, vendor_code, game, currency, decimals,
    state, placed_at, settled_at, at, day, stake_minor, bet_minor, valid_minor, payout_minor, rebate_minor, is_free)
  select merchant_code, member_id, source, reference, 0, category, vendor_code, game, currency, decimals,
    state, placed_at, settled_at, coalesce(settled_at, placed_at),
    (coalesce(settled_at, placed_at) at time zone merchant_zone(merchant_code))::date,
    stake_minor, bet_minor, valid_minor, payout_minor, rebate_minor, is_free
    from unnest(facts)
  on conflict (merchant_code, source, reference, version) do update set
    state = excluded.state, settled_at = excluded.settled_at, at = excluded.at, day = excluded.day,
    stake_minor = excluded.stake_minor, bet_minor = excluded.bet_minor, valid_minor = excluded.valid_minor,
    payout_minor = excluded.payout_minor, rebate_minor = excluded.rebate_minor;
end
$$;

-- Rounds change one by one, call by call. What a change leaves as it was is not written again.
drop trigger record_changed_rounds on play_rounds;
create or replace function record_changed_rounds() returns trigger
  language plpgsql as $$
begin
  perform bets_update(array[bet_of_round(new)]);
  return null;
end
$$;
create trigger record_changed_rounds after update on play_rounds for each row
  when (new.mode = 'real' and old.state = 'open'
    and (new.state, new.staked_minor, new.paid_minor) is distinct from (old.state, old.staked_minor, old.paid_minor))
  execute function record_changed_rounds();

create or replace function money_moves_insert(p_merchant text, p_transfer text, p_kind text) returns void
  language plpgsql as $$
begin
  insert into money_moves (merchant_code, entry_id, member_id, currency, type, amount_minor, at, day)
  select entry.merchant_code, entry.id, account.member_id, entry.currency, money_type(p_kind, p_transfer), entry.amount_minor,
    entry.created_at, (entry.created_at at time zone merchant_zone(p_merchant))::date
    from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
   where entry.merchant_code = p_merchant and entry.transfer_id = p_transfer
     and account.merchant_code = p_merchant and account.member_id is not null
  on conflict do nothing;
end
$$;
