-- What came at a table is an object that its kind of game writes and reads, as in rounds that are played alone.

-- The owner changes rows of all merchants here.
alter table house_table_rounds no force row level security;
alter table house_table_rounds add column outcome jsonb check (jsonb_typeof(outcome) = 'object');
update house_table_rounds set outcome = jsonb_build_object('number', number) where number is not null;
alter table house_table_rounds force row level security;

-- Checks and the index that name the column go with it.
drop trigger keep_table_number on house_table_rounds;
drop function keep_table_number();
alter table house_table_rounds
  drop column number,
  add check ((phase = 'result') = (outcome is not null)),
  add check ((outcome is null) = (client_seeds is null)),
  add check ((outcome is null) = (client_seed is null)),
  add check ((outcome is null) = (drawn_at is null));
create index house_table_rounds_history on house_table_rounds (merchant_code, game_code, drawn_at desc)
  where outcome is not null;

-- What came stays as it came.
create function keep_table_outcome() returns trigger
  language plpgsql as $$
begin
  if old.outcome is not null
    and (new.outcome, new.client_seed, new.client_seeds, new.drawn_at, new.is_for_nothing)
      is distinct from (old.outcome, old.client_seed, old.client_seeds, old.drawn_at, old.is_for_nothing) then
    raise exception 'The outcome of round % stands', old.id;
  end if;
  return new;
end
$$;
create trigger keep_table_outcome before update on house_table_rounds
  for each row execute function keep_table_outcome();
grant update (outcome) on house_table_rounds to livery_app;

alter table house_rounds
  add check (jsonb_typeof(bet) = 'object'),
  add check (outcome is null or jsonb_typeof(outcome) = 'object');
