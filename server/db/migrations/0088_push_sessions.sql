-- A browser is called as long as nobody ended the session that it was subscribed in: by signing out there or everywhere, or
-- by ending it from elsewhere. One that merely ran out goes on being called.
alter table push_subscriptions add column session_id uuid;
create index push_subscriptions_by_session on push_subscriptions (session_id) where session_id is not null;

create function end_pushes() returns trigger
  language plpgsql as $$
begin
  delete from push_subscriptions where session_id = new.id;
  return null;
end
$$;
create trigger pushes_end after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function end_pushes();
