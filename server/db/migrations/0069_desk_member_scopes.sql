-- Somebody of the staff may be for the lines of some agents alone, or for members of a rank and above. A transaction of
-- theirs sees no other members, nor what is kept of them; one of the site, or of who has no such bounds, sees all.
alter table desk_staff
  -- Ids of agents; null for all lines.
  add column lines uuid[] check (cardinality(lines) between 1 and 50),
  -- The lowest rank; null for all.
  add column vip_from integer check (vip_from between 0 and 1000);

create function desk_lines() returns uuid[]
  language sql stable
  return nullif(current_setting('app.desk_lines', true), '')::uuid[];

create function desk_vip_from() returns integer
  language sql stable
  return nullif(current_setting('app.desk_vip_from', true), '')::integer;

-- Whether a member is one of these agents, or anywhere below one. It looks at all members, whatever the bounds, which it lifts
-- by hand: only a superuser may write settings of ours into the head of a function.
create function is_below_agents(agents uuid[], member uuid) returns boolean
  language plpgsql volatile as $$
declare
  own_lines text := current_setting('app.desk_lines', true);
  own_rank text := current_setting('app.desk_vip_from', true);
  is_below boolean;
begin
  perform set_config('app.desk_lines', '', true), set_config('app.desk_vip_from', '', true);
  with recursive line (id, upline_id, depth) as (
    select id, upline_id, 0 from members where id = member
    union all
    select above.id, above.upline_id, line.depth + 1
      from line join members above on above.id = line.upline_id
     where line.depth < 40
  )
  select exists (select 1 from line where id = any(agents)) into is_below;
  perform set_config('app.desk_lines', coalesce(own_lines, ''), true),
    set_config('app.desk_vip_from', coalesce(own_rank, ''), true);
  return is_below;
end
$$;

-- Whether the transaction is without such bounds, as those of the site are. Policies ask it as `(select desk_sees_all())`, which is
-- answered once a statement and not once a row.
create function desk_sees_all() returns boolean
  language sql stable
  return desk_lines() is null and desk_vip_from() is null;

create policy desk_member_scope on members as restrictive for select using (
  (select desk_sees_all())
  or (
    (desk_vip_from() is null or club_rank >= desk_vip_from())
    and (desk_lines() is null or is_below_agents(desk_lines(), id))
  )
);

-- Whether the transaction sees a member of its merchant, or there is none to see.
create function desk_sees_member(member uuid) returns boolean
  language sql stable
  return member is null
    or exists (select 1 from members where members.id = member);

create policy desk_member_scope on deposit_orders as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));
create policy desk_member_scope on withdrawal_orders as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));
create policy desk_member_scope on member_adjustments as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));
create policy desk_member_scope on identity_checks as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));
create policy desk_member_scope on identity_pictures as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));

-- The same of what a case or a record is about, at the merchant of that: lists of them are of several merchants.
create function desk_sees_subject(merchant text, kind text, subject text) returns boolean
  language plpgsql volatile as $$
declare
  own text := current_setting('app.merchant', true);
  sees boolean := true;
begin
  if kind not in ('member', 'deposit', 'withdrawal', 'identityCheck') then
    return true;
  end if;
  perform set_config('app.merchant', coalesce(merchant, ''), true);
  if kind = 'member' then
    sees := exists (select 1 from members where id = subject::uuid);
  elsif kind = 'deposit' then
    sees := exists (select 1 from deposit_orders where id = subject);
  elsif kind = 'withdrawal' then
    sees := exists (select 1 from withdrawal_orders where id = subject);
  else
    sees := exists (select 1 from identity_checks where id = subject::uuid);
  end if;
  perform set_config('app.merchant', coalesce(own, ''), true);
  return sees;
end
$$;

create policy desk_member_scope on desk_cases as restrictive for select
  using ((select desk_sees_all())
    or desk_sees_subject(merchant_code, subject_kind, subject_id));
create policy desk_member_scope on desk_audit as restrictive for select
  using ((select desk_sees_all())
    or desk_sees_subject(merchant_code, subject_kind, subject_id));
