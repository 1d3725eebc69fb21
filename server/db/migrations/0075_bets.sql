-- The betting record: what members played, whatever it was, in one table with sums a day. Rounds of vendors and orders of
-- lotteries write here by themselves, in the transaction that changes them. Amounts are minor units.

-- Which vendor stands for a lottery in lists and sums; another one is counted as of 'LOTT'.
create table lottery_vendors (
  lottery text primary key,
  vendor_code text not null
);
insert into lottery_vendors (lottery, vendor_code) values
  ('SSC1M', 'LOTT'), ('SSC90S', 'LOTT'), ('SSC3M', 'LOTT'), ('SSC5M', 'LOTT'), ('11X51M', 'LOTT'),
  ('11X53M', 'LOTT'), ('11X55M', 'LOTT'), ('PK101M', 'LOTT'), ('PK103M', 'LOTT'), ('PK105M', 'LOTT'),
  ('LUCKYAIR', 'LOTT'), ('LHC5M', 'LOTT'), ('LHC10M', 'LOTT'), ('K31M', 'LOTT'), ('K33M', 'LOTT'),
  ('PCB1M', 'LOTT'), ('PCB3M', 'LOTT'), ('HKLHC', 'LOTT'), ('MACAULHC', 'LOTT'), ('FC3D', 'LOTT'),
  ('P3', 'LOTT'), ('P5', 'LOTT'),
  ('ESSC1M', 'ELOTT'), ('ESSC5M', 'ELOTT'), ('E11X51M', 'ELOTT'), ('EPK101M', 'ELOTT'), ('EPK105M', 'ELOTT'),
  ('EK31M', 'ELOTT'), ('SSCINSTANT', 'ELOTT'), ('PK10INSTANT', 'ELOTT'), ('VNNINSTANT', 'ELOTT'),
  ('VNN45S', 'VN'), ('VNN1M', 'VN'), ('VNN90S', 'VN'), ('VNN2M', 'VN'), ('VNN3M', 'VN'),
  ('VNN5M', 'VN'), ('HANOIVIP', 'VN'), ('VNS45S', 'VN'), ('VNS1M', 'VN'), ('VNS90S', 'VN'),
  ('VNS2M', 'VN'), ('VNS3M', 'VN'), ('VNS5M', 'VN'), ('HCMVIP', 'VN'), ('VNMB', 'VN'),
  ('VNHCM', 'VN'), ('VNDT', 'VN'), ('VNCM', 'VN'), ('VNBTR', 'VN'), ('VNVT', 'VN'),
  ('VNBL', 'VN'), ('VNDN', 'VN'), ('VNCT', 'VN'), ('VNST', 'VN'), ('VNTN', 'VN'),
  ('VNAG', 'VN'), ('VNBTH', 'VN'), ('VNVL', 'VN'), ('VNBD', 'VN'), ('VNTV', 'VN'),
  ('VNLA', 'VN'), ('VNBP', 'VN'), ('VNHG', 'VN'), ('VNTG', 'VN'), ('VNKG', 'VN'),
  ('VNDL', 'VN'), ('VNPY', 'VN'), ('VNHUE', 'VN'), ('VNDLK', 'VN'), ('VNQNM', 'VN'),
  ('VNDNG', 'VN'), ('VNKH', 'VN'), ('VNBDI', 'VN'), ('VNQT', 'VN'), ('VNQB', 'VN'),
  ('VNGL', 'VN'), ('VNNT', 'VN'), ('VNQNG', 'VN'), ('VNDNO', 'VN'), ('VNKT', 'VN'),
  ('VNSOUTH12', 'VN'), ('VNSOUTH13', 'VN'), ('VNSOUTH23', 'VN'), ('VNSOUTH14', 'VN'), ('VNSOUTH24', 'VN'),
  ('VNSOUTH34', 'VN'), ('VNCENTRAL12', 'VN'), ('VNCENTRAL13', 'VN'), ('VNCENTRAL23', 'VN'),
  ('THAIGLO', 'SEA'), ('LAOVNC', 'SEA'), ('HANOIVNC', 'SEA'), ('HANOISPVNC', 'SEA'), ('HANOIVIPVNC', 'SEA'),
  ('MALAYSIAVNC', 'SEA'), ('MY4D', 'SEA'), ('SG4D', 'SEA'), ('YEEKEE5M', 'SEA'), ('YEEKEE15M', 'SEA');
grant select on lottery_vendors to livery_app;

-- One row a round or order, and one more for each correction, which has the differences and stands on its own day. So the sums
-- of rows are what was played, and no day that is over changes.
create table bets (
  merchant_code text not null,
  id bigint generated always as identity,
  member_id uuid not null references members (id) on delete cascade,
  source text not null check (source in ('round', 'order')),
  -- Of a round its vendor and id, of a lottery the order.
  reference text not null check (length(reference) between 1 and 100),
  -- 0 for the bet itself, for corrections the version of the result.
  version integer not null default 0 check (version >= 0),
  category text not null,
  vendor_code text not null,
  -- Of a round the game's id, of an order the lottery.
  game text not null,
  currency text not null,
  decimals smallint not null,
  state text not null check (state in
    ('open', 'won', 'lost', 'push', 'halfWon', 'halfLost', 'void', 'cashedOut', 'resettled')),
  placed_at timestamptz not null,
  settled_at timestamptz,
  -- When it was settled, or placed as long as it was not; and the day of that where the merchant keeps its days.
  at timestamptz not null,
  day date not null,
  -- What was staked, void bets included.
  stake_minor bigint not null,
  -- What counts as bet: nothing of one that is void, and the difference of a correction.
  bet_minor bigint not null,
  valid_minor bigint not null,
  payout_minor bigint not null,
  -- What a lottery gave back by the series that was chosen.
  rebate_minor bigint not null default 0,
  is_free boolean not null default false,
  -- False for what was played with bonus money, which earns no cashback.
  counts boolean not null default true,
  primary key (merchant_code, id),
  unique (merchant_code, source, reference, version),
  check ((state = 'open') = (settled_at is null)),
  check ((state = 'resettled') = (version > 0))
);
-- Pages of a member go by day, moment and id; whatever else they are filtered by is in the index as well, so that no row is
-- looked up to be left out.
create index bets_of_member on bets
  (merchant_code, member_id, day desc, at desc, id desc, category, vendor_code, game, state);
create index bets_by_member on bets (member_id);

-- What settled bets of a day come to.
create table bet_days (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  currency text not null,
  day date not null,
  category text not null,
  vendor_code text not null,
  bet_count bigint not null,
  bet_minor bigint not null,
  valid_minor bigint not null,
  -- What of it earns cashback.
  counted_minor bigint not null,
  payout_minor bigint not null,
  rebate_minor bigint not null,
  primary key (merchant_code, member_id, currency, day, category, vendor_code)
);
create index bet_days_by_member on bet_days (member_id);
-- Who played on a day, for what is reckoned once it is over.
create index bet_days_by_day on bet_days (merchant_code, day, member_id);

call protect_tenant_table('bets', false);
call protect_tenant_table('bet_days', false);
grant select, insert, update on bets, bet_days to livery_app;
create policy desk_member_scope on bets as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));

-- Where a merchant keeps its days.
create function merchant_zone(p_merchant text) returns text
  language sql stable as $$
  select coalesce((select time_zone from merchant_currencies where merchant_code = p_merchant), 'UTC')
$$;

-- What of a settled bet counts for turnover, cashback, levels and contracts; the same as engine/payments/validBet.ts.
create function valid_bet(p_category text, p_stake bigint, p_payout bigint) returns bigint
  language sql immutable as $$
  select case when p_category in ('LIVE', 'PVP', 'COCKFIGHT', 'SPORTS', 'ESPORTS')
    then least(p_stake, abs(p_payout - p_stake)) else p_stake end
$$;

-- A bet as it stands before it has a row.
create type bet_facts as (
  merchant_code text, member_id uuid, source text, reference text, category text, vendor_code text, game text,
  currency text, decimals smallint, state text, placed_at timestamptz, settled_at timestamptz,
  stake_minor bigint, bet_minor bigint, valid_minor bigint, payout_minor bigint, rebate_minor bigint, is_free boolean);

create function bet_of_round(round play_rounds) returns bet_facts
  language sql stable as $$
  select (
    round.merchant_code, round.member_id, 'round', round.vendor_code || ' ' || round.id, game.category,
    round.vendor_code, round.game_id, round.currency, round.decimals,
    case when round.state = 'open' then 'open'
         when round.state <> 'settled' then 'void'
         when round.paid_minor > round.staked_minor then 'won'
         when round.paid_minor = round.staked_minor and not round.is_free then 'push'
         else 'lost' end,
    round.opened_at, round.closed_at, round.staked_minor,
    case when round.state in ('open', 'settled') then round.staked_minor else 0 end,
    case when round.state = 'settled' and not round.is_free
      then valid_bet(game.category, round.staked_minor, round.paid_minor) else 0 end,
    case when round.state in ('open', 'settled') then round.paid_minor else 0 end,
    0, round.is_free)::bet_facts
  from games game where game.id = round.game_id
$$;

create function bet_of_order(lottery lottery_orders) returns bet_facts
  language sql stable as $$
  select (
    lottery.merchant_code, lottery.member_id, 'order', lottery.id,
    case vendor.code when 'ELOTT' then 'ELOTT' else 'LOTT' end, vendor.code, lottery.lottery,
    lottery.currency, lottery.decimals,
    case lottery.state when 'won' then 'won' when 'lost' then 'lost' when 'pushed' then 'push'
      when 'planned' then 'open' when 'pending' then 'open' else 'void' end,
    lottery.placed_at, case when lottery.state in ('planned', 'pending') then null else lottery.settled_at end,
    lottery.stake_minor,
    case when lottery.state in ('cancelled', 'cancelledBySystem', 'refunded') then 0 else lottery.stake_minor end,
    case when lottery.state in ('won', 'lost') then lottery.stake_minor - lottery.refund_minor else 0 end,
    case when lottery.state in ('won', 'lost', 'pushed') then lottery.prize_minor + lottery.refund_minor else 0 end,
    case when lottery.state in ('won', 'lost', 'pushed') then lottery.rebate_minor else 0 end, false)::bet_facts
  from (select coalesce((select vendor_code from lottery_vendors known where known.lottery = lottery.lottery), 'LOTT')) vendor (code)
$$;

-- Adds settled rows to the sums of their days; in the order of members, so that nobody waits in a circle.
create function bets_add_days() returns trigger
  language plpgsql as $$
begin
  insert into bet_days as known (merchant_code, member_id, currency, day, category, vendor_code,
    bet_count, bet_minor, valid_minor, counted_minor, payout_minor, rebate_minor)
  select merchant_code, member_id, currency, day, category, vendor_code,
    count(*) filter (where version = 0), sum(bet_minor), sum(valid_minor), sum(case when counts then valid_minor else 0 end),
    sum(payout_minor), sum(rebate_minor)
    from changed where state <> 'open'
   group by merchant_code, member_id, currency, day, category, vendor_code
   order by member_id, currency, day, category, vendor_code
  on conflict (merchant_code, member_id, currency, day, category, vendor_code) do update set
    bet_count = known.bet_count + excluded.bet_count,
    bet_minor = known.bet_minor + excluded.bet_minor,
    valid_minor = known.valid_minor + excluded.valid_minor,
    counted_minor = known.counted_minor + excluded.counted_minor,
    payout_minor = known.payout_minor + excluded.payout_minor,
    rebate_minor = known.rebate_minor + excluded.rebate_minor;
  return null;
end
$$;
create trigger add_days after insert on bets referencing new table as changed
  for each statement execute function bets_add_days();

-- Whoever updates a row settles it: a settled one stays as it is, and is corrected by a row of its own.
create function bets_settle() returns trigger
  language plpgsql as $$
begin
  if old.state <> 'open' then
    raise exception 'The bet % is settled', old.id;
  end if;
  return new;
end
$$;
create trigger stands before update on bets for each row execute function bets_settle();
create trigger add_days_of_settled after update on bets referencing new table as changed
  for each statement execute function bets_add_days();

create function bets_insert(facts bet_facts[], p_version integer) returns void
  language sql as $$
  insert into bets (merchant_code, member_id, source, reference, version, category, vendor_code, game, currency, decimals,
    state, placed_at, settled_at, at, day, stake_minor, bet_minor, valid_minor, payout_minor, rebate_minor, is_free)
  select merchant_code, member_id, source, reference, p_version, category, vendor_code, game, currency, decimals,
    state, placed_at, settled_at, coalesce(settled_at, placed_at),
    (coalesce(settled_at, placed_at) at time zone merchant_zone(merchant_code))::date,
    stake_minor, bet_minor, valid_minor, payout_minor, rebate_minor, is_free
    from unnest(facts)
$$;

create function bets_update(facts bet_facts[]) returns void
  language sql as $$
  update bets known
     set state = given.state, settled_at = given.settled_at, at = coalesce(given.settled_at, given.placed_at),
         day = (coalesce(given.settled_at, given.placed_at) at time zone merchant_zone(given.merchant_code))::date,
         stake_minor = given.stake_minor, bet_minor = given.bet_minor, valid_minor = given.valid_minor,
         payout_minor = given.payout_minor, rebate_minor = given.rebate_minor
    from unnest(facts) given
   where known.merchant_code = given.merchant_code and known.source = given.source
     and known.reference = given.reference and known.version = 0
$$;

create function record_rounds() returns trigger
  language plpgsql as $$
begin
  perform bets_insert(array_agg(bet_of_round(changed)), 0) from changed where changed.mode = 'real' having count(*) > 0;
  return null;
end
$$;
create trigger record_rounds after insert on play_rounds referencing new table as changed
  for each statement execute function record_rounds();

create function record_changed_rounds() returns trigger
  language plpgsql as $$
begin
  perform bets_update(array_agg(bet_of_round(changed)))
     from changed join former using (merchant_code, vendor_code, id)
    where changed.mode = 'real' and former.state = 'open' having count(*) > 0;
  return null;
end
$$;
create trigger record_changed_rounds after update on play_rounds
  referencing new table as changed old table as former
  for each statement execute function record_changed_rounds();

create function record_orders() returns trigger
  language plpgsql as $$
begin
  perform bets_insert(array_agg(bet_of_order(changed)), 0) from changed having count(*) > 0;
  return null;
end
$$;
create trigger record_orders after insert on lottery_orders referencing new table as changed
  for each statement execute function record_orders();

-- One that was open is settled in its row. One that was settled before gets the difference in a row of its own.
create function record_changed_orders() returns trigger
  language plpgsql as $$
begin
  perform bets_update(array_agg(bet_of_order(changed)))
     from changed join former using (merchant_code, id)
    where former.state in ('planned', 'pending') and changed.state not in ('planned', 'pending') having count(*) > 0;
  insert into bets (merchant_code, member_id, source, reference, version, category, vendor_code, game, currency, decimals,
    state, placed_at, settled_at, at, day, stake_minor, bet_minor, valid_minor, payout_minor, rebate_minor)
  select now.merchant_code, now.member_id, now.source, now.reference, pair.version, now.category, now.vendor_code, now.game,
    now.currency, now.decimals, 'resettled', now.placed_at, now.settled_at, now.settled_at,
    (now.settled_at at time zone merchant_zone(now.merchant_code))::date, 0,
    now.bet_minor - was.bet_minor, now.valid_minor - was.valid_minor, now.payout_minor - was.payout_minor,
    now.rebate_minor - was.rebate_minor
    from (select changed.version, bet_of_order(changed) as now, bet_of_order(former) as was
            from changed join former using (merchant_code, id)
           where former.state not in ('planned', 'pending') and changed.version > former.version) pair
   cross join lateral (select (pair.now).*) now
   cross join lateral (select (pair.was).*) was
   where (now.bet_minor, now.valid_minor, now.payout_minor, now.rebate_minor)
     is distinct from (was.bet_minor, was.valid_minor, was.payout_minor, was.rebate_minor);
  return null;
end
$$;
create trigger record_changed_orders after update on lottery_orders
  referencing new table as changed old table as former
  for each statement execute function record_changed_orders();

-- What there is. Of orders that were corrected only the last state is known: it stands on the day of its correction.
alter table play_rounds no force row level security;
alter table lottery_orders no force row level security;
alter table bets no force row level security;
alter table bet_days no force row level security;
alter table merchant_currencies no force row level security;
do $$
declare
  v_merchant text;
begin
  for v_merchant in
    select merchant_code from play_rounds where mode = 'real' union select merchant_code from lottery_orders
  loop
    perform bets_insert(array_agg(bet_of_round(round) order by round.opened_at, round.id), 0)
       from play_rounds round where round.merchant_code = v_merchant and round.mode = 'real' having count(*) > 0;
    perform bets_insert(array_agg(bet_of_order(known) order by known.placed_at, known.id), 0)
       from lottery_orders known where known.merchant_code = v_merchant having count(*) > 0;
  end loop;
end
$$;
alter table play_rounds force row level security;
alter table lottery_orders force row level security;
alter table bets force row level security;
alter table bet_days force row level security;
alter table merchant_currencies force row level security;

-- What moved a member's money beside play, so that it is found without reading through what they played.
create table money_moves (
  merchant_code text not null,
  -- Of the ledger.
  entry_id bigint not null,
  member_id uuid not null references members (id) on delete cascade,
  currency text not null,
  type text not null check (type in
    ('opening', 'deposit', 'withdrawal', 'bonus', 'cashback', 'income', 'adjustment')),
  amount_minor bigint not null,
  at timestamptz not null,
  day date not null,
  primary key (merchant_code, entry_id)
);
create index money_moves_of_member on money_moves (merchant_code, member_id, entry_id desc, type);
create index money_moves_of_day on money_moves (merchant_code, member_id, day, type) include (amount_minor);
create index money_moves_by_member on money_moves (member_id);
call protect_tenant_table('money_moves', false);
grant select, insert on money_moves to livery_app;

-- Why money moved, by the kind of a transfer and by the fact that it is named after.
create function money_type(p_kind text, p_transfer text) returns text
  language sql immutable as $$
  select case p_kind
    when 'commission' then 'income'
    when 'bonus' then case when starts_with(p_transfer, 'cashback:') then 'cashback' else 'bonus' end
    when 'deposit' then 'deposit' when 'withdrawal' then 'withdrawal' when 'opening' then 'opening'
    else 'adjustment' end
$$;

create function money_moves_insert(p_merchant text, p_transfer text, p_kind text) returns void
  language sql as $$
  insert into money_moves (merchant_code, entry_id, member_id, currency, type, amount_minor, at, day)
  select entry.merchant_code, entry.id, account.member_id, entry.currency, money_type(p_kind, p_transfer), entry.amount_minor,
    entry.created_at, (entry.created_at at time zone merchant_zone(p_merchant))::date
    from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
   where entry.merchant_code = p_merchant and entry.transfer_id = p_transfer
     and account.merchant_code = p_merchant and account.member_id is not null
  on conflict do nothing
$$;

-- Its entries come after a transfer; all are there when it is committed. Play, of lotteries as well, is in `bets`.
create function keep_money_move() returns trigger
  language plpgsql as $$
begin
  perform money_moves_insert(new.merchant_code, new.id, new.kind);
  return null;
end
$$;
create constraint trigger keep_money_move after insert on ledger_transfers
  deferrable initially deferred for each row
  when (new.kind not in ('bet', 'win', 'refund', 'walletTransfer') and not starts_with(new.id, 'lottery '))
  execute function keep_money_move();

alter table ledger_transfers no force row level security;
alter table ledger_entries no force row level security;
alter table ledger_accounts no force row level security;
alter table money_moves no force row level security;
alter table merchant_currencies no force row level security;
do $$
declare
  v_one record;
begin
  for v_one in
    select merchant_code, id, kind from ledger_transfers
     where kind not in ('bet', 'win', 'refund', 'walletTransfer') and not starts_with(id, 'lottery ')
  loop
    perform money_moves_insert(v_one.merchant_code, v_one.id, v_one.kind);
  end loop;
end
$$;
alter table ledger_transfers force row level security;
alter table ledger_entries force row level security;
alter table ledger_accounts force row level security;
alter table money_moves force row level security;
alter table merchant_currencies force row level security;
