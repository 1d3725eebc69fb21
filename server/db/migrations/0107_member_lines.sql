-- Who is above whom, and from when until when: a row for each member and each agent above, and one for the member itself. So a team
-- is one look at an index, and a day belongs wholly to one line: join by `from_at <= t and t < until_at`.
create table member_lines (
  merchant_code text not null,
  ancestor_id uuid not null references members (id) on delete cascade,
  descendant_id uuid not null references members (id) on delete cascade,
  -- 0 of the member itself, 1 of the agent right above.
  depth smallint not null,
  from_at timestamptz not null default '-infinity',
  until_at timestamptz not null default 'infinity',
  primary key (merchant_code, descendant_id, ancestor_id, from_at),
  constraint member_lines_depth check (depth between 0 and 10),
  check (from_at < until_at)
);
create index member_lines_below on member_lines (merchant_code, ancestor_id, depth, descendant_id, from_at, until_at);
create index member_lines_of_ancestor on member_lines (ancestor_id);
create index member_lines_of_descendant on member_lines (descendant_id);

call protect_tenant_table('member_lines', false);
create policy desk_member_scope on member_lines as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(descendant_id));
grant select, insert, update, delete on member_lines to livery_app;

-- One at a time moves members of a merchant, and none registers below an agent meanwhile.
create function lock_lines(p_merchant text, p_alone boolean) returns void
  language plpgsql as $$
begin
  if p_alone then
    perform pg_advisory_xact_lock(hashtext('member_lines'), hashtext(p_merchant));
  else
    perform pg_advisory_xact_lock_shared(hashtext('member_lines'), hashtext(p_merchant));
  end if;
end
$$;

-- A new member stands where its upline stands, and moves with it where a move is planned already.
create function add_member_lines() returns trigger
  language plpgsql as $$
begin
  if new.upline_id is not null then
    perform lock_lines(new.merchant_code, false);
    insert into member_lines (merchant_code, ancestor_id, descendant_id, depth, from_at, until_at)
    select merchant_code, ancestor_id, new.id, depth + 1,
      case when from_at <= new.created_at then '-infinity' else from_at end, until_at
      from member_lines
     where merchant_code = new.merchant_code and descendant_id = new.upline_id and until_at > new.created_at;
    if not found then
      raise exception 'The upline % is no member of %', new.upline_id, new.merchant_code using errcode = 'foreign_key_violation';
    end if;
  end if;
  insert into member_lines (merchant_code, ancestor_id, descendant_id, depth) values (new.merchant_code, new.id, new.id, 0);
  return null;
end
$$;
create trigger add_member_lines after insert on members for each row execute function add_member_lines();

-- When a move holds: as `app.line_moves_at` says, else from the next half of a month where the merchant keeps its days.
create function line_moves_at(p_merchant text) returns timestamptz
  language plpgsql stable as $$
declare
  v_given text := nullif(current_setting('app.line_moves_at', true), '');
  v_today timestamp := date_trunc('day', now() at time zone merchant_zone(p_merchant));
  v_month timestamp := date_trunc('month', v_today);
begin
  if v_given is not null then
    return v_given::timestamptz;
  end if;
  return (case when v_today < v_month + interval '15 days' then v_month + interval '15 days'
    else v_month + interval '1 month' end) at time zone merchant_zone(p_merchant);
end
$$;

-- A member who gets another upline takes its team along.
create function move_member_lines() returns trigger
  language plpgsql as $$
declare
  v_at timestamptz := line_moves_at(new.merchant_code);
begin
  perform lock_lines(new.merchant_code, true);
  if exists (select 1 from member_lines
      where merchant_code = new.merchant_code and ancestor_id = new.id and descendant_id = new.upline_id and until_at = 'infinity') then
    raise exception 'The upline % is below the member %', new.upline_id, new.id using errcode = 'check_violation';
  end if;
  -- Nobody else is left above the team; what was planned for later does not come.
  delete from member_lines known
   using member_lines team
   where team.merchant_code = new.merchant_code and team.ancestor_id = new.id and team.until_at = 'infinity'
     and known.merchant_code = new.merchant_code and known.descendant_id = team.descendant_id
     and known.until_at = 'infinity' and known.depth > team.depth and known.from_at >= v_at;
  update member_lines known set until_at = v_at
    from member_lines team
   where team.merchant_code = new.merchant_code and team.ancestor_id = new.id and team.until_at = 'infinity'
     and known.merchant_code = new.merchant_code and known.descendant_id = team.descendant_id
     and known.until_at = 'infinity' and known.depth > team.depth;
  if new.upline_id is null then
    return null;
  end if;
  insert into member_lines (merchant_code, ancestor_id, descendant_id, depth, from_at)
  select new.merchant_code, above.ancestor_id, team.descendant_id, above.depth + team.depth + 1,
    greatest(v_at, above.from_at, team.from_at)
    from member_lines above cross join member_lines team
   where above.merchant_code = new.merchant_code and above.descendant_id = new.upline_id and above.until_at = 'infinity'
     and team.merchant_code = new.merchant_code and team.ancestor_id = new.id and team.until_at = 'infinity';
  if not found then
    raise exception 'The upline % is no member of %', new.upline_id, new.merchant_code using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;
create trigger move_member_lines after update of upline_id on members for each row
  when (new.upline_id is distinct from old.upline_id) execute function move_member_lines();

-- Those who are there already. A line that is deeper than ten stops the migration with the constraint's name.
alter table members no force row level security;
alter table member_lines no force row level security;
insert into member_lines (merchant_code, ancestor_id, descendant_id, depth)
with recursive line (merchant_code, descendant_id, ancestor_id, upline_id, depth) as (
  select merchant_code, id, id, upline_id, 0 from members
  union all
  select line.merchant_code, line.descendant_id, above.id, above.upline_id, line.depth + 1
    from line join members above on above.id = line.upline_id and above.merchant_code = line.merchant_code
   where line.depth < 40
)
select merchant_code, ancestor_id, descendant_id, depth from line;
alter table members force row level security;
alter table member_lines force row level security;
