-- What teams come to, day by day. A row a member and day, and one for each member with its team: sums of bets by category, and of
-- money with the category ''. Whatever changes a day leaves a row in a queue, in its own transaction and without a lock that another
-- would wait for; a job counts those days anew and adds what is different to the teams above.
create table team_changes (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  currency text not null,
  day date not null
);
create index team_changes_by_merchant on team_changes (merchant_code, id);
create index team_changes_by_member on team_changes (member_id);

-- What of a member was counted for the teams above.
create table member_days (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  currency text not null,
  day date not null,
  category text not null,
  joined integer not null default 0,
  -- 1 where the member bet on that day, in the row of money.
  active integer not null default 0,
  bet_count bigint not null default 0,
  bet_minor bigint not null default 0,
  valid_minor bigint not null default 0,
  payout_minor bigint not null default 0,
  -- Rebates of lotteries, and cashback.
  rebate_minor bigint not null default 0,
  deposit_minor bigint not null default 0,
  withdrawal_minor bigint not null default 0,
  promotion_minor bigint not null default 0,
  -- Salaries and dividends; what was paid down is below zero.
  salary_minor bigint not null default 0,
  -- Commissions: the difference of lottery rebates.
  difference_minor bigint not null default 0,
  primary key (merchant_code, member_id, currency, day, category)
);
create index member_days_by_member on member_days (member_id);

-- The same of a member with its team, each on its day below the agent of that day.
create table team_days (
  like member_days including defaults,
  upline_id uuid,
  primary key (merchant_code, member_id, currency, day, category)
);
alter table team_days add foreign key (member_id) references members (id) on delete cascade;
create index team_days_by_member on team_days (member_id);
create index team_days_by_upline on team_days (merchant_code, upline_id, currency, member_id, day);

-- The last day on which a member bet.
create table member_activity (
  merchant_code text not null,
  member_id uuid not null references members (id) on delete cascade,
  last_day date not null,
  primary key (merchant_code, member_id)
);
create index member_activity_by_day on member_activity (merchant_code, last_day, member_id);
create index member_activity_by_member on member_activity (member_id);

call protect_tenant_table('team_changes', false);
call protect_tenant_table('member_days', false);
call protect_tenant_table('team_days', false);
call protect_tenant_table('member_activity', false);
-- Of all merchants: the job looks for whose days changed.
create policy owner_works on team_changes for select to current_user using (true);
create policy desk_member_scope on member_days as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));
create policy desk_member_scope on team_days as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));
create policy desk_member_scope on member_activity as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));
grant select, insert, delete on team_changes to livery_app;
grant select, insert, update on member_days, team_days to livery_app;
grant select, insert, update, delete on member_activity to livery_app;

create function queue_team_changes() returns trigger
  language plpgsql as $$
begin
  insert into team_changes (merchant_code, member_id, currency, day)
  select distinct merchant_code, member_id, currency, day from changed;
  return null;
end
$$;
create trigger queue_team_changes after insert on bet_days referencing new table as changed
  for each statement execute function queue_team_changes();
create trigger queue_more_team_changes after update on bet_days referencing new table as changed
  for each statement execute function queue_team_changes();
create trigger queue_team_changes after insert on money_moves referencing new table as changed
  for each statement execute function queue_team_changes();

create function queue_new_member() returns trigger
  language plpgsql as $$
begin
  insert into team_changes (merchant_code, member_id, currency, day)
  select new.merchant_code, new.id, coalesce((select code from merchant_currencies where merchant_code = new.merchant_code), ''),
    (new.created_at at time zone merchant_zone(new.merchant_code))::date;
  return null;
end
$$;
create trigger queue_new_member after insert on members for each row when (new.member_type <> 4)
  execute function queue_new_member();

-- What the days of some members come to at this moment.
create function sum_member_days(p_merchant text, p_members uuid[], p_currencies text[], p_days date[]) returns setof member_days
  language plpgsql stable as $$
begin
  return query
  with asked as (
    select member_id, currency, day from unnest(p_members, p_currencies, p_days) given (member_id, currency, day)
  )
  select p_merchant, asked.member_id, asked.currency, asked.day, played.category, 0, 0, sum(played.bet_count)::bigint,
    sum(played.bet_minor)::bigint, sum(played.valid_minor)::bigint, sum(played.payout_minor)::bigint,
    sum(played.rebate_minor)::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint
    from asked join bet_days played on played.merchant_code = p_merchant and played.member_id = asked.member_id
     and played.currency = asked.currency and played.day = asked.day
   group by asked.member_id, asked.currency, asked.day, played.category
  union all
  select p_merchant, asked.member_id, asked.currency, asked.day, '',
    (select count(*)::integer from members known where known.id = asked.member_id
        and (known.created_at at time zone merchant_zone(p_merchant))::date = asked.day
        and asked.currency = coalesce((select code from merchant_currencies where merchant_code = p_merchant), '')),
    (select case when coalesce(sum(valid_minor), 0) > 0 then 1 else 0 end from bet_days played
      where played.merchant_code = p_merchant and played.member_id = asked.member_id
        and played.currency = asked.currency and played.day = asked.day),
    0::bigint, 0::bigint, 0::bigint, 0::bigint, coalesce(moved.cashback, 0), coalesce(moved.deposit, 0),
    coalesce(moved.withdrawal, 0), coalesce(moved.promotion, 0), coalesce(moved.salary, 0), coalesce(moved.difference, 0)
    from asked left join lateral (
      select
        sum(amount_minor) filter (where type = 'cashback')::bigint as cashback,
        sum(amount_minor) filter (where type = 'deposit' or (type = 'lineTransfer' and amount_minor > 0))::bigint as deposit,
        -sum(amount_minor) filter (where type = 'withdrawal' or (type = 'lineTransfer' and amount_minor < 0))::bigint as withdrawal,
        sum(amount_minor) filter (where type in ('bonus', 'mission'))::bigint as promotion,
        sum(amount_minor) filter (where type in ('salary', 'dividend'))::bigint as salary,
        sum(amount_minor) filter (where type = 'income')::bigint as difference
        from money_moves
       where merchant_code = p_merchant and member_id = asked.member_id and currency = asked.currency and day = asked.day
    ) moved on true;
end
$$;

-- Counts the days of a merchant that changed, so many changes at most; gives how many. One at a time, and all in one transaction: a
-- day that is counted again adds nothing.
create function count_team_days(p_merchant text, p_limit integer) returns integer
  language plpgsql as $$
declare
  v_zone text := merchant_zone(p_merchant);
  v_members uuid[];
  v_currencies text[];
  v_days date[];
  v_taken integer;
begin
  perform pg_advisory_xact_lock(hashtext('team_days'), hashtext(p_merchant));
  with taken as (
    delete from team_changes where id in (
      select id from team_changes where merchant_code = p_merchant order by id limit p_limit)
    returning member_id, currency, day
  ), each as (select distinct member_id, currency, day from taken)
  select array_agg(member_id), array_agg(currency), array_agg(day), (select count(*) from taken)
    into v_members, v_currencies, v_days, v_taken from each;
  if coalesce(v_taken, 0) = 0 then
    return 0;
  end if;

  with compared as (
    select now.merchant_code, now.member_id, now.currency, now.day, now.category,
    now.joined - coalesce(was.joined, 0) as joined,
    now.active - coalesce(was.active, 0) as active,
    now.bet_count - coalesce(was.bet_count, 0) as bet_count,
    now.bet_minor - coalesce(was.bet_minor, 0) as bet_minor,
    now.valid_minor - coalesce(was.valid_minor, 0) as valid_minor,
    now.payout_minor - coalesce(was.payout_minor, 0) as payout_minor,
    now.rebate_minor - coalesce(was.rebate_minor, 0) as rebate_minor,
    now.deposit_minor - coalesce(was.deposit_minor, 0) as deposit_minor,
    now.withdrawal_minor - coalesce(was.withdrawal_minor, 0) as withdrawal_minor,
    now.promotion_minor - coalesce(was.promotion_minor, 0) as promotion_minor,
    now.salary_minor - coalesce(was.salary_minor, 0) as salary_minor,
    now.difference_minor - coalesce(was.difference_minor, 0) as difference_minor
      from sum_member_days(p_merchant, v_members, v_currencies, v_days) now
      left join member_days was using (merchant_code, member_id, currency, day, category)
  ), differences as materialized (
    select * from compared where (joined, active, bet_count, bet_minor, valid_minor, payout_minor, rebate_minor, deposit_minor, withdrawal_minor, promotion_minor, salary_minor, difference_minor) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  ), kept as (
    insert into member_days as known
    select * from differences order by member_id, day, category
    on conflict (merchant_code, member_id, currency, day, category) do update set
    joined = known.joined + excluded.joined,
    active = known.active + excluded.active,
    bet_count = known.bet_count + excluded.bet_count,
    bet_minor = known.bet_minor + excluded.bet_minor,
    valid_minor = known.valid_minor + excluded.valid_minor,
    payout_minor = known.payout_minor + excluded.payout_minor,
    rebate_minor = known.rebate_minor + excluded.rebate_minor,
    deposit_minor = known.deposit_minor + excluded.deposit_minor,
    withdrawal_minor = known.withdrawal_minor + excluded.withdrawal_minor,
    promotion_minor = known.promotion_minor + excluded.promotion_minor,
    salary_minor = known.salary_minor + excluded.salary_minor,
    difference_minor = known.difference_minor + excluded.difference_minor
  ), seen as (
    insert into member_activity as known (merchant_code, member_id, last_day)
    select merchant_code, member_id, max(day) from differences where active > 0 group by merchant_code, member_id
    on conflict (merchant_code, member_id) do update set last_day = greatest(known.last_day, excluded.last_day)
  )
  insert into team_days as known (merchant_code, member_id, currency, day, category, joined, active, bet_count, bet_minor, valid_minor, payout_minor, rebate_minor, deposit_minor, withdrawal_minor, promotion_minor, salary_minor, difference_minor, upline_id)
  select p_merchant, sums.member_id, sums.currency, sums.day, sums.category,
    sums.joined, sums.active, sums.bet_count, sums.bet_minor, sums.valid_minor, sums.payout_minor, sums.rebate_minor, sums.deposit_minor, sums.withdrawal_minor, sums.promotion_minor, sums.salary_minor, sums.difference_minor,
    (select ancestor_id from member_lines above where above.merchant_code = p_merchant and above.descendant_id = sums.member_id
        and above.depth = 1 and above.from_at <= (sums.day::timestamp at time zone v_zone)
        and (sums.day::timestamp at time zone v_zone) < above.until_at)
    from (
      select line.ancestor_id as member_id, own.currency, own.day, own.category,
        sum(own.joined)::integer as joined,
        sum(own.active)::integer as active,
        sum(own.bet_count)::bigint as bet_count,
        sum(own.bet_minor)::bigint as bet_minor,
        sum(own.valid_minor)::bigint as valid_minor,
        sum(own.payout_minor)::bigint as payout_minor,
        sum(own.rebate_minor)::bigint as rebate_minor,
        sum(own.deposit_minor)::bigint as deposit_minor,
        sum(own.withdrawal_minor)::bigint as withdrawal_minor,
        sum(own.promotion_minor)::bigint as promotion_minor,
        sum(own.salary_minor)::bigint as salary_minor,
        sum(own.difference_minor)::bigint as difference_minor
        from differences own join member_lines line
          on line.merchant_code = p_merchant and line.descendant_id = own.member_id
         and line.from_at <= (own.day::timestamp at time zone v_zone) and (own.day::timestamp at time zone v_zone) < line.until_at
       group by line.ancestor_id, own.currency, own.day, own.category
    ) sums
   order by sums.member_id, sums.day, sums.category
  on conflict (merchant_code, member_id, currency, day, category) do update set
    joined = known.joined + excluded.joined,
    active = known.active + excluded.active,
    bet_count = known.bet_count + excluded.bet_count,
    bet_minor = known.bet_minor + excluded.bet_minor,
    valid_minor = known.valid_minor + excluded.valid_minor,
    payout_minor = known.payout_minor + excluded.payout_minor,
    rebate_minor = known.rebate_minor + excluded.rebate_minor,
    deposit_minor = known.deposit_minor + excluded.deposit_minor,
    withdrawal_minor = known.withdrawal_minor + excluded.withdrawal_minor,
    promotion_minor = known.promotion_minor + excluded.promotion_minor,
    salary_minor = known.salary_minor + excluded.salary_minor,
    difference_minor = known.difference_minor + excluded.difference_minor;
  return v_taken;
end
$$;

-- What there is already.
alter table bet_days no force row level security;
alter table money_moves no force row level security;
alter table members no force row level security;
alter table team_changes no force row level security;
alter table merchant_currencies no force row level security;
insert into team_changes (merchant_code, member_id, currency, day)
select merchant_code, member_id, currency, day from bet_days
union select merchant_code, member_id, currency, day from money_moves
union select member.merchant_code, member.id, known.code, (member.created_at at time zone merchant_zone(member.merchant_code))::date
  from members member join merchant_currencies known on known.merchant_code = member.merchant_code where member.member_type <> 4;
alter table bet_days force row level security;
alter table money_moves force row level security;
alter table members force row level security;
alter table team_changes force row level security;
alter table merchant_currencies force row level security;
