-- Names of games that are words of a language ("Roulette") by locale; a name that is a maker's own stands in `name` alone.
alter table games add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object');
