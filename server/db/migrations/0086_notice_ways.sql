-- Messages find members who are not on the site: by e-mail, SMS and push. What is told is written in the transaction of its
-- event and nothing more; a job finds out by which ways each message goes, and sends it.
alter table notices
  alter column id set default gen_random_uuid(),
  -- By which ways it goes is still to be found out.
  add column is_waiting boolean not null default true;
update notices set is_waiting = false;
create index notices_waiting on notices (created_at) where is_waiting;
create policy owner_works on notices for select to current_user using (is_waiting);

-- One message by one way. A provider gets it at least once, and always under the same name.
create table notice_deliveries (
  merchant_code text not null,
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references members (id) on delete cascade,
  notice_id uuid,
  broadcast_id uuid references broadcasts (id) on delete cascade,
  way text not null check (way in ('mail', 'sms', 'push')),
  -- Of a push: to which browser.
  subscription_id uuid,
  -- Dropped: there is nobody to send it to any more.
  state text not null check (state in ('waiting', 'sent', 'failed', 'dropped')),
  attempts smallint not null default 0 check (attempts between 0 and 20),
  -- When it is tried next; while one gateway sends it, when another takes over.
  next_at timestamptz not null,
  fault text check (length(fault) <= 300),
  created_at timestamptz not null,
  ended_at timestamptz,
  foreign key (merchant_code, notice_id) references notices (merchant_code, id) on delete cascade,
  check ((notice_id is null) <> (broadcast_id is null)),
  check ((way = 'push') = (subscription_id is not null))
);
create unique index notice_deliveries_once on notice_deliveries
  (member_id, coalesce(notice_id, broadcast_id), way, coalesce(subscription_id, member_id));
create index notice_deliveries_due on notice_deliveries (next_at) where state = 'waiting';
create index notice_deliveries_failed on notice_deliveries (merchant_code, created_at desc, id desc)
  where state = 'failed';
create index notice_deliveries_to_go on notice_deliveries (created_at);
create index notice_deliveries_by_notice on notice_deliveries (merchant_code, notice_id) where notice_id is not null;
create index notice_deliveries_by_broadcast on notice_deliveries (broadcast_id) where broadcast_id is not null;

-- Browsers that a member lets us call. Address and keys are sealed: whoever has them can reach the member.
create table push_subscriptions (
  merchant_code text not null,
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  endpoint_digest bytea not null check (octet_length(endpoint_digest) = 32),
  sealed text not null,
  user_agent text not null check (length(user_agent) <= 400),
  -- The site that the browser shows it for.
  origin text not null check (length(origin) <= 300),
  created_at timestamptz not null
);
create unique index push_subscriptions_by_endpoint on push_subscriptions (merchant_code, endpoint_digest);
create index push_subscriptions_by_member on push_subscriptions (member_id);

-- The key by which push services know this gateway, where the environment has none; made once.
create table push_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  private_sealed text not null,
  created_at timestamptz not null
);

call protect_tenant_table('notice_deliveries', false);
call protect_tenant_table('push_subscriptions', false);
grant select, insert, update, delete on notice_deliveries, push_subscriptions to livery_app;
call let_owner_sweep('notice_deliveries', 'created_at < now() - interval ''30 days''');
create policy owner_works on notice_deliveries for select to current_user using (state = 'waiting');
create policy desk_member_scope on notice_deliveries as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));

-- Raises of limits whose time has come are told.
create index member_limits_wanted on member_limits (merchant_code, wanted_at) where wanted_at is not null;
create policy owner_works on member_limits for select to current_user using (wanted_at is not null);
