-- Who applied to become an agent or affiliate, and what was decided. They are nobody's members.
create table join_applications (
  merchant_code text not null,
  id uuid primary key,
  name text not null check (length(name) between 1 and 240),
  contact_kind text not null check (contact_kind in ('email', 'phone', 'telegram')),
  -- Under AES-256-GCM bound to the application.
  contact bytea not null,
  -- Tells one who applies twice, and nothing else.
  contact_hash bytea not null,
  channels text[] not null check (cardinality(channels) between 1 and 6),
  players text not null check (players in ('to10', 'to50', 'to200', 'more')),
  content text check (length(content) between 1 and 2000),
  locale text not null,
  state text not null check (state in ('open', 'accepted', 'declined')),
  note text check (length(note) between 1 and 4000),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'open') = (decided_by is null))
);
create unique index join_applications_once on join_applications (merchant_code, contact_hash) where state = 'open';
create index join_applications_by_state on join_applications (merchant_code, state, created_at, id);
create index join_applications_listed on join_applications (merchant_code, created_at, id);
create index join_applications_to_go on join_applications (created_at);

call protect_tenant_table('join_applications', false);
-- They belong to no line: who is for some members alone sees none.
create policy desk_member_scope on join_applications as restrictive for select using ((select desk_sees_all()));
grant select, insert, update, delete on join_applications to livery_app;
call let_owner_sweep('join_applications', 'created_at < now() - interval ''400 days''');
