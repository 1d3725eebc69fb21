-- When a member's newest spin of a slot began: the next one waits for as long as the market says.
create table member_spins (
  merchant_code text not null,
  member_id uuid primary key references members (id) on delete cascade,
  spun_at timestamptz not null
);

call protect_tenant_table('member_spins', false);

grant select, insert, update, delete on member_spins to livery_app;
