-- On which sides of a table's round members bet, as vendors say it with their debits: for finding who bets against themselves.
create table play_table_sides (
  merchant_code text not null,
  vendor_code text not null,
  -- The vendor's own id of the round of the member.
  round_id text not null,
  -- The table's round, the same for everybody who bets in it.
  table_round text not null,
  side text not null,
  member_id uuid not null references members (id) on delete cascade,
  staked_at timestamptz not null,
  primary key (merchant_code, vendor_code, round_id, side)
);
create index play_table_sides_by_member on play_table_sides (member_id, staked_at);
create index play_table_sides_by_time on play_table_sides (staked_at);
call protect_tenant_table('play_table_sides', false);
create policy desk_member_scope on play_table_sides as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));
grant select, insert, delete on play_table_sides to livery_app;
