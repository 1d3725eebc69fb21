-- Bonus money: what members were given to play with before it becomes theirs, and which part of a stake it paid. Amounts are
-- minor units.

-- A member's bonus money is an account of the ledger beside the wallet.
create or replace function ledger_code(member_id uuid, vendor_code text, purpose text) returns text
  language sql immutable
  return case
    when member_id is not null and purpose = 'bonus' then 'member/' || member_id::text || '//bonus'
    when member_id is not null then 'member/' || member_id::text || coalesce('/' || vendor_code, '')
    when vendor_code is not null then 'vendor/' || vendor_code || '/' || purpose
    else 'house/' || purpose
  end;

create or replace function ledger_refuse_odd_accounts() returns trigger
  language plpgsql as $$
begin
  if new.merchant_code = '*'
      or new.purpose !~ '^[a-z][a-zA-Z]+$' or length(new.purpose) > 32
      or new.currency !~ '^[A-Z0-9]{3,8}$'
      or (new.member_id is not null) <> (new.purpose in ('wallet', 'bonus'))
      or (new.purpose = 'bonus' and new.vendor_code is not null) then
    raise exception 'No account is for "%" of "%" in "%".', new.purpose, new.merchant_code, new.currency
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- The id of an account, opened now if there was none. The wallet is opened before bonus money: it has the lower id, so that it is
-- locked first, whoever comes.
create or replace function ledger_account(
  p_merchant text, p_member uuid, p_vendor text, p_purpose text, p_currency text, p_at timestamptz
) returns bigint
  language plpgsql as $$
declare
  v_code text := ledger_code(p_member, p_vendor, p_purpose);
  v_id bigint;
begin
  loop
    select id into v_id from ledger_accounts
     where merchant_code = p_merchant and code = v_code and currency = p_currency;
    if found then return v_id; end if;
    if p_purpose = 'bonus' then
      perform ledger_account(p_merchant, p_member, null, 'wallet', p_currency, p_at);
    end if;
    insert into ledger_accounts
      (merchant_code, member_id, vendor_code, purpose, currency, balance_minor, opened_at)
    values
      (p_merchant, p_member, p_vendor, p_purpose, p_currency, case when p_member is not null then 0 end, p_at)
    on conflict do nothing;
  end loop;
end
$$;

create or replace function wallets_of_members(p_merchant text, p_currency text, p_members uuid[])
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
         and account.purpose = 'wallet'
       order by account.vendor_code nulls first;
  end loop;
end
$$;

create table bonuses (
  merchant_code text not null,
  id bigint generated always as identity,
  member_id uuid not null references members (id) on delete cascade,
  -- What it was given for, and by which fact, which also names its transfer.
  origin text not null check (origin ~ '^[a-z][a-zA-Z]{1,31}$'),
  reference text not null check (length(reference) between 1 and 150),
  -- What members and the desk read; null where the origin says enough.
  title text check (length(title) between 1 and 200),
  -- `offered` waits for the one that is active.
  state text not null check (state in
    ('offered', 'active', 'completed', 'released', 'expired', 'forfeited', 'removed', 'lost')),
  model text not null check (model in ('locked', 'cashFirst')),
  currency text not null,
  decimals smallint not null check (decimals between 0 and 8),
  -- As they were when it was given.
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  amount_minor bigint not null check (amount_minor > 0),
  deposit_minor bigint not null check (deposit_minor >= 0),
  required_minor bigint not null check (required_minor >= 0),
  done_minor bigint not null default 0 check (done_minor >= 0),
  -- Null: any.
  max_bet_minor bigint check (max_bet_minor > 0),
  -- The most that becomes the member's; null: all.
  cap_minor bigint check (cap_minor > 0),
  released_minor bigint not null default 0 check (released_minor >= 0),
  -- What was taken back as it ended.
  removed_minor bigint not null default 0 check (removed_minor >= 0),
  granted_at timestamptz not null,
  activated_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  -- Who gave it up or removed it, and why.
  ended_by text,
  reason text check (length(reason) between 1 and 500),
  primary key (merchant_code, id),
  unique (merchant_code, reference),
  check ((state in ('offered', 'active', 'completed')) = (ended_at is null)),
  check (state in ('offered', 'removed', 'forfeited') or (activated_at is not null and expires_at is not null)),
  check (cap_minor is null or released_minor <= cap_minor)
);
create unique index bonuses_active on bonuses (merchant_code, member_id) where state = 'active';
create index bonuses_waiting on bonuses (merchant_code, member_id, id) where state = 'offered';
create index bonuses_of_member on bonuses (member_id, id desc);
create index bonuses_due on bonuses (expires_at) where state = 'active';

-- What was staked in a round or order while a bonus was active, and which part of it the bonus paid.
create table bonus_stakes (
  merchant_code text not null,
  -- What the transfers of the round or order are about.
  reference text not null,
  member_id uuid not null references members (id) on delete cascade,
  bonus_id bigint not null,
  staked_minor bigint not null check (staked_minor >= 0),
  bonus_minor bigint not null check (bonus_minor between 0 and staked_minor),
  is_open boolean not null default true,
  primary key (merchant_code, reference),
  foreign key (merchant_code, bonus_id) references bonuses (merchant_code, id) on delete cascade
);
create index bonus_stakes_open on bonus_stakes (merchant_code, bonus_id) where is_open;
create index bonus_stakes_by_member on bonus_stakes (member_id);

-- What each bet did for its bonus, or why it did nothing.
create table bonus_bets (
  merchant_code text not null,
  bonus_id bigint not null,
  source text not null check (source in ('round', 'order')),
  reference text not null,
  member_id uuid not null references members (id) on delete cascade,
  category text not null,
  game text not null,
  at timestamptz not null,
  bet_minor bigint not null,
  valid_minor bigint not null,
  counted_minor bigint not null check (counted_minor >= 0),
  reason text check (reason in ('cash', 'category', 'void', 'ended')),
  primary key (merchant_code, bonus_id, source, reference),
  foreign key (merchant_code, bonus_id) references bonuses (merchant_code, id) on delete cascade
);
create index bonus_bets_by_member on bonus_bets (member_id);
create index bonus_bets_of_bonus on bonus_bets (merchant_code, bonus_id, at desc, reference desc);

-- Settled bets that a bonus may count, until a job has looked. A row more does no harm: a bet is counted anew from its rows.
create table bonus_events (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  source text not null,
  reference text not null
);
create index bonus_events_by_merchant on bonus_events (merchant_code, id);
create index bonus_events_by_member on bonus_events (merchant_code, member_id);

call protect_tenant_table('bonuses', false);
call protect_tenant_table('bonus_stakes', false);
call protect_tenant_table('bonus_bets', false);
call protect_tenant_table('bonus_events', false);
create policy owner_works on bonuses for select to current_user using (state = 'active');
create policy owner_works on bonus_events for select to current_user using (true);
create policy desk_member_scope on bonuses as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));
grant select, insert, update, delete on bonuses, bonus_stakes, bonus_bets, bonus_events to livery_app;

-- What a transfer of play means for bonus money: of what a wallet gives or gets, the parts of cash, of bonus money, and of the
-- house, which keeps what a bonus that is over would have had. It locks the wallet, behind which everything about bonuses of a
-- member happens, and changes nothing.
create type bonus_split as (
  bonus_id bigint, cash_minor bigint, bonus_minor bigint, house_minor bigint, released_minor bigint,
  is_too_high boolean, free_minor bigint);

create function split_for_bonus(
  p_merchant text, p_id text, p_kind text, p_reference text, p_currency text, p_member uuid, p_amount bigint
) returns bonus_split
  language plpgsql as $$
declare
  v_split bonus_split;
  v_stake bonus_stakes;
  v_bonus bonuses;
  v_cash bigint;
  v_free bigint;
  v_part bigint;
begin
  -- Most members have no bonus, and most bets none either: that is known without a lock.
  if p_kind = 'bet' then
    perform from bonuses where merchant_code = p_merchant and member_id = p_member and state = 'active';
  else
    perform from bonus_stakes where merchant_code = p_merchant and reference = p_reference;
  end if;
  if not found then return null; end if;
  select balance_minor - held_minor into v_cash from ledger_accounts
   where merchant_code = p_merchant and code = ledger_code(p_member, null, 'wallet') and currency = p_currency
     for no key update;
  select * into v_stake from bonus_stakes where merchant_code = p_merchant and reference = p_reference;
  if p_kind = 'bet' then
    select * into v_bonus from bonuses where merchant_code = p_merchant and member_id = p_member and state = 'active';
  else
    select * into v_bonus from bonuses where merchant_code = p_merchant and id = v_stake.bonus_id;
  end if;
  -- A round that began with one bonus takes no money of the next.
  if v_bonus.id is null or v_bonus.currency <> p_currency or coalesce(v_stake.bonus_id <> v_bonus.id, false) then
    return null;
  end if;
  select balance_minor - held_minor into v_free from ledger_accounts
   where merchant_code = p_merchant and code = ledger_code(p_member, null, 'bonus') and currency = p_currency;
  v_free := coalesce(v_free, 0);
  v_split := row(v_bonus.id, p_amount, 0, 0, 0, false, v_free)::bonus_split;

  if p_kind = 'bet' then
    v_part := greatest(-p_amount - greatest(coalesce(v_cash, 0), 0), 0);
    if v_part > v_free then return v_split; end if;
    v_split.cash_minor := p_amount + v_part;
    v_split.bonus_minor := -v_part;
    -- What was set aside for a chase was looked at as it was placed.
    v_split.is_too_high := v_bonus.max_bet_minor is not null
      and coalesce(v_stake.staked_minor, 0) - p_amount > v_bonus.max_bet_minor
      and (v_part > 0 or coalesce(v_stake.bonus_minor, 0) > 0 or v_bonus.model = 'locked')
      and not exists (
        select from ledger_holds where merchant_code = p_merchant and id = 'lottery ' || split_part(p_id, ' ', 3));
    return v_split;
  end if;

  v_part := case when v_stake.bonus_minor = 0 then 0
    else trunc(abs(p_amount)::numeric * v_stake.bonus_minor / v_stake.staked_minor)::bigint end;
  if p_amount < 0 then
    -- A corrected result takes back what it gave: of bonus money what is left, of what was released cash.
    if v_bonus.state = 'released' then return v_split; end if;
    v_split.bonus_minor := case when v_bonus.state = 'active' then -least(v_part, v_free) else 0 end;
    v_split.cash_minor := p_amount + v_part;
    v_split.house_minor := -v_part - v_split.bonus_minor;
    return v_split;
  end if;
  v_split.cash_minor := p_amount - v_part;
  if v_bonus.state = 'active' then
    v_split.bonus_minor := v_part;
  elsif v_bonus.state = 'released' then
    v_split.released_minor := least(v_part, coalesce(v_bonus.cap_minor - v_bonus.released_minor, v_part));
    v_split.cash_minor := v_split.cash_minor + v_split.released_minor;
    v_split.house_minor := v_part - v_split.released_minor;
  else
    v_split.house_minor := v_part;
  end if;
  return v_split;
end
$$;

-- Writes down what a transfer of play meant for bonus money, once it is posted.
create function keep_bonus_split(
  p_merchant text, p_kind text, p_reference text, p_member uuid, p_amount bigint, p_split bonus_split
) returns void
  language plpgsql as $$
begin
  if p_kind = 'bet' then
    insert into bonus_stakes as known (merchant_code, reference, member_id, bonus_id, staked_minor, bonus_minor)
    values (p_merchant, p_reference, p_member, p_split.bonus_id, -p_amount, -p_split.bonus_minor)
    on conflict (merchant_code, reference) do update set
      staked_minor = known.staked_minor + excluded.staked_minor,
      bonus_minor = known.bonus_minor + excluded.bonus_minor;
  elsif p_kind = 'refund' then
    update bonus_stakes
       set bonus_minor = bonus_minor - (p_split.bonus_minor + p_split.house_minor + p_split.released_minor),
           staked_minor = staked_minor - p_amount
     where merchant_code = p_merchant and reference = p_reference;
  end if;
  if p_split.released_minor > 0 then
    update bonuses set released_minor = released_minor + p_split.released_minor
     where merchant_code = p_merchant and id = p_split.bonus_id;
  end if;
end
$$;

-- Moves money between accounts, once. Outcomes: posted; repeated, with what came of it then; insufficientFunds,
-- walletFull (LARGEST_BALANCE_MINOR of server/ledger/transfer.ts), bonusBetTooHigh and transferConflict, after which nothing is
-- changed. Beside the balances after it, it tells what can be spent now, at play with bonus money. Whether the transfer is known is
-- looked up where it cannot be written, and not before.
create or replace function ledger_post(
  p_merchant text, p_id text, p_kind text, p_reference text, p_currency text, p_digest bytea, p_at timestamptz,
  p_members uuid[], p_vendors text[], p_purposes text[], p_amounts bigint[],
  out outcome text, out balances bigint[], out available bigint[]
)
  language plpgsql as $$
declare
  v_asked int := cardinality(p_amounts);
  v_legs int := v_asked;
  v_wallets int := cardinality(array_remove(p_members, null));
  v_nothing bigint[];
  v_accounts bigint[];
  v_free bigint[];
  v_balances bigint[];
  v_code text;
  v_known bytea;
  v_place int;
  v_account bigint;
  v_balance bigint;
  v_amount bigint;
  v_wallet int;
  v_wanted bigint;
  v_split bonus_split;
  v_is_covered boolean := true;
  v_is_full boolean := false;
begin
  if v_wallets = 1 and p_reference is not null
      and (p_kind in ('bet', 'win', 'refund') or starts_with(p_id, 'lottery ')) then
    v_wallet := case when p_members[1] is not null then 1 else 2 end;
    if p_vendors[v_wallet] is null and p_purposes[v_wallet] = 'wallet' then
      v_wanted := p_amounts[v_wallet];
      v_split := split_for_bonus(p_merchant, p_id, p_kind, p_reference, p_currency, p_members[v_wallet], v_wanted);
      if v_split.bonus_id is not null then
        p_amounts[v_wallet] := v_split.cash_minor;
        p_members := p_members || p_members[v_wallet];
        p_vendors := p_vendors || null::text;
        p_purposes := p_purposes || 'bonus'::text;
        p_amounts := p_amounts || v_split.bonus_minor;
        v_wallets := 2;
        if v_split.house_minor <> 0 then
          p_members := p_members || null::uuid;
          p_vendors := p_vendors || null::text;
          p_purposes := p_purposes || 'bonuses'::text;
          p_amounts := p_amounts || v_split.house_minor;
        end if;
        v_legs := cardinality(p_amounts);
      end if;
    end if;
  end if;
  v_nothing := array_fill(null::bigint, array[v_legs]);
  v_accounts := v_nothing;
  v_free := v_nothing;
  v_balances := v_nothing;
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
    v_is_covered := v_is_covered and coalesce(p_amounts[i] >= 0 or v_free[i] + p_amounts[i] >= 0, true);
    -- What was the member's already comes back whatever there is.
    v_is_full := v_is_full or p_kind <> 'refund' and coalesce(p_amounts[i] > 0 and v_free[i] + p_amounts[i] > 100000000000000000, false);
  end loop;
  if v_is_covered and not v_is_full and v_split.is_too_high is distinct from true then
    insert into ledger_transfers (merchant_code, id, kind, reference, currency, digest, created_at)
    values (p_merchant, p_id, p_kind, p_reference, p_currency, p_digest, p_at)
    on conflict do nothing;
    if found then
      for i in 1 .. v_legs loop
        continue when p_members[i] is null or p_amounts[i] = 0;
        update ledger_accounts set balance_minor = balance_minor + p_amounts[i] where id = v_accounts[i]
        returning balance_minor, held_minor into v_balance, v_amount;
        v_balances[i] := v_balance;
        v_free[i] := v_balance - v_amount;
      end loop;
      insert into ledger_entries
        (merchant_code, transfer_id, account_id, currency, amount_minor, balance_after_minor, created_at)
      select p_merchant, p_id, leg.account_id, p_currency, leg.amount, leg.balance, p_at
        from unnest(v_accounts, p_amounts, v_balances) with ordinality as leg (account_id, amount, balance, place)
       where leg.amount <> 0
       order by leg.place;
      if v_split.bonus_id is not null then
        perform keep_bonus_split(p_merchant, p_kind, p_reference, p_members[v_wallet], v_wanted, v_split);
        if starts_with(p_id, 'play ') then v_free[v_wallet] := v_free[v_wallet] + v_free[v_asked + 1]; end if;
      end if;
      outcome := 'posted';
      balances := v_balances[1 : v_asked];
      available := v_free[1 : v_asked];
      return;
    end if;
  end if;

  select digest into v_known from ledger_transfers where merchant_code = p_merchant and id = p_id;
  if not found then
    outcome := case when not v_is_covered then 'insufficientFunds' when v_is_full then 'walletFull' else 'bonusBetTooHigh' end;
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
  balances := v_balances[1 : v_asked];
  available := v_free[1 : v_asked];
end
$$;

-- What can be staked in a session, with bonus money where the wallet is the main one.
create or replace function play_balance(
  p_merchant text, p_vendor text, p_nonce text, p_nonce_ends_at timestamptz, p_session bytea,
  out is_new boolean, out currency text, out decimals smallint, out available bigint
)
  language plpgsql as $$
declare
  v_done text;
  v_session record;
  v_code text;
begin
  v_done := set_config('app.merchant', p_merchant, true);
  v_done := set_config('synchronous_commit', 'off', true);
  insert into used_nonces (merchant_code, purpose, nonce, ends_at)
  values (p_merchant, 'vendor', p_nonce, p_nonce_ends_at)
  on conflict do nothing;
  is_new := found;
  if not is_new then return; end if;
  select session.member_id, session.mode, session.currency, session.decimals, session.has_vendor_wallet into v_session
    from play_sessions session
   where session.merchant_code = p_merchant and session.vendor_code = p_vendor and session.digest = p_session;
  if not found then return; end if;
  currency := v_session.currency;
  decimals := v_session.decimals;
  if v_session.mode = 'play' then
    select wallet.balance_minor into available from play_wallets wallet
     where wallet.merchant_code = p_merchant and wallet.member_id = v_session.member_id
       and wallet.currency = v_session.currency;
  else
    v_code := ledger_code(v_session.member_id, case when v_session.has_vendor_wallet then p_vendor end, 'wallet');
    select account.balance_minor - account.held_minor into available from ledger_accounts account
     where account.merchant_code = p_merchant and account.code = v_code and account.currency = v_session.currency;
    if not v_session.has_vendor_wallet then
      v_code := ledger_code(v_session.member_id, null, 'bonus');
      available := coalesce(available, 0) + coalesce((
        select account.balance_minor - account.held_minor from ledger_accounts account
         where account.merchant_code = p_merchant and account.code = v_code and account.currency = v_session.currency), 0);
    end if;
  end if;
  available := coalesce(available, 0);
end
$$;

-- What a bet's transfers are about, as `bonus_stakes` names it.
create function bonus_reference(p_source text, p_game text, p_reference text) returns text
  language plpgsql immutable as $$
begin
  return case p_source when 'order' then p_game || ' ' || p_reference else p_reference end;
end
$$;

-- What is played with bonus money, or while a bonus is played, earns no cashback.
create function bets_of_bonuses() returns trigger
  language plpgsql as $$
begin
  if exists (select from bonus_stakes
              where merchant_code = new.merchant_code
                and reference = bonus_reference(new.source, new.game, new.reference)) then
    new.counts := false;
  end if;
  return new;
end
$$;
create trigger of_bonuses before insert or update on bets for each row when (new.counts) execute function bets_of_bonuses();

create function queue_bonuses() returns trigger
  language plpgsql as $$
begin
  insert into bonus_events (merchant_code, member_id, source, reference)
  values (new.merchant_code, new.member_id, new.source, new.reference);
  return null;
end
$$;
create trigger queue_bonuses after insert or update on bets for each row
  when (new.state <> 'open' and not new.counts) execute function queue_bonuses();

-- What becomes of bonus money is of the same type as what was given.
create or replace function money_type(p_kind text, p_transfer text) returns text
  language sql immutable as $$
  select case p_kind
    when 'commission' then 'income'
    when 'salary' then 'salary' when 'dividend' then 'dividend'
    when 'bonusRelease' then 'bonus'
    when 'bonus' then case when starts_with(p_transfer, 'cashback:') then 'cashback'
                           when starts_with(p_transfer, 'mission:') or starts_with(p_transfer, 'leaderboard:') then 'mission'
                           else 'bonus' end
    when 'deposit' then 'deposit' when 'withdrawal' then 'withdrawal' when 'opening' then 'opening'
    when 'lineTransfer' then 'lineTransfer'
    else 'adjustment' end
$$;

-- The account record shows wallets; what moved bonus money is told apart by it.
alter table money_moves add column is_bonus_money boolean not null default false;

create or replace function money_moves_insert(p_merchant text, p_transfer text, p_kind text) returns void
  language plpgsql as $$
begin
  insert into money_moves (merchant_code, entry_id, member_id, currency, type, amount_minor, at, day, is_bonus_money)
  select entry.merchant_code, entry.id, account.member_id, entry.currency, money_type(p_kind, p_transfer), entry.amount_minor,
    entry.created_at, (entry.created_at at time zone merchant_zone(p_merchant))::date, account.purpose = 'bonus'
    from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
   where entry.merchant_code = p_merchant and entry.transfer_id = p_transfer
     and account.merchant_code = p_merchant and account.member_id is not null
  on conflict do nothing;
end
$$;
