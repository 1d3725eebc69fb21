-- What agents get of lottery bets below them: the difference between their prize group and the next one down. An order whose share
-- changes leaves a row in a queue; a job pays it, and takes back what a corrected result makes less.
create table rebate_changes (
  id bigint generated always as identity primary key,
  merchant_code text not null,
  order_id text not null,
  member_id uuid not null references members (id) on delete cascade
);
create index rebate_changes_by_merchant on rebate_changes (merchant_code, id);
create index rebate_changes_by_member on rebate_changes (member_id);

create table rebate_differences (
  merchant_code text not null,
  order_id text not null,
  -- The agent.
  member_id uuid not null references members (id),
  currency text not null,
  -- By the last result of the order.
  due_minor bigint not null check (due_minor >= 0),
  -- What was paid of it, less what was taken back; it differs from what is due while a wallet has not enough.
  paid_minor bigint not null default 0,
  primary key (merchant_code, order_id, member_id)
);
create index rebate_differences_of_member on rebate_differences (member_id);
create index rebate_differences_open on rebate_differences (merchant_code, member_id) where paid_minor <> due_minor;

call protect_tenant_table('rebate_changes', false);
call protect_tenant_table('rebate_differences', false);
create policy owner_works on rebate_changes for select to current_user using (true);
create policy owner_works on rebate_differences for select to current_user using (paid_minor <> due_minor);
create policy desk_member_scope on rebate_differences as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));
grant select, insert, delete on rebate_changes to livery_app;
grant select, insert, update (due_minor, paid_minor) on rebate_differences to livery_app;

create function queue_rebate_change() returns trigger
  language plpgsql as $$
begin
  insert into rebate_changes (merchant_code, order_id, member_id) values (new.merchant_code, new.id, new.member_id);
  return null;
end
$$;
create trigger queue_rebate_change after update of upline_minor on lottery_orders for each row
  when (new.upline_minor is distinct from old.upline_minor) execute function queue_rebate_change();
create trigger queue_first_rebate after insert on lottery_orders for each row
  when (new.upline_minor > 0) execute function queue_rebate_change();

-- Takes so many orders of the queue and writes what each agent above is due: up the line, each prize group above the highest below
-- it gets its part of the whole, cut so that the parts make the whole. `p_base` and `p_max` are the merchant's terms of points.
create function reckon_rebates(p_merchant text, p_limit integer, p_base integer, p_max integer) returns integer
  language plpgsql as $$
declare
  v_taken text[];
begin
  perform pg_advisory_xact_lock(hashtext('rebate_differences'), hashtext(p_merchant));
  with taken as (
    delete from rebate_changes where id in (
      select id from rebate_changes where merchant_code = p_merchant order by id limit p_limit)
    returning order_id
  )
  select array_agg(distinct order_id) into v_taken from taken;
  if v_taken is null then
    return 0;
  end if;
  with bet as (
    select placed.id, placed.member_id, placed.currency, placed.upline_minor as whole, coalesce(placed.settled_at, placed.placed_at) as at,
      (select max((item ->> 'ceiling')::integer) from jsonb_array_elements(slip.items -> 'items') item) as low,
      (select max((item ->> 'uplines')::integer) from jsonb_array_elements(slip.items -> 'items') item) as high
      from lottery_orders placed join lottery_slips slip
        on slip.merchant_code = placed.merchant_code and slip.id = placed.slip_id
     where placed.merchant_code = p_merchant and placed.id = any(v_taken)
  ), above as (
    select bet.id, bet.currency, bet.whole, bet.low, bet.high, line.ancestor_id, line.depth,
      max(p_base + 2 * least(coalesce(agent.rebate_point, p_max), p_max))
        over (partition by bet.id order by line.depth) as reached
      from bet join member_lines line on line.merchant_code = p_merchant and line.descendant_id = bet.member_id and line.depth > 0
       and line.from_at <= bet.at and bet.at < line.until_at
      join members agent on agent.id = line.ancestor_id
  ), risen as (
    select *, case when high > low
      then whole * (least(greatest(reached, low), high) - low) / (high - low) else 0 end as up_to
      from above
  )
  insert into rebate_differences as known (merchant_code, order_id, member_id, currency, due_minor)
  select p_merchant, id, ancestor_id, currency, up_to - coalesce(lag(up_to) over (partition by id order by depth), 0)
    from risen
  on conflict (merchant_code, order_id, member_id) do update set due_minor = excluded.due_minor;
  return cardinality(v_taken);
end
$$;
