-- What goes: announcements that are deleted, of which open pages are told, and rounds of tables with nothing but play money.

create trigger told_gone after delete on announcements
  referencing old table as changed for each statement execute function tell_message();

-- Known once a number came. Of rounds before this it is not known, so they stay.
alter table house_table_rounds add column is_for_nothing boolean not null default false;
grant update (is_for_nothing) on house_table_rounds to livery_app;
create index house_table_rounds_for_nothing on house_table_rounds (created_at) where is_for_nothing and not is_current;

create or replace function keep_table_number() returns trigger
  language plpgsql as $$
begin
  if old.number is not null
    and (new.number, new.client_seed, new.client_seeds, new.drawn_at, new.is_for_nothing)
      is distinct from (old.number, old.client_seed, old.client_seeds, old.drawn_at, old.is_for_nothing) then
    raise exception 'The number of round % stands', old.id;
  end if;
  return new;
end
$$;

-- The sweep waits a day longer than this. Rounds that took real money are never in reach of it.
create policy owner_reads_nothing on house_table_rounds for select to current_user
  using (is_for_nothing and not is_current and created_at < now() - interval '6 days');
create policy owner_sweeps_nothing on house_table_rounds for delete to current_user
  using (is_for_nothing and not is_current and created_at < now() - interval '6 days');
