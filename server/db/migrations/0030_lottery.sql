-- Lotteries. Issues and results are of the whole gateway: one draw for all merchants. Orders are a merchant's.

create table lottery_issues (
  id bigint generated always as identity primary key,
  lottery text not null check (lottery ~ '^[A-Za-z0-9_]{1,32}$'),
  issue text not null check (length(issue) between 1 and 40),
  open_at timestamptz not null,
  close_at timestamptz not null check (close_at > open_at),
  draw_at timestamptz not null check (draw_at >= close_at),
  -- Scheduled and open are told apart by the clock; late, partial and corrected results by what else is in the row.
  state text not null default 'open' check (state in ('open', 'closed', 'drawn', 'settled', 'void')),
  -- Of own draws: the hash of the seed, which stands before the issue opens; the seed, sealed until the draw shows it.
  commitment text check (commitment ~ '^[0-9a-f]{64}$'),
  seed_sealed text,
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  -- Written when the issue closes and before it can have a result. Counts and sums are the operator's, the digest is public.
  sealed_at timestamptz,
  seal_digest text check (seal_digest ~ '^[0-9a-f]{64}$'),
  -- SHA-256 of the seeds that came with the orders.
  seal_seeds text check (seal_seeds ~ '^[0-9a-f]{64}$'),
  seal_orders bigint,
  seal_stakes jsonb,
  -- What there is of a result that is not whole yet.
  partial jsonb,
  draw jsonb,
  version integer not null default 0,
  is_demo boolean not null default false,
  drawn_at timestamptz,
  -- By which version all orders are settled.
  settled_version integer not null default 0,
  settled_at timestamptz,
  late_told_at timestamptz,
  unique (lottery, issue),
  check (state in ('open', 'void') or sealed_at is not null),
  check ((version > 0) = (state in ('drawn', 'settled', 'void'))),
  check (state in ('open', 'closed', 'void') or draw is not null)
);
create index lottery_issues_to_close on lottery_issues (close_at) where state = 'open';
create index lottery_issues_to_draw on lottery_issues (draw_at) where state = 'closed';
create index lottery_issues_to_settle on lottery_issues (id) where settled_version < version;
create index lottery_issues_by_draw on lottery_issues (lottery, draw_at desc);
create index lottery_issues_with_result on lottery_issues (lottery, draw_at desc) where draw is not null;

-- Every result that an issue ever had, and who said so.
create table lottery_results (
  issue_id bigint not null references lottery_issues (id),
  version integer not null check (version > 0),
  -- Null where the draw was declared void.
  draw jsonb,
  source text not null,
  reason text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (issue_id, version)
);

-- What feeds and operators reported, each once; results come of those that agree.
create table lottery_reports (
  id bigint generated always as identity primary key,
  source text not null check (length(source) between 1 and 64),
  lottery text not null,
  issue text not null,
  draw jsonb not null,
  is_whole boolean not null,
  is_demo boolean not null default false,
  -- SHA-256 of the draw as the family writes it.
  digest bytea not null check (octet_length(digest) = 32),
  drawn_at timestamptz,
  received_at timestamptz not null default clock_timestamp(),
  -- The last time that the same was said again.
  repeated_at timestamptz,
  unique (lottery, issue, source, digest)
);

-- What operators did, and as whom.
create table lottery_audit (
  id bigint generated always as identity primary key,
  operator text not null check (length(operator) between 1 and 64),
  verb text not null,
  lottery text not null,
  issue text,
  detail jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);
create trigger append_only before update or delete on lottery_audit
  for each row execute function ledger_refuse_change();
create trigger append_only before update or delete on lottery_results
  for each row execute function ledger_refuse_change();

-- What was picked, once for all issues of a chase. Prices, series and caps are frozen in the items.
create table lottery_slips (
  merchant_code text not null,
  id uuid not null,
  member_id uuid not null references members (id),
  lottery text not null,
  items jsonb not null,
  primary key (merchant_code, id)
);

create table lottery_chases (
  merchant_code text not null,
  id text not null check (id ~ '^C[0-9A-Z]{20}$'),
  member_id uuid not null references members (id),
  slip_id uuid not null,
  lottery text not null,
  currency text not null,
  decimals smallint not null,
  state text not null default 'running' check (state in ('running', 'done', 'reached', 'stopped')),
  stop_on text not null check (stop_on in ('never', 'win', 'profit')),
  stop_profit_minor bigint check ((stop_profit_minor is not null) = (stop_on = 'profit')),
  issues integer not null check (issues > 0),
  first_issue text not null,
  last_issue text not null,
  placed_at timestamptz not null,
  primary key (merchant_code, id)
);
create index lottery_chases_of_member on lottery_chases (merchant_code, member_id, id desc);

create table lottery_orders (
  merchant_code text not null,
  id text not null check (id ~ '^L[0-9A-Z]{20}$'),
  member_id uuid not null references members (id),
  slip_id uuid not null,
  chase_id text,
  issue_id bigint not null references lottery_issues (id),
  lottery text not null,
  multiple integer not null check (multiple > 0),
  currency text not null,
  decimals smallint not null check (decimals between 0 and 4),
  -- planned: a later issue of a chase, whose stake is on hold and is taken when its draw is settled.
  state text not null check (state in
    ('planned', 'pending', 'won', 'lost', 'pushed', 'cancelled', 'cancelledBySystem', 'refunded')),
  stake_minor bigint not null check (stake_minor > 0),
  prize_minor bigint not null default 0 check (prize_minor >= 0),
  rebate_minor bigint not null default 0 check (rebate_minor >= 0),
  refund_minor bigint not null default 0 check (refund_minor >= 0),
  -- The version of the result that it was settled by; 0 as long as it was not.
  version integer not null default 0,
  hits jsonb,
  -- The member's share in the chance of an own draw.
  client_seed text check (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  placed_at timestamptz not null,
  settled_at timestamptz,
  primary key (merchant_code, id)
);
create index lottery_orders_to_settle on lottery_orders (issue_id, merchant_code, version);
create index lottery_orders_of_member on lottery_orders (merchant_code, member_id, id desc);
create index lottery_orders_of_chase on lottery_orders (merchant_code, chase_id) where chase_id is not null;

-- What a member staked in an issue, and what all of a merchant's members could win by one number of it.
create table lottery_member_stakes (
  merchant_code text not null,
  issue_id bigint not null,
  member_id uuid not null,
  stake_minor bigint not null,
  primary key (merchant_code, issue_id, member_id)
);
create table lottery_exposures (
  merchant_code text not null,
  issue_id bigint not null,
  play text not null,
  option text not null,
  amount_minor bigint not null,
  primary key (merchant_code, issue_id, play, option)
);

-- What could not be posted: a prize that was paid by a wrong result and spent since, or one that a full wallet did not take.
create table lottery_receivables (
  merchant_code text not null,
  order_id text not null,
  version integer not null,
  member_id uuid not null references members (id),
  currency text not null,
  -- Above zero: the member owes it; below: the house does.
  amount_minor bigint not null check (amount_minor <> 0),
  created_at timestamptz not null default clock_timestamp(),
  cleared_at timestamptz,
  primary key (merchant_code, order_id, version)
);

call protect_tenant_table('lottery_slips', false);
call protect_tenant_table('lottery_chases', false);
call protect_tenant_table('lottery_orders', false);
call protect_tenant_table('lottery_member_stakes', false);
call protect_tenant_table('lottery_exposures', false);
call protect_tenant_table('lottery_receivables', false);

grant select, insert, update on lottery_issues, lottery_reports to livery_app;
grant select, insert on lottery_results, lottery_audit, lottery_slips to livery_app;
grant select, insert, update on
  lottery_chases, lottery_orders, lottery_member_stakes, lottery_exposures, lottery_receivables to livery_app;

-- An issue is sealed over the orders of all merchants, and settled merchant by merchant.
create policy owner_seals on lottery_orders for select to current_user using (true);
-- What was counted for limits is of no use once the issue is over.
call let_owner_sweep('lottery_member_stakes',
  'exists (select from lottery_issues issue where issue.id = issue_id and issue.close_at < now() - interval ''2 days'')');
call let_owner_sweep('lottery_exposures',
  'exists (select from lottery_issues issue where issue.id = issue_id and issue.close_at < now() - interval ''2 days'')');

-- The name of the lock of an issue: bets share it until they are committed, closing has it alone.
create function lottery_lock(p_issue bigint) returns bigint
  language sql immutable as $$
  select hashtextextended('lottery issue ' || p_issue, 0)
$$;

-- Issues by their names as bets find them, with their locks held until the transaction ends. Bets may be taken where is_takeable
-- says so, by the clock of the database after the lock was had: closing waits for whoever holds it, so what was let in is in
-- the seal.
create function lottery_enter(p_lottery text, p_issues text[])
  returns table (id bigint, issue text, open_at timestamptz, close_at timestamptz, draw_at timestamptz,
    is_takeable boolean, now_at timestamptz)
  language plpgsql as $$
declare
  v_id bigint;
  v_now timestamptz;
begin
  for v_id in
    select known.id from lottery_issues known
     where known.lottery = p_lottery and known.issue = any (p_issues) order by known.id
  loop
    perform pg_advisory_xact_lock_shared(lottery_lock(v_id));
  end loop;
  v_now := clock_timestamp();
  return query
    select known.id, known.issue, known.open_at, known.close_at, known.draw_at,
           known.state = 'open' and known.close_at > v_now, v_now
      from lottery_issues known
     where known.lottery = p_lottery and known.issue = any (p_issues)
     order by known.close_at;
end
$$;

-- Several transfers in one statement, in the order given; each as if it came by itself. Whoever calls gives those of one
-- wallet after another in the order of the wallets' members, so that nobody waits in a circle.
create function ledger_post_many(p_transfers json)
  returns table (place integer, outcome text)
  language plpgsql as $$
declare
  v_one record;
  v_posted record;
begin
  place := 0;
  for v_one in
    select * from json_to_recordset(p_transfers) as given (
      hold text, merchant text, transfer text, kind text, reference text, currency text, digest bytea, at timestamptz,
      members uuid[], vendors text[], purposes text[], amounts bigint[])
  loop
    place := place + 1;
    if v_one.hold is null then
      v_posted := ledger_post(
        v_one.merchant, v_one.transfer, v_one.kind, v_one.reference, v_one.currency, v_one.digest, v_one.at,
        v_one.members, v_one.vendors, v_one.purposes, v_one.amounts);
    else
      v_posted := ledger_capture(
        v_one.hold, v_one.merchant, v_one.transfer, v_one.kind, v_one.reference, v_one.currency, v_one.digest, v_one.at,
        v_one.members, v_one.vendors, v_one.purposes, v_one.amounts);
    end if;
    outcome := v_posted.outcome;
    return next;
  end loop;
end
$$;

-- Several holds of one wallet in one statement; tells the first refusal, after which the caller undoes all.
create function ledger_hold_many(p_holds json) returns text
  language plpgsql as $$
declare
  v_one record;
  v_outcome text;
begin
  for v_one in
    select * from json_to_recordset(p_holds) as given (
      merchant text, id text, kind text, reference text, currency text, digest bytea, at timestamptz, ends_at timestamptz,
      member uuid, vendor text, amount bigint)
  loop
    v_outcome := ledger_hold(
      v_one.merchant, v_one.id, v_one.kind, v_one.reference, v_one.currency, v_one.digest, v_one.at, v_one.ends_at,
      v_one.member, v_one.vendor, v_one.amount);
    if v_outcome not in ('held', 'repeated') then return v_outcome; end if;
  end loop;
  return 'held';
end
$$;

-- Whoever has the page open is told of each order that is settled, beside the balance.
alter domain live_event_kind drop constraint live_event_kind_check;
alter domain live_event_kind add check
  (value in ('balance', 'round', 'winner', 'message', 'banners', 'signOut', 'lotteryOrder'));
