-- What agents open accounts by, and the point of a member: what of 1000 staked on lotteries is given back at the lowest prize group.
alter table members
  -- Null: the terms of the house, which are the best there are.
  add column rebate_point smallint check (rebate_point between 0 and 500);

create table agent_links (
  merchant_code text not null,
  code text not null check (code ~ '^[A-Z0-9]{8}$'),
  agent_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('agent', 'player')),
  rebate_point smallint not null check (rebate_point between 0 and 500),
  -- Hosts on which it is good; empty: all of the merchant's.
  hosts text[] not null default '{}',
  -- Null: any number of accounts.
  max_uses integer check (max_uses between 1 and 100000),
  used integer not null default 0 check (used >= 0),
  expires_at timestamptz,
  note text not null default '' check (length(note) <= 60),
  is_active boolean not null default true,
  created_at timestamptz not null,
  primary key (merchant_code, code),
  check (max_uses is null or used <= max_uses)
);
create index agent_links_of_agent on agent_links (agent_id, created_at desc, code desc);
call protect_tenant_table('agent_links', false);
create policy desk_member_scope on agent_links as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(agent_id));
grant select, insert, update (used, is_active) on agent_links to livery_app;
