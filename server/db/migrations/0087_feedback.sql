-- What members write to the house, and what it answered. The answer itself arrives as a message.
create table feedback (
  merchant_code text not null,
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  -- 140 characters as people count them; one of them may be several code points.
  content text not null check (length(content) between 1 and 2000),
  state text not null check (state in ('open', 'answered', 'closed')),
  answer text check (length(answer) between 1 and 4000),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  check ((state = 'answered') = (answer is not null)),
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'open') = (decided_by is null))
);
create index feedback_by_member on feedback (member_id, created_at);
create index feedback_by_state on feedback (merchant_code, state, created_at, id);
create index feedback_listed on feedback (merchant_code, created_at, id);
create index feedback_to_go on feedback (created_at);

-- Pictures, made anew without what stood beside their pixels, under AES-256-GCM bound to the picture.
create table feedback_pictures (
  merchant_code text not null,
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  type text not null check (type in ('png', 'jpeg')),
  sealed bytea not null,
  -- Null until it is sent with what it belongs to.
  feedback_id uuid references feedback (id) on delete cascade,
  -- In the order in which they were sent.
  place smallint not null default 0 check (place between 0 and 2),
  added_at timestamptz not null,
  -- When it goes, where it was never sent.
  drop_at timestamptz,
  check ((feedback_id is null) = (drop_at is not null))
);
create index feedback_pictures_by_feedback on feedback_pictures (feedback_id);
create index feedback_pictures_by_member on feedback_pictures (member_id);
create index feedback_pictures_to_go on feedback_pictures (drop_at) where drop_at is not null;

call protect_tenant_table('feedback', false);
call protect_tenant_table('feedback_pictures', false);
grant select, insert, update, delete on feedback, feedback_pictures to livery_app;
call let_owner_sweep('feedback', 'created_at < now() - interval ''400 days''');
call let_owner_sweep('feedback_pictures', 'drop_at < now()');
create policy desk_member_scope on feedback as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));
create policy desk_member_scope on feedback_pictures as restrictive for select
  using ((select desk_sees_all()) or desk_sees_member(member_id));

-- Records of the audit about it are as far away from staff of other lines as itself.
create or replace function desk_sees_subject(merchant text, kind text, subject text) returns boolean
  language plpgsql volatile as $$
declare
  own text := current_setting('app.merchant', true);
  sees boolean := true;
begin
  if kind not in ('member', 'deposit', 'withdrawal', 'identityCheck', 'feedback') then
    return true;
  end if;
  perform set_config('app.merchant', coalesce(merchant, ''), true);
  if kind = 'member' then
    sees := exists (select 1 from members where id = subject::uuid);
  elsif kind = 'deposit' then
    sees := exists (select 1 from deposit_orders where id = subject);
  elsif kind = 'withdrawal' then
    sees := exists (select 1 from withdrawal_orders where id = subject);
  elsif kind = 'feedback' then
    sees := exists (select 1 from feedback where id = subject::uuid);
  else
    sees := exists (select 1 from identity_checks where id = subject::uuid);
  end if;
  perform set_config('app.merchant', coalesce(own, ''), true);
  return sees;
end
$$;
